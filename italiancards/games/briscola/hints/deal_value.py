"""Value of a deal of five to a seat: its payoff, and the match if that is decided."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.ladder import highest, ladder, need
from italiancards.games.briscola.rules.payoffs import Contract, payoffs
from italiancards.games.briscola.rules.state import FIVE
from italiancards.games.briscola.rules.view import BriscolaView

TILT = 0.001
"""Value of a card point beside the stake: of two cards that win alike the richer is played."""
DECIDES = 4.0
"""Value of winning the match, beside a deal's points; the four others lose it together."""


def worth(view: BriscolaView, sides: Sequence[int], taken: Sequence[int]) -> float:
    """Return the worth of a finished deal to a seat, in points: payoff, card points, the match.

    Args:
        view: the seat whose value it is; a card has been called.
        sides: for each seat, true for the caller and the partner.
        taken: card points of each seat.

    Returns:
        Points of the match; a card point adds `TILT`, a match won `DECIDES`.
    """
    auction = view.auction
    assert auction is not None
    assert auction.caller is not None
    bid = auction.bid_of(auction.caller)
    assert bid is not None
    callers = [Seat(seat) for seat in range(FIVE) if sides[seat]]
    partner = next((seat for seat in callers if seat != auction.caller), auction.caller)
    contract = Contract(auction.caller, partner, bid)
    return contract_value(view, contract, sum(taken[seat] for seat in contract.callers))


def contract_value(view: BriscolaView, contract: Contract, had: int) -> float:
    """Return the worth of a contract to a seat, in points, if the callers took `had` card points.

    Args:
        view: the seat whose value it is.
        contract: caller, partner and bid, as they are or might be.
        had: card points of caller and partner together.

    Returns:
        Points of the match; a card point adds `TILT`, a match won `DECIDES`.
    """
    mine = had if view.seat in contract.callers else -had
    won = payoffs(view.options, contract, had)
    return won[view.seat] + TILT * mine + match_value(view, won)


def match_value(view: BriscolaView, won: Sequence[int]) -> float:
    """Return the worth to a seat, in points, of winning or losing the match; 0 if it goes on.

    Args:
        view: the seat, with the scores before the deal.
        won: points of the match that each seat wins or loses by the deal.

    Returns:
        `DECIDES` to the winner, minus a quarter of it to each other seat; 0 if nobody wins, or the
        target is reached by two with equally many.
    """
    if view.options.target is None:
        return 0.0
    after = [had + more for had, more in zip(view.scores, won, strict=True)]
    best = max(after)
    if best < view.options.target or after.count(best) > 1:
        return 0.0
    return DECIDES if after[view.seat] == best else -DECIDES / (FIVE - 1)


def near_the_end(view: BriscolaView) -> bool:
    """True if a payoff of this deal may bring somebody to the target of the match."""
    target = view.options.target
    return target is not None and max(view.scores) + max(payoffs_of_bid(view)) >= target


def payoffs_of_bid(view: BriscolaView) -> tuple[int, ...]:
    """Return payoffs by seat if this one, alone, fulfils the bid held, else the lowest."""
    auction = view.auction
    held = None if auction is None else highest(auction, view.options)
    bid = ladder(view.options)[0] if held is None else held[1]
    return payoffs(view.options, Contract(view.seat, view.seat, bid), need(bid))
