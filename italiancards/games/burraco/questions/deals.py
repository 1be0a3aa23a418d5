"""Questions about a deal of Burraco: its first dealer, and a side's points at its end."""

from __future__ import annotations

from typing import Any

from italiancards.core.seats import party_of
from italiancards.games.burraco.game import GAME
from italiancards.games.burraco.rules.dealers import first_dealer
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.questions import matches
from italiancards.questions.bind import bind_game
from italiancards.questions.choices import numbers, players, read_cards
from italiancards.questions.parallels import CARDS, with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, join_texts, lesson_text
from italiancards.questions.wording import LEARNER, BilingualText
from italiancards.records import deal, read
from italiancards.table import Table

WORDS = Words(GAME)
FAR = 50
"""Distance between the points offered as answers."""

who_wins_match = bind_game(GAME, matches.who_wins_match)


@with_parallel(GAME, changes=CARDS)
def who_deals_first(cards: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return a question that asks for the first dealer, when each draws a card, the learner first.

    Args:
        cards: the cards drawn, one for each player.
        text: the question in words of the lesson's own; None for the game's.
        options: what the table has agreed on.

    Returns:
        A question whose answers are the players.

    >>> who_deals_first("9h 3c JK Kd").answer, who_deals_first("5h 5s 9c Kd").answer
    ('Rosa', 'You')
    """
    drawn = read_cards(cards, GAME)
    table = deal(GAME.name, seed=1, players=len(drawn), **options)
    lowest = first_dealer(BurracoOptions(players=len(drawn), **options), drawn)
    return Question(
        lesson_text(text, WORDS.say("question-deals-first")),
        players(table),
        int(lowest),
        WORDS.say("question-deals-first-because", card=drawn[lowest], seat=lowest),
        spreads=((WORDS.say("question-drawn-cards"), drawn),),
        house=House(GAME, table.options),
    )


@with_parallel()
def what_we_have(table: Table, move: str, text: BilingualText | None = None) -> Question:
    """Return a question about the points of the learner's side when a move has ended the deal.

    Args:
        table: the table before the move.
        move: the move that ends the deal, as a text.
        text: the question in words of the lesson's own; None for the game's.

    Returns:
        A question whose answers are points of the deal.

    >>> import italiancards as ic
    >>> table = {"melds": "3c 4c 5c 6c 7c 8c 9c", "laid": "0", "took": "0 1", "drawn": True}
    >>> what_we_have(ic.position("burraco", players=2, hand="Kd", **table), "discard Kd").answer
    '345'
    """
    record = table.record()
    sheet = read(record).play(move).score(seat=LEARNER).sheet
    party = party_of(sheet.parties, LEARNER)
    lines = [line for line in sheet.lines if line.points_of(party)]
    return Question(
        lesson_text(text, WORDS.say("question-we-have", card=table.read(move).uses.hand[0])),
        *numbers(sheet.totals[party], FAR),
        join_texts(
            *(
                WORDS.say(f"question-line-{line.name}", points=line.points_of(party))
                for line in lines
            ),
            WORDS.say("question-together-because", points=sheet.totals[party]),
        ),
        reveal=move,
        record=record,
    )
