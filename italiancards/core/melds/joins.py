"""Melds laid together: every choice of a hand, and sequences joined that follow each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from italiancards.core.cards import Card, Cards
from italiancards.core.melds.meld import Meld, arrange
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.core.melds.rules import ONE_JOKER, MeldRules


def choices(hand: Cards, melds: Sequence[Meld]) -> Iterator[tuple[Meld, ...]]:
    """Yield every choice of two or more melds that a hand can lay at the same time.

    Args:
        hand: the cards.
        melds: melds that can be made of them.
    """
    needed = [Counter(meld.cards) for meld in melds]

    def more(
        first: int, picked: tuple[Meld, ...], left: Counter[Card]
    ) -> Iterator[tuple[Meld, ...]]:
        for number in range(first, len(melds)):
            used = needed[number]
            if all(left[card] >= times for card, times in used.items()):
                now = (*picked, melds[number])
                if picked:
                    yield now
                yield from more(number, now, left - used)

    yield from more(0, (), Counter(hand))


def joined(pieces: Iterable[Meld], rules: MeldRules = ONE_JOKER) -> tuple[Meld, ...]:
    """Return melds, with sequences of one suit that follow on each other made into one.

    Args:
        pieces: the melds; sets among them stay as they are.
        rules: what makes a meld, and how many wild cards it may have.

    Returns:
        The melds left over in their order, then each joined one; the first pair that fits is joined
        first. Sequences that meet at an ace, or at a card that stands for none, stay apart.
    """
    melds = list(pieces)
    again = True
    while again:
        again = False
        for one, other in combinations(melds, 2):
            whole = _joint(one, other, rules) or _joint(other, one, rules)
            if whole is not None:
                melds.remove(one)
                melds.remove(other)
                melds.append(whole)
                again = True
                break
    return tuple(melds)


def _joint(one: Meld, other: Meld, rules: MeldRules) -> Meld | None:
    """Return two sequences joined if the second follows on the first, else None."""
    if not one.kind == other.kind == "sequence" or one.wild + other.wild > rules.most_wild:
        return None
    last, first = one.parts[-1].stands, other.parts[0].stands
    if last is None or first is None or last.suit != first.suit or last.rank == "A":
        return None
    if PLACE[first.rank] != (PLACE[last.rank] + 1) % TOP or first.rank == "A":
        return None
    whole = arrange((*one.parts, *other.parts), rules)
    return whole if isinstance(whole, Meld) else None
