"""A player of the first evening: takes whatever can be taken, with the dearest card."""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.moves import Exchange, Move
from italiancards.games.briscola.state import points
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints.advice import Advice, Weighed
from italiancards.hints.briscola.company import card_of
from italiancards.hints.briscola.facts import gets_better, look, reasons, wins


def choose(game: Game[Any, BriscolaView, Any], view: BriscolaView, chance: Random) -> Advice:
    """Leads any card, each as likely; takes when it can; else gives what counts least."""

    def worth(move: Move) -> float:
        card = card_of(move)
        if isinstance(move, Exchange):
            return 100.0 if gets_better(view, card) else -100.0
        if view.trick:
            return 20.0 + points((card,)) if wins(view, card) else -float(points((card,)))
        return chance.random()

    moves = [Weighed((move,), worth(move), reasons(view, move)) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("beginner", tuple(moves), look(view))
