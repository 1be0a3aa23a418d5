"""Questions of the memory trainer about Briscola: trumps, aces and threes, points."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from italiancards.core.seats import named_party
from italiancards.games.briscola.questions.stock import trumps_unseen
from italiancards.games.briscola.rules.state import POINTS, parties, points
from italiancards.questions.choices import numbers
from italiancards.questions.memory import (
    SeenDeal,
    counting,
    how_many,
    last_trick,
    rank_played,
    trick_before,
    which_played,
    who_played,
)
from italiancards.questions.question import Question
from italiancards.questions.trainer import MemoryTopic, MemoryTrainer

HIGH = "A3"
"""Ranks of the carichi."""
STEP = 4
"""Distance between the numbers of points that are offered."""


def trumps_played(seen: SeenDeal, chance: Random | None = None) -> Question:
    """Return a question: how many trumps have been played?

    >>> import italiancards as ic
    >>> table = ic.deal("briscola", seed=7).autoplay()
    >>> trumps_played(SeenDeal(table)).answer
    '10'
    """
    trumps = [card for card in seen.deck if card.suit == seen.view.trump]
    return how_many(seen, trumps, "memory-trumps", suit=seen.view.trump)


def trumps_out(seen: SeenDeal, chance: Random | None = None) -> Question:
    """Return a question: how many trumps has the seat not seen yet, in its hand or anywhere?"""
    trumps = [card for card in seen.deck if card.suit == seen.view.trump]
    left = tuple(card for card in trumps if card in seen.view.unseen)
    because = seen.words.say("memory-trumps-left", cards=left, left=len(left))
    return replace(trumps_unseen(seen.table), because=because, record=None, call=None)


def who_played_trump(seen: SeenDeal, chance: Random) -> Question:
    """Return a question: who played the ace or the three of trumps?"""
    card = seen.table.game.pack.card(chance.choice(HIGH) + seen.view.trump)
    return who_played(seen, card)


def points_so_far(seen: SeenDeal, chance: Random) -> Question:
    """Return a question: how many points has the seat's side in its tricks, or another's?

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="RB 2D 6S", upcard="4S", taken="AD 3C / FB 2B")
    >>> points_so_far(SeenDeal(table), Random(1)).answer in ("21", "2")
    True
    """
    sides = parties(seen.view.options)
    number = chance.randrange(len(sides))
    cards = tuple(card for seat in sides[number] for card in seen.view.taken[seat])
    total = points(cards)
    return Question(
        seen.words.say("memory-points", party=named_party(sides, number)),
        *numbers(total, step=1 if total < STEP else STEP),
        seen.words.say("memory-points-because", points=total),
        spreads=counting(seen, cards, POINTS),
    )


TRAINER = MemoryTrainer(
    topics=(
        MemoryTopic("trumps", 1, trumps_played),
        MemoryTopic("high-trump", 1, who_played_trump),
        MemoryTopic("high-cards", 2, partial(rank_played, ranks=HIGH)),
        MemoryTopic("which-card", 2, which_played),
        MemoryTopic("last-trick", 2, last_trick),
        MemoryTopic("points", 3, points_so_far),
        MemoryTopic("trumps-out", 3, trumps_out),
        MemoryTopic("trick-before", 3, trick_before),
    ),
    tables=({}, {"players": 3}, {"players": 4}, {"players": 5}, {"players": 6}),
)
