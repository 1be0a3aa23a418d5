"""Flat Monte Carlo for any game: try every line on the same deals, with its error.

A game supplies a `Trial`, which draws a deal consistent with what a seat knows and plays a line out
in it. Here are the counting, the errors and the limits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.chances import percent
from italiancards.hints.comparing import CERTAIN, Difference, Ended, difference, half_width

PLAYOUTS = 2000
"""Deals a hint is tried on, all lines together; ten times more gains little."""

FORCED = 200
"""Deals that are enough where there is only one line: its value is no question of play."""

LEAST = 2
"""Fewest deals every line is tried on: fewer give no error."""

TOLD = 10
"""Fewest second-stage samples before their variance is used."""

Moves = tuple[Move, ...]
"""A line of play: one move, or the moves to the end of a turn."""


Told = Mapping[Moves, Sequence[Ended]]
"""Results of each line, deal by deal."""
Plainer = Callable[[Moves, Moves], float]
"""Points that a line may be worth less than another and still be played, being plainer."""


def nothing(line: Moves, best: Moves) -> float:
    """No preference between lines: 0 points for a plainer one.

    Args:
        line: the line that might be preferred.
        best: the best line so far.

    Returns:
        0.
    """
    return 0.0


class Trial(Protocol):
    """A seat's decision in a game, as the search needs it.

    Args:
        lines: the lines of play that are compared.
        slice: number of its playouts that take about 20 ms, so that a busy kernel still answers.
        stake: what a win is worth, in points; 0 where points are all that counts.
        missed: rollout bias in a comparison of two lines, for all play on sensibly and no better: a
            standard deviation in points (`python -m tools.honesty` measures it).
    """

    @property
    def lines(self) -> Sequence[Moves]:
        """Lines of play that are compared, at least one."""

    @property
    def slice(self) -> int:
        """Number of playouts in a slice."""

    @property
    def stake(self) -> float:
        """Value of a win, in points; 0 where points are all that counts."""

    @property
    def missed(self) -> float:
        """Rollout bias in a comparison of two lines: a standard deviation, in points."""

    def deal(self, chance: Random) -> Any:
        """Draw a deal consistent with what the seat knows, by its likelihood."""

    def outcome(self, line: Moves, deal: Any) -> Ended:
        """Play a line in a deal, then sensibly to the end; return the seat's result.

        Args:
            line: the seat's moves, from the position of the trial.
            deal: a deal that `deal` drew; it is left unchanged.

        Returns:
            The seat's points and its share in winning.
        """


@dataclass(frozen=True, slots=True)
class Budget:
    """Size of a search: a count, never a time, so that every machine answers the same.

    Args:
        playouts: most rollouts, all lines together: each deal counts once for every line played in
            it. At least `LEAST` deals are played all the same.

    Raises:
        ItalianCardsError: `playouts` is no whole number from 1.
    """

    playouts: int = PLAYOUTS

    def for_lines(self, lines: Sequence[Any]) -> Budget:
        """Return the budget for some lines: at most `FORCED` playouts where there is only one.

        Args:
            lines: the lines to be compared; only their number counts.
        """
        return self if len(lines) > 1 else Budget(min(self.playouts, FORCED))

    def __post_init__(self) -> None:
        whole = isinstance(self.playouts, int) and not isinstance(self.playouts, bool)
        if not whole or self.playouts < 1:
            raise ItalianCardsError("playouts-not-a-number", playouts=repr(self.playouts))


@dataclass(frozen=True, slots=True)
class Estimate:
    """Value of a line of play.

    Args:
        line: its moves.
        mean: the seat's final points, on average.
        error: half the width of its 95 % interval; 0 where it is proven.
        behind: deficit in points against the best line, on the same deals; negative where the best
            wins more often, with fewer points.
        behind_error: half the width of that difference's 95 % interval.
        won: the seat's share in winning, on average, from 0 to 1; None where points are all that
            counts.
        lost: deficit of that share against the best line.
        level: whether nothing shows that the best line is better, winning and points together; None
            where the points alone decide.
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
        """First move of the line."""
        return self.line[0]

    def by(self, look: str) -> Estimate:
        """Return a copy whose line is in the letters of the pack on a table.

        Args:
            look: the pack on the table: see `LOOKS`.
        """
        line = tuple(move.by(look) for move in self.line)
        return replace(self, line=line)

    def told(self, sentence: str) -> Finding:
        """Sentence on the mean, as points ahead or behind, for games whose points are differences.

        Args:
            sentence: its name in the game's catalogue.
        """
        shown = round(self.mean, 1)
        sign = "ahead" if shown > 0 else "behind" if shown < 0 else "level"
        facts = {"points": abs(self.mean), "error": self.error, "sign": sign}
        return Finding(sentence, True, facts | self.winning)

    @property
    def winning(self) -> dict[str, int]:
        """Wins in a hundred, as a fact; empty where winning is not counted."""
        return {} if self.won is None else {"won": percent(self.won)}

    @property
    def best(self) -> bool:
        """True if no line brings more, as far as is known: the best, and what equals it."""
        return not (self.behind or self.lost or self.behind_error)

    @property
    def less(self) -> dict[str, Any]:
        """Deficit against the best line, as facts: points, and wins in a hundred."""
        points = round(self.behind, 1)
        sign = "fewer" if points >= 0 else "more"
        return {"points": abs(points), "sign": sign, "lost": round(100 * self.lost)}

    @property
    def as_good(self) -> bool:
        """True if nothing shows that the best line is better."""
        return self.behind <= self.behind_error if self.level is None else self.level


class _Alone(NamedTuple):
    """Statistics of one line by itself: means, and the error of the points."""

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
    """A search that runs in slices, so that its caller can do other things between them.

    Args:
        trial: the decision, from the game.
        chance: source of the deals.
        plainer: points that may be given away for a plainer line, from that line and the best.

    Attributes:
        outcomes: results of the lines, in the order of `trial.lines`: deal by deal, the same deals.
        again: results of the second stage, by line; empty without one.
        missed_again: rollout bias of the second stage, in points.
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
        """Number of playouts so far, all lines together."""
        return sum(map(len, self.outcomes))

    def slices(self, budget: Budget) -> Iterator[None]:
        """Play on until the budget is spent, pausing after every slice.

        After each pause the estimates are sound, so that a caller may stop there. At least two
        deals are played for each line, and between two pauses.
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
        """Estimate each line, the best first.

        Args:
            order: the lines as they were ranked before, the best first: that order is kept, and
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
        """First line of an order, or the line that is furthest ahead of it by more than chance."""
        more = {line: difference(told[line], told[order[0]]) for line in order}
        ahead = [line for line in order if more[line].points > more[line].error]
        return max(ahead, key=lambda line: more[line].points, default=order[0])

    def _best(self, told: Told) -> Moves:
        """Line of highest worth, or a plainer one that is not significantly worse."""
        lines = sorted(told, key=lambda line: -self._alone(told, line).worth)
        best = ahead = min(lines, key=lambda line: self._less(told, lines[0], line).worth)
        for line in lines:
            less = self._less(told, ahead, line)
            if less.level and less.worth <= self.plainer(line, best) > 0:
                best = line
        return best

    def _alone(self, told: Told, line: Moves) -> _Alone:
        """Statistics of one line; computed again only once it was tried again."""
        key = (line, len(told[line]))
        alone = self._found.get(key)
        if alone is None:
            alone = self._found[key] = _Alone.of(told[line], self.trial.stake)
        return alone

    def _less(self, told: Told, best: Moves, line: Moves) -> Difference:
        """Deficit of a line against the best, from both stages of the search."""
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
    """Rank lines whose values are proven, the best first.

    Args:
        found: each line, at least one, after its value in points.
    """
    told = sorted(found, key=lambda each: -each[0])
    best = told[0][0]
    return [Estimate(line, points, behind=best - points) for points, line in told]


def counted(found: Iterable[tuple[Iterable[Ended], Moves]]) -> list[Estimate]:
    """Rank lines by every possible deal: the most wins first, then the most points.

    Args:
        found: each line, at least one, after its results in all the deals, equally likely.
    """
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
    """Make a line of each move."""
    return [(move,) for move in moves]
