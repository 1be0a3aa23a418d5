"""Blocks that a hand of Burraco can lay at once: new melds, and cards added to the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from italiancards.core.melds.block_search import NEVER, Block, HeldCards
from italiancards.core.melds.lanes import LANE, LANES, WILD
from italiancards.core.melds.parts import TOP
from italiancards.games.burraco.hints.meld_numbers import TWO, VALUE, MeldOptions, may_be_wild
from italiancards.games.burraco.hints.shapes import (
    COUNTED,
    LINE,
    Line,
    Shape,
    card_bits,
    larger_sets,
    longer_runs,
    runs,
    sets,
)
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers


class Offer(NamedTuple):
    """All blocks that a hand can lay.

    Args:
        blocks: cards that are laid together, with their points.
        slots: groups in which a wild card alone can be laid, each with its worth in points.
        shapes: for each block, with a wild card or without: the number of the meld on the table
            that it is added to, or `NOTHING`, and the meld that comes of it.
    """

    blocks: list[Block]
    slots: list[tuple[int, int]]
    shapes: dict[tuple[Block, bool], tuple[int, MeldNumbers]]


def find_blocks(
    cards: Iterable[int],
    melds: Iterable[MeldNumbers],
    ways: MeldOptions,
    second_sets: bool,
    *,
    at_any_cost: bool = False,
) -> tuple[HeldCards, Offer]:
    """Return the cards held, and all blocks they can make: new melds, or extensions of melds.

    Args:
        cards: the hand, by places.
        melds: those of its side on the table, in the order of their numbers.
        ways: what was agreed about melds.
        second_sets: whether a side may have two sets of a rank.
        at_any_cost: whether to offer a wild card also where it costs more points than it brings.

    Returns:
        The hand as bits, and the blocks with their points.
    """
    hand, table = [*cards], [*melds]
    held = card_bits(hand)
    wild = any(map(may_be_wild, hand))
    lines = [_line(hand, suit) for suit in range(SUITS)]
    numbers = [tuple(hand.count(lane + rank) for lane in LANES) for rank in range(TOP)]
    least = NEVER if at_any_cost else -COUNTED
    offer, free = _BlockCollector(wild, least), {meld.row for meld in table if meld.row >= SUITS}
    for suit, line in enumerate(lines):
        if line[0].bit_count() > 1:
            offer.enter(runs(line, ways), 0, suit=suit)
    for rank in range(TOP):
        if rank != TWO and sum(numbers[rank]) > 1 and (second_sets or SUITS + rank not in free):
            group = 0 if second_sets else 1 << len(table) + rank
            offer.enter(sets(rank, numbers[rank], ways.semi), group)
    for at, meld in enumerate(table):
        if meld.row < SUITS:
            own = LANES[meld.row] + TWO
            first = MeldNumbers(0, *meld[1:4], TWO if meld.wild == own else min(meld.wild, WILD))
            offer.enter(longer_runs(first, lines[meld.row], wild, ways), 1 << at, at, meld.row)
        else:
            rank = meld.row - SUITS
            offer.enter(larger_sets(meld, numbers[rank], wild, ways.semi, least), 1 << at, at)
            for suit in range(SUITS):
                if numbers[rank][suit]:
                    after = meld._replace(low=meld.low + (1 << 2 * suit), high=meld.high + 1)
                    shape = Shape(LINE[rank] << suit, 0, False, VALUE[rank], after)
                    offer.enter((shape,), 0, at)
    return held, offer.done()


def _line(hand: list[int], suit: int) -> Line:
    """Return a suit's cards in the hand as bits: those held, and aces and twos held twice."""
    own = [place - LANES[suit] for place in hand if place != WILD and place // LANE == suit]
    twins = {place for place in (0, TWO) if own.count(place) > 1}
    return sum(1 << place for place in {*own}), sum(1 << place for place in twins)


class _BlockCollector:
    """Collector of shapes as blocks: one for the same cards, with a wild card or without.

    Args:
        wild: whether the hand has a wild card.
        least: points that a wild card must bring, beside its own, to be offered.
    """

    def __init__(self, wild: bool, least: int) -> None:
        self.wild, self.least = wild, least
        self.found: dict[tuple[int, int, int], dict[bool, tuple[int, int, MeldNumbers]]] = {}
        self.slots: dict[int, tuple[int, int, MeldNumbers]] = {}

    def enter(self, shapes: Iterable[Shape], group: int, at: int = NOTHING, suit: int = 0) -> None:
        """Enter shapes, in place, as blocks: of new melds, or extending the meld numbered `at`."""
        for once, twice, wild, worth, meld in shapes:
            if wild and not self.wild:
                continue
            slot = (worth, at, meld if meld.row >= SUITS else meld._replace(row=suit))
            if not once:
                if worth > self.least:
                    self.slots[group] = max(self.slots.get(group, slot), slot)
                continue
            ways = self.found.setdefault((once << suit, twice << suit, group), {})
            ways[wild] = max(ways.get(wild, slot), slot)

    def done(self) -> Offer:
        """Return all blocks entered, as an offer."""
        blocks: list[Block] = []
        shapes: dict[tuple[Block, bool], tuple[int, MeldNumbers]] = {}
        for (once, twice, group), ways in self.found.items():
            plain = ways[False][0] if False in ways else NEVER
            wild = ways[True][0] if True in ways else NEVER
            if wild <= plain + self.least:
                wild = NEVER  # the wild card counts less than what it costs
            block = Block(once, twice, group, plain, wild)
            blocks.append(block)
            shapes |= {(block, each): slot[1:] for each, slot in ways.items()}
        for group, (worth, at, meld) in self.slots.items():
            shapes[Block(0, 0, group, NEVER, worth), True] = at, meld
        return Offer(blocks, [(group, slot[0]) for group, slot in self.slots.items()], shapes)
