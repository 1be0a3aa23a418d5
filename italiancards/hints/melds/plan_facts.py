"""Findings on the plan behind a turn: what is kept together, held back and waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding

MOST_PAIRED = 3
"""Most cards named as kept together."""
MOST_AWAITED = 3
"""Most cards named that a hand waits for."""


def groups(cards: Sequence[Card], together: Callable[[Card, Card], bool]) -> list[Cards]:
    """Return the groups of two different cards or more in which each goes with some other.

    Args:
        cards: the cards, perhaps with twins.
        together: whether two cards could become a meld.
    """
    left, found = list(dict.fromkeys(cards)), list[Cards]()
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [each for each in left if together(one, each)]
            group += near
            left = [each for each in left if each not in near]
        if len(group) > 1:
            found.append(tuple(group))
    return found


def plan_findings(
    grouped: Sequence[Cards], wilds: int, waits: Callable[[Cards], Mapping[Card, int]]
) -> Iterator[Finding]:
    """Yield findings on a hand after a turn.

    Of several groups the one is named that waits for most cards.

    Args:
        grouped: its cards that belong together, in groups.
        wilds: number of its wild cards.
        waits: returns the unseen cards that make a meld with two cards of a group, each with its
            copies.
    """
    awaited = [(sum(waits(group).values()), group) for group in grouped]
    small = [each for each in awaited if len(each[1]) <= MOST_PAIRED]
    number, chosen = max(small, key=lambda each: each[0], default=(0, ()))
    if number:
        yield Finding("plan-keep", True, {"cards": chosen})
    if wilds:
        yield Finding("plan-wilds", True, {"number": wilds})
    cards = chosen if number else tuple(card for group in grouped for card in group)
    found = waits(cards)
    if found:
        likely = sorted(found, key=lambda card: -found[card])
        every = {card for group in grouped for card in waits(group)}
        named = tuple(likely[:MOST_AWAITED])
        facts = {"cards": named, "more": len(every - {*named})}
        yield Finding("plan-wait", True, facts)
