"""Flat Monte Carlo, for any game: try every move on the same deals, and keep account of the error.

A game supplies a `Trial`: how to draw a deal that fits what a seat knows, and what a move comes to
in one. Here are the counting, the errors and the limits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Protocol

from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Move

CERTAIN = 1.96
"""Standard errors on each side that hold a true mean 95 times in 100."""


PLAYOUTS = 2000
"""How many deals a hint is tried on, all moves together; ten times more gains little."""

SLICE = 0.02
"""Seconds of a slice: a kernel that thinks answers within them."""


class Trial(Protocol):
    """What a game lends to the search.

    Args:
        moves: the legal moves.
    """

    moves: Sequence[Move]

    def deal(self, chance: Random) -> Any:
        """A deal that fits what the seat knows, every such deal as likely."""

    def outcome(self, move: Move, deal: Any) -> float:
        """What the seat ends with in that deal when it makes the move and all play on sensibly."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much to think.

    Args:
        playouts: deals played out, all moves together.
        seconds: when to stop although they are not all played; None for never. A search that a
            clock stopped may not come out the same twice.
    """

    playouts: int = PLAYOUTS
    seconds: float | None = None

    def __post_init__(self) -> None:
        whole = isinstance(self.playouts, int) and not isinstance(self.playouts, bool)
        if not whole or self.playouts < 1:
            raise ItalianCardsError(f"playouts is a whole number from 1, not {self.playouts!r}.")


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move is worth.

    Args:
        move: the move.
        mean: what the seat ends with, on average.
        error: half the width of its 95 % interval; 0 where it is proven.
        behind: how much less than the best move, on the same deals.
        behind_error: half the width of that difference's 95 % interval.
    """

    move: Move
    mean: float
    error: float = 0.0
    behind: float = 0.0
    behind_error: float = 0.0

    @property
    def as_good(self) -> bool:
        """Whether nothing shows that the best move is better."""
        return self.behind <= self.behind_error


class Search:
    """A search that runs in slices, so that whoever asked can do other things between them.

    Args:
        trial: the game's part.
        chance: where the deals come from.
    """

    def __init__(self, trial: Trial, chance: Random) -> None:
        self.trial = trial
        self.chance = chance
        self.outcomes: list[list[float]] = [[] for _ in trial.moves]

    @property
    def playouts(self) -> int:
        """How many have been played, all moves together."""
        return sum(map(len, self.outcomes))

    def slices(self, budget: Budget) -> Iterator[None]:
        """Play on until the budget is spent, pausing after every slice.

        At least two deals are played for each move, whatever the clock says.
        """
        until = None if budget.seconds is None else perf_counter() + budget.seconds
        moves = list(zip(self.trial.moves, self.outcomes, strict=True))
        deals = max(2, budget.playouts // len(moves))
        pause = perf_counter() + SLICE
        for number in range(1, deals + 1):
            dealt = self.trial.deal(self.chance)
            for move, outcomes in moves:
                outcomes.append(self.trial.outcome(move, dealt))
            now = perf_counter()
            if number == deals or (until is not None and now > until and number > 1):
                break
            if now > pause and number > 1:
                yield
                pause = perf_counter() + SLICE
        yield

    def estimates(self) -> list[Estimate]:
        """What each move is worth, the best first."""
        ranked = sorted(
            zip(self.trial.moves, self.outcomes, strict=True), key=lambda each: -fmean(each[1])
        )
        best = ranked[0][1]
        return [
            Estimate(
                move,
                fmean(outcomes),
                half_width(outcomes),
                fmean(best) - fmean(outcomes),
                half_width([b - own for b, own in zip(best, outcomes, strict=True)]),
            )
            for move, outcomes in ranked
        ]


def ranked(found: list[tuple[float, Move]]) -> list[Estimate]:
    """Moves with what they come to for certain, the best first."""
    found.sort(key=lambda each: -each[0])
    best = found[0][0]
    return [Estimate(move, points, behind=best - points) for points, move in found]


def half_width(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of their mean."""
    return CERTAIN * stdev(values) / sqrt(len(values))
