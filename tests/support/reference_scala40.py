"""A plain player of Scala Quaranta, a few lines and never changed: something to measure by.

Frozen on 2026-11-22, before any hint was written: whoever tunes a bot must not touch it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.melds import Add, Discard, Lay, Swap, Take
from italiancards.hints.advice import Advice, LineEvaluation

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
WORTH = {"A": 11, "J": 10, "Q": 10, "K": 10, "JK": 25}


def choose(game: Any, view: Any, chance: Random) -> Advice:
    """Takes and lays whatever it may, most points first; throws the dearest of its lonely cards."""
    moves = sorted(game.legal(view), key=lambda move: -_worth(view, move))
    return Advice("reference", tuple(LineEvaluation((move,), _worth(view, move)) for move in moves))


def _worth(view: Any, move: Any) -> float:
    if isinstance(move, Take):
        return 10.0
    if isinstance(move, Lay):
        return 1000.0 + sum(map(_points, move.cards))
    if isinstance(move, Add | Swap):
        return 500.0 + _points(move.card) if isinstance(move, Add) else -900.0
    if isinstance(move, Discard):
        return _points(move.card) - 20 * _friends(view, move.card)
    return 0.0


def _points(card: Any) -> int:
    return WORTH.get(str(card)) or WORTH.get(card.rank) or int(card.rank)


def _friends(view: Any, card: Any) -> int:
    """Cards of the same rank, and those of the same suit that are next to it or next but one."""
    if str(card) == "JK":
        return 20
    near = (
        other != card
        and str(other) != "JK"
        and (
            other.rank == card.rank
            or (
                other.suit == card.suit
                and abs(RANKS.index(other.rank) - RANKS.index(card.rank)) <= 2
            )
        )
        for other in view.hand
    )
    return sum(near)
