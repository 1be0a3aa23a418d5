"""Chances at a card table: every deal consistent with what a seat knows is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb


def holds_one(unseen: int, wanted: int, held: int) -> float:
    """Return the chance, 0 to 1, that `held` of the `unseen` cards include a `wanted` one.

    Args:
        unseen: number of cards whose place is unknown.
        wanted: how many of them would do.
        held: how many of them the hand has.

    Returns:
        A probability, from 0 to 1.

    >>> holds_one(unseen=6, wanted=2, held=3)
    0.8
    """
    return 1 - comb(unseen - wanted, held) / comb(unseen, held)


def percent(chance: float) -> int:
    """Return a chance of 0 to 1 as whole percent; 0 and 100 only where it is certain.

    >>> percent(0.999), percent(1.0), percent(0.62)
    (99, 100, 62)
    """
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def percents(chances: Sequence[float]) -> list[int]:
    """Return chances that make 1 as whole percent that make 100; the largest takes the rest.

    >>> percents([0.826, 0.058, 0.058, 0.058])
    [82, 6, 6, 6]
    >>> percents([])
    []
    """
    whole = list(map(percent, chances))
    if whole:
        whole[whole.index(max(whole))] += 100 - sum(whole)
    return whole
