"""Discards of the rollout policy of Burraco, in the simulator."""

from __future__ import annotations

from italiancards.core.melds.lanes import LANE, WILD, places
from italiancards.games.burraco.hints.hand_melds import NEAR, wilds
from italiancards.games.burraco.hints.meld_numbers import TWO, VALUE
from italiancards.games.burraco.hints.simulator import TWOS, BurracoDeal, useful
from italiancards.games.burraco.hints.simulator_rules import may_discard

FRIEND, FEEDS, WORTH = 12.0, 25.0, 0.2
"""Cost of a discard for each card it goes with, and if others can add it; gain for a point."""
SPOILT = 120.0
"""Cost of discarding a wild card."""


def cost_of(deal: BurracoDeal, seat: int, place: int, feeds: int | None = None) -> float:
    """Return the cost of discarding a card, in no unit: loss and others' gain less its points.

    The hand loses the card's friends, the plain cards near it and its copies. A wild card costs
    `SPOILT`, more than any other card.

    Args:
        deal: simulated deal.
        seat: the seat that holds it.
        place: the card.
        feeds: cards that others can add, as bits; None to work them out.

    Returns:
        A cost in no unit of the game; lower is better.
    """
    if place == WILD or place % LANE == TWO:
        return SPOILT
    plain, both, near = deal.once[seat] & ~TWOS, deal.twice[seat], NEAR[place]
    friends = (plain & near).bit_count() + (both & near).bit_count() + (both >> place & 1)
    gift = (useful(deal, seat) if feeds is None else feeds) >> place & 1
    back = place == deal.picked  # nothing is gained by an exchange that is undone
    return FRIEND * friends + FEEDS * (gift + back) - WORTH * VALUE[place]


def discards(deal: BurracoDeal, seat: int) -> list[int]:
    """Return the different cards of a hand, best discarded first, each as its number.

    Args:
        deal: simulated deal.
        seat: its number, from 0.

    Returns:
        Places, whether they may be discarded or not.
    """
    feeds = useful(deal, seat)
    held = [*places(deal.once[seat] & ~TWOS), *dict.fromkeys(wilds(deal, seat))]
    return sorted(held, key=lambda place: cost_of(deal, seat, place, feeds))


def choose_discard(deal: BurracoDeal, seat: int) -> int:
    """Return the card that the rollout policy discards, as its number.

    Args:
        deal: simulated deal whose seat to move has drawn.
        seat: the seat to move.

    Returns:
        The place of a card that may be discarded.
    """
    return next(place for place in discards(deal, seat) if may_discard(deal, place))
