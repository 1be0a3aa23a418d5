"""A player who counts the cards that a move takes or gives away; nothing beyond."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints.facts import card_of, look, reasons
from italiancards.games.scopa.hints.worth import POINT, total_worth, worth
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.advice import Advice


def choose(game: Game[Any, ScopaView, Any], view: ScopaView, chance: Random) -> Advice:
    """Return the greedy bot's advice: the legal moves, ranked by the gain of each at once.

    Args:
        game: Scopa, for the legal moves.
        view: the seat to move.
        chance: unused; every bot takes one.

    Returns:
        Advice with every legal move, the best first, equal ones in the order of `game.legal`; the
        values are those of `gain`, in hundredths of a point.
    """
    value, why = partial(gain, view), partial(reasons, view)
    return Advice.by_value("greedy", look(view), game.legal(view), value, why)


def gain(view: ScopaView, move: Move) -> int:
    """Return a move's gain at once, in hundredths of a point; negative for a card laid down.

    Args:
        view: the seat to move.
        move: a capture, or a card to lay down.

    Returns:
        For a capture, the worth of the card played and of those it takes, and 100 for a sweep, even
        with the last card of a deal; for a card laid down, minus its worth.
    """
    if not isinstance(move, Capture):
        return -worth(card_of(move))
    return total_worth((move.card, *move.cards)) + POINT * (len(move.cards) == len(view.table))
