"""A player of the first evening: takes as many cards as he can, and forgets which count."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints.facts import look, reasons
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.advice import Advice


def choose(game: Game[Any, ScopaView, Any], view: ScopaView, chance: Random) -> Advice:
    """Return the beginner bot's advice: take most cards, or else lay down any card at random.

    Args:
        game: Scopa, for the legal moves.
        view: the seat to move.
        chance: which card is laid down.

    Returns:
        Every legal move, the best first; a capture's value is the number of cards taken.
    """

    def worth(move: Move) -> float:
        return float(len(move.cards)) if isinstance(move, Capture) else chance.random() - 1

    why = partial(reasons, view)
    return Advice.by_value("beginner", look(view), game.legal(view), worth, why)
