"""Constraints on where unseen cards lie, and the number of ways to distribute them.

The ways are counted without looking at each, and one of them is drawn, every one as likely.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb, factorial, prod
from random import Random
from typing import Generic, TypeVar

CardT = TypeVar("CardT", bound=Hashable)


@dataclass(frozen=True)
class CountConstraint(Generic[CardT]):
    """A bound on how many of some cards lie in a group, those known to lie there among them.

    Of twins (two equal cards) each one counts.

    Args:
        cards: which cards.
        least: fewest of them.
        most: most of them; None for no limit, `least` for an exact number.
    """

    cards: Collection[CardT]
    least: int = 1
    most: int | None = None

    def allows(self, number: int) -> bool:
        """True if that number of the cards is within the bound."""
        return self.least <= number and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class GroupConstraints(Generic[CardT]):
    """A group of cards that the seat cannot see, and what is known of it.

    Args:
        size: how many of the unseen cards lie there.
        known: those of them that were seen to go there; of twins that one, and the other may lie
            anywhere.
        never: cards that do not lie there: those of a suit that a player has shown to be out of.
        counts: what is known of its cards together, from a declaration or from play.
        ordered: whether the order of its cards matters, as in a stock.
        likelihood: probability, from 0 to 1, that a player with these cards does what was done
            there (bids, signs); None where nothing was.
    """

    size: int
    known: tuple[CardT, ...] = ()
    never: Collection[CardT] = frozenset()
    counts: tuple[CountConstraint[CardT], ...] = ()
    ordered: bool = False
    likelihood: Callable[[Sequence[CardT]], float] | None = None

    @property
    def bound(self) -> bool:
        """True if `never` or `counts` restricts its cards."""
        return bool(self.never or self.counts)

    def fits(self, cards: Sequence[CardT]) -> bool:
        """True if these can be its cards, as far as `never` and `counts` say."""
        return not any(card in self.never for card in cards) and all(
            each.allows(sum(card in each.cards for card in cards)) for each in self.counts
        )


Room = tuple[int, ...]
"""Room left in each bound group, and in all others together, in cards."""
GroupCounts = tuple[int, ...]
"""Number of cards of each `CountConstraint` that its group has so far."""


class DistributionCounter(Generic[CardT]):
    """Ways to distribute cards among groups, counted without looking at each.

    Cards that nothing known tells apart are one kind. Kind by kind it is decided how many go to
    each bound group, and how many to the others together; the ways in which the rest can still be
    distributed are counted once for all that is left.

    Args:
        cards: the unseen cards, without those known to lie in a group.
        groups: where they may lie.
    """

    def __init__(self, cards: Sequence[CardT], groups: Sequence[GroupConstraints[CardT]]) -> None:
        self.groups = groups
        self.bound = [group for group in groups if group.bound]
        self.kinds = self._kinds_of(cards)
        self.free = [each.size - len(each.known) for each in groups if not each.bound]
        limits = [(number, each) for number, at in enumerate(self.bound) for each in at.counts]
        self.limits = limits
        self._shares: dict[tuple[int, Room, GroupCounts], tuple[list[Room], list[int]]] = {}
        room = (*(each.size - len(each.known) for each in self.bound), sum(self.free))
        known = (self.bound[number].known for number, _ in limits)
        held = tuple(
            sum(card in each.cards for card in cards)
            for (_, each), cards in zip(limits, known, strict=True)
        )
        self.start = room, held
        ways = factorial(sum(self.free)) // prod(map(factorial, self.free))
        self.number = self._ways(0, room, held) * ways if min(room) >= 0 else 0

    def _kinds_of(self, cards: Sequence[CardT]) -> list[list[CardT]]:
        """Return the cards grouped by kind: all that the constraints do not tell apart."""
        kinds: dict[tuple[bool, ...], list[CardT]] = {}
        for card in cards:
            signature = [
                card in these
                for group in self.bound
                for these in (group.never, *(each.cards for each in group.counts))
            ]
            kinds.setdefault(tuple(signature), []).append(card)
        return list(kinds.values())

    def _ways(self, kind: int, room: Room, held: GroupCounts) -> int:
        """Return the number of ways to deal the kinds from number `kind` on into the room left."""
        if kind == len(self.kinds):
            return int(all(map(CountConstraint.allows, (each for _, each in self.limits), held)))
        sums = self._weighted_splits(kind, room, held)[1]
        return sums[-1] if sums else 0

    def _weighted_splits(
        self, kind: int, room: Room, held: GroupCounts
    ) -> tuple[list[Room], list[int]]:
        """Return the ways to split a kind among groups, with running sums of deals after each."""
        found = self._shares.get((kind, room, held))
        if found is None:
            shares, ways = list[Room](), list[int]()
            for share in self._shares_of(kind, room):
                after = self._held(kind, share, held)
                left = tuple(map(int.__sub__, room, share))
                number = 0 if after is None else self._ways(kind + 1, left, after)
                if number:
                    shares.append(share)
                    ways.append(number * _multinomial(share))
            found = self._shares[kind, room, held] = shares, list(accumulate(ways))
        return found

    def _shares_of(self, kind: int, room: Room) -> Iterator[Room]:
        """Yield every way to split a kind's cards among groups that have room and may hold them."""
        card = self.kinds[kind][0]
        most = [
            0 if card in group.never else left
            for group, left in zip(self.bound, room[:-1], strict=True)
        ]
        return _splits(len(self.kinds[kind]), (*most, room[-1]))

    def _held(self, kind: int, share: Room, held: GroupCounts) -> GroupCounts | None:
        """Return the groups' counts after a kind is split so; None where a group has too many."""
        card = self.kinds[kind][0]
        after = tuple(
            have + share[group] * (card in each.cards)
            for have, (group, each) in zip(held, self.limits, strict=True)
        )
        over = any(
            each.most is not None and have > each.most
            for have, (_, each) in zip(after, self.limits, strict=True)
        )
        return None if over else after

    def draw(self, chance: Random) -> list[list[CardT]]:
        """Return random cards for each group beside its known ones; all distributions as likely."""
        random = chance.random
        (room, held), hands = self.start, [list[CardT]() for _ in (*self.bound, None)]
        for kind, cards in enumerate(self.kinds):
            shares, sums = self._weighted_splits(kind, room, held)
            share = shares[bisect(sums, int(random() * sums[-1]))]
            order, first = sorted(cards, key=lambda _: random()), 0
            for hand, number in zip(hands, share, strict=True):
                hand += order[first : first + number]
                first += number
            room = tuple(map(int.__sub__, room, share))
            held = self._held(kind, share, held) or ()
        *bound, loose = hands
        loose.sort(key=lambda _: random())
        drawn, first = [], 0
        for group in self.groups:
            size = group.size - len(group.known)
            drawn.append(bound.pop(0) if group.bound else loose[first : first + size])
            first += 0 if group.bound else size
        return drawn


def _splits(number: int, most: Room) -> Iterator[Room]:
    """Yield every way to write a number as a sum of parts, each within its own limit."""
    if len(most) == 1:
        if number <= most[0]:
            yield (number,)
        return
    for first in range(min(number, most[0]) + 1):
        yield from ((first, *rest) for rest in _splits(number - first, most[1:]))


def _multinomial(share: Room) -> int:
    """Return the number of ways to split different cards into parts of these sizes."""
    ways, left = 1, sum(share)
    for number in share:
        ways *= comb(left, number)
        left -= number
    return ways
