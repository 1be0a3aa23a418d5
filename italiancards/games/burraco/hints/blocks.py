"""Blocks that a hand of Burraco can lay at once: new melds, and cards added to the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from italiancards.core.melds.lanes import LANE, LANES, WILD
from italiancards.core.melds.parts import TOP
from italiancards.core.melds.together import NEVER, Block, Held
from italiancards.games.burraco.hints.laid import TWO, VALUE, Ways, may_be_wild
from italiancards.games.burraco.hints.shapes import (
    COUNTED,
    LINE,
    Line,
    Shape,
    held_of,
    longer,
    more,
    runs,
    sets,
)
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.laid import SUITS, Laid


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
    shapes: dict[tuple[Block, bool], tuple[int, Laid]]


def offered(
    cards: Iterable[int], melds: Iterable[Laid], ways: Ways, second_sets: bool
) -> tuple[Held, Offer]:
    """Blocks that a hand can lay beside the melds of its side.

    Args:
        cards: the hand, by places.
        melds: those of its side on the table, in the order of their numbers.
        ways: what was agreed about melds.
        second_sets: whether a side may have two sets of a rank.

    Returns:
        The hand as bits, and the blocks with their points.
    """
    hand, table = [*cards], [*melds]
    held = held_of(hand)
    wild = any(map(may_be_wild, hand))
    lines = [_line(hand, suit) for suit in range(SUITS)]
    numbers = [tuple(hand.count(lane + rank) for lane in LANES) for rank in range(TOP)]
    offer, free = _Offering(wild), {lies.row for lies in table if lies.row >= SUITS}
    for suit, line in enumerate(lines):
        if line[0].bit_count() > 1:
            offer.enter(runs(line, ways), 0, suit=suit)
    for rank in range(TOP):
        if rank != TWO and sum(numbers[rank]) > 1 and (second_sets or SUITS + rank not in free):
            group = 0 if second_sets else 1 << len(table) + rank
            offer.enter(sets(rank, numbers[rank], ways.semi), group)
    for at, lies in enumerate(table):
        if lies.row < SUITS:
            own = LANES[lies.row] + TWO
            first = Laid(0, *lies[1:4], TWO if lies.wild == own else min(lies.wild, WILD))
            offer.enter(longer(first, lines[lies.row], wild, ways), 1 << at, at, lies.row)
        else:
            rank = lies.row - SUITS
            offer.enter(more(lies, numbers[rank], wild, ways.semi), 1 << at, at)
            for suit in range(SUITS):
                if numbers[rank][suit]:
                    after = lies._replace(low=lies.low + (1 << 2 * suit), high=lies.high + 1)
                    shape = Shape(LINE[rank] << suit, 0, False, VALUE[rank], after)
                    offer.enter((shape,), 0, at)
    return held, offer.done()


def _line(hand: list[int], suit: int) -> Line:
    """The cards of a suit; of twins only aces and twos matter."""
    own = [place - LANES[suit] for place in hand if place != WILD and place // LANE == suit]
    twins = {place for place in (0, TWO) if own.count(place) > 1}
    return sum(1 << place for place in {*own}), sum(1 << place for place in twins)


class _Offering:
    """Collector of shapes as blocks: one for the same cards, with a wild card or without."""

    def __init__(self, wild: bool) -> None:
        self.wild = wild
        self.found: dict[tuple[int, int, int], dict[bool, tuple[int, int, Laid]]] = {}
        self.slots: dict[int, tuple[int, int, Laid]] = {}

    def enter(self, shapes: Iterable[Shape], group: int, at: int = NOTHING, suit: int = 0) -> None:
        """Enter shapes of a suit or a rank, new or of the meld with that number."""
        for once, twice, wild, worth, lies in shapes:
            if wild and not self.wild:
                continue
            told = (worth, at, lies if lies.row >= SUITS else lies._replace(row=suit))
            if not once:
                if worth > -COUNTED:
                    self.slots[group] = max(self.slots.get(group, told), told)
                continue
            ways = self.found.setdefault((once << suit, twice << suit, group), {})
            ways[wild] = max(ways.get(wild, told), told)

    def done(self) -> Offer:
        """Everything that was entered, as an offer."""
        blocks: list[Block] = []
        shapes: dict[tuple[Block, bool], tuple[int, Laid]] = {}
        for (once, twice, group), ways in self.found.items():
            plain = ways[False][0] if False in ways else NEVER
            wild = ways[True][0] if True in ways else NEVER
            if wild <= plain - COUNTED:
                wild = NEVER  # the wild card counts less than what it costs
            block = Block(once, twice, group, plain, wild)
            blocks.append(block)
            shapes |= {(block, each): told[1:] for each, told in ways.items()}
        for group, (worth, at, lies) in self.slots.items():
            shapes[Block(0, 0, group, NEVER, worth), True] = at, lies
        return Offer(blocks, [(group, told[0]) for group, told in self.slots.items()], shapes)
