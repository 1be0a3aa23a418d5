"""Chances to win a match of Scala Quaranta, from the counts: who reaches the target is out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod

PAYMENTS = (3, 5, 10, 19, 45, 88)
"""Points that a player who does not close pays, each as likely: means of six equal parts.

Of 800 deals of rollout players, half of them for two and half for four.
"""
STEP = 3
"""Points in which counts are measured."""
STEPS = tuple(round(paid / STEP) for paid in PAYMENTS)


def match_chances(scores: Sequence[int], target: int) -> list[float]:
    """Return the chance of each player to be the last one in, as if all play equally well.

    Args:
        scores: the counts; whoever has the target is out.
        target: the points that put a player out.

    Returns:
        Numbers from 0 to 1, together 1; where nobody is in, as much for each.

    >>> match_chances((60, 60), 101), match_chances((101, 60), 101)
    ([0.5, 0.5], [0.0, 1.0])
    >>> close, far = match_chances((92, 40), 101)
    >>> round(close, 2)
    0.24
    """
    left = [-(-max(0, target - score) // STEP) for score in scores]
    each = [
        prod(_outlasts(own, other) for at, other in enumerate(left) if at != seat) if own else 0.0
        for seat, own in enumerate(left)
    ]
    whole = sum(each)
    return [chance / whole for chance in each] if whole else [1 / len(each)] * len(each)


@lru_cache(maxsize=1 << 16)
def _outlasts(own: int, other: int) -> float:
    """Return the chance that a player outlasts another, from the steps that each has left."""
    if own <= 0 or other <= 0:
        return float(own > 0)
    if own == other:
        return 0.5
    if own > other:
        return 1 - _outlasts(other, own)
    paid = sum(_outlasts(own - step, other) + _outlasts(own, other - step) for step in STEPS)
    return paid / (2 * len(STEPS))
