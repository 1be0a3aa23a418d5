"""The lay-down of most points at Burraco, cards and burrachi together: exact, and quick.

It is found in milliseconds by `core.melds.together` among the blocks that `blocks` offers; here it
becomes melds that are laid and cards that are added, one after another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from italiancards.core.melds.block_search import BlockChoice, BlockSearch
from italiancards.core.melds.lanes import WILD
from italiancards.core.moves import Move
from italiancards.games.burraco.hints.blocks import Offer, find_blocks
from italiancards.games.burraco.hints.meld_numbers import (
    VALUE,
    ExtendedMeld,
    MeldOptions,
    bonus,
    extend,
    is_sound,
    may_be_wild,
    run,
)
from italiancards.games.burraco.hints.shapes import ABLE, places_of
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.melds.meld_numbers import SUITS, MeldNumbers, cards_of

Steps = tuple[tuple[int, ExtendedMeld], ...]
"""Cards added to a meld one by one, each with the meld after it."""


class LayDown(NamedTuple):
    """A lay-down.

    Args:
        worth: the points that it brings: cards, and bonuses of burrachi.
        melds: the new melds.
        added: for each meld on the table to which cards are added, its number, from 0, and how.
    """

    worth: int
    melds: tuple[MeldNumbers, ...]
    added: tuple[tuple[int, Steps], ...]


def best_of(
    cards: Sequence[int],
    melds: Sequence[MeldNumbers],
    ways: MeldOptions,
    *,
    keep: int = 0,
    second_sets: bool = False,
) -> LayDown | None:
    """Return the lay-down worth most points, perhaps empty; None if `keep` cards are not held.

    Args:
        cards: the hand, by places.
        melds: the melds of the side on the table.
        ways: what was agreed about melds.
        keep: number of cards that must stay in hand.
        second_sets: whether a side may have two sets of a rank.

    Returns:
        The best lay-down, perhaps of nothing; None where the hand has fewer than `keep` cards.
    """
    if keep > len(cards):
        return None
    held, offer = find_blocks(cards, melds, ways, second_sets)
    jokers, wild = cards.count(WILD), sorted(map(VALUE.__getitem__, filter(may_be_wild, cards)))
    counted = [sum(wild[len(wild) - number :]) for number in range(len(wild) + 1)]
    found = BlockSearch(offer.blocks, offer.slots, counted, ABLE).best(held, jokers, keep)
    return LayDownBuilder(cards, melds, ways).best(offer, found)


def best_lay_down(view: BurracoView, keep: int = 1) -> tuple[int, tuple[Move, ...]]:
    """Return the points of the best lay-down with its bonuses, and the moves that lay it.

    Neither the value of closing and of the pozzetto, nor the least points of first melds, counts.

    Args:
        view: what the seat to move knows.
        keep: number of cards that must stay in hand, one of them for the discard.

    Returns:
        Its points, and its moves in order.

    >>> import italiancards as ic
    >>> table = ic.position("burraco", hand="8h 9h JK Kd Ks 4c", melds="3h 4h 5h 6h", laid="0",
    ...                     drawn="yes", discards="Qd", players=2)
    >>> worth, moves = best_lay_down(table.view())
    >>> worth, [*map(str, moves)]
    (150, ['add JK=7h to 1', 'add 8h to 1', 'add 9h to 1'])
    """
    deal, seat = BurracoRecording.solo_turn(view), int(view.seat)
    own = deal.own(seat)
    found = best_of(
        deal.hand_of(seat), [deal.melds[at] for at in own], deal.ways, keep=keep,
        second_sets=view.options.duplicate_sets,
    )  # fmt: skip
    if found is None:
        return 0, ()
    for meld in found.melds:
        deal.lay((meld,))
    for number, steps in found.added:
        for place, to in steps:
            deal.add(place, own[number], to)
    return found.worth, tuple(deal.moves)


class LayDownBuilder:
    """The blocks found, turned into melds and cards that are added.

    Args:
        cards: the hand, by places.
        melds: those of the side on the table, in the order of their numbers.
        ways: what was agreed about melds.
    """

    def __init__(
        self, cards: Sequence[int], melds: Sequence[MeldNumbers], ways: MeldOptions
    ) -> None:
        self.cards, self.melds, self.ways = cards, melds, ways
        self.new: list[MeldNumbers] = []
        self.added: list[list[int]] = [[] for _ in melds]

    def best(self, offer: Offer, found: BlockChoice) -> LayDown:
        """Return the lay-down made of the blocks chosen: joined melds, wild cards assigned."""
        for block, wild in found.blocks:
            at, meld = offer.shapes[block, wild]
            if at == NOTHING:
                self.new.append(meld)
            else:
                self.added[at] += [*places_of(block), *[WILD] * wild]
        self._join()
        pool = list(self.cards)
        for place in self._used_cards():
            if place != WILD:
                pool.remove(place)
        pool = sorted(filter(may_be_wild, pool))
        onto = [at for at, cards in enumerate(self.added) if WILD in cards]
        wild_cards = self._with_wild(onto, sum(meld.wild != NOTHING for meld in self.new), pool)
        assert wild_cards is not None  # a two does in a meld whatever a joker does
        cards, rest = dict(zip(onto, wild_cards, strict=False)), iter(wild_cards[len(onto) :])
        new = [meld if meld.wild == NOTHING else run(*meld[:4], next(rest)) for meld in self.new]
        added = ((at, self._steps(at, cards.get(at, WILD))) for at in range(len(self.melds)))
        return LayDown(found.worth, tuple(new), tuple(each for each in added if each[1]))

    def _used_cards(self) -> Iterator[int]:
        """Yield all cards laid, in new melds and as additions, each as its number."""
        for meld in self.new:
            yield from cards_of(meld)
        for cards in self.added:
            yield from cards

    def _join(self) -> None:
        """Join new melds to each other and to the table's, in place, where nothing is lost."""
        while any(self._joint(one, other) for one, other in permutations(self.new, 2)):
            pass
        for meld in [*self.new]:
            if meld.row >= SUITS or meld.wild != NOTHING:
                continue
            for at, cards in enumerate(self.added):
                if self.melds[at].row == meld.row:
                    whole, had = [*cards, *cards_of(meld)], self._best_growth(at, cards)
                    after = self._best_growth(at, whole)
                    if had and after and self._bonus(after[0], had[0], meld) >= 0:
                        self.added[at] = whole
                        self.new.remove(meld)
                        break

    def _bonus(self, whole: MeldNumbers, *parts: MeldNumbers) -> int:
        """Return how much more bonus, in points, a meld brings than the parts it is made of."""
        semi = self.ways.semi
        return bonus(whole, semi) - sum(bonus(each, semi) for each in parts)

    def _joint(self, one: MeldNumbers, other: MeldNumbers) -> bool:
        """Join two new sequences into one, in place, where nothing is lost; True if done."""
        if one.row != other.row or one.row >= SUITS or one.high + 1 != other.low:
            return False
        if NOTHING not in (one.wild, other.wild):
            return False
        whole = MeldNumbers(
            one.row, one.low, other.high, max(one.at, other.at), max(one.wild, other.wild)
        )
        if not is_sound(whole, self.ways) or self._bonus(whole, one, other) < 0:
            return False
        self.new.remove(one)
        self.new.remove(other)
        self.new.append(whole)
        return True

    def _with_wild(self, melds: list[int], new: int, pool: list[int]) -> list[int] | None:
        """Return wild cards, one for each meld, those on the table first; None if none will do."""
        left = len(melds) + new
        if not left:
            return []
        for card in dict.fromkeys(pool):
            if card != WILD and pool.count(WILD) >= left:
                break  # jokers count more
            if melds and not self._steps(melds[0], card):
                continue
            others = pool.copy()
            others.remove(card)
            rest = self._with_wild(melds[1:], new - (not melds), others)
            if rest is not None:
                return [card, *rest]
        return None

    def _steps(self, at: int, wild: int) -> Steps:
        """Return the order of adding cards to a meld with this wild one; () if they do not fit."""
        cards = self.added[at]
        expected = self._best_growth(at, cards)
        found = self._best_growth(at, [wild if place == WILD else place for place in cards])
        if expected is None or found is None or self._bonus(found[0], expected[0]) < 0:
            return ()
        return found[1]

    def _best_growth(self, at: int, cards: Iterable[int]) -> tuple[MeldNumbers, Steps] | None:
        """Return the best meld that cards make out of one on the table, with the steps; or None."""
        ends = _ends(self.melds[at], tuple(sorted(cards)), self.ways)
        return max(
            ends.items(), key=lambda end: (bonus(end[0], self.ways.semi), -_wild_moves(end[1])),
            default=None,
        )  # fmt: skip


@lru_cache(maxsize=1 << 10)
def _ends(meld: MeldNumbers, cards: tuple[int, ...], ways: MeldOptions) -> dict[MeldNumbers, Steps]:
    """Return every meld that cards can make out of one, with the order of adding them."""
    if not cards:
        return {meld: ()}
    found: dict[MeldNumbers, Steps] = {}
    for number, place in enumerate(cards):
        if number and place == cards[number - 1]:
            continue
        for to in extend(meld, place, ways):
            for end, steps in _ends(to.meld, cards[:number] + cards[number + 1 :], ways).items():
                path = ((place, to), *steps)
                if end not in found or _wild_moves(path) < _wild_moves(found[end]):
                    found[end] = path
        if meld.row >= SUITS:
            break  # there the order does not matter
    return found


def _wild_moves(steps: Steps) -> int:
    """Return the number of times that a wild card moves."""
    return sum(to.moved != NOTHING for _, to in steps)
