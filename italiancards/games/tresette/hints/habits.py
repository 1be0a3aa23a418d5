"""Habits of people who know Tresette a little, and the bots that have them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core.announcements import Pass
from italiancards.core.moves import Move, Play
from italiancards.games.tresette.hints import greedy
from italiancards.games.tresette.rules.state import ORDER, THIRDS
from italiancards.games.tresette.rules.view import TresetteView
from italiancards.hints.habits import with_habits


def lead_high(view: TresetteView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the lead of the highest card: three, two or ace; None where a card lies there."""
    cards = _plays(view, legal)
    return None if view.trick or not cards else min(cards, key=_place)


def take_all(view: TresetteView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the highest card that takes the trick so far, his partner's too; None if none does."""
    if not view.trick:
        return None
    takers = [move for move in _plays(view, legal) if view.taker(move.card) == view.seat]
    return min(takers, key=_place) if takers else None


def throw_points(view: TresetteView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return any card on a trick that he cannot take: he forgets who takes it; else None."""
    cards = _plays(view, legal) if view.trick else []
    if any(view.taker(move.card) == view.seat for move in cards) or not cards:
        return None
    return max(cards, key=lambda move: THIRDS.get(move.card.rank, 0))


def forget_declaration(view: TresetteView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the pass of who forgets to declare; None where nothing is asked."""
    return next((move for move in legal if isinstance(move, Pass)), None)


def _plays(view: TresetteView, legal: Sequence[Move]) -> list[Play]:
    """Return the cards that can be played without a word; none where something else is asked."""
    return [] if view.asking else [move for move in legal if type(move) is Play]


def _place(move: Play) -> int:
    """Return the place of a card in its suit, the highest first."""
    return ORDER.ranks.index(move.card.rank)


learner = with_habits(
    "learner",
    greedy.choose,
    ((0.7, lead_high), (0.7, take_all), (0.6, throw_points), (0.4, forget_declaration)),
)
"""A player of the third evening: leads threes, takes from his partner, and throws points away."""
regular = with_habits(
    "regular", greedy.choose, ((0.35, lead_high), (0.35, take_all), (0.25, throw_points))
)
"""A player of the kitchen table: declares, but takes whatever he can and leads high at times."""
