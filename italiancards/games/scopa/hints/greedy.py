"""A player who counts the cards that a move takes or gives away; nothing beyond."""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints.facts import card_of, look, reasons
from italiancards.games.scopa.hints.worth import POINT, taken, worth
from italiancards.games.scopa.rules.view import ScopaView
from italiancards.hints.advice import Advice, Weighed


def choose(game: Game[Any, ScopaView, Any], view: ScopaView, chance: Random) -> Advice:
    """The move that gains most at once.

    Args:
        game: Scopa, for the legal moves.
        view: the seat to move.
        chance: unused: this bot never draws lots.

    Returns:
        Every legal move, the best first; the values are those of `gain`.
    """
    moves = [Weighed((move,), gain(view, move), reasons(view, move)) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("greedy", tuple(moves), look(view))


def gain(view: ScopaView, move: Move) -> int:
    """Gain of a move, in hundredths of a point; a card laid down is lost.

    Args:
        view: the seat to move.
        move: a capture, or a card to lay down.

    Returns:
        A whole point is added where the table is swept, also by the last card of a deal.
    """
    if not isinstance(move, Capture):
        return -worth(card_of(move))
    return taken((move.card, *move.cards)) + POINT * (len(move.cards) == len(view.table))
