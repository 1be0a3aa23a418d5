"""Predicted lead of a player of Scala Quaranta, once he has discarded.

A sum of features that he then sees, each with a weight that was fitted to deals of thoughtful
players by `python -m tools.fit_scala40_weights`, which writes `worth.toml` and prints its error.
Most important
is the number of his loose cards: they go into no meld, neither in hand nor on the table. With one
loose card any that fits closes, with three a card that makes a meld of two of them; with two there
must be a card beside them to be discarded.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import mul
from pathlib import Path

from italiancards.core.melds.lanes import (
    PLACED,
    WILD,
    cards_in_melds,
    cards_in_pairs,
    completing_cards,
    copies,
)
from italiancards.games.scala40.hints.meld_numbers import VALUE, points
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.hints.feature_weights import read_weights

WEIGHTS_FILE = Path(__file__).with_name("worth.toml")
"""File of the weights and of their error."""
SIZES = 8
"""Hand size from which on hands are alike."""
LOOSE = 8
"""Number of loose cards from which on hands are alike."""
HIGH, HALF = 8, 11
"""Points from which a card counts as dear; points of a joker towards opening."""
CASES = ("closed", "closed_others_open", "open", "open_others_open")
"""Cases with weights of their own: the player has opened or not, and another has or not."""
DEAR = sum(1 << place for place in PLACED.values() if place != WILD and VALUE[place] >= HIGH)


def case(deal: Scala40Deal, seat: int) -> int:
    """Return a seat's case, an index in `CASES`: itself opened or not, and others or not.

    Args:
        deal: simulated deal.
        seat: its number, from 0.

    Returns:
        0 to 3.
    """
    own = deal.opened[seat]
    return 2 * own + (sum(deal.opened) > own)


def features(deal: Scala40Deal, seat: int) -> list[float]:
    """Return features of a seat after its discard, for the weights that predict its lead.

    Args:
        deal: simulated deal, not over.
        seat: the seat that has discarded.

    Returns:
        Numbers in the order of the weights of its case.
    """
    others = [other for other in deal.playing if other != seat]
    follows = deal.turn
    top = deal.discards[-1]
    able = deal.opened[follows]
    gives = able and top >= 0 and (deal.fits >> top & 1 or _frees(deal, top))
    worth = deal.hand_points(seat)
    sizes = [0.0] * SIZES
    for other in others:
        if deal.opened[other]:
            sizes[min(deal.size[other], SIZES) - 1] += 1.0
    return [
        1.0,
        len(others),
        len(deal.stock) / 50,
        worth / 10,
        float(gives),
        float(gives and deal.size[follows] == 1),
        able * VALUE[top] / 10,
        *sizes,
        *(worth * each / 10 for each in sizes),
        *(_open_features(deal, seat) if deal.opened[seat] else _closed_features(deal, seat)),
    ]


def _frees(deal: Scala40Deal, place: int) -> bool:
    """True if a card could be swapped for a joker on the table."""
    return any(each.swaps >> place & 1 for each in deal.extensions)


def _unseen(deal: Scala40Deal, seat: int) -> int:
    """Return the number of cards that a seat does not see: stock and other hands."""
    return len(deal.stock) + sum(deal.size) - deal.size[seat]


def _open_features(deal: Scala40Deal, seat: int) -> list[float]:
    """Return features of a player who has opened: how far he is from closing."""
    once, twice, jokers, size = (
        deal.once[seat], deal.twice[seat], deal.jokers[seat], deal.size[seat],
    )  # fmt: skip
    unseen = _unseen(deal, seat)
    loose = once & ~(deal.fits | cards_in_melds(once))
    twins = twice & ~deal.fits
    number = min(loose.bit_count() + twins.bit_count(), LOOSE - 1)
    loners = size - loose.bit_count() - twins.bit_count()
    waits = copies(completing_cards(loose), deal.seen, deal.seen_both) / unseen
    adds = copies((deal.fits | completing_cards(once)) & ~once, deal.seen, deal.seen_both) / unseen
    loose_features = [0.0] * (6 * LOOSE)
    loose_features[6 * number : 6 * number + 6] = (1.0, adds, waits, loners > 0, loners, jokers > 0)
    return [
        *loose_features,
        waits if number == 2 and loners else 0.0,
        jokers,
        (points(loose) + points(twins)) / 10,
    ]


def _closed_features(deal: Scala40Deal, seat: int) -> list[float]:
    """Return features of a player who has not opened: how far he is from opening."""
    once, twice, jokers = deal.once[seat], deal.twice[seat], deal.jokers[seat]
    unseen = _unseen(deal, seat)
    cells = cards_in_melds(once)
    together = points(cells) + points(cells & twice)
    least = deal.options.opening_min
    short, bare = max(0, least - together - HALF * jokers), max(0, least - together)
    pairs = cards_in_pairs(once & ~cells).bit_count()
    waited = completing_cards(once)
    waits = copies(waited, deal.seen, deal.seen_both) / unseen
    return [
        deal.size[seat],
        short / 10,
        bare / 10,
        float(not short),
        float(not bare),
        float(short <= least / 3),
        waits,
        waits * waits,
        waits * short / 10,
        waits if jokers else 0.0,
        copies(waited & DEAR, deal.seen, deal.seen_both) / unseen,
        jokers,
        float(jokers > 0),
        cells.bit_count(),
        pairs,
        pairs if jokers else 0.0,
        once.bit_count() - cells.bit_count() - pairs,
    ]


read = partial(read_weights, WEIGHTS_FILE, {"two": (2,), "more": (3, 4, 5, 6)}, CASES)
WEIGHTS = read()
"""Weights of each case, by how many play: two, or more."""


def predicted_lead(deal: Scala40Deal, seat: int) -> float:
    """Return the predicted lead of a seat that has discarded at the end, in points.

    Args:
        deal: simulated deal, over or with the next seat to move.
        seat: the seat that has discarded.

    Returns:
        Points fewer than the others' average; counted once the deal is over.
    """
    if deal.over:
        return ahead(deal.points(), seat, deal.playing)
    weights = WEIGHTS[len(deal.playing)][case(deal, seat)]
    lead: float = sum(map(mul, weights, features(deal, seat)))
    return lead


def ahead(totals: Sequence[float], seat: int, playing: Sequence[int]) -> float:
    """Return the lead of a seat: points fewer than the average of the others'.

    Args:
        totals: points of each seat's hand.
        seat: its number, from 0.
        playing: the seats that are in the match.

    Returns:
        Points, negative where the seat is behind.

    >>> ahead((0, 30), 0, (0, 1)), ahead((10, 0, 40), 0, (0, 1, 2))
    (30.0, 10.0)
    """
    others = [totals[other] for other in playing if other != seat]
    return sum(others) / len(others) - totals[seat]


def worth(totals: Sequence[float], party: int) -> float:
    """Return a party's lead over the average of the others in a finished deal, in points.

    Args:
        totals: points of each party, fewer being better.
        party: its number, as in the columns of the sheet.

    Returns:
        Points, on average of the other parties.
    """
    return ahead(totals, party, range(len(totals)))
