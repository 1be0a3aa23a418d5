"""Shapes of cards at Burraco: sequences, sets, and extensions of melds on the table.

Cards are bits by rank, the twos first, so that cards that go together lie close. A long meld is
made of blocks of three to five cards where that costs no bonus: a whole is listed only where it
counts more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from italiancards.core.melds.block_search import Block, HeldCards
from italiancards.core.melds.lanes import LANE, LANES, WILD
from italiancards.core.melds.parts import TOP
from italiancards.games.burraco.hints.meld_numbers import VALUE, MeldOptions, bonus, extend
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers, cards_of

ABLE = (1 << SUITS) - 1
"""The twos, as bits."""
LINE = tuple(1 << SUITS * ((place + TOP - 1) % TOP) for place in range(TOP + 1))
"""Bit of each place of the first suit; another’s lies beside it."""
Line = tuple[int, int]
"""Cards of a suit: a bit for each place from the ace up; and those that are there twice."""
COUNTED = VALUE[WILD]
"""Points of the dearest wild card."""


def bit(place: int) -> int:
    """Return the bit of a card, given by its number, in a mask."""
    return LINE[place % LANE] << place // LANE


PLACE = {bit(lane + place): lane + place for lane in LANES for place in range(TOP)}
"""The place of a card by its bit."""


def card_bits(cards: Iterable[int]) -> HeldCards:
    """Return bit masks of cards: those held, and those held twice; jokers are left out."""
    once = twice = 0
    for place in cards:
        if place != WILD:
            twice |= once & bit(place)
            once |= bit(place)
    return HeldCards(once, twice)


def places_of(block: Block) -> list[int]:
    """Return the cards of a block in a list, each as its number."""
    return [PLACE[1 << n] for each in block[:2] for n in range(each.bit_length()) if each >> n & 1]


class Shape(NamedTuple):
    """A block of the first suit or of a rank, and the meld that it is.

    Args:
        once: its cards, a bit each.
        twice: those of which both copies are laid.
        wild: whether a wild card is laid with it.
        worth: its points beside those of the wild card.
        meld: a meld as numbers, on the table or not.
    """

    once: int
    twice: int
    wild: bool
    worth: int
    meld: MeldNumbers


# New melds


@lru_cache(maxsize=1 << 12)
def runs(line: Line, ways: MeldOptions) -> tuple[Shape, ...]:
    """Return the sequences that a suit's cards make, with and without a wild card.

    Args:
        line: the cards, by their places in the suit.
        ways: what was agreed about melds.

    Returns:
        Shapes of the first suit, without those that two shapes make as well.
    """
    held, twins = line
    line_up = held | (held & 1) << TOP
    found: dict[tuple[int, int, int], Shape] = {}
    for low in range(TOP - 1):
        missing = 0
        for high in range(low, TOP + 1):
            if not line_up >> high & 1:
                missing += 1
                gap = high
            if missing > 1:
                break
            if high - low < 2:
                continue
            for at in (gap,) if missing else (NOTHING, *range(low, high + 1)):
                both = low == 0 and high == TOP and at not in (0, TOP)
                if both and not (twins & 1 and ways.two_aces):
                    continue
                meld = MeldNumbers(0, low, high, at, NOTHING if at == NOTHING else WILD)
                own = sum(LINE[place] for place in range(low, high + 1 - both) if place != at)
                worth = _worth(meld, ways)
                key = (own, both, at != NOTHING)
                if key not in found or found[key].worth < worth:
                    found[key] = Shape(own, both * LINE[0], at != NOTHING, worth, meld)
    return tuple(each for each in found.values() if not _no_better_than_parts(each.meld, ways))


def _worth(meld: MeldNumbers, ways: MeldOptions) -> int:
    """Return the points of a sequence: its cards but a wild one, and its bonus."""
    return sum(VALUE[place] for place in cards_of(meld) if place != WILD) + bonus(meld, ways.semi)


def _no_better_than_parts(meld: MeldNumbers, ways: MeldOptions) -> bool:
    """True if a sequence is worth no more than a shorter one and three of its cards apart."""
    _, low, high, at, _ = meld
    return any(
        rest.length >= MELDS.shortest
        and at not in others
        and bonus(rest, ways.semi) == bonus(meld, ways.semi)
        for rest, others in (
            (meld._replace(low=low + 3), range(low, low + 3)),
            (meld._replace(high=high - 3), range(high - 2, high + 1)),
        )
    )


@lru_cache(maxsize=1 << 12)
def sets(rank: int, numbers: tuple[int, ...], semi: bool) -> tuple[Shape, ...]:
    """Return the sets that a rank's cards make, with and without a wild card.

    Args:
        rank: the rank, from 0 for the ace.
        numbers: copies of it in each suit.
        semi: whether there are semi-clean burrachi.

    Returns:
        A shape for each choice of cards.
    """
    found = []
    for chosen in product(*(range(number + 1) for number in numbers)):
        size = sum(chosen)
        suits = sum(number << 2 * suit for suit, number in enumerate(chosen))
        for wild in (False, True):
            if size + wild >= MELDS.shortest:
                meld = MeldNumbers(
                    SUITS + rank, suits, size + wild, NOTHING, WILD if wild else NOTHING
                )
                worth = size * VALUE[rank] + bonus(meld, semi)
                found.append(Shape(*_bits(rank, chosen), wild, worth, meld))
    return tuple(found)


def _bits(rank: int, numbers: tuple[int, ...]) -> tuple[int, int]:
    """Return bit masks of a rank's cards by suit: those held, and those held twice."""
    once = sum(LINE[rank] << suit for suit, number in enumerate(numbers) if number)
    return once, sum(LINE[rank] << suit for suit, number in enumerate(numbers) if number > 1)


# Melds on the table


@lru_cache(maxsize=1 << 12)
def longer_runs(meld: MeldNumbers, line: Line, wild: bool, ways: MeldOptions) -> tuple[Shape, ...]:
    """Return a sequence's extensions by cards of its suit and, if allowed, a wild one.

    Args:
        meld: the sequence on the table.
        line: the cards, by their places in the suit.
        wild: whether the hand has a wild card.
        ways: what was agreed about melds.

    Returns:
        Shapes with the points they add, without those that two shapes make as well.
    """
    held = [place for place in range(TOP) if line[0] >> place & 1]
    start = Counter(cards_of(meld))
    reached, todo = {meld}, [meld]
    while todo:
        now = todo.pop()
        used = Counter(cards_of(now)) - start
        after = [
            each.meld
            for place in held
            if used[place] <= line[1] >> place & 1
            for each in extend(now, place, ways)
            if not each.wild
        ]
        if wild:
            after += [each.meld for each in extend(now, WILD, ways)]
        for each in after:
            if each not in reached:
                reached.add(each)
                todo.append(each)
    found: dict[tuple[int, int, bool], Shape] = {}
    for each in reached - {meld}:
        used = Counter(cards_of(each)) - start
        own = sorted(used.elements())
        with_wild = WILD in used
        cards = [place for place in own if place != WILD]
        worth = bonus(each, ways.semi) - bonus(meld, ways.semi) + sum(map(VALUE.__getitem__, cards))
        once, twice = card_bits(cards)
        key = once, twice, with_wild
        if key not in found or found[key].worth < worth:
            found[key] = Shape(once, twice, with_wild, worth, each)
    return tuple(each for each in found.values() if not _beside(each, reached, meld, ways))


def _beside(shape: Shape, reached: set[MeldNumbers], start: MeldNumbers, ways: MeldOptions) -> bool:
    """True if an extension is worth no more than a shorter one and three of its cards apart."""
    _, low, high, at, _ = meld = shape.meld
    for rest, others, inside in (
        (meld._replace(low=low + 3), range(low, low + 3), low + 3 <= start.low),
        (meld._replace(high=high - 3), range(high - 2, high + 1), high - 3 >= start.high),
    ):
        same = bonus(rest, ways.semi) == bonus(meld, ways.semi)
        if inside and same and at not in others and rest in reached:
            return True
    return False


def larger_sets(
    meld: MeldNumbers, numbers: tuple[int, ...], wild: bool, semi: bool, least_gain: int = -COUNTED
) -> Iterator[Shape]:
    """Yield a set's extensions by its rank's cards that bring a bonus, or by a wild card.

    Args:
        meld: the set on the table.
        numbers: copies of its rank in each suit of the hand.
        wild: whether the hand has a wild card.
        semi: whether there are semi-clean burrachi.
        least_gain: points that a wild card alone must bring, beside its own.

    Returns:
        Shapes with the points they add.
    """
    rank, had = meld.row - SUITS, bonus(meld, semi)
    able = wild and meld.wild == NOTHING
    for with_wild in (False, True) if able else (False,):
        least = had
        for size in range(sum(numbers) + 1):
            after = MeldNumbers(
                meld.row, meld.low, meld.high + size + with_wild, NOTHING,
                WILD if with_wild else meld.wild,
            )  # fmt: skip
            gain = bonus(after, semi) - had
            if bonus(after, semi) > least or (with_wild and not size and gain > least_gain):
                least = max(least, bonus(after, semi))
                for chosen in product(*(range(number + 1) for number in numbers)):
                    if sum(chosen) == size:
                        worth = size * VALUE[rank] + gain
                        yield Shape(*_bits(rank, chosen), with_wild, worth, after)
