"""A player who counts what a card takes, and what a card laid down gives away; nothing beyond."""

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
    """The move that gains most at once."""
    moves = [Weighed((move,), gain(view, move), reasons(view, move)) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("greedy", tuple(moves), look(view))


def gain(view: ScopaView, move: Move) -> int:
    """What a move takes, in hundredths of a point; a card laid down is lost."""
    if not isinstance(move, Capture):
        return -worth(card_of(move))
    return taken((move.card, *move.cards)) + POINT * (len(move.cards) == len(view.table))
