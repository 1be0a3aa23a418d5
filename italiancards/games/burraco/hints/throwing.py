"""Which card a sensible player of Burraco discards, in the simulator."""

from __future__ import annotations

from italiancards.core.melds.lanes import LANE, WILD, places
from italiancards.games.burraco.hints.allowed import may_discard
from italiancards.games.burraco.hints.holding import NEAR, wilds
from italiancards.games.burraco.hints.laid import TWO, VALUE
from italiancards.games.burraco.hints.simulator import TWOS, Deal, useful

FRIEND, FEEDS, WORTH = 12.0, 25.0, 0.2
"""What it costs to discard a card with another of the hand that goes with it, one that others can
add, and what it brings for each point of it."""
SPOILT = 120.0
"""What it costs to discard a wild card."""


def cost_of(deal: Deal, seat: int, place: int, feeds: int | None = None) -> float:
    """What it costs to discard a card: those that go with it, and those it is of use to.

    Args:
        deal: the deal.
        seat: the seat that holds it.
        place: the card.
        feeds: the cards that others can add, where that is known.
    """
    if place == WILD or place % LANE == TWO:
        return SPOILT
    plain, both, near = deal.once[seat] & ~TWOS, deal.twice[seat], NEAR[place]
    friends = (plain & near).bit_count() + (both & near).bit_count() + (both >> place & 1)
    given = (useful(deal, seat) if feeds is None else feeds) >> place & 1
    back = place == deal.picked  # nothing is gained by an exchange that is undone
    return FRIEND * friends + FEEDS * (given + back) - WORTH * VALUE[place]


def discards(deal: Deal, seat: int) -> list[int]:
    """The different cards of a hand, those first that are best discarded."""
    feeds = useful(deal, seat)
    held = [*places(deal.once[seat] & ~TWOS), *dict.fromkeys(wilds(deal, seat))]
    return sorted(held, key=lambda place: cost_of(deal, seat, place, feeds))


def thrown(deal: Deal, seat: int) -> int:
    """The card that a sensible player discards."""
    return next(place for place in discards(deal, seat) if may_discard(deal, place))
