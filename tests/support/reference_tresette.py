"""A plain player of Tresette, a few lines and never changed: something to measure bots against.

Frozen on 2026-11-22, before any hint was written: whoever tunes a bot must not touch it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.moves import Play
from italiancards.hints.advice import Advice, LineEvaluation

HIGH_TO_LOW = "32ARCF7654"
WORTH = {"A": 3, "3": 1, "2": 1, "R": 1, "C": 1, "F": 1}


def choose(game: Any, view: Any, chance: Random) -> Advice:
    """Declares all it has; leads the longest suit from the top; takes what it can, cheaply."""
    moves = sorted(game.legal(view), key=lambda move: -_worth(view, move))
    return Advice("reference", tuple(LineEvaluation((move,), _worth(view, move)) for move in moves))


def _worth(view: Any, move: Any) -> float:
    if not isinstance(move, Play):
        return 1000 + sum(each.points for each in getattr(move, "combinations", ()))
    height = len(HIGH_TO_LOW) - HIGH_TO_LOW.index(move.card.rank)
    worth, silent = WORTH.get(move.card.rank, 0), 0.5 * (type(move) is Play)
    if not view.trick:
        return 20 * sum(card.suit == move.card.suit for card in view.hand) + height + silent
    led = [card for card in view.trick if card.suit == view.trick[0].suit]
    best = max(len(HIGH_TO_LOW) - HIGH_TO_LOW.index(card.rank) for card in led)
    taker = (view.leader + [*view.trick].index(max(led, key=_height))) % view.players
    if taker in (view.partners or ()):
        return 10 * worth - height
    if move.card.suit == view.trick[0].suit and height > best:
        return 100 - height
    return -10 * worth - height


def _height(card: Any) -> int:
    return len(HIGH_TO_LOW) - HIGH_TO_LOW.index(card.rank)
