"""Flat Monte Carlo, for any game: try every line on the same deals, and keep account of the error.

A game supplies a `Trial`: how to draw a deal that fits what a seat knows, and what a line comes to
in one. Here are the counting, the errors and the limits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from statistics import fmean
from typing import Any, Protocol, TypeVar

from italiancards.core.errors import ItalianCardsError
from italiancards.core.language import said
from italiancards.core.moves import Move
from italiancards.core.rules import Finding

CERTAIN = 1.96
"""Standard errors on each side that hold a true mean 95 times in 100."""


PLAYOUTS = 2000
"""How many deals a hint is tried on, all lines together; ten times more gains little."""

FORCED = 200
"""Deals that are enough where there is only one line: what it comes to is no question of play."""

LEAST = 2
"""On how many deals every line is tried at least: of fewer no error can be told."""

Moves = tuple[Move, ...]
"""A line of play: one move, or the moves to the end of a turn."""


class Trial(Protocol):
    """What a game lends to the search.

    Args:
        lines: the lines of play that are weighed against each other.
        slice: how many of its playouts take about 20 ms, so that a kernel that thinks still
            answers.
    """

    @property
    def lines(self) -> Sequence[Moves]:
        """The lines of play."""

    @property
    def slice(self) -> int:
        """The playouts of a slice."""

    def deal(self, chance: Random) -> Any:
        """A deal that fits what the seat knows, each as likely as it is."""

    def outcome(self, line: Moves, deal: Any) -> float:
        """What the seat ends with in that deal when it plays the line and all go on sensibly."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much to think: a count, never a time, so that the same is said on every machine.

    Args:
        playouts: deals played out, all lines together.
    """

    playouts: int = PLAYOUTS

    def for_lines(self, lines: Sequence[Any]) -> Budget:
        """Less of it where there is nothing to choose."""
        return self if len(lines) > 1 else Budget(min(self.playouts, FORCED))

    def __post_init__(self) -> None:
        whole = isinstance(self.playouts, int) and not isinstance(self.playouts, bool)
        if not whole or self.playouts < 1:
            raise ItalianCardsError(
                said(
                    en=f"playouts is a whole number from 1, not {self.playouts!r}.",
                    it=f"playouts è un numero intero da 1, non {self.playouts!r}.",
                )
            )


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a line of play is worth.

    Args:
        line: its moves.
        mean: what the seat ends with, on average.
        error: half the width of its 95 % interval; 0 where it is proven.
        behind: how much less than the best line, on the same deals.
        behind_error: half the width of that difference's 95 % interval.
    """

    line: Moves
    mean: float
    error: float = 0.0
    behind: float = 0.0
    behind_error: float = 0.0

    @property
    def move(self) -> Move:
        """The move that is to be made first."""
        return self.line[0]

    def told(self, sentence: str) -> Finding:
        """How far ahead or behind that is, for a game whose deals are worth so many points."""
        shown = round(self.mean, 1)
        sign = "ahead" if shown > 0 else "behind" if shown < 0 else "level"
        return Finding(
            sentence, True, {"points": abs(self.mean), "error": self.error, "sign": sign}
        )

    @property
    def as_good(self) -> bool:
        """Whether nothing shows that the best line is better."""
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
        self.outcomes: list[list[float]] = [[] for _ in trial.lines]

    @property
    def playouts(self) -> int:
        """How many have been played, all lines together."""
        return sum(map(len, self.outcomes))

    def slices(self, budget: Budget) -> Iterator[None]:
        """Play on until the budget is spent, pausing after every slice.

        After each pause the estimates stand, so whoever has heard enough need not ask on. At least
        two deals are played for each line, and between two pauses.
        """
        lines = list(zip(self.trial.lines, self.outcomes, strict=True))
        deals = max(LEAST, budget.playouts // len(lines))
        pause = max(LEAST, self.trial.slice // len(lines))
        for number in range(1, deals + 1):
            dealt = self.trial.deal(self.chance)
            for line, outcomes in lines:
                outcomes.append(self.trial.outcome(line, dealt))
            if number % pause == 0 and number < deals:
                yield
        yield

    def estimates(self, order: Sequence[Moves] = ()) -> list[Estimate]:
        """What each line is worth, the best first.

        Args:
            order: the lines as they were ranked before, the best first: that order stands, and
                another line comes first only where it is ahead of the best by its interval.
        """
        told = dict(zip(self.trial.lines, self.outcomes, strict=True))
        by_mean = sorted(told.items(), key=lambda each: -fmean(each[1]))
        lines = [(line, told[line]) for line in order] or by_mean
        ahead = next((each for each in by_mean if _ahead(each[1], lines[0][1])), lines[0])
        best = ahead[1]
        return [
            Estimate(
                line,
                fmean(outcomes),
                half_width(outcomes),
                max(0.0, fmean(best) - fmean(outcomes)),
                half_width([b - own for b, own in zip(best, outcomes, strict=True)]),
            )
            for line, outcomes in dict((ahead, *lines)).items()
        ]


def _ahead(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one line is ahead of another by the interval of their difference."""
    more = [own - less for own, less in zip(one, other, strict=True)]
    return fmean(more) > half_width(more)


def ranked(found: Iterable[tuple[float, Moves]]) -> list[Estimate]:
    """Lines with what they come to for certain, the best first."""
    told = sorted(found, key=lambda each: -each[0])
    best = told[0][0]
    return [Estimate(line, points, behind=best - points) for points, line in told]


def single(moves: Iterable[Move]) -> list[Moves]:
    """Moves as lines of one."""
    return [(move,) for move in moves]


class Lined(Protocol):
    """Anything that tells something of a line of play."""

    @property
    def line(self) -> Moves:
        """The line."""


LinedT = TypeVar("LinedT", bound=Lined)


def of_line(line: Moves, told: Iterable[LinedT]) -> LinedT | None:
    """What is told of a line: of that very one, or else the first with the same first move.

    Args:
        line: the moves, or the first of them.
        told: what is told, the best first.
    """
    begun = [each for each in told if each.line[:1] == line[:1]]
    return next((each for each in begun if each.line == line), begun[0] if begun else None)


def half_width(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of their mean."""
    mean, number = fmean(values), len(values)
    spread = fsum((value - mean) ** 2 for value in values) / (number - 1)
    return CERTAIN * sqrt(spread / number)
