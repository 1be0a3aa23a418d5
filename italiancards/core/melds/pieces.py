"""Pieces that melds are made of: those that a suit or a rank holds, each with its weight.

A hand is bits, as in `lanes`: the cards it holds and those it holds twice, and a number of jokers.
Longer sequences are made of pieces of three to five cards, so only those are tried: what is laid
together is worth the sum of its pieces, and a joker serves in one piece as well as in the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from italiancards.core.cards import RUMMY
from italiancards.core.melds.lanes import EACH, LANES, NAMED, PLACED, SUIT
from italiancards.core.melds.meld import Meld, arrange
from italiancards.core.melds.parts import SHORTEST, TOP, Part
from italiancards.core.melds.rules import JOKER
from italiancards.core.melds.values import Values

AIMS = ("value", "cards", "points")
"""Aims of a lay-down: its worth, or the cards or points that leave the hand.

Ties by one aim are broken by cards, or by points where cards are counted.
"""

SUITS = RUMMY.suits
SHIFT = 12
"""Bits of a weight below its first figure, for the second."""

_WHOLE = tuple(((1 << length) - 1, length) for length in (3, 4, 5))
_GAPPED = ((0b101, 3, 1), (0b1101, 4, 1), (0b1011, 4, 2), (0b11101, 5, 1), (0b11011, 5, 2),
           (0b10111, 5, 3))  # fmt: skip
"""Pieces with a joker inside: the cards as bits, the length, and the place of the joker."""

Piece = tuple[int, int, Meld]
"""A meld as a part of longer ones: its cards as bits, its weight, and itself."""


def sequence(suit: int, first: int, length: int, joker: int | None = None) -> Meld:
    """Return a sequence of a suit as a meld, perhaps with a joker in one place.

    Args:
        suit: the index of the suit in `SUITS`.
        first: the place of its first card; 0 is the low ace, `TOP` the high one.
        length: the number of cards.
        joker: the index in the sequence of the joker; None for none.
    """
    parts = []
    for number in range(length):
        card = NAMED[LANES[suit] + (first + number) % TOP]
        parts.append(Part(JOKER if number == joker else card, card))
    return Meld("sequence", tuple(parts))


def set_of(parts: list[Part]) -> Meld:
    """Return cards of one rank as a meld (a set)."""
    found = arrange(tuple(parts))
    assert isinstance(found, Meld)  # cards of one rank, each of another suit
    return found


def of_rank(rank: int, chosen: tuple[int, ...], jokers: int) -> Iterator[Meld]:
    """Yield the set of some suits of a rank, then those with a joker as one more suit.

    Args:
        rank: the index of the rank, from 0 (the ace).
        chosen: the indices of the suits held.
        jokers: 0 if no joker may be used.
    """
    own = [NAMED[LANES[suit] + rank] for suit in chosen]
    if len(own) >= SHORTEST:
        yield set_of([Part.of(card) for card in own])
    if jokers and len(own) < len(SUITS):
        for suit in range(len(SUITS)):
            if suit not in chosen:
                joker = Part(JOKER, NAMED[LANES[suit] + rank])
                yield set_of([*map(Part.of, own), joker])


def _same(one: Meld, other: Meld) -> bool:
    """Return True if two melds use the same cards, whatever their joker represents."""
    return {part.card for part in one.parts} == {part.card for part in other.parts}


class Pieces:
    """The pieces that hands hold under some card values; those of a suit and a rank are cached.

    Args:
        values: what cards are worth.
    """

    def __init__(self, values: Values) -> None:
        self.values = values
        self._runs = lru_cache(maxsize=1 << 14)(self._find_runs)
        self._run = lru_cache(maxsize=1 << 11)(self._make_run)
        self._sets = lru_cache(maxsize=1 << 10)(self._find_sets)

    def pieces_in(self, once: int, aim: int) -> tuple[list[Piece], list[Piece]]:
        """Return the weighted melds that cards contain: those without a joker, and with one.

        Args:
            once: the cards, as bits.
            aim: the index in `AIMS` of what pieces are weighed by.
        """
        whole: list[Piece] = []
        wild: list[Piece] = []
        for suit, lane in enumerate(LANES):
            held = once >> lane & SUIT
            if held & held - 1:  # two cards at least
                own, joker = self._runs(suit, held, aim)
                whole += own
                wild += joker
        for rank in range(TOP):
            same = once >> rank & EACH
            if same & same - 1:
                own, joker = self._sets(rank, same, aim)
                whole += own
                wild += joker
        return whole, wild

    # What a suit and a rank hold

    def _find_runs(self, suit: int, held: int, aim: int) -> tuple[list[Piece], list[Piece]]:
        """Return the pieces of a suit that are sequences: without a joker, and with one."""
        line = held | (held & 1) << TOP
        whole, wild = [], []
        for first in range(TOP):
            seen = line >> first
            if not seen & 1:
                continue
            for bits, length in _WHOLE:
                if seen & bits == bits:
                    whole.append(self._run(suit, first, length, None, aim))
            for length in (2, 3, 4):  # the joker at the dearer end
                bits = (1 << length) - 1
                if seen & bits == bits:
                    above = first + length <= TOP
                    start, joker = (first, length) if above else (first - 1, 0)
                    wild.append(self._run(suit, start, length + 1, joker, aim))
            for bits, length, joker in _GAPPED:
                if seen & bits == bits:
                    wild.append(self._run(suit, first, length, joker, aim))
        return whole, wild

    def _find_sets(self, rank: int, same: int, aim: int) -> tuple[list[Piece], list[Piece]]:
        """Return the pieces of a rank that are sets: without a joker, and with one."""
        there = [suit for suit, lane in enumerate(LANES) if same >> lane & 1]
        whole: list[Piece] = []
        wild: list[Piece] = []
        for size in range(SHORTEST - 1, len(there) + 1):
            for chosen in combinations(there, size):
                for meld in of_rank(rank, chosen, 1):
                    into = wild if meld.joker else whole
                    if not (meld.joker and into and _same(into[-1][2], meld)):
                        into.append(self._piece(meld, aim))
        return whole, wild

    def _make_run(self, suit: int, first: int, length: int, joker: int | None, aim: int) -> Piece:
        """Return a sequence with its weight, as a piece for the search."""
        return self._piece(sequence(suit, first, length, joker), aim)

    def _piece(self, meld: Meld, aim: int) -> Piece:
        """Return a meld as a piece: its cards as bits, its weight by an aim, and itself."""
        cards = sum(1 << PLACED[card] for card in meld.cards if card != JOKER)
        number, points = len(meld.parts), self.values.hand(meld.cards)
        first, second = (
            (self.values.meld(meld), number),
            (number, points),
            (points, number),
        )[aim]
        return cards, (first << SHIFT) + second, meld
