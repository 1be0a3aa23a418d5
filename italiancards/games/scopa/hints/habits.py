"""Habits of people who are new to Scopa, and the bots that have them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints import beginner
from italiancards.games.scopa.hints.facts import card_of
from italiancards.games.scopa.hints.worth import worth
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.habits import with_habits


def overlook_sums(view: ScopaView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return a move of who sees like cards alone: a pair, or any card where no pair lies there."""
    captures = [move for move in legal if isinstance(move, Capture)]
    pairs = [move for move in captures if len(move.cards) == 1]
    rest = [move for move in legal if move not in captures]
    return chance.choice(pairs or rest or captures)


def overlook_any(view: ScopaView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return his dearest card that takes nothing, though another might; None where all take."""
    rest = [move for move in legal if not isinstance(move, Capture)]
    return max(rest, key=lambda move: worth(card_of(move))) if rest else None


def lay_dear(view: ScopaView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the lay-down of his dearest card: he does not know sevens and coins; else None."""
    if any(isinstance(move, Capture) for move in legal):
        return None
    return max(legal, key=lambda move: worth(card_of(move)))


novice = with_habits("novice", beginner.choose, ((0.5, overlook_sums), (0.6, lay_dear)))
"""A player of the second evening: overlooks sums at times, and gives a seven away."""
newcomer = with_habits(
    "newcomer", beginner.choose, ((0.3, overlook_any), (0.7, overlook_sums), (0.8, lay_dear))
)
"""A player of the first hour: sees pairs, hardly a sum, and lays down sevens and coins."""
