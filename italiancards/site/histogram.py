"""Histogram of the loop's work, by kind."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Upper bounds of the bins, in seconds; the last bin has none."""


class Histogram:
    """Counts of pieces of work by kind and length, with the longest of each kind.

    >>> work = Histogram()
    >>> work.add("move", 0.003)
    >>> work.summary()["move"]["longest_ms"]
    3.0
    """

    def __init__(self) -> None:
        self.counts: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self.longest: dict[str, float] = defaultdict(float)

    def add(self, kind: str, seconds: float) -> None:
        """Count a piece of work under its kind and its length in seconds.

        Args:
            kind: the kind of work, as `summary` names it.
            seconds: its length.
        """
        self.counts[kind][bisect_left(BOUNDS, seconds)] += 1
        self.longest[kind] = max(self.longest[kind], seconds)

    def summary(self) -> dict[str, dict[str, object]]:
        """Return the counts of work by kind and length, with the longest of each."""
        bounds = [f"{1000 * bound:g}" for bound in BOUNDS] + ["more"]
        return {
            kind: {
                "longest_ms": round(1000 * self.longest[kind], 1),
                "upto_ms": {at: count for at, count in zip(bounds, counts, strict=True) if count},
            }
            for kind, counts in self.counts.items()
        }
