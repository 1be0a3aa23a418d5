"""What a hand of Scala Quaranta will count in the end, judged at the beginning of a turn.

A sum of what is seen of it, each with a weight that was fitted to deals of sensible players by
`python -m app.tools.judging`, which writes `worth.toml` and tells how far it errs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from italiancards.core.cards import shuffled
from italiancards.core.melds import JOKER
from italiancards.core.melds.lanes import copies, melded, wanted
from italiancards.games.scala40.options import PRESETS, Options
from italiancards.games.scala40.state import HAND, VALUES, deck
from italiancards.hints.fitted import Fitted
from italiancards.hints.scala40.sensible import turn
from italiancards.hints.scala40.simulator import IN_HAND, Deal, points

SEEN = (
    "one", "order", "cards", "points", "melded", "melded_points", "waiting", "jokers", "fitting",
    "short", "least", "exposed", "stock", "near", "time",
)  # fmt: skip
"""What is seen of a hand, in the order of the weights."""
FULL = 14
"""Where nobody else has opened, nobody can be near the end."""
MOST = max(VALUES.ranks)
"""What a joker is worth at most where it lies."""
CASES = ("closed", "closed_others_open", "open", "open_others_open")
"""Whether the player has opened, and whether another has: each case has weights of its own."""


def case(deal: Deal, seat: int) -> int:
    """Which case of `CASES` a seat is in."""
    own = deal.opened[seat]
    return 2 * own + (sum(deal.opened) > own)


def seen_of(deal: Deal, seat: int) -> list[float]:
    """What is seen of a hand at the beginning of a turn."""
    once, twice, jokers, size = (
        deal.once[seat], deal.twice[seat], deal.jokers[seat], deal.size[seat],
    )  # fmt: skip
    playing, opened = deal.playing, deal.opened[seat]
    cells = melded(once)
    together = points(cells) + points(cells & twice) if cells else 0
    fitting = 0
    if opened:  # who has opened lays what he holds in melds, and what fits one, at once
        loose = deal.fits & ~once
        fitting = copies(loose, deal.seen, deal.seen_both)
        once &= ~(cells | deal.fits)
        twice = twice & ~deal.fits | cells & twice & ~deal.fits
        size = max(1, once.bit_count() + twice.bit_count() + jokers)
    worth = points(once) + points(twice) + IN_HAND * jokers
    least = FULL
    for other in playing:
        if other != seat and deal.opened[other] and deal.size[other] < least:
            least = deal.size[other]
    return [
        1.0,
        (playing.index(seat) - playing.index(deal.turn)) % len(playing),
        size,
        worth,
        0 if opened else cells.bit_count(),
        0 if opened else together,
        copies(wanted(once), deal.seen, deal.seen_both),
        jokers,
        fitting,
        0.0 if opened else max(0, deal.options.opening_min - together - MOST * jokers),
        least,
        worth / least,
        len(deal.stock),
        1 / size,
        len(deal.stock) / size,
    ]


def dealt(number: int, players: int, preset: str) -> Deal:
    """A deal before its first turn, for the fit."""
    agreed: Mapping[str, Any] = PRESETS[preset]
    options = Options(**{**agreed, "players": players})
    cards = [*shuffled(deck(options), f"judging/{number}")]
    hands = [[cards.pop() for _ in range(HAND)] for _ in range(players)]
    up = next(place for place in range(len(cards)) if cards[place] != JOKER)
    first = cards.pop(up)
    return Deal(options, hands, cards, [first], 0, (), range(players), ())


def _ended(deal: Deal) -> list[int]:
    return [-points for points in deal.points()]


def _ahead(totals: Sequence[float], seat: int) -> float:
    return -ahead(totals, seat, range(len(totals)))


FITTED = Fitted(
    Path(__file__).with_name("worth.toml"),
    {"two": (2,), "more": (3, 4, 5, 6)},
    CASES,
    SEEN,
    ("scala40", "scala40", "circolo"),
    case,
    seen_of,
    dealt,
    turn,
    _ended,
    _ahead,
)
"""What a hand is judged by: less than nothing, for what it counts is lost."""


def expected(deal: Deal, seat: int) -> float:
    """What the hand of a seat will count in the end."""
    return max(0.0, -FITTED.told(deal, seat, len(deal.playing)))


def ahead(totals: Sequence[float], seat: int, playing: Sequence[int]) -> float:
    """How many points fewer a seat has than the others, on average of these.

    >>> ahead((0, 30), 0, (0, 1)), ahead((10, 0, 40), 0, (0, 1, 2))
    (30.0, 10.0)
    """
    others = [totals[other] for other in playing if other != seat]
    return sum(others) / len(others) - totals[seat]


def judged(deal: Deal, seat: int) -> float:
    """How many points a seat will be ahead at the end: counted where it is there, else judged."""
    if deal.over:
        return ahead(deal.points(), seat, deal.playing)
    totals = [0.0] * len(deal.once)
    for each in deal.playing:
        totals[each] = expected(deal, each)
    return ahead(totals, seat, deal.playing)


def worth(totals: Sequence[float], party: int) -> float:
    """The same of a deal that is over, from the totals of all parties."""
    return ahead(totals, party, range(len(totals)))
