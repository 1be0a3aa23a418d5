"""A player of the first evening: lays all he can, wild cards too, and discards any card."""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Add, Lay, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.burraco.hints.greedy import weigh
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.advice import Advice, LineEvaluation

SELDOM = 0.55
"""Handicap of taking the discards, by which they are taken one time in ten."""


def choose(game: Game[Any, BurracoView, Any], view: BurracoView, chance: Random) -> Advice:
    """Return the beginner bot's advice: lay most cards, else add, else draw or discard at random.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.
        chance: source of the choice among draws and discards.

    Returns:
        Advice with every legal move, the best first.
    """

    def worth(move: Move) -> float:
        if isinstance(move, Lay | Add):
            return float(len(move.uses.hand))
        return chance.random() - 1 - SELDOM if isinstance(move, Take) else chance.random() - 1

    moves = [
        LineEvaluation((move,), worth(move), weigh(view, move).reasons) for move in game.legal(view)
    ]
    moves.sort(key=lambda each: -each.value)
    return Advice("beginner", tuple(moves), (Finding("advice-look", True, {}),))
