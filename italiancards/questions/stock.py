"""Questions about tricks and a stock: the order of drawing, the tricks to come."""

from __future__ import annotations

from italiancards.questions.choices import numbers, players
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.tricks import TAKEN, complete_trick, deciding_rule, take_trick
from italiancards.questions.wording import BilingualText
from italiancards.records import read
from italiancards.table import Table

DREW = "drew"
"""Prefix of the names of draw events: from the stock, or the card face up under it."""


@with_parallel()
def who_draws_first(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question: who draws first after the trick that this card completes?

    Args:
        table: a table where that card completes the trick.
        move: the card.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", others="7D FB")
    >>> who_draws_first(table, "RB").right  # the options: you, Rosa, nobody
    1
    """
    words, (record, events) = Words(table.game), complete_trick(table, move)
    drawn = [event.facts["seat"] for event in events if event.name.startswith(DREW)]
    first = drawn[0] if drawn else None
    _, taken = take_trick(table, move)
    name = "question-no-draw-because" if first is None else "question-draws-first-because"
    return Question(
        lesson_text(text, words.say("question-draws-first", card=table.read(move).uses.card)),
        players(table, "question-nobody"),
        table.seating.count if first is None else int(first),
        join_texts(words.finding(deciding_rule(taken)), words.say(name, seat=first)),
        reveal=move,
        record=record,
    )


def how_many_tricks(
    table: Table, drawing: bool | None = None, text: BilingualText | None = None
) -> Question:
    """Return a question: how many tricks are left in the deal?

    Args:
        table: the table.
        drawing: only those after which cards are drawn, or only those after which none are.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> table = ic.deal("briscola", seed=7)
    >>> [how_many_tricks(table, drawing).answer for drawing in (None, True, False)]
    ['20', '17', '3']
    """
    words, played = Words(table.game), read(table.record()).autoplay("random")
    draws = list[int]()  # after each trick, the cards that are drawn
    for moment in played.moments[table.now + 1 :]:
        for event in moment.events:
            if event.name == TAKEN:
                draws.append(0)
            elif event.name.startswith(DREW):
                draws[-1] += 1
    drawn = sum(map(bool, draws))
    number = {None: len(draws), True: drawn, False: len(draws) - drawn}[drawing]
    kind = {None: "tricks-all", True: "tricks-drawing", False: "tricks-last"}[drawing]
    facts = {
        "number": number,
        "players": table.seating.count,
        "cards": len(draws) * table.seating.count,
        "drawn": sum(draws),
    }
    return Question(
        lesson_text(text, words.say(f"question-{kind}")),
        *numbers(number),
        words.say(f"question-{kind}-because", **facts),
        scene=table.record(),
    )
