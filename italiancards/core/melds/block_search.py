"""Exact search for the most valuable way to lay some cards; nothing is searched twice.

What can be laid at once is a block: some cards, with or without a wild one. Of a group of blocks
(the ways to build on one meld, say) one at most is laid. Cards are bits, as the game likes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

NEVER = -(1 << 20)
"""Worth less than anything that can be laid."""


class Block(NamedTuple):
    """Cards that can be laid at once.

    Args:
        once: the cards, a bit each.
        twice: those of which both copies are laid.
        group: the bit of its group; 0 where it has none.
        plain: what it is worth without a wild card; `NEVER` where it needs one.
        wild: what it is worth beside the wild card that is laid with it; `NEVER` where it has room
            for none.
    """

    once: int
    twice: int
    group: int
    plain: int
    wild: int


class HeldCards(NamedTuple):
    """Cards in hand.

    Args:
        once: the cards, a bit each.
        twice: those of which both copies are held.
    """

    once: int
    twice: int

    def without(self, block: Block) -> HeldCards:
        """Return the held cards without those of a block."""
        spent = block.once & self.twice
        return HeldCards(self.once ^ block.once ^ spent ^ block.twice, self.twice ^ spent)


class BlockChoice(NamedTuple):
    """Blocks laid together, and their worth.

    Args:
        worth: what it is worth.
        blocks: the blocks, each with whether a wild card is laid with it.
    """

    worth: int
    blocks: tuple[tuple[Block, bool], ...] = ()


class BlockSearch:
    """The best of some blocks.

    Args:
        blocks: the blocks; each has cards.
        slots: what a wild card alone brings where it can be laid: the bit of a group, and the
            worth beside its own.
        wild: what so many wild cards count, from none on.
        able: the cards that may be wild; the lowest bits of all.

    Three cards that are worth 15; the last of them, a fourth and a wild card of 30 are worth 50:

    >>> blocks = Block(0b0111, 0, 0, 15, NEVER), Block(0b1100, 0, 0, NEVER, 20)
    >>> together = BlockSearch(blocks, (), (0, 30), 0)
    >>> together.best(HeldCards(0b1111, 0), 0).worth, together.best(HeldCards(0b1111, 0), 1).worth
    (15, 50)
    """

    def __init__(
        self,
        blocks: Iterable[Block],
        slots: Sequence[tuple[int, int]],
        wild: Sequence[int],
        able: int,
    ) -> None:
        self.slots = sorted(slots, key=lambda slot: -slot[1])
        self.wild, self.able = wild, able
        self.nothing = (0, *[NEVER] * (len(wild) - 1))
        self.by_lowest: dict[int, list[Block]] = {}
        self.useful = 0
        for block in blocks:
            self.by_lowest.setdefault(block.once & -block.once, []).append(block)
            self.useful |= block.once
        self.live = self._live()
        self.known: dict[tuple[int, int, int, int], tuple[int, ...]] = {}

    def _live(self) -> dict[int, int]:
        """Return, by lowest card, the bit mask of groups that its later blocks can still use."""
        groups = 0
        for group, _ in self.slots if len(self.wild) > 1 else ():
            groups |= group
        found = {}
        for number in range(self.useful.bit_length(), -1, -1):
            for block in self.by_lowest.get(1 << number, ()):
                groups |= block.group
            found[1 << number] = groups
        return found

    def best(self, held: HeldCards, jokers: int, keep: int = 0) -> BlockChoice:
        """Return the most valuable blocks to lay together; worth `NEVER` if there are none.

        Args:
            held: the cards.
            jokers: how many wild cards there are beside those that may be laid as themselves.
            keep: how many cards have to stay in hand.
        """
        useful = HeldCards(held.once & self.useful, held.twice & self.useful)
        aside = HeldCards(
            held.once & ~self.useful & ~self.able, held.twice & ~self.useful & ~self.able
        )
        keep = max(0, keep - _number(aside))
        spare = _number(
            HeldCards(held.once & self.able & ~useful.once, held.twice & self.able & ~useful.twice)
        )
        top = BlockChoice(NEVER)
        for chosen_blocks, left, done, pool in self._as_themselves(useful, (), 0, jokers + spare):
            found = self._best_beside(chosen_blocks, left, done, pool, keep, top.worth)
            if found is not None:
                top = found
        return top

    def _as_themselves(
        self, held: HeldCards, chosen_blocks: tuple[tuple[Block, bool], ...], done: int, pool: int
    ) -> Iterator[tuple[tuple[tuple[Block, bool], ...], HeldCards, int, int]]:
        """Yield every way to lay possibly wild cards as themselves, with the cards left."""
        lowest = held.once & -held.once
        if not lowest & self.able:
            yield chosen_blocks, held, done, pool
            return
        both = held.twice & lowest
        left = (
            HeldCards(held.once, held.twice ^ lowest)
            if both
            else HeldCards(held.once ^ lowest, held.twice)
        )
        yield from self._as_themselves(left, chosen_blocks, done, pool + 1)
        for block, wild in self._candidates(lowest, held, done):
            after = (*chosen_blocks, (block, wild))
            yield from self._as_themselves(held.without(block), after, done | block.group, pool)

    def _best_beside(
        self, chosen_blocks: tuple[tuple[Block, bool], ...], left: HeldCards, done: int, pool: int,
        keep: int, most: int,
    ) -> BlockChoice | None:  # fmt: skip
        """Return the best blocks beside some already chosen if worth over `most`, else None."""
        spent = sum(wild for _, wild in chosen_blocks)
        gained = sum(block.wild if wild else block.plain for block, wild in chosen_blocks)
        chosen = None
        for stay in range(keep + 1):
            values = self._best(*left, done, stay)
            for number in range(min(pool - (keep - stay) - spent, len(values) - 1 - spent) + 1):
                worth = gained + values[number] + self.wild[spent + number]
                if worth > most:
                    most, chosen = worth, (stay, number)
        if chosen is None:
            return None
        return BlockChoice(most, (*chosen_blocks, *self._chosen(left, done, *chosen)))

    # Without those that may be wild: for each number of wild cards what is worth most

    def _best(self, once: int, twice: int, done: int, stay: int) -> tuple[int, ...]:
        """Return the most that some cards are worth laid, for each number of wild cards used.

        Args:
            once: the cards.
            twice: those of which both copies are held.
            done: the groups of which a block was laid.
            stay: how many of the cards have to stay.
        """
        if not once:
            return self._at_end(done) if not stay else (NEVER,) * len(self.wild)
        lowest = once & -once
        done &= self.live[lowest]
        key = (once, twice, done, stay)
        known = self.known.get(key)
        if known is not None:
            return known
        fewer = max(0, stay - 1)
        if twice & lowest:
            rest = self._best(once, twice ^ lowest, done, fewer)
        else:
            rest = self._best(once ^ lowest, twice, done, fewer)
        found = [*rest]
        last = len(found) - 1
        for cards, both, group, plain, wild in self.by_lowest.get(lowest, ()):
            if cards & once == cards and both & twice == both and not group & done:
                spent = cards & twice
                rest = self._best(once ^ cards ^ spent ^ both, twice ^ spent, done | group, stay)
                if plain > NEVER:
                    for number, worth in enumerate(rest):
                        if worth + plain > found[number]:
                            found[number] = worth + plain
                if wild > NEVER:
                    for number in range(last):
                        worth = rest[number] + wild
                        if worth > found[number + 1]:
                            found[number + 1] = worth
        self.known[key] = values = tuple(found)
        return values

    def _at_end(self, done: int) -> tuple[int, ...]:
        """Return the worth of laying 0, 1, 2 … wild cards with no other cards left."""
        values, worth = [0], 0
        for group, more in self.slots:
            if not group & done:
                worth += more
                values.append(worth)
        size = len(self.wild)
        return (*values[:size], *[NEVER] * (size - len(values)))

    def _chosen(
        self, held: HeldCards, done: int, stay: int, number: int
    ) -> Iterator[tuple[Block, bool]]:
        """Yield the blocks of the best choice, each with True if it uses a wild card."""
        while held.once:
            lowest = held.once & -held.once
            worth = self._best(*held, done, stay)[number]
            for block, wild in self._candidates(lowest, held, done, spends=number > 0):
                after, then = held.without(block), done | block.group
                more = block.wild if wild else block.plain
                if self._best(*after, then, stay)[number - wild] + more == worth:
                    yield block, wild
                    held, done, number = after, then, number - wild
                    break
            else:
                stay = max(0, stay - 1)
                both = held.twice & lowest
                held = HeldCards(held.once ^ (0 if both else lowest), held.twice ^ both)
        for group, more in [slot for slot in self.slots if not slot[0] & done][:number]:
            yield Block(0, 0, group, NEVER, more), True

    def _candidates(
        self, lowest: int, held: HeldCards, done: int, *, spends: bool = True
    ) -> Iterator[tuple[Block, bool]]:
        """Yield the blocks with the lowest card that fit, with True if a wild card is used."""
        for block in self.by_lowest.get(lowest, ()):
            if _fits(block, held, done):
                if block.plain > NEVER:
                    yield block, False
                if block.wild > NEVER and spends:
                    yield block, True


def _fits(block: Block, held: HeldCards, done: int) -> bool:
    """Return True if a block can be laid from held cards, its group not yet used."""
    return (
        block.once & held.once == block.once
        and block.twice & held.twice == block.twice
        and not block.group & done
    )


def _number(held: HeldCards) -> int:
    """Return the number of held cards."""
    return held.once.bit_count() + held.twice.bit_count()
