"""Flat Monte Carlo for any game: try every line on the same deals, with its error.

A game supplies a `Rollout`, which draws a deal consistent with what a seat knows and plays a line
out in it. Here are the counting, the errors and the limits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.chances import percent
from italiancards.hints.comparison import CERTAIN, DealResult, Difference, difference, half_width

PLAYOUTS = 2000
"""Deals a hint is tried on, all lines together; ten times more gains little."""

FORCED = 200
"""Deals that are enough where there is only one line: its value is no question of play."""

LEAST = 2
"""Fewest deals every line is tried on: fewer give no error."""

MIN_SAMPLES = 10
"""Fewest second-stage samples before their variance is used."""

CONTENDERS = 1.5
"""Times its error by which a line must be behind to get none of the second half of the playouts."""

PLAINER = 0.06
"""Most of the chance to win left aside for a plainer, tied line; less in a rougher search."""

Moves = tuple[Move, ...]
"""A line of play: one move, or the moves to the end of a turn."""
Outcomes = Mapping[Moves, Sequence[DealResult]]
"""Results of each line, deal by deal."""


class Rollout(Protocol):
    """A seat's decision in a game, as the search needs it.

    Args:
        lines: the lines of play that are compared.
        slice: number of its playouts that take about 20 ms, so that a busy kernel still answers.
        stake: what a win is worth, in points; 0 where points are all that counts.
        rollout_bias: rollout bias in a comparison of two lines: a standard deviation in points
            (`python -m tools.calibrate_hints` measures it).
    """

    @property
    def lines(self) -> Sequence[Moves]:
        """Lines of play to compare, at least one."""

    @property
    def slice(self) -> int:
        """Number of playouts in one slice of the search."""

    @property
    def stake(self) -> float:
        """Value of a win, in points; 0 where points are all that counts."""

    @property
    def rollout_bias(self) -> float:
        """Rollout bias in a comparison of two lines: a standard deviation, in points."""

    def deal(self, chance: Random) -> Any:
        """Return a deal consistent with what the seat knows, drawn by its likelihood."""

    def outcome(self, line: Moves, deal: Any) -> DealResult:
        """Play a line in a deal, then the rollout policy to the end; return the seat's result.

        Args:
            line: the seat's moves, from the position of the rollout.
            deal: a deal that `deal` drew; it is left unchanged.
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
        """Return the budget for these lines: at most `FORCED` playouts if there is only one.

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
        tied: whether nothing shows that the best line is better, winning and points together; None
            where the points alone decide.
        deals: number of deals that it was tried on; 0 where it is proven or only judged.
    """

    line: Moves
    mean: float
    error: float = 0.0
    behind: float = 0.0
    behind_error: float = 0.0
    won: float | None = None
    lost: float = 0.0
    tied: bool | None = None
    deals: int = 0

    @property
    def move(self) -> Move:
        """First move of the line of play."""
        return self.line[0]

    def by(self, look: str) -> Estimate:
        """Return a copy whose line names cards in the letters of the pack `look`.

        Args:
            look: the pack on the table: see `LOOKS`.
        """
        line = tuple(move.by(look) for move in self.line)
        return replace(self, line=line)

    def finding(self, sentence: str) -> Finding:
        """Return a finding with this sentence: points ahead or behind, their error, and wins.

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
        return {"points": abs(points), "sign": sign, "lost": max(0, round(100 * self.lost))}

    @property
    def as_good(self) -> bool:
        """True if nothing shows that the best line is better by anything worth a word."""
        tied = self.behind <= self.behind_error if self.tied is None else self.tied
        return tied or not (self.less["points"] or self.less["lost"])


class _LineStatistics(NamedTuple):
    """Statistics of one line by itself: means, and the error of the points."""

    points: float
    won: float
    worth: float
    error: float

    @classmethod
    def of(cls, results: Sequence[DealResult], stake: float) -> _LineStatistics:
        """Return the statistics of a line from its results, deal by deal."""
        points, won = zip(*results, strict=True)
        worth = fmean(each.worth(stake) for each in results)
        return cls(fmean(points), fmean(won), worth, half_width(points))


class Search:
    """A search that runs in slices, so that its caller can do other things between them.

    Args:
        rollout: the decision, from the game.
        chance: source of the deals.
        plainest_first: whether the lines of the rollout are in the order in which a teacher would
            name them: of lines that are tied with the best the first is then the best.

    Attributes:
        outcomes: results of the lines, in the order of `rollout.lines`: deal by deal, the same
            deals.
        lookahead_outcomes: results of the second stage, by line; empty without one.
        lookahead_bias: rollout bias of the second stage, in points.
        contradicted: lines that bring more points than the best by far, and win less: there the
            rollout policy plays badly, and the second stage alone counts.
    """

    def __init__(self, rollout: Rollout, chance: Random, *, plainest_first: bool = False) -> None:
        self.rollout = rollout
        self.chance = chance
        self.plainest_first = plainest_first
        self.outcomes: list[list[DealResult]] = [[] for _ in rollout.lines]
        self.lookahead_outcomes: dict[Moves, list[DealResult]] = {}
        self.lookahead_bias = rollout.rollout_bias
        self.contradicted: frozenset[Moves] = frozenset()
        self._differences: dict[tuple[Moves, Moves, int], Difference] = {}
        self._found: dict[tuple[Moves, int], _LineStatistics] = {}

    @property
    def playouts(self) -> int:
        """Number of playouts so far, all lines together."""
        return sum(map(len, self.outcomes))

    def slices(self, budget: Budget) -> Iterator[None]:
        """Play slice by slice until the budget is spent, yielding None after each.

        After each pause the estimates are sound, so that a caller may stop there. At least two
        deals are played for each line, and between two pauses. Where the plainest of tied lines is
        asked for, the second half of the playouts goes to those that may be the best.
        """
        lines = list(zip(self.rollout.lines, self.outcomes, strict=True))
        half = budget.playouts // 2 // len(lines)
        if self.plainest_first and len(lines) > 2 and half >= MIN_SAMPLES:
            yield from self._play(lines, half)
            lines = self._contenders(lines)
        left = budget.playouts - self.playouts
        yield from self._play(lines, max(LEAST, left // len(lines)))

    def _play(self, lines: Sequence[tuple[Moves, list[DealResult]]], deals: int) -> Iterator[None]:
        """Play each of these lines in some deals more, yielding None after each slice."""
        pause = max(LEAST, self.rollout.slice // len(lines))
        for number in range(1, deals + 1):
            dealt = self.rollout.deal(self.chance)
            for line, outcomes in lines:
                outcomes.append(self.rollout.outcome(line, dealt))
            if number % pause == 0 and number < deals:
                yield
        yield

    def _contenders(
        self, lines: Sequence[tuple[Moves, list[DealResult]]]
    ) -> list[tuple[Moves, list[DealResult]]]:
        """Return the lines that may still be the best, two at least."""
        outcomes = dict(lines)
        best = max(outcomes, key=lambda line: self._statistics(outcomes, line).worth)
        less = {line: self._less(outcomes, best, line) for line in outcomes}
        second = sorted(each.worth for each in less.values())[1]
        bound = {line: max(second, CONTENDERS * each.worth_error) for line, each in less.items()}
        return [each for each in lines if less[each[0]].worth <= bound[each[0]]]

    def estimates(self, order: Sequence[Moves] = (), named: Moves = ()) -> list[Estimate]:
        """Return an estimate of each line, the best first.

        Args:
            order: the lines as they were ranked before, the best first: that order is kept, and
                another line comes first only where it is ahead of the best by its interval.
            named: the line that counts as the best whatever was found; () for none.
        """
        outcomes = dict(zip(self.rollout.lines, self.outcomes, strict=True))
        best = named or (self._ahead(outcomes, order) if order else self._best(outcomes))
        found = [(self._less(outcomes, best, line), line) for line in outcomes]
        if order:
            found.sort(key=lambda each: (each[1] != best, order.index(each[1])))
        else:
            found.sort(key=lambda each: (each[1] != best, each[0].worth))
        return [self._estimate(outcomes, best, line, less) for less, line in found]

    def _ahead(self, outcomes: Outcomes, order: Sequence[Moves]) -> Moves:
        """Return the first line of an order, or the one furthest ahead of it.

        That must be more than chance gives, and one standard deviation of the rollout bias.
        """
        stake, bias = self.rollout.stake, self.rollout.rollout_bias / CERTAIN
        more = {line: difference(outcomes[line], outcomes[order[0]], stake, bias) for line in order}
        ahead = [line for line in order if more[line].worth > 0 and not more[line].tied]
        return max(ahead, key=lambda line: more[line].worth, default=order[0])

    def _best(self, outcomes: Outcomes) -> Moves:
        """Return the line of highest worth, or the plainest of those tied with it."""
        lines = sorted(outcomes, key=lambda line: -self._statistics(outcomes, line).worth)
        ahead = min(lines, key=lambda line: self._less(outcomes, lines[0], line).worth)
        if not self.plainest_first:
            return ahead
        less = {line: self._less(outcomes, ahead, line) for line in outcomes}
        cap = PLAINER * min(1.0, sqrt(self.playouts / PLAYOUTS))
        number = len(outcomes) if self.rollout.stake else 0  # else nothing bounds what is lost
        doubted = (line for line, gap in less.items() if gap.in_doubt(number) and gap.won <= cap)
        return next(doubted)

    def _statistics(self, outcomes: Outcomes, line: Moves) -> _LineStatistics:
        """Return the statistics of one line by itself, cached until the line is tried again."""
        key = (line, len(outcomes[line]))
        alone = self._found.get(key)
        if alone is None:
            alone = self._found[key] = _LineStatistics.of(outcomes[line], self.rollout.stake)
        return alone

    def _less(self, outcomes: Outcomes, best: Moves, line: Moves) -> Difference:
        """Return the deficit of a line against the best, from both stages of the search."""
        rollout, lookahead_outcomes = self.rollout, self.lookahead_outcomes
        key = (best, line, len(outcomes[line]))
        less = self._differences.get(key)
        if less is None:  # what is thought again changes nothing of it
            deals = min(len(outcomes[best]), len(outcomes[line]))
            ahead, behind = outcomes[best][:deals], outcomes[line][:deals]
            less = difference(ahead, behind, rollout.stake, rollout.rollout_bias)
            self._differences[key] = less
        if (
            best == line
            or min(len(lookahead_outcomes.get(each, ())) for each in (best, line)) < MIN_SAMPLES
        ):
            return less
        again = difference(
            lookahead_outcomes[best], lookahead_outcomes[line], rollout.stake, self.lookahead_bias
        )
        return again if {best, line} & self.contradicted else less.joined(again)

    def _estimate(self, outcomes: Outcomes, best: Moves, line: Moves, less: Difference) -> Estimate:
        """Return the estimate of a line, from its deficit against the best."""
        stake, rollout_bias = self.rollout.stake, self.rollout.rollout_bias
        ahead = self._statistics(outcomes, best)
        again = self.lookahead_outcomes.get(best, ())
        if self.contradicted and len(again) >= MIN_SAMPLES:
            ahead = _LineStatistics.of(again, stake)
        mean = ahead.points - less.points
        error = hypot(self._statistics(outcomes, line).error, CERTAIN * rollout_bias)
        found = Estimate(line, mean, error, less.points, less.error, deals=len(outcomes[line]))
        if not stake:
            return found
        won = min(1.0, max(0.0, ahead.won - less.won))
        return replace(found, won=won, lost=less.won, tied=less.tied)


def rank_proven(found: Iterable[tuple[float, Moves]]) -> list[Estimate]:
    """Return the estimates of lines with proven values, the best first.

    Args:
        found: each line, at least one, after its value in points.
    """
    ranking = sorted(found, key=lambda each: -each[0])
    best = ranking[0][0]
    return [Estimate(line, points, behind=best - points) for points, line in ranking]


def rank_by_deals(found: Iterable[tuple[Iterable[DealResult], Moves]]) -> list[Estimate]:
    """Return estimates from results in all possible deals: most wins first, then most points.

    Args:
        found: each line, at least one, after its results in all the deals, equally likely.
    """
    ranking = []
    for results, line in found:
        deals = [*results]
        mean = DealResult(fmean(each.points for each in deals), fmean(each.won for each in deals))
        ranking.append((mean, line))
    ranking.sort(key=lambda each: (-round(each[0].won, 9), -round(each[0].points, 9)))
    best = ranking[0][0]
    return [
        Estimate(
            line,
            mean.points,
            behind=best.points - mean.points,
            won=mean.won,
            lost=best.won - mean.won,
            tied=mean == best,
        )
        for mean, line in ranking
    ]


def single(moves: Iterable[Move]) -> list[Moves]:
    """Return a list of lines of one move, one for each move."""
    return [(move,) for move in moves]
