"""A player of the first evening: lays what can be laid, wild cards too, and discards any card."""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Add, Lay, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.games.burraco.hints.greedy import weighed
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.advice import Advice, Weighed

SELDOM = 0.55
"""What is taken from the worth of taking the discards, so that they are taken one time in ten."""


def choose(game: Game[Any, BurracoView, Any], view: BurracoView, chance: Random) -> Advice:
    """Lays most cards at once, else adds, else draws or discards, each card as likely."""

    def worth(move: Move) -> float:
        if isinstance(move, Lay | Add):
            return float(len(move.uses.hand))
        return chance.random() - 1 - SELDOM if isinstance(move, Take) else chance.random() - 1

    moves = [
        Weighed((move,), worth(move), weighed(view, move).reasons) for move in game.legal(view)
    ]
    moves.sort(key=lambda each: -each.value)
    return Advice("beginner", tuple(moves), (Finding("advice-look", True, {}),))
