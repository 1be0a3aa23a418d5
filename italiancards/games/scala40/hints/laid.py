"""Melds on the table as a few numbers, and the cards that fit each, cached.

The rules of melds are in `italiancards.core.melds`; this is proven equal to them.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from italiancards.core.cards import RUMMY, Card
from italiancards.core.melds import JOKER, Lay, Meld, Part
from italiancards.core.melds.lanes import LANE, LANES, NAMED, PLACED
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.games.scala40.rules.melding import melds_of
from italiancards.games.scala40.rules.state import VALUES
from italiancards.hints.melds.hands import NOTHING, by_place, counting

VALUE = by_place(VALUES)
"""Points of each card in hand, by its place."""
points = counting(VALUE)


class Laid(NamedTuple):
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


def laid(meld: Meld) -> Laid:
    """The numbers of a meld.

    >>> from italiancards.core.melds.meld import melded
    >>> laid(melded("Qc Kc JK=Ac")), laid(melded("7h 7d JK=7s"))
    (Laid(suit=2, low=11, high=13, joker=13), Laid(suit=10, low=11, high=0, joker=3))
    """
    stands = [part.stands for part in meld.parts if part.stands]
    wild = next((place for place, part in enumerate(meld.parts) if part.wild), NOTHING)
    suits = [RUMMY.suits.index(card.suit) for card in stands]
    if meld.kind == "set":
        joker = NOTHING if wild == NOTHING else suits[wild]
        return Laid(SUITS + PLACE[stands[0].rank], sum(1 << suit for suit in suits), 0, joker)
    low = PLACE[stands[0].rank]
    high = low + len(stands) - 1
    return Laid(suits[0], low, high, NOTHING if wild == NOTHING else low + wild)


@cache
def meld_of(lies: Laid) -> Meld:
    """The meld of some numbers."""
    suit, low, high, joker = lies
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


class Building(NamedTuple):
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
def building(lies: Laid, any_suit: bool) -> Building:
    """Cards that can be built on a meld.

    Args:
        lies: a meld as numbers, on the table or not.
        any_suit: whether the joker of a set stands for every suit that is missing.

    Returns:
        Cards to be added and to be swapped for the joker.
    """
    suit, low, high, joker = lies
    if suit >= SUITS:
        return _on_set(suit - SUITS, low, joker, any_suit)
    cards, stands = 0, []
    for place in (low - 1, high + 1):
        if 0 <= place <= TOP:
            other = low if place == TOP else high if place == 0 else NOTHING
            if other in (NOTHING, joker) or other % TOP:
                cards |= 1 << LANES[suit] + place % TOP
            if joker == NOTHING:
                stands.append(NAMED[LANES[suit] + place % TOP])
    swaps = 0
    if joker != NOTHING and not (joker % TOP == 0 and high - low == TOP):
        swaps = 1 << LANES[suit] + joker % TOP
    return Building(cards, tuple(dict.fromkeys(stands)), swaps)


def _on_set(rank: int, suits: int, joker: int, any_suit: bool) -> Building:
    missing = [suit for suit in range(SUITS) if not suits >> suit & 1]
    cards = sum(1 << LANES[suit] + rank for suit in missing)
    swaps = 0
    if joker != NOTHING:
        own = 1 << LANES[joker] + rank
        swaps = own | cards if any_suit else own
        if any_suit and missing:
            cards |= own
    stands = [NAMED[LANES[suit] + rank] for suit in missing] if joker == NOTHING else []
    return Building(cards, tuple(stands), swaps)


@cache
def added(lies: Laid, place: int) -> Laid:
    """The meld with a card that can be added.

    Args:
        lies: the meld before it.
        place: the card, one of its `Building.cards`.

    Returns:
        The longer meld, its joker moved where the card takes that place in a set.
    """
    suit, low, high, joker = lies
    own, at = divmod(place, LANE)
    if suit >= SUITS:
        suits = low | 1 << own
        if own == joker:  # the joker gives way to the first suit that is missing
            joker = next(other for other in range(SUITS) if not suits >> other & 1)
            suits |= 1 << joker
        return Laid(suit, suits, 0, joker)
    if high + 1 == (at or TOP):
        high += 1
    else:
        low -= 1
    if high - low == TOP and joker % TOP == 0 and joker != NOTHING:
        joker = 0  # of two aces the first lies low
    return Laid(suit, low, high, joker)


@cache
def with_joker(lies: Laid, stands: Card) -> Laid:
    """The meld with a joker that can be added for a card.

    Args:
        lies: the meld before it, without a joker.
        stands: the card it stands for, one of its `Building.joker`.

    Returns:
        The longer meld.
    """
    longer = added(lies, PLACED[stands])
    if longer.suit >= SUITS:
        return longer._replace(joker=PLACED[stands] // LANE)
    last = longer.high > lies.high or longer.high - longer.low == TOP
    return longer._replace(joker=longer.high if last else longer.low)


@cache
def swapped(lies: Laid, place: int) -> Laid:
    """The meld in which a card lies for its joker.

    Args:
        lies: the meld before it, with a joker.
        place: the card, one of its `Building.swaps`.

    Returns:
        The meld without a joker.
    """
    suit, low, high, joker = lies
    if suit >= SUITS:
        low = low & ~(1 << joker) | 1 << place // LANE
    return Laid(suit, low, high, NOTHING)


def own_cards(lies: Laid) -> tuple[list[int], int]:
    """The places of a meld's natural cards, and the number of its jokers."""
    suit, low, high, joker = lies
    if suit >= SUITS:
        found = [LANES[own] + suit - SUITS for own in range(SUITS)
                 if low >> own & 1 and own != joker]  # fmt: skip
    else:
        found = [LANES[suit] + at % TOP for at in range(low, high + 1) if at != joker]
    return found, int(joker != NOTHING)


def melds_told(move: Lay, *, any_suit: bool) -> list[Laid] | None:
    """The melds of a lay-down, as numbers.

    Args:
        move: the lay-down, a group of cards for each meld.
        any_suit: whether the joker of a set stands for every suit that is missing.

    Returns:
        A meld for each group; None where a group is no meld, or may be several.
    """
    found = melds_of(move, any_suit=any_suit)
    return [laid(meld) for meld in found] if len(found) == len(move.groups) else None
