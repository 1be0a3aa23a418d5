"""What a deal of five is worth to a seat: what it wins or loses, and what the match makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.ladder import highest, ladder, need
from italiancards.games.briscola.rules.stakes import Contract, stakes
from italiancards.games.briscola.rules.state import FIVE
from italiancards.games.briscola.rules.view import BriscolaView

TILT = 0.001
"""What a card point is worth beside the stake: of two cards that win alike the richer is played."""
DECIDES = 4.0
"""What a deal is worth, beside its points, that wins the match; whoever wins it takes as much from
the four others together."""


def worth(view: BriscolaView, sides: Sequence[int], taken: Sequence[int]) -> float:
    """What a seat wins or loses where each has taken so many points and some are the callers."""
    auction = view.auction
    assert auction is not None
    assert auction.caller is not None
    bid = auction.bid_of(auction.caller)
    assert bid is not None
    callers = [Seat(seat) for seat in range(FIVE) if sides[seat]]
    partner = next((seat for seat in callers if seat != auction.caller), auction.caller)
    contract = Contract(auction.caller, partner, bid)
    return staked(view, contract, sum(taken[seat] for seat in contract.callers))


def staked(view: BriscolaView, contract: Contract, had: int) -> float:
    """What a seat wins or loses by a contract, where the callers have so many points."""
    mine = had if view.seat in contract.callers else -had
    won = stakes(view.options, contract, had)
    return won[view.seat] + TILT * mine + in_match(view, won)


def in_match(view: BriscolaView, won: Sequence[int]) -> float:
    """What a deal is worth, beside its points, because somebody wins the match by it."""
    if view.options.target is None:
        return 0.0
    after = [had + more for had, more in zip(view.scores, won, strict=True)]
    best = max(after)
    if best < view.options.target or after.count(best) > 1:
        return 0.0
    return DECIDES if after[view.seat] == best else -DECIDES / (FIVE - 1)


def near_the_end(view: BriscolaView) -> bool:
    """Whether somebody may win the match by this deal."""
    target = view.options.target
    return target is not None and max(view.scores) + max(stakes_of(view)) >= target


def stakes_of(view: BriscolaView) -> tuple[int, ...]:
    """What is won by the bid that stands, where its caller plays alone and makes it."""
    auction = view.auction
    held = None if auction is None else highest(auction, view.options)
    bid = ladder(view.options)[0] if held is None else held[1]
    return stakes(view.options, Contract(view.seat, view.seat, bid), need(bid))
