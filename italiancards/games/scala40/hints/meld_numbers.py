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
from italiancards.hints.melds.hands import NOTHING, by_place, counting
from italiancards.hints.melds.laid import SUITS, Scala40Meld
from italiancards.hints.melds.laid import meld_numbers as laid_of

VALUE = by_place(VALUES)
"""Points of each card in hand, by its place."""
points = counting(VALUE)


<<<<<<< f14a41f8f7e5a97592904cf8e5c3aebb1aa15926
class Scala40Meld(NamedTuple):
    """A meld on the table, as numbers.

    Args:
        suit: the suit of a sequence; of a set the number of suits and its rank.
        low: the first place of a sequence, from the low ace to the high one; the suits of a set, as
            bits.
        high: the last place of a sequence; 0 of a set.
        joker: the place in the sequence, or the suit, for which the joker stands, or `NOTHING`.
    """

    suit: int
    low: int
    high: int
    joker: int


SUITS = len(RUMMY.suits)


def meld_numbers(meld: Meld) -> Scala40Meld:
    """The numbers of a meld.

    >>> from italiancards.core.melds.meld import parse_meld
    >>> meld_numbers(parse_meld("Qc Kc JK=Ac")), meld_numbers(parse_meld("7h 7d JK=7s"))
    (Scala40Meld(suit=2, low=11, high=13, joker=13), Scala40Meld(suit=10, low=11, high=0, joker=3))
    """
    stands = [part.stands for part in meld.parts if part.stands]
    wild = next((place for place, part in enumerate(meld.parts) if part.wild), NOTHING)
    suits = [RUMMY.suits.index(card.suit) for card in stands]
    if meld.kind == "set":
        joker = NOTHING if wild == NOTHING else suits[wild]
        return Scala40Meld(
            SUITS + PLACE[stands[0].rank], sum(1 << suit for suit in suits), 0, joker
        )
    low = PLACE[stands[0].rank]
    high = low + len(stands) - 1
    return Scala40Meld(suits[0], low, high, NOTHING if wild == NOTHING else low + wild)


@cache
def meld_of(meld: Scala40Meld) -> Meld:
    """The meld of some numbers."""
    suit, low, high, joker = meld
    if suit >= SUITS:
        there = [number for number in range(SUITS) if low >> number & 1]
        cards = [NAMED[LANES[number] + suit - SUITS] for number in there]
        parts = [Part(JOKER if number == joker else card, card)
                 for number, card in zip(there, cards, strict=True)]  # fmt: skip
        return Meld("set", tuple(parts))
    cards = [NAMED[LANES[suit] + place % TOP] for place in range(low, high + 1)]
    return Meld("sequence", tuple(
        Part(JOKER if place == joker else card, card) for place, card in enumerate(cards, low)
    ))  # fmt: skip
=======
meld_numbers = partial(laid_of, suited=True)
>>>>>>> c78adb3ad43d9a87620de24ec8bc1647a0a695e4


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
def extensions(meld: Scala40Meld, any_suit: bool) -> Scala40Extensions:
    """Cards that can be built on a meld.

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
def add_card(meld: Scala40Meld, place: int) -> Scala40Meld:
    """The meld with a card that can be added.

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
        return Scala40Meld(row, low, high + 1, joker, wild)
    if high + 1 == (at or TOP):
        high += 1
    else:
        low -= 1
    if high - low == TOP and joker % TOP == 0 and joker != NOTHING:
        joker = 0  # of two aces the first lies low
    return Scala40Meld(row, low, high, joker, wild)


def _missing(suits: int, joker: int) -> list[int]:
    """The suits of which a set has no card, and its joker does not stand for one."""
    return [suit for suit in range(SUITS) if not suits >> 2 * suit & 3 and suit != joker]


@cache
def with_joker(meld: Scala40Meld, stands: Card) -> Scala40Meld:
    """The meld with a joker that can be added for a card.

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
def swap_joker(meld: Scala40Meld, place: int) -> Scala40Meld:
    """The meld in which a card lies for its joker.

    Args:
        meld: the meld before it, with a joker.
        place: the card, one of its `Scala40Extensions.swaps`.

    Returns:
        The meld without a joker.
    """
    low = meld.low + (1 << 2 * (place // LANE) if meld.row >= SUITS else 0)
    return meld._replace(low=low, at=NOTHING, wild=NOTHING)
