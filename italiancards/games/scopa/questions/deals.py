"""Questions about dealing at Scopa: the first cards on the table, and the number of rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from italiancards.core.cards import without
from italiancards.games.scopa.game import GAME
from italiancards.games.scopa.rules.state import deal_sizes
from italiancards.questions.choices import numbers, read_cards, yes_or_no
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import House, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.records import deal, read
from italiancards.table import Table

WORDS = Words(GAME)


@with_parallel(GAME)
def is_dealt_again(lying: str, text: BilingualText | None = None, **options: Any) -> Question:
    """Return the question whether the cards are dealt again when these come to lie on the table.

    Args:
        lying: the cards that are turned up at the start.
        text: the question in words of the lesson's own.
        options: the table's, by name.

    Raises:
        ItalianCardsError: a card that does not exist.

    >>> is_dealt_again("RD RC RB 4S").right  # the options: yes, no
    0
    >>> is_dealt_again("RD RC RB 4S", redeal_three_kings=False).right
    1
    """
    table, cards = deal(GAME.name, seed=1, **options), read_cards(lying, GAME)
    before = table.seating.count * deal_sizes(table.options)[0]
    rest = without(GAME.pack.cards, cards)
    start = table.deals.start(1)
    assert start is not None  # it was dealt
    _, events = GAME.deal(replace(start, deck=rest[:before] + cards + rest[before:]))
    again = next((event for event in events if event.name == "redealt"), None)
    first_event = again or next(event for event in events if event.name == "table-laid")
    return Question(
        lesson_text(text, WORDS.say("question-is-dealt-again", cards=cards)),
        *yes_or_no(table, right=again is not None),
        WORDS.events([first_event]),
        house=House(GAME, table.options),
    )


def how_many_rounds(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question that asks how often cards are dealt in a deal, the first time among them.

    Args:
        table: a table just dealt.
        text: the question in words of the lesson's own.

    >>> import italiancards as ic
    >>> how_many_rounds(ic.deal("scopa", players=3, seed=1)).answer
    '4'
    """
    events = [event for _, event in read(table.record()).autoplay("random").log(everything=True)]
    dealt = [event.facts["number"] for event in events if event.name == "dealt"]
    facts = {"players": table.seating.count, "number": dealt[0], "rounds": len(dealt)}
    each = table.seating.count * dealt[0]
    return Question(
        lesson_text(text, WORDS.say("question-rounds", players=table.seating.count)),
        *numbers(len(dealt), most=len(table.game.pack.cards)),
        WORDS.say("question-rounds-because", each=each, all=each * len(dealt), **facts),
        house=House(GAME, table.options),
    )
