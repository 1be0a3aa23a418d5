"""Payoffs of five players: the bid is made or not, and the caller has most at stake."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.announcements import Bid
from italiancards.core.rules import Finding
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.auction import Auction
from italiancards.games.briscola.rules.ladder import LEAST, MOST, need
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView

CALLER, HOLDER, ALONE, OTHER = 2, 1, 4, 1
"""Stakes in points: of the caller, the partner, a caller alone, and each opponent."""
BAND, WIDEST = 10, 5
"""Points of a bid that make a band, and number of bands (S3): the last one has no end."""


@dataclass(frozen=True, slots=True)
class Contract:
    """The bid, the caller and the holder of the called card, once everybody knows.

    Args:
        caller: who called.
        holder: who held the called card; the caller, where he plays alone.
        bid: what the caller bid.
    """

    caller: Seat
    holder: Seat
    bid: Bid

    @property
    def alone(self) -> bool:
        """True if the caller holds the called card himself and plays against all others."""
        return self.caller == self.holder

    @property
    def callers(self) -> tuple[Seat, ...]:
        """The caller, and the partner if there is one."""
        return (self.caller,) if self.alone else (self.caller, self.holder)


def band(bid: Bid) -> int:
    """Return the multiplier of the payoffs for a bid: 1 for 61 to 70, up to 5 from 101 on (S3).

    >>> [band(Bid(points=each)) for each in (61, 70, 71, 91, 100, 101, 120)], band(Bid("R"))
    ([1, 1, 2, 4, 4, 5, 5], 1)
    """
    return min(WIDEST, (need(bid) - LEAST) // BAND + 1)


def payoffs(options: BriscolaOptions, contract: Contract, taken: int) -> tuple[int, ...]:
    """Return each seat's payoff, won or lost, from the card points that the callers have taken.

    Args:
        options: the table's way of scoring.
        contract: caller, holder and bid.
        taken: card points of the caller, and of the partner if there is one.

    Returns:
        Points of the match by seat; they add up to 0 unless `bands_partner` is `same`.

    >>> contract = Contract(Seat(0), Seat(2), Bid(points=75))
    >>> five = BriscolaOptions(players=5)
    >>> payoffs(five, contract, 75), payoffs(five, contract, 74)
    ((2, -1, 1, -1, -1), (-2, 1, -1, 1, 1))
    """
    times = 1 if taken >= need(contract.bid) else -1
    if options.scoring == "bands":
        times *= band(contract.bid)
    if options.cappotto_double and taken in (0, MOST):
        times *= 2
    partner = CALLER if options.bands_partner == "same" else HOLDER
    won = {contract.holder: partner, contract.caller: ALONE if contract.alone else CALLER}
    return tuple(times * won.get(Seat(seat), -OTHER) for seat in range(options.players))


def contract_of(auction: Auction) -> Contract | None:
    """Return the contract once it is known who held the called card; None before."""
    if auction.caller is None or auction.holder is None:
        return None
    bid = auction.bid_of(auction.caller)
    assert bid is not None  # whoever called has bid
    return Contract(auction.caller, auction.holder, bid)


def final_sheet(sheet: Sheet, view: BriscolaView, auction: Auction) -> Sheet:
    """Return the sheet of a finished five-player deal: the sides' points, each player's payoff.

    Args:
        sheet: the points of each pile, counted.
        view: the deal that is over, as any seat knows it.
        auction: everybody knows the holder, or all have passed.
    """
    contract = contract_of(auction)
    if contract is None:
        return Sheet(sheet.parties, (), (), Finding("all-passed", True, {"winner": None}))
    had = [points(pile) for pile in view.taken]
    taken, needed = sum(had[seat] for seat in contract.callers), need(contract.bid)
    won = payoffs(view.options, contract, taken)
    facts = {
        "caller": contract.caller,
        "holder": contract.holder,
        "alone": "yes" if contract.alone else "no",
        "points": taken,
        "need": needed,
        "other": MOST - taken,
    }
    lines, nothing = [*sheet.lines], ((),) * len(sheet.parties)
    for name, mine in (("callers", True), ("opponents", False)):
        counts = (
            str(each) if (seat in contract.callers) == mine else "–"
            for seat, each in enumerate(had)
        )
        lines.append(ScoreLine(name, facts, nothing, None, tuple(counts)))
    name, times = "made" if taken >= needed else "lost", max(map(abs, won))
    times //= ALONE if contract.alone else CALLER
    lines.append(ScoreLine(name, {**facts, "times": times}, nothing, won))
    winners = tuple(seat for seat, each in enumerate(won) if each > 0)
    seats = tuple(Seat(seat) for seat in winners)
    result = Finding(name, True, {**facts, "winner": seats if len(seats) > 1 else seats[0]})
    return Sheet(sheet.parties, tuple(lines), winners, result, counted=tuple(had))
