"""Findings on the plan behind a turn: what is kept together, held back and waited for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding

MOST_PAIRED = 3
"""Most cards named as kept together: four may be two pairs that have nothing to do together."""
MOST_AWAITED = 3
"""Most cards named that a hand waits for."""


def plan_findings(together: Cards, wilds: int, waits: Mapping[Card, int]) -> Iterator[Finding]:
    """Yield findings on a hand after a turn.

    Args:
        together: its cards that go with each other.
        wilds: number of its wild cards.
        waits: the unseen cards that it could lay down at once, each with its copies.
    """
    different = tuple(dict.fromkeys(together))
    if 1 < len(different) <= MOST_PAIRED:
        yield Finding("plan-keep", True, {"cards": different})
    if wilds:
        yield Finding("plan-wilds", True, {"number": wilds})
    if waits:
        likely = sorted(waits, key=lambda card: -waits[card])
        facts = {"cards": tuple(likely[:MOST_AWAITED]), "more": len(likely[MOST_AWAITED:])}
        yield Finding("plan-wait", True, facts)
