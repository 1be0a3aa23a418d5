"""The cards of Scopa as numbers; captures are looked up by the ranks on the table.

A card is a place from 0 to 39, rank by rank with the coin first; some cards are a mask of bits.
What a card may take depends on the ranks alone, so the table has besides its mask a count of ranks:
four bits for each, the highest of them spare.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from italiancards.core.cards import ITALIAN, Card
from italiancards.games.scopa.rules.captures import FIFTEEN
from italiancards.games.scopa.rules.options import ScopaOptions

RANKS, SUITS = len(ITALIAN.ranks), len(ITALIAN.suits)
CARDS = tuple(Card(rank, suit) for rank in ITALIAN.ranks for suit in ITALIAN.suits)
PLACE = {card: place for place, card in enumerate(CARDS)}
BIT = tuple(1 << place for place in range(len(CARDS)))
ALL = (1 << len(CARDS)) - 1
NIBBLE = tuple(0b1111 << SUITS * rank for rank in range(RANKS))
"""The cards of each rank."""
SUIT = tuple(sum(BIT[suit::SUITS]) for suit in range(SUITS))
"""The cards of each suit; the first are the coins."""
COINS = SUIT[0]
KINDS = tuple(2 * (place // SUITS) + (place % SUITS > 0) for place in range(len(CARDS)))
"""Kind of each card in play: its rank, and whether it is a coin."""
WIDTH = 4
"""Bits for each rank in a count of ranks."""
UNIT = tuple(1 << WIDTH * rank for rank in range(RANKS))
UNITS = tuple(UNIT[place // SUITS] for place in range(len(CARDS)))
_SPARE = sum(unit << WIDTH - 1 for unit in UNIT)


class Sum(NamedTuple):
    """Ranks that make a total.

    Args:
        counts: how many of each rank, as a count of ranks.
        size: how many cards.
        cards: every card of those ranks; in a count the same bits tell of them.
        total: what they make.
    """

    counts: int
    size: int
    cards: int
    total: int


def _sum(ranks: tuple[int, ...]) -> Sum:
    """Return some ranks as a sum: their counts, size, bits and total."""
    cards = sum(NIBBLE[rank] for rank in set(ranks))
    counts = sum(UNIT[rank] for rank in ranks)
    return Sum(counts, len(ranks), cards, sum(ranks) + len(ranks))


@cache
def _sums(total: int) -> tuple[Sum, ...]:
    """Return every way to make a total with ranks, each at most four times, the shortest first."""
    found = [ranks for ranks in _partitions(total, 0) if max(map(ranks.count, ranks)) <= SUITS]
    return tuple(map(_sum, sorted(found, key=len)))


def _partitions(total: int, least: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to part a total into ranks, none lower than the least, in rising order."""
    for rank in range(least, min(total, RANKS)):
        if rank + 1 == total:
            yield (rank,)
        else:
            yield from ((rank, *rest) for rest in _partitions(total - rank - 1, rank))


def number_of(counts: int, rank: int) -> int:
    """Return the number of cards of a rank, read from a packed count of ranks.

    Args:
        counts: four bits for each rank.
        rank: from 0 for an ace to 9 for a king.
    """
    return counts >> WIDTH * rank & (1 << WIDTH - 1) - 1


def count_ranks(places: Iterable[int]) -> int:
    """Return a packed count of the cards' ranks: one number with four bits for each rank."""
    return sum(UNITS[place] for place in places)


def places(mask: int) -> list[int]:
    """Return the positions of the set bits in a mask of cards, lowest first.

    >>> [CARDS[place] for place in places(0b10001)]
    ['AD', '2D']
    """
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def mask(cards: Iterable[Card]) -> int:
    """Return the bit mask of some cards."""
    return sum(BIT[PLACE[card]] for card in cards)


def worth(counts: int) -> int:
    """Return the sum of the values of the cards in a packed count of ranks."""
    return sum((rank + 1) * number_of(counts, rank) for rank in range(RANKS))


def takings(options: ScopaOptions, counts: int, rank: int) -> tuple[Sum, ...]:
    """Return the sums of ranks that a card may take from a table; () where it is laid down.

    The rules tell the same (`italiancards.games.scopa.rules.capture_rules`); a test proves it.

    Args:
        options: the table's rules of taking.
        counts: the ranks on the table.
        rank: that of the card played, from 0 for an ace.
    """
    if sweeps(options, counts, rank):
        size = sum(number_of(counts, each) for each in range(RANKS))
        return (Sum(counts, size, ALL, worth(counts)),)
    if options.exact_match_obligation and not options.scopa_a_15 and number_of(counts, rank):
        return (_sum((rank,)),)
    spared, sums = counts | _SPARE, _sums(goal(options, rank))
    found = tuple(each for each in sums if spared - each.counts & _SPARE == _SPARE)
    if options.sum_choice == "fewest_cards" and found:
        return tuple(each for each in found if each.size == found[0].size)
    return found


def goal(options: ScopaOptions, rank: int) -> int:
    """Return the sum that the cards taken by a card of a rank have to make.

    Args:
        options: to fifteen, or to the card's own value.
        rank: that of the card played, from 0 for an ace.
    """
    return FIFTEEN - 1 - rank if options.scopa_a_15 else rank + 1


def sweeps(options: ScopaOptions, counts: int, rank: int) -> bool:
    """True if a card of a rank is an ace that takes the whole table.

    Args:
        options: the table's rules of aces.
        counts: the ranks on the table; an ace there may block it.
        rank: that of the card played, from 0 for an ace.
    """
    if not options.ace_takes_all or rank or not counts:
        return False
    return not (options.ace_on_table_blocks and number_of(counts, 0))


def choices(table: int, taking: Sum) -> Iterator[int]:
    """Yield, as bits, every choice of cards on a table that makes up a sum's ranks, coins first.

    Args:
        table: the cards that lie there, as a mask.
        taking: the ranks to take, of which enough lie there.

    Yields:
        Masks of the cards taken.
    """
    ranks = [rank for rank in range(RANKS) if number_of(taking.counts, rank)]
    each = [_some(table & NIBBLE[rank], number_of(taking.counts, rank)) for rank in ranks]
    for sets in product(*each):
        yield sum(sets)


@cache
def _some(nibble: int, number: int) -> tuple[int, ...]:
    """Return every choice of so many of a rank's cards, each as bits, coins first."""
    if not number:
        return (0,)
    found = []
    while nibble:
        first = nibble & -nibble
        nibble ^= first
        found += [first | rest for rest in _some(nibble, number - 1)]
    return tuple(found)
