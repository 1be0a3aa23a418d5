"""Questions for more than two players: the side that gets the cards, and the last to play."""

from __future__ import annotations

from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Capture
from italiancards.core.seats import named_party
from italiancards.games.scopa.game import GAME
from italiancards.questions.choices import players, sides
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import read
from italiancards.table import Table

WORDS = Words(GAME)


@with_parallel()
def whose_pile(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return the question whose pile some cards go to, or whose point they make by a scopa.

    Args:
        table: a table where any seat is to move.
        move: what it takes.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: nothing is taken.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", players=4, seat=2, hand="7S 2B FC", table="3C 4D RB")
    >>> whose_pile(table, "7S x 3C+4D").right  # the options: you and Aldo, Rosa and Bice
    0
    """
    taken = table.read(move)
    if not isinstance(taken, Capture):
        raise ItalianCardsError("takes-nothing", move=move)
    seat, record = table.to_move, table.record()
    played = read(record).play(move)
    right = next(place for place, pile in enumerate(played.view(0).taken) if taken.card in pile)
    scopa = any(
        event.name == "scopa" for _, event in played.log(since=table.now + 1, everything=True)
    )
    asked = "question-whose-scopa" if scopa else "question-whose-pile"
    return Question(
        lesson_text(text, WORDS.say(asked, seat=seat, card=taken.card, cards=taken.cards)),
        sides(table),
        right,
        WORDS.say("question-whose-because", party=named_party(table.parties, right)),
        reveal=move,
        record=record,
    )


def who_plays_last(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks who plays the last card of a deal.

    Args:
        table: the table.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> who_plays_last(ic.deal("scopa", seed=7, dealer=1)).right  # the options: you, Rosa
    1
    """
    dealer = table.view().dealer
    moments = read(table.record()).autoplay("random").moments
    last = next(moment.seat for moment in reversed(moments) if moment.seat is not None)
    return Question(
        lesson_text(text, WORDS.say("question-plays-last", dealer=dealer)),
        players(table),
        int(last),
        WORDS.say("question-plays-last-because", seat=last),
        house=House(GAME, table.options),
    )
