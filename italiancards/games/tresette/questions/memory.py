"""Questions of the memory trainer about Tresette: suits, empty hands, points."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from italiancards.core.errors import ItalianCardsError
from italiancards.core.seats import named_party
from italiancards.games.tresette.questions.suits import who_has_none
from italiancards.games.tresette.rules.score import thirds_text
from italiancards.games.tresette.rules.state import THIRDS, parties, thirds
from italiancards.questions.choices import numbers
from italiancards.questions.memory import (
    SeenDeal,
    counting,
    how_many,
    last_trick,
    rank_played,
    spreads_of,
    trick_before,
    which_played,
    who_played,
)
from italiancards.questions.question import Question, Spread
from italiancards.questions.trainer import MemoryTopic, MemoryTrainer

HIGH = "32A"
"""Ranks of the three highest cards."""
STEP = 2
"""Distance between the numbers of thirds that are offered."""


def suit_played(seen: SeenDeal, chance: Random) -> Question:
    """Return a question: how many cards of a suit have been played?

    >>> import italiancards as ic
    >>> suit_played(SeenDeal(ic.deal("tresette", seed=7).autoplay()), Random(1)).answer
    '10'
    """
    suit = _suit(seen, chance)
    cards = [card for card in seen.deck if card.suit == suit]
    return how_many(seen, cards, "memory-suit", suit=suit)


def _suit(seen: SeenDeal, chance: Random) -> str:
    """Return a suit that has been played, by chance; any if none has."""
    suits = sorted({each.card.suit for each in seen.played} or {card.suit for card in seen.deck})
    return chance.choice(suits)


def who_played_high(seen: SeenDeal, chance: Random) -> Question:
    """Return a question: who played the three, two or ace of a suit?"""
    card = seen.table.game.pack.card(chance.choice(HIGH) + _suit(seen, chance))
    return who_played(seen, card)


def who_is_void(seen: SeenDeal, chance: Random) -> Question | None:
    """Return a question: who has shown to have none of a suit? None where nobody has.

    >>> import italiancards as ic
    >>> table = ic.position("tresette", hand="3D 4D", void="/ D", declarations=False)
    >>> who_is_void(SeenDeal(table), Random(1)).answer
    'Rosa'
    """
    suits = sorted({card.suit for card in seen.deck})
    chance.shuffle(suits)
    for suit in suits:
        try:
            question = who_has_none(seen.table, suit)
        except ItalianCardsError:  # several have none
            continue
        if question.right < len(question.options) - 1:
            return replace(question, record=None, call=None, spreads=_discards(seen, suit))
    return None


def _discards(seen: SeenDeal, suit: str) -> tuple[Spread, ...]:
    """Return the tricks in which a suit was led and somebody did not follow, as spreads."""
    led = [trick.cards for trick in seen.tricks if trick.cards[0].card.suit == suit]
    broken = [cards for cards in led if any(each.card.suit != suit for each in cards)]
    return spreads_of(seen, [each for cards in broken for each in cards])


def worth_so_far(seen: SeenDeal, chance: Random) -> Question:
    """Return a question: what are the cards in a side's tricks worth so far?"""
    sides = parties(seen.view.options)
    number = chance.randrange(len(sides))
    cards = seen.view.taken[number]
    total = thirds(cards)
    return Question(
        seen.words.say("memory-worth", party=named_party(sides, number)),
        *numbers(total, step=STEP, write=thirds_text),
        seen.words.say("memory-worth-because", worth=thirds_text(total)),
        spreads=counting(seen, cards, THIRDS),
    )


TRAINER = MemoryTrainer(
    topics=(
        MemoryTopic("suit", 1, suit_played),
        MemoryTopic("high-card", 1, who_played_high),
        MemoryTopic("high-cards", 2, partial(rank_played, ranks=HIGH)),
        MemoryTopic("which-card", 2, which_played),
        MemoryTopic("voids", 2, who_is_void),
        MemoryTopic("last-trick", 2, last_trick),
        MemoryTopic("points", 3, worth_so_far),
        MemoryTopic("trick-before", 3, trick_before),
    ),
    tables=({}, {"players": 2}),
)
