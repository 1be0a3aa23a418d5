"""Hands as bits, a lane of sixteen for each suit: all suits are searched at once.

A lane has the thirteen ranks from the ace up, room for the ace above the king, and two bits that
stay free, so that a shift takes no card into another suit. Jokers are counted beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from italiancards.core.cards import RUMMY, Card
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.core.melds.rules import JOKER

SUIT = (1 << TOP) - 1
"""The bits of a suit, from the ace up."""
LANE = 16
LANES = tuple(range(0, LANE * len(RUMMY.suits), LANE))
"""First bit of each suit's lane."""
EACH = sum(1 << lane for lane in LANES)
"""One bit a suit, at its ace; times a lane, the same cards in every suit."""
CARDS = SUIT * EACH
"""All the cards."""
HIGH = EACH << TOP
"""The aces above the kings."""
LINES = CARDS | HIGH
WILD = -1
"""A joker, among cards given by their place."""
PLACED = {
    card: WILD if card == JOKER else LANES[RUMMY.suits.index(card.suit)] + PLACE[card.rank]
    for card in RUMMY.known.values()
}
"""Each card's bit in the lanes; `WILD` for a joker."""
NAMED = {place: card for card, place in PLACED.items()}


def split(cards: Iterable[Card]) -> tuple[int, int, int]:
    """Return a hand as bits of the cards held, bits of those held twice, number of jokers.

    >>> once, twice, jokers = split(map(RUMMY.card, ("Ah", "3h", "Ah", "JK")))
    >>> bin(once), bin(twice), jokers
    ('0b101', '0b1', 1)
    """
    once = twice = jokers = 0
    for card in cards:
        place = PLACED[card]
        if place == WILD:
            jokers += 1
        else:
            twice |= once & 1 << place
            once |= 1 << place
    return once, twice, jokers


def places(cards: int) -> list[int]:
    """Return the bit positions of some cards, from low to high."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def runs(cards: int) -> int:
    """Return those of some cards, as bits, that are in a run of three or more.

    >>> once, _, _ = split(map(RUMMY.card, ("Qh", "Kh", "Ah", "2h", "4d", "5d", "7d")))
    >>> [str(NAMED[place]) for place in places(runs(once))]
    ['Ah', 'Qh', 'Kh']
    """
    line = cards | (cards & EACH) << TOP
    begin = line & line >> 1 & line >> 2
    if not begin:
        return 0
    found = begin | begin << 1 | begin << 2
    return (found | (found & HIGH) >> TOP) & CARDS


def _by_rank(cards: int) -> tuple[int, int, int, int]:
    """Return the bits of the ranks held in each of the four suits."""
    return cards & SUIT, cards >> LANES[1] & SUIT, cards >> LANES[2] & SUIT, cards >> LANES[3]


def sets(cards: int) -> int:
    """Return those of some cards, as bits, whose rank is held in three suits or more.

    >>> once, _, _ = split(map(RUMMY.card, ("7h", "7d", "7s", "Kh", "Kd")))
    >>> [str(NAMED[place]) for place in places(sets(once))]
    ['7h', '7d', '7s']
    """
    one, two, three, four = _by_rank(cards)
    ranks = one & two & (three | four) | three & four & (one | two)
    return cards & ranks * EACH if ranks else 0


def cards_in_melds(cards: int) -> int:
    """Return those of some cards, as bits, that are in a meld without jokers."""
    return runs(cards) | sets(cards)


def cards_in_pairs(cards: int) -> int:
    """Return those of some cards, as bits, that are one card short of a meld with another.

    >>> once, _, _ = split(map(RUMMY.card, ("7h", "7d", "9s", "Js", "Ac", "3d")))
    >>> [str(NAMED[place]) for place in places(cards_in_pairs(once))]
    ['7h', '7d', '9s', 'Js']
    """
    line = cards | (cards & EACH) << TOP
    next_one, gap = line & line >> 1, line & line >> 2
    found = next_one | next_one << 1 | gap | gap << 2
    one, two, three, four = _by_rank(cards)
    ranks = one & two | three & four | (one | two) & (three | four)
    return (found | (found & HIGH) >> TOP) & CARDS | cards & ranks * EACH


def completing_cards(cards: int) -> int:
    """Return the missing cards, as bits, each of which would make a meld with two of these.

    >>> once, _, _ = split(map(RUMMY.card, ("7h", "7d", "9s", "Js", "Kc", "Ac")))
    >>> [str(NAMED[place]) for place in places(completing_cards(once))]
    ['7c', 'Qc', '7s', '10s']
    """
    line = cards | (cards & EACH) << TOP
    next_one, gap = line & line >> 1, line & line >> 2
    found = (next_one >> 1 | next_one << 2 | gap << 1) & LINES
    one, two, three, four = _by_rank(cards)
    ranks = one & two | three & four | (one | two) & (three | four)
    return ((found | (found & HIGH) >> TOP) & CARDS | ranks * EACH) & ~cards


@cache
def completions(one: Card, other: Card) -> tuple[Card, ...]:
    """Return the cards that complete a meld of these two, jokers not considered.

    Args:
        one: a card.
        other: another card.

    Returns:
        Cards, once each; none where the two do not go together.

    >>> completions(Card("5", "c"), Card("7", "c")), completions(Card("K", "c"), Card("K", "d"))
    (('6c',), ('Kh', 'Ks'))
    """
    return tuple(NAMED[place] for place in places(completing_cards(split((one, other))[0])))


def copies(cards: int, seen: int, both: int) -> int:
    """Return how many copies of some cards (two of each) have not been seen.

    Args:
        cards: the cards, none of them held.
        seen: the cards of which one copy is seen.
        both: those of which both are.
    """
    return (cards & ~seen).bit_count() + (cards & ~both).bit_count()
