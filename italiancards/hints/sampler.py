"""Determinization: deals consistent with what a seat knows, its hidden cards drawn.

A game says which cards lie hidden together (hands of the others, the stock, what was set aside) and
what is known of each group. Every consistent deal is as likely as any other; where a bid or a
signal tells something of a hand, a deal is as likely as that hand would have made it. With nothing
known a draw is one shuffle.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, permutations
from math import factorial, prod
from random import Random
from typing import Generic

from italiancards.core.errors import ItalianCardsError
from italiancards.hints.constraints import (
    CardT,
    CountConstraint,
    DistributionCounter,
    GroupConstraints,
)

__all__ = ["CountConstraint", "DealSampler", "GroupConstraints", "NoDeal", "shuffle"]

TRIES = 2000
"""Maximum number of deals drawn until one is accepted by its likelihood.

Hands rarer than one in `TRIES` are chosen from these by their likelihood, which is near but not
exact.
"""
ENOUGH = 24
"""Effective number of deals (Kish) that is enough to choose one of them by likelihood."""
HARDLY = 1e-7
"""Likelihood up to which a deal does not count as one of `ENOUGH`: others may fit better."""


class NoDeal(ItalianCardsError):
    """An error: no deal is consistent with what is said to be known.

    Args:
        why: what does not fit, as the end of a sentence.
    """

    def __init__(self, why: str) -> None:
        super().__init__(f"No deal fits what is known: {why}.")


class DealSampler(Generic[CardT]):
    """All deals consistent with what a seat knows.

    A deal is the list of unseen cards in the order of the groups: first those of the first, and so
    on; `by_group` gives them group by group.

    Args:
        unseen: the cards that the seat cannot see.
        groups: those that lie hidden together: the hands of the others, the stock.

    Raises:
        NoDeal: no deal is consistent.

    >>> deals = DealSampler("ABCD", [GroupConstraints(2, never="A"), GroupConstraints(2)])
    >>> deals.number, ["".join(each) for each in deals.layouts()]
    (3, ['BCAD', 'BDAC', 'CDAB'])
    """

    def __init__(self, unseen: Sequence[CardT], groups: Sequence[GroupConstraints[CardT]]) -> None:
        self.unseen = list(unseen)
        self.groups = tuple(groups)
        room = sum(group.size for group in self.groups)
        if room != len(self.unseen):
            raise NoDeal(f"{len(self.unseen)} cards are unseen, and {room} lie hidden")
        for group in self.groups:
            if len(group.known) > group.size or set(group.known) & set(group.never):
                raise NoDeal(
                    f"{', '.join(map(str, group.known))} cannot lie where they are known to"
                )
        self._rest = _without(self.unseen, [card for each in groups for card in each.known])
        self._weighed = [each for each in self.groups if each.likelihood]
        restricted = any(each.known or each.bound for each in self.groups)
        self._distributions = DistributionCounter(self._rest, self.groups) if restricted else None
        if self._distributions is not None and not self._distributions.number:
            raise NoDeal("no way to share out the cards keeps to all of it")

    @property
    def number(self) -> int:
        """Number of consistent deals; the order of cards counts in ordered groups."""
        if self._distributions is None:
            either = (factorial(group.size) for group in self.groups if not group.ordered)
            return factorial(len(self.unseen)) // prod(either)
        return self._distributions.number * prod(
            factorial(group.size) for group in self.groups if group.ordered
        )

    @property
    def alike(self) -> bool:
        """True if all consistent deals are equally likely."""
        return not self._weighed

    def draw(self, chance: Random) -> list[CardT]:
        """Return the cards of a consistent deal, drawn by likelihood; raise `NoDeal` if none is.

        Raises:
            NoDeal: none of many consistent deals has a likelihood above 0.
        """
        if not self._weighed:
            return self._draw(chance)
        tried: list[tuple[float, list[CardT]]] = []
        total = squares = 0.0
        for _ in range(TRIES):
            deal = self._draw(chance)
            likelihood = self.likelihood(deal)
            if chance.random() < likelihood:
                return deal
            tried.append((likelihood, deal))
            if likelihood > HARDLY:
                total, squares = total + likelihood, squares + likelihood**2
            if total**2 > ENOUGH * squares:
                break
        sums = list(accumulate(likelihood for likelihood, _ in tried))
        if not sums[-1]:
            raise NoDeal("what was bid or signed fits no hand")
        return tried[bisect(sums, chance.random() * sums[-1])][1]

    def _draw(self, chance: Random) -> list[CardT]:
        """Return a deal consistent with what is certain, each as likely."""
        random = chance.random
        if self._distributions is None:
            places = [random() for _ in self.unseen]
            return [self.unseen[at] for at in sorted(range(len(places)), key=places.__getitem__)]
        drawn = self._distributions.draw(chance)
        deal: list[CardT] = []
        for group, cards in zip(self.groups, drawn, strict=True):
            cards += group.known
            deal += sorted(cards, key=lambda _: random()) if group.ordered else cards
        return deal

    def by_group(self, deal: Sequence[CardT]) -> list[Sequence[CardT]]:
        """Return the cards of a deal, one sequence for each group."""
        ends = list(accumulate(group.size for group in self.groups))
        return [deal[end - group.size : end] for end, group in zip(ends, self.groups, strict=True)]

    def likelihood(self, deal: Sequence[CardT]) -> float:
        """Return the likelihood of what all players did, if the cards lie so, from 0 to 1."""
        return prod(
            group.likelihood(cards)
            for group, cards in zip(self.groups, self.by_group(deal), strict=True)
            if group.likelihood is not None
        )

    def layouts(self) -> Iterator[list[CardT]]:
        """Yield every deal consistent with what is certain; there are `number` of them.

        Twins that change hands make two deals, so that each is as likely as any other, but for
        what `likelihood` says.
        """
        return self._layouts(self._rest, 0)

    def _layouts(self, rest: Sequence[CardT], at: int) -> Iterator[list[CardT]]:
        """Yield every way to fill the groups from number `at` on with the remaining cards."""
        if at == len(self.groups):
            yield []
            return
        group = self.groups[at]
        for chosen in combinations(range(len(rest)), group.size - len(group.known)):
            held = (*group.known, *(rest[each] for each in chosen))
            if not group.fits(held):
                continue
            left = [card for each, card in enumerate(rest) if each not in chosen]
            for others in self._layouts(left, at + 1):
                for cards in permutations(held) if group.ordered else [held]:
                    yield [*cards, *others]


def shuffle(cards: list[CardT], chance: Random) -> None:
    """Shuffle cards in place, as `Random.shuffle` does but in half its time.

    Args:
        cards: the list to be shuffled.
        chance: source of the random bits.

    >>> cards = [*"ABCDEF"]
    >>> shuffle(cards, Random(1))
    >>> "".join(cards)
    'CDFAEB'
    """
    draw = chance.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        width = (last + 1).bit_length()
        at = draw(width)
        while at > last:
            at = draw(width)
        cards[last], cards[at] = cards[at], cards[last]


def _without(cards: Sequence[CardT], gone: Sequence[CardT]) -> list[CardT]:
    """Return cards less others, for each one copy; raise `NoDeal` where one is not among them."""
    left = list(cards)
    for card in gone:
        if card not in left:
            raise NoDeal(f"{card} lies there, and is not unseen")
        left.remove(card)
    return left
