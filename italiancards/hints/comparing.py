"""How much less one line of play brings than another: in points and deals won, and how surely.

Both are tried on the same deals, so luck falls out. What is left is chance, and what playouts miss
because they are played sensibly and no better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import covariance, fmean
from typing import NamedTuple

CERTAIN = 1.96
"""Standard errors on each side that hold a true mean 95 times in 100."""


class Ended(NamedTuple):
    """What a seat has of a deal that was played to its end.

    Args:
        points: its points, as its game counts them.
        won: what it has of winning, from 0 to 1: the deal, or the match where points count for it.
    """

    points: float
    won: float = 0.5

    def worth(self, stake: float) -> float:
        """Both as points, where it is worth so many to win."""
        return self.points + stake * self.won


@dataclass(frozen=True, slots=True)
class Difference:
    """How much less a line brings than another.

    Args:
        points: how many points less, on average.
        won: how much less of winning.
        worth: how much less of both together, in points.
        doubt: the variance of the points.
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
    def level(self) -> bool:
        """Whether nothing shows that it is less."""
        return self.worth <= CERTAIN * sqrt(self.worth_doubt)

    def joined(self, other: Difference) -> Difference:
        """The same from both, the surer one counting for more.

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
    more: Sequence[Ended], less: Sequence[Ended], stake: float = 0.0, missed: float = 0.0
) -> Difference:
    """How much less one line brings than another, from what came of both deal by deal.

    Args:
        more: what came of the one.
        less: what came of the other, in the same deals.
        stake: how many points it is worth to win.
        missed: what the players of these deals miss: a standard deviation, in points.
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
        variance(points, mean) / number + missed**2,
        variance(worth, in_all) / number + (missed * slope) ** 2,
    )


def _slope(ended: Sequence[Ended], stake: float) -> float:
    """How much more a deal is worth that ends with a point more."""
    points, won = zip(*ended, strict=True)
    spread = variance(points, fmean(points)) if stake else 0.0
    return 1 + stake * covariance(won, points) / spread if spread else 1.0


def variance(values: Sequence[float], mean: float) -> float:
    """How far values lie from their mean, squared.

    `statistics` counts it in fractions, in which an eighth of all thinking went.
    """
    return sum((each - mean) ** 2 for each in values) / (len(values) - 1)


def half_width(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of their mean."""
    return CERTAIN * sqrt(variance(values, fmean(values)) / len(values))
