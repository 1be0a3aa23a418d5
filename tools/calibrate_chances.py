"""Calibration of the chances that hints state where five play Briscola.

`python -m tools.calibrate_chances FOLDER [deals] [first]` lets hints play by themselves, and
compares what came of it with the stated chances that a bid is made, and that each other player is
the partner. The deals are stored in the folder as records, and played no second time. Errors count
deals, for the chances stated in one of them depend on each other.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from random import Random

import italiancards as ic
from italiancards.core.announcements import Bid, Call
from italiancards.core.moves import Play
from italiancards.games.briscola.hints.bidding import is_auction
from italiancards.games.briscola.hints.five_sampler import partner_chances
from italiancards.games.briscola.rules.payoffs import Contract, contract_of
from italiancards.hints import HINT, Budget, last
from italiancards.table import Table

DEALS = 250
BIDS, CARDS = 300, 100
"""Deals on which a hint tries its bids and calls, and its cards."""
EVERY = 3
"""Interval of cards at which the partner is asked for: little is new at the next."""
SURE = 2.576
"""Standard errors on each side that hold a true mean 99 times in 100."""
BIN = 10
"""Hundredths of chance in one bin."""

ChanceSample = tuple[str, int, float, bool]
"""The subject of a chance, its deal, the chance from 0 to 1, and whether it came true."""


def deal(number: int, folder: Path) -> Table:
    """Load a deal of hints alone, or play and save it.

    Args:
        number: the number of the deal.
        folder: the folder of the records.
    """
    path = folder / f"{number}.ic"
    if path.exists():
        return ic.load(path)
    table = ic.deal("briscola", players=5, target=None, dealer=number % 5, seed=number)
    while table.to_move is not None:
        (move, *more) = table.legal()
        budget = Budget(BIDS if is_auction(table.view()) else CARDS)
        table.play(last(table.think(HINT, budget)).move if more else move)
    table.save(path)
    return table


def hint_chances(table: Table, number: int) -> Iterator[ChanceSample]:
    """Yield the chances that were stated in a deal: none if all passed.

    Args:
        table: the table, its deal over.
        number: the number of the deal.
    """
    contract = contract_of(table.view(0).auction)
    if contract is not None:
        yield from _bids(table, number, contract)
        yield from _partners(table, number, contract)


def _bids(table: Table, number: int, contract: Contract) -> Iterator[ChanceSample]:
    """Yield the stated chance of the winning bid, when it was bid, and with the card called."""
    made = table.score().sheet.totals[contract.caller] > 0
    for at, moment in enumerate(table.moments[1:]):
        move = moment.move
        if isinstance(move, Call) or move == contract.bid:
            advice = last(table.think(HINT, Budget(), at=at, also=[(move,)]))
            facts = next(each for each in advice.weighed if each.move == move).reasons[0].facts
            asked = "bid" if isinstance(move, Bid) else "call"
            yield f"made, told at the {asked}", number, facts["chance"] / 100, made


def _partners(table: Table, number: int, contract: Contract) -> Iterator[ChanceSample]:
    """Yield the stated chance of each player to be the partner, to those who did not know."""
    cards = [at for at, each in enumerate(table.moments[1:]) if isinstance(each.move, Play)]
    for at in cards[number % EVERY :: EVERY]:
        for seat, chance in partner_chances(table.view(at=at), Random(f"{number}/{at}")).items():
            yield "partner", number, chance, seat == contract.holder


def lines(chances: Iterable[ChanceSample]) -> Iterator[str]:
    """Yield for each kind of chance its bins, with the 99 % interval of what came true."""
    kinds: dict[str, dict[int, list[ChanceSample]]] = defaultdict(lambda: defaultdict(list))
    for each in chances:
        kinds[each[0]][min(int(100 * each[2]) // BIN, 100 // BIN - 1)].append(each)
    for kind, bins in kinds.items():
        yield f"{kind}\n  stated  came true     ±  chances  deals"
        off = 0.0
        for _, some in sorted(bins.items()):
            said, true, error = _bin(some)
            deals = len({number for _, number, *_ in some})
            off += abs(said - true) * len(some)
            mark = "  off" if abs(said - true) > error else ""
            yield f"{said:8.3f} {true:10.3f} {error:5.3f} {len(some):8} {deals:6}{mark}"
        yield f"off by {off / sum(map(len, bins.values())):.3f} on average\n"


def _bin(some: list[ChanceSample]) -> tuple[float, float, float]:
    """Return the mean chance, the share that came true, and their difference by luck."""
    by_deal: dict[int, float] = defaultdict(float)
    for _, number, chance, came in some:
        by_deal[number] += came - chance
    said = sum(chance for _, _, chance, _ in some) / len(some)
    true = sum(came for *_, came in some) / len(some)
    return said, true, SURE * sqrt(sum(each**2 for each in by_deal.values())) / len(some)


def main(folder: Path, deals: int = DEALS, first: int = 1) -> None:
    """Play, and print the stated chances and what came true.

    Args:
        folder: the folder of the records; it is made if it is not there.
        deals: how many deals.
        first: the number of the first.
    """
    folder.mkdir(parents=True, exist_ok=True)
    numbers = range(first, first + deals)
    print("\n".join(lines(each for no in numbers for each in hint_chances(deal(no, folder), no))))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
