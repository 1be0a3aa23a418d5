"""A player of the first evening: leads what is dear, plays aces away, forgets to declare."""

from __future__ import annotations

from random import Random
from typing import Any

from italiancards.core.announcements import Pass
from italiancards.core.game import Game
from italiancards.core.moves import Move, Play
from italiancards.games.tresette.hints.facts import look, reasons
from italiancards.games.tresette.hints.sides import card_of, declaration_points
from italiancards.games.tresette.rules.state import ORDER, THIRDS
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.advice import Advice

FORGETS = 0.5
"""Chance that he forgets to declare."""


def choose(game: Game[Any, TresetteView, Any], view: TresetteView, chance: Random) -> Advice:
    """Return the beginner bot's advice: lead high, take if possible, else play almost any card.

    He does not look at who takes the trick so far, and says nothing with his cards.

    Args:
        game: Tresette, for the legal moves.
        view: the seat to move.
        chance: whether he forgets to declare, and the card that he gives.

    Returns:
        Every legal move, the best first; the values do no more than order them.
    """
    forgets = chance.random() < FORGETS

    def worth(move: Move) -> float:
        card = card_of(move)
        if card is None:
            thought_of = isinstance(move, Pass) == forgets
            return 100.0 * thought_of + declaration_points(move)
        silent = 0.01 * (type(move) is Play)
        height = len(ORDER.ranks) - ORDER.ranks.index(card.rank)
        if not view.trick:
            return height + silent
        if view.taker(card) == view.seat:
            return 20.0 + height
        return chance.random() * (1 + THIRDS.get(card.rank, 0))

    findings = reasons(view, game.legal(view))
    return Advice.by_value("beginner", look(view), findings, worth, findings.__getitem__)
