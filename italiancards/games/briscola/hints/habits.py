"""Habits of people who are new to Briscola, and the bots that have them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core.moves import Move, Play
from italiancards.games.briscola.hints import beginner
from italiancards.games.briscola.hints.bidding import is_auction
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView
from italiancards.hints.habits import with_habits


def lead_dear(view: BriscolaView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the lead of the dearest card: leads aces and threes, trumps too; else None."""
    cards = _plays(view, legal)
    return None if view.trick or not cards else max(cards, key=lambda move: points((move.card,)))


def play_any(view: BriscolaView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the first card that comes to hand: he forgets what the trick is worth."""
    cards = _plays(view, legal)
    return chance.choice(cards) if cards else None


def _plays(view: BriscolaView, legal: Sequence[Move]) -> list[Play]:
    """Return the cards that can be played in silence; none in an auction, or where one is asked."""
    if view.asking or is_auction(view):
        return []
    return [move for move in legal if type(move) is Play]


novice = with_habits("novice", beginner.choose, ((0.6, lead_dear), (0.2, play_any)))
"""A player of the second evening: leads aces, and at times forgets to look at the trick."""
newcomer = with_habits("newcomer", beginner.choose, ((0.8, lead_dear), (0.5, play_any)))
"""A player of the first hour: leads aces and threes, and plays what comes to hand."""
