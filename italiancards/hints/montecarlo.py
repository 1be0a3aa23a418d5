"""Flat Monte Carlo, for any game: try every line on the same deals, and keep account of the error.

A game supplies a `Trial`: how to draw a deal that fits what a seat knows, and what a line comes to
in one. Here are the counting, the errors and the limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from italiancards.core.errors import ItalianCardsError
from italiancards.core.language import said
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.chances import percent
from italiancards.hints.comparing import CERTAIN, Difference, Ended, difference, half_width

PLAYOUTS = 2000
"""How many deals a hint is tried on, all lines together; ten times more gains little."""

FORCED = 200
"""Deals that are enough where there is only one line: what it comes to is no question of play."""

LEAST = 2
"""On how many deals every line is tried at least: of fewer no error can be told."""

TOLD = 10
"""From so many deals on that were thought of twice, their spread is known well enough to count."""

Moves = tuple[Move, ...]
"""A line of play: one move, or the moves to the end of a turn."""


Told = Mapping[Moves, Sequence[Ended]]
"""What came of each line, deal by deal."""
Plainer = Callable[[Moves, Moves], float]
"""How much one gives to play a line rather than another that nothing shows to be better: so much
less may it be worth."""


def nothing(line: Moves, best: Moves) -> float:
    """No line is plainer than another."""
    return 0.0


class Trial(Protocol):
    """What a game lends to the search.

    Args:
        lines: the lines of play that are weighed against each other.
        slice: how many of its playouts take about 20 ms, so that a kernel that thinks still
            answers.
        stake: how many points it is worth to win; 0 where points are all that is weighed.
        missed: how far playouts are off where two lines are compared, for all play on sensibly and
            no better: a standard deviation in points (`python -m tools.honesty` measures it).
    """

    @property
    def lines(self) -> Sequence[Moves]:
        """The lines of play."""

    @property
    def slice(self) -> int:
        """The playouts of a slice."""

    @property
    def stake(self) -> float:
        """What winning is worth, in points."""

    @property
    def missed(self) -> float:
        """What playouts miss, in points."""

    def deal(self, chance: Random) -> Any:
        """A deal that fits what the seat knows, each as likely as it is."""

    def outcome(self, line: Moves, deal: Any) -> Ended:
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
                    en=f"playouts must be a whole number, 1 or more, not {self.playouts!r}.",
                    it=f"playouts è un numero intero a partire da 1, non {self.playouts!r}.",
                )
            )


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a line of play is worth.

    Args:
        line: its moves.
        mean: what the seat ends with, on average.
        error: half the width of its 95 % interval; 0 where it is proven.
        behind: how many points less than the best line, on the same deals; less than nothing where
            the best wins more often, with fewer points.
        behind_error: half the width of that difference's 95 % interval.
        won: what the seat has of winning, on average; None where points are all that is weighed.
        lost: how much less of that than with the best line.
        level: whether nothing shows that the best line is better, winning and points weighed; None
            where the points alone tell.
    """

    line: Moves
    mean: float
    error: float = 0.0
    behind: float = 0.0
    behind_error: float = 0.0
    won: float | None = None
    lost: float = 0.0
    level: bool | None = None

    @property
    def move(self) -> Move:
        """The move that is to be made first."""
        return self.line[0]

    def by(self, look: str) -> Estimate:
        """Return the line in the letters of the pack on a table."""
        line = tuple(move.by(look) for move in self.line)
        return replace(self, line=line)

    def told(self, sentence: str) -> Finding:
        """How far ahead or behind that is, for a game whose deals are worth so many points."""
        shown = round(self.mean, 1)
        sign = "ahead" if shown > 0 else "behind" if shown < 0 else "level"
        facts = {"points": abs(self.mean), "error": self.error, "sign": sign}
        return Finding(sentence, True, facts | self.winning)

    @property
    def winning(self) -> dict[str, int]:
        """How many of a hundred it wins, as a fact."""
        return {} if self.won is None else {"won": percent(self.won)}

    @property
    def best(self) -> bool:
        """Whether no line brings more, as far as is known: the best, and what equals it."""
        return not (self.behind or self.lost or self.behind_error)

    @property
    def less(self) -> dict[str, Any]:
        """How much less than the best line it brings, as facts: points, and of a hundred wins."""
        points = round(self.behind, 1)
        sign = "fewer" if points >= 0 else "more"
        return {"points": abs(points), "sign": sign, "lost": round(100 * self.lost)}

    @property
    def as_good(self) -> bool:
        """Whether nothing shows that the best line is better."""
        return self.behind <= self.behind_error if self.level is None else self.level


class _Alone(NamedTuple):
    """What is known of a line without another beside it: means, and the error of the points."""

    points: float
    won: float
    worth: float
    error: float

    @classmethod
    def of(cls, ended: Sequence[Ended], stake: float) -> _Alone:
        points, won = zip(*ended, strict=True)
        worth = fmean(each.worth(stake) for each in ended)
        return cls(fmean(points), fmean(won), worth, half_width(points))


class Search:
    """A search that runs in slices, so that whoever asked can do other things between them.

    Args:
        trial: the game's part.
        chance: where the deals come from.
        plainer: how much one gives for a line that is plainer.
    """

    def __init__(self, trial: Trial, chance: Random, plainer: Plainer = nothing) -> None:
        self.trial = trial
        self.chance = chance
        self.plainer = plainer
        self.outcomes: list[list[Ended]] = [[] for _ in trial.lines]
        self.again: dict[Moves, list[Ended]] = {}
        self.missed_again = trial.missed
        self._parted: dict[tuple[Moves, Moves, int], Difference] = {}
        self._found: dict[tuple[Moves, int], _Alone] = {}

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
        best = self._ahead(told, order) if order else self._best(told)
        found = [(self._less(told, best, line), line) for line in told]
        if order:
            found.sort(key=lambda each: (each[1] != best, order.index(each[1])))
        else:
            found.sort(key=lambda each: (each[1] != best, each[0].worth))
        return [self._told(told, best, line, less) for less, line in found]

    def _ahead(self, told: Told, order: Sequence[Moves]) -> Moves:
        """The first of an order, or the line that is furthest ahead of it by more than chance."""
        more = {line: difference(told[line], told[order[0]]) for line in order}
        ahead = [line for line in order if more[line].points > more[line].error]
        return max(ahead, key=lambda line: more[line].points, default=order[0])

    def _best(self, told: Told) -> Moves:
        """The line that is worth most by all that came of it; of those that nothing parts from it,
        what is plainer.
        """
        lines = sorted(told, key=lambda line: -self._alone(told, line).worth)
        best = ahead = min(lines, key=lambda line: self._less(told, lines[0], line).worth)
        for line in lines:
            less = self._less(told, ahead, line)
            if less.level and less.worth <= self.plainer(line, best) > 0:
                best = line
        return best

    def _alone(self, told: Told, line: Moves) -> _Alone:
        """What is known of a line by itself; worked out again only when it was tried again."""
        key = (line, len(told[line]))
        alone = self._found.get(key)
        if alone is None:
            alone = self._found[key] = _Alone.of(told[line], self.trial.stake)
        return alone

    def _less(self, told: Told, best: Moves, line: Moves) -> Difference:
        """How much less a line brings than the best, all that came of both taken together."""
        trial, again, key = self.trial, self.again, (best, line, len(told[line]))
        less = self._parted.get(key)
        if less is None:  # what is thought again changes nothing of it
            less = difference(told[best], told[line], trial.stake, trial.missed)
            self._parted[key] = less
        if best == line or min(len(again.get(each, ())) for each in (best, line)) < TOLD:
            return less
        return less.joined(difference(again[best], again[line], trial.stake, self.missed_again))

    def _told(self, told: Told, best: Moves, line: Moves, less: Difference) -> Estimate:
        stake, missed = self.trial.stake, self.trial.missed
        ahead = self._alone(told, best)
        mean = ahead.points - less.points
        error = hypot(self._alone(told, line).error, CERTAIN * missed)
        if not stake:
            return Estimate(line, mean, error, less.points, less.error)
        won = ahead.won - less.won
        won = min(1.0, max(0.0, won))
        return Estimate(line, mean, error, less.points, less.error, won, less.won, less.level)


def ranked(found: Iterable[tuple[float, Moves]]) -> list[Estimate]:
    """Lines with what they come to for certain, the best first."""
    told = sorted(found, key=lambda each: -each[0])
    best = told[0][0]
    return [Estimate(line, points, behind=best - points) for points, line in told]


def counted(found: Iterable[tuple[Iterable[Ended], Moves]]) -> list[Estimate]:
    """The same from every deal that may lie there: what wins most often comes first."""
    told = []
    for ended, line in found:
        deals = [*ended]
        mean = Ended(fmean(each.points for each in deals), fmean(each.won for each in deals))
        told.append((mean, line))
    told.sort(key=lambda each: (-round(each[0].won, 9), -each[0].points))
    best = told[0][0]
    return [
        Estimate(
            line,
            mean.points,
            behind=best.points - mean.points,
            won=mean.won,
            lost=best.won - mean.won,
            level=mean == best,
        )
        for mean, line in told
    ]


def single(moves: Iterable[Move]) -> list[Moves]:
    """Moves as lines of one."""
    return [(move,) for move in moves]
