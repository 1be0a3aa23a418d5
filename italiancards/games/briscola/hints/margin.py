"""Margin of a side at Briscola: the points that it can still let go and win all the same."""

from __future__ import annotations

from italiancards.core.cards import Card
from italiancards.games.briscola.hints.facts import wins
from italiancards.games.briscola.hints.five_principles import caller, is_against
from italiancards.games.briscola.hints.sides import MORE_THAN_HALF, side_points, sides, taking_side
from italiancards.games.briscola.rules.ladder import highest, need
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView

ALL = 120
"""Points in the pack."""


def needed(view: BriscolaView) -> int:
    """Return the points that win the deal: those of the bid, else more than half.

    Args:
        view: the seat that asks, once the play has begun.
    """
    held = None if view.auction is None else highest(view.auction, view.options)
    return MORE_THAN_HALF if held is None else need(held[1])


def spare(view: BriscolaView) -> int | None:
    """Return the most points that the own side can still lose; None where three sides play.

    Below 0 nothing can be won any more. Of five, whoever plays against the caller asks what he can
    lose; a partner who is not known yet is taken to be the one who has most points.

    Args:
        view: the seat that asks.
    """
    if caller(view) is not None:
        return ALL - needed(view) - _with_three(view)
    scores = side_points(view)
    return ALL - needed(view) - scores[1 - sides(view)[view.seat]] if len(scores) == 2 else None


def _with_three(view: BriscolaView) -> int:
    """Return the points that lie for certain with those who play against the caller."""
    piles, own = [points(pile) for pile in view.taken], {view.seat, *(view.partners or ())}
    against = is_against(view)
    sure = sum(piles[seat] for seat in own) if against else 0
    if view.partners is not None:
        return sure if against else sum(piles) - sum(piles[seat] for seat in own)
    others = [pile for seat, pile in enumerate(piles) if seat not in (view.seat, caller(view))]
    return sure + sum(others) - max(others)


def lets_go(view: BriscolaView, card: Card) -> bool:
    """True if this card leaves a trick to others whose points the own side cannot spare.

    Args:
        view: the seat to move.
        card: a card of its hand.
    """
    left = spare(view) if view.trick else None
    if left is None or left < 0 or is_against(view) or wins(view, card):
        return False
    theirs = taking_side(view, card) != sides(view)[view.seat]
    return theirs and points((*view.trick, card)) > left


def must_take(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if only the other card leaves a trick whose points the own side cannot spare."""
    return wins(view, best) and lets_go(view, other)


def break_bid(view: BriscolaView, best: Card, other: Card) -> bool:
    """True if with this trick one of the three keeps the caller from the points of the bid."""
    left = spare(view)
    if left is None or not is_against(view) or not view.trick or view.yet_to_play:
        return False
    takes = wins(view, best) and not wins(view, other)
    return takes and 0 <= left < points((*view.trick, best))
