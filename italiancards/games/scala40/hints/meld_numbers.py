"""The cards that fit a meld on the table of Scala Quaranta, as numbers, cached.

The rules of melds are in `italiancards.core.melds`; this is proven equal to them.
"""

from __future__ import annotations

from functools import cache, partial
from typing import NamedTuple

from italiancards.core.cards import Card
from italiancards.core.melds.lanes import LANE, LANES, NAMED, PLACED, WILD
from italiancards.core.melds.parts import TOP
from italiancards.games.scala40.rules.state import VALUES
from italiancards.hints.melds.hands import NOTHING, by_place, make_counter
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers
from italiancards.hints.melds.meld_numbers import meld_numbers as suitless_numbers

VALUE = by_place(VALUES)
"""Points of each card in hand, by its place."""
points = make_counter(VALUE)


meld_numbers = partial(suitless_numbers, suited=True)


class Scala40Extensions(NamedTuple):
    """Cards that can be built on a meld.

    Args:
        cards: those that can be added as themselves, as bits.
        joker: the cards as which a joker can be added.
        swaps: the cards for which its joker can be had, as bits.
    """

    cards: int
    joker: tuple[Card, ...]
    swaps: int


@cache
def extensions(meld: MeldNumbers, any_suit: bool) -> Scala40Extensions:
    """Return what can be done to a meld: cards and jokers to add, cards to swap for its joker.

    Args:
        meld: a meld as numbers, on the table or not.
        any_suit: whether the joker of a set stands for every suit that is missing.

    Returns:
        Cards to be added and to be swapped for the joker.
    """
    row, low, high, joker, _ = meld
    if row >= SUITS:
        return _on_set(row - SUITS, low, joker, any_suit)
    cards, stands = 0, []
    for place in (low - 1, high + 1):
        if 0 <= place <= TOP:
            other = low if place == TOP else high if place == 0 else NOTHING
            if other in (NOTHING, joker) or other % TOP:
                cards |= 1 << LANES[row] + place % TOP
            if joker == NOTHING:
                stands.append(NAMED[LANES[row] + place % TOP])
    swaps = 0
    if joker != NOTHING and not (joker % TOP == 0 and high - low == TOP):
        swaps = 1 << LANES[row] + joker % TOP
    return Scala40Extensions(cards, tuple(dict.fromkeys(stands)), swaps)


def _on_set(rank: int, suits: int, joker: int, any_suit: bool) -> Scala40Extensions:
    """Return what can be done to a set: cards and jokers to add, cards to swap for its joker."""
    missing = _missing(suits, joker)
    cards = sum(1 << LANES[suit] + rank for suit in missing)
    swaps = 0
    if joker != NOTHING:
        own = 1 << LANES[joker] + rank
        swaps = own | cards if any_suit else own
        if any_suit and missing:
            cards |= own
    stands = [NAMED[LANES[suit] + rank] for suit in missing] if joker == NOTHING else []
    return Scala40Extensions(cards, tuple(stands), swaps)


@cache
def add_card(meld: MeldNumbers, place: int) -> MeldNumbers:
    """Return the numbers of a meld with a card added, one that fits.

    Args:
        meld: the meld before it.
        place: the card, one of its `Scala40Extensions.cards`.

    Returns:
        The longer meld, its joker moved where the card takes that place in a set.
    """
    row, low, high, joker, wild = meld
    own, at = divmod(place, LANE)
    if row >= SUITS:
        low += 1 << 2 * own
        if own == joker:  # the joker gives way to the first suit that is missing
            joker = _missing(low, NOTHING)[0]
        return MeldNumbers(row, low, high + 1, joker, wild)
    if high + 1 == (at or TOP):
        high += 1
    else:
        low -= 1
    if high - low == TOP and joker % TOP == 0 and joker != NOTHING:
        joker = 0  # of two aces the first lies low
    return MeldNumbers(row, low, high, joker, wild)


def _missing(suits: int, joker: int) -> list[int]:
    """Return the suits that a set lacks, not counting the one its joker stands for."""
    return [suit for suit in range(SUITS) if not suits >> 2 * suit & 3 and suit != joker]


@cache
def with_joker(meld: MeldNumbers, stands: Card) -> MeldNumbers:
    """Return the numbers of a meld with a joker added that stands for a card.

    Args:
        meld: the meld before it, without a joker.
        stands: the card it stands for, one of its `Scala40Extensions.joker`.

    Returns:
        The longer meld.
    """
    place = PLACED[stands]
    if meld.row >= SUITS:
        return meld._replace(high=meld.high + 1, at=place // LANE, wild=WILD)
    longer = add_card(meld, place)
    last = longer.high > meld.high or longer.high - longer.low == TOP
    return longer._replace(at=longer.high if last else longer.low, wild=WILD)


@cache
def swap_joker(meld: MeldNumbers, place: int) -> MeldNumbers:
    """Return the numbers of a meld whose joker is replaced by a card.

    Args:
        meld: the meld before it, with a joker.
        place: the card, one of its `Scala40Extensions.swaps`.

    Returns:
        The meld without a joker.
    """
    low = meld.low + (1 << 2 * (place // LANE) if meld.row >= SUITS else 0)
    return meld._replace(low=low, at=NOTHING, wild=NOTHING)
