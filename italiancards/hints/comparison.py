"""Differences between two lines of play, in points and deals won, with their errors.

Both lines are tried on the same deals, so luck falls out. What is left is chance, and rollout bias:
playouts follow the rollout policy and no better one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import covariance, fmean
from typing import NamedTuple

CERTAIN = 1.96
"""Standard errors on each side of a mean that make its 95 % interval."""

DOUBTED, DOUBTED_MORE = 1.15, 0.02
"""Intervals within which two lines leave open which is better, and more of it for each further one.

A line is plainer for good: it must be surely worse before another is named. The best of many lines
looks better than it is, by chance.
"""


class DealResult(NamedTuple):
    """Result of a seat in a deal that was played to its end.

    Args:
        points: its points, as its game counts them.
        won: its share in winning, from 0 to 1: the deal, or the match where points count for it.
    """

    points: float
    won: float = 0.5

    def worth(self, stake: float) -> float:
        """Return a deal result's value: its points, plus its share in winning times `stake`."""
        return self.points + stake * self.won


@dataclass(frozen=True, slots=True)
class Difference:
    """Deficit of one line of play against another.

    Args:
        points: mean deficit in points.
        won: mean deficit in the share of wins, from -1 to 1.
        worth: both together, in points.
        doubt: the variance of `points`, a squared standard error.
        worth_doubt: the variance of `worth`.
    """

    points: float
    won: float
    worth: float
    doubt: float
    worth_doubt: float

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the points."""
        return CERTAIN * sqrt(self.doubt)

    @property
    def worth_error(self) -> float:
        """Half the width of the 95 % interval of the worth."""
        return CERTAIN * sqrt(self.worth_doubt)

    @property
    def tied(self) -> bool:
        """True if the line is not significantly worse than the other."""
        return self.worth <= self.worth_error

    def in_doubt(self, lines: int) -> bool:
        """Return True if the other line is not surely the better one of so many.

        Args:
            lines: number of lines of which the other is the best; 0 for a plain test.
        """
        doubt = DOUBTED + DOUBTED_MORE * max(0, lines - 2) if lines else 1.0
        return self.worth <= doubt * self.worth_error

    def joined(self, other: Difference) -> Difference:
        """Return two measurements of a difference as one, weighted by the inverse of variances.

        >>> rough, fine = Difference(2, 0, 2, 3, 3), Difference(4, 0, 4, 1, 1)
        >>> rough.joined(fine)
        Difference(points=3.5, won=0.0, worth=3.5, doubt=0.75, worth_doubt=0.75)
        """
        both = self.worth_doubt + other.worth_doubt
        share = self.worth_doubt / both if both else 0.5
        rest = 1 - share
        return Difference(
            rest * self.points + share * other.points,
            rest * self.won + share * other.won,
            rest * self.worth + share * other.worth,
            rest**2 * self.doubt + share**2 * other.doubt,
            rest**2 * self.worth_doubt + share**2 * other.worth_doubt,
        )


def difference(
    more: Sequence[DealResult],
    less: Sequence[DealResult],
    stake: float = 0.0,
    rollout_bias: float = 0.0,
) -> Difference:
    """Return the mean deficit of results `less` against `more`, paired deal by deal.

    Args:
        more: results of the one line.
        less: results of the other, in the same deals.
        stake: what a win is worth, in points.
        rollout_bias: rollout bias: a standard deviation, in points.

    Returns:
        The mean deficit of `less`, positive where `more` brings more; all 0 where the results are
        equal in every deal.
    """
    if more == less:  # the same in every deal: nothing is missed where nothing differs
        return Difference(0.0, 0.0, 0.0, 0.0, 0.0)
    points = [one.points - other.points for one, other in zip(more, less, strict=True)]
    worth = [one.worth(stake) - other.worth(stake) for one, other in zip(more, less, strict=True)]
    number = len(points)
    slope = _slope(more, stake)
    mean, in_all = fmean(points), fmean(worth)
    return Difference(
        mean,
        (in_all - mean) / stake if stake else 0.0,
        in_all,
        variance(points, mean) / number + rollout_bias**2,
        variance(worth, in_all) / number + (rollout_bias * slope) ** 2,
    )


def _slope(results: Sequence[DealResult], stake: float) -> float:
    """Return how much a deal's worth grows for each point more at its end."""
    points, won = zip(*results, strict=True)
    spread = variance(points, fmean(points)) if stake else 0.0
    return 1 + stake * covariance(won, points) / spread if spread else 1.0


def variance(values: Sequence[float], mean: float) -> float:
    """Return the sample variance of some values.

    `statistics` counts it in fractions, in which an eighth of all thinking went.

    Args:
        values: two values or more.
        mean: their mean, which every caller has already.

    Returns:
        The sum of squared deviations, divided by one less than the number of values.
    """
    return sum((each - mean) ** 2 for each in values) / (len(values) - 1)


def half_width(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of the mean of some values."""
    return CERTAIN * sqrt(variance(values, fmean(values)) / len(values))
