"""A hint whose lines are whole turns: judged first, then played out to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean
from typing import Any, Generic, Protocol, Self

from italiancards.core.game import Game, ViewT
from italiancards.core.melds import Draw
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.advice import Advice, LineEvaluation
from italiancards.hints.comparison import DealResult
from italiancards.hints.montecarlo import Budget, Estimate, Moves, Search, rank_proven
from italiancards.hints.turn_principles import TurnPrinciples

FIRST_STAGE = 1000
"""Playouts of the budget that go into the first judgement; only the rest is played out."""
FIRST_STAGE_SPEED = 2
"""Deals that are judged in the time of one playout."""
SECOND_HALF = 3
"""Lines that get the second half of the judged deals."""
NEAR, MOST = 3.0, 4
"""Deficit in points, as judged, up to which a line is played out; maximum number of them.

The two best are always played out.
"""


@dataclass(frozen=True)
class TurnPlan:
    """A turn from here to its end.

    Args:
        line: its moves.
        worth: prediction of its player's final points, or of its lead, as the game's weights give
            it.
        closes: whether it closes the deal.
    """

    line: Moves
    worth: float
    closes: bool = False


class SimulatedTurn(Protocol):
    """A deal in a game's simulator."""

    turn: int

    @property
    def over(self) -> bool:
        """True if the deal has ended."""

    def copy(self) -> Self:
        """Return a copy of the deal, to be played differently."""

    def play(self, move: Move) -> None:
        """Make a move of the game; the deal changes in place."""

    def finish_turn(self) -> None:
        """Play the rest of the turn of the seat to move by the rollout policy, in place."""


class TurnRollout:
    """A seat's turn, tried on deals consistent with what it knows.

    Args:
        seat: its number, from 0.
        lines: the turns that are considered.
        also: lines that must be evaluated too; one that begins with a draw is cut to that.
    """

    slice = 20
    """Playouts that take about 20 ms, and never more than 100 ms."""
    stake = rollout_bias = 0.0
    usual: Moves | None = None
    """The line of the rollout policy, as far as there is one."""
    stays = 0.0
    """Points by which a line must be judged ahead to replace the usual one: less is noise."""

    def __init__(self, seat: int, lines: Sequence[Moves], also: Sequence[Moves]) -> None:
        self.seat = seat
        self.also = [line[:1] if isinstance(line[0], Draw) else line for line in also]
        self.lines: list[Moves] = [*dict.fromkeys((*lines, *self.also))]

    @property
    def closes(self) -> bool:
        """True if the seat can end the deal now, and nothing else is worth considering."""
        return False

    def deal(self, chance: Random) -> Any:
        """Return a deal consistent with what the seat knows, drawn by its likelihood."""
        raise NotImplementedError

    def play_out(self, deal: Any) -> float:
        """Play a deal out by the rollout policy, in place; return the seat's final lead."""
        raise NotImplementedError

    def expected(self, deal: Any) -> float:
        """Return the predicted lead of the seat at the end, in points."""
        raise NotImplementedError

    def first(self, chance: Random, number: int) -> Iterator[list[Estimate]]:
        """Yield [] for pauses, then estimates of all lines by their predicted results, best first.

        After every slice it pauses, with an empty list.

        The usual line comes first where no other is far enough ahead of it. Half of the deals go to
        all lines, the other half to the best of these. The deficit of a line is measured on the
        deals that it has in common with the best.

        Args:
            chance: source of the deals.
            number: how many deals are judged, all lines together.

        Returns:
            Empty lists, then the estimates in points.
        """
        outcomes: dict[Moves, list[float]] = {line: [] for line in self.lines}
        lines = self.lines
        number_predicted = 0
        for least in (1, 0):
            for _ in range(max(least, number // 2 // len(lines))):
                dealt = self.deal(chance)
                for line in lines:
                    outcomes[line].append(self.predict(line, dealt))
                    number_predicted += 1
                    if number_predicted % (self.slice * FIRST_STAGE_SPEED) == 0:
                        yield []
            lines = sorted(lines, key=lambda line: self._sort_key(line, outcomes[line]))[
                :SECOND_HALF
            ]
        best = outcomes[lines[0]]
        mean = fmean(best)
        found = rank_proven(
            (mean - fmean(best[: len(values)]) + fmean(values), line)
            for line, values in outcomes.items()
        )
        first = min(found, key=lambda each: self._sort_key(each.line, [each.mean]))
        others = (each for each in found if each is not first)
        yield [replace(each, behind=max(0.0, first.mean - each.mean)) for each in (first, *others)]

    def _sort_key(self, line: Moves, outcomes: Sequence[float]) -> float:
        """Return the sort key of a line of play: the lowest is the best."""
        return -fmean(outcomes) - self.stays * (line == self.usual)

    def outcome(self, line: Moves, deal: Any) -> DealResult:
        """Play a line in a copy of the deal, the rest by the policy; return the seat's result.

        Args:
            line: the seat's moves.
            deal: a deal that `deal` drew; it is left unchanged.

        Returns:
            The lead of the seat in points; winning is not counted.
        """
        return DealResult(self.play_out(self._after(line, deal)))

    def predict(self, line: Moves, deal: Any) -> float:
        """Return the predicted lead after a line and one turn of each other seat, in points.

        Args:
            line: the seat's moves.
            deal: a deal that `deal` drew; it is left unchanged.

        Returns:
            The lead of the seat in points.
        """
        played = self._after(line, deal)
        while not played.over and played.turn != self.seat:
            played.finish_turn()
        return self.expected(played)

    def _after(self, line: Moves, deal: Any) -> Any:
        """Return a copy of a deal after a line, the seat's turn finished by the rollout policy."""
        played = deal.copy()
        for move in line:
            played.play(move)
        if not played.over and played.turn == self.seat:
            played.finish_turn()
        return played


def never(reason: Finding) -> bool:
    """Return False: no reason speaks against its own line.

    Args:
        reason: a fact about a line.
    """
    return False


def no_plan(view: object, line: Moves) -> tuple[Finding, ...]:
    """Return (): nothing is said of what a turn keeps.

    Args:
        view: what the seat to move knows.
        line: its moves.
    """
    return ()


@dataclass(frozen=True)
class TurnSearch(Generic[ViewT]):
    """Functions of a game for the hint that compares whole turns.

    Args:
        rollout: makes a seat's turn, from its view, its legal moves, and lines to be evaluated too.
        reasons: facts about a line, as sentences.
        look: where to look first.
        cost: number of judged deals that one playout counts for in the budget.
        against: whether a reason speaks against its own line.
        principles: what parts one turn from another.
        plan: findings on what a turn keeps, waits for and gives away.
    """

    rollout: Callable[[ViewT, Sequence[Move], Sequence[Moves]], TurnRollout]
    reasons: Callable[[ViewT, Moves], tuple[Finding, ...]]
    look: Callable[[ViewT], tuple[Finding, ...]]
    cost: int = 1
    against: Callable[[Finding], bool] = never
    principles: TurnPrinciples = field(default_factory=TurnPrinciples)
    plan: Callable[[ViewT, Moves], tuple[Finding, ...]] = no_plan

    def think(
        self,
        game: Game[Any, ViewT, Any],
        view: ViewT,
        chance: Random,
        budget: Budget,
        also: Sequence[Moves] = (),
    ) -> Iterator[Advice | None]:
        """Yield None for some pauses, then advice better founded by each slice.

        Args:
            game: the rules; it lists the legal moves.
            view: what the seat to move knows.
            chance: source of the deals.
            budget: deals judged and played out, all lines together.
            also: lines that must be evaluated too.

        Returns:
            None at each pause before the first advice, then advice; one piece where there is one
            line.
        """
        rollout = self.rollout(view, game.legal(view), also)
        if len(rollout.lines) == 1:
            yield self._only_line(view, rollout)
            return
        first_stage = min(budget.playouts, FIRST_STAGE)
        for found in rollout.first(chance, first_stage):
            if not found:
                yield None
        finding = {each.line: self.reasons(view, each.line) for each in found}
        yield self._advice(view, finding, found)
        more = (budget.playouts - first_stage) // self.cost
        near = [each for each in found if each.behind <= NEAR][:MOST]
        order = [each.line for each in max(near, found[:2], key=len)]
        rollout.lines = [*dict.fromkeys((*order, *rollout.also))]
        if more < 2 * len(rollout.lines):
            return
        search = Search(rollout, chance)
        for _ in search.slices(Budget(more)):
            played = self._plainest_first(search, finding)
            yield self._advice(view, finding, found, played, search.playouts)

    def _plainest_first(
        self, search: Search, finding: Mapping[Moves, tuple[Finding, ...]]
    ) -> list[Estimate]:
        """Return estimates with the plainest first of those that are level with the best.

        They are level within half the error. Each keeps its own figures, against the line named.
        """
        order = search.rollout.lines
        found = search.estimates(order)
        best = found[0]
        level = [
            LineEvaluation(each.line, each.mean, finding[each.line])
            for each in found
            if each is best or (each.as_good and each.behind <= each.behind_error / 2)
        ]
        named = search.estimates(order, self.principles.plainest(level))
        surpassed = any(each.behind < -each.behind_error for each in named)
        return found if surpassed else named

    def _advice(
        self,
        view: ViewT,
        finding: Mapping[Moves, tuple[Finding, ...]],
        found: Sequence[Estimate],
        played: Sequence[Estimate] = (),
        playouts: int = 0,
    ) -> Advice:
        """Return advice on every line, with reasons; lines played out have an error; best first."""

        def weighed(each: Estimate, sentence: str) -> LineEvaluation:
            """Return a line with its value; what is only judged has no estimate of its error."""
            own = each if sentence == "advice-estimate" else None
            return LineEvaluation(
                each.line, each.mean, finding[each.line], own, each.finding(sentence)
            )

        lines = {each.line for each in played}
        rest = [weighed(each, "advice-judged") for each in found if each.line not in lines]
        out = [weighed(each, "advice-estimate") for each in played]
        best, *others = (*out, *rest)
        principles = self.principles.reasons(best, others)
        best = replace(best, reasons=self._decisive_first(best.reasons, others[0].reasons))
        plan = self.plan(view, best.line)
        return Advice(
            "hint",
            (best, *others),
            self.look(view),
            playouts,
            compared=self._compared(principles, best.reasons, plan),
            plan=plan,
        )

    def _compared(
        self, principles: Sequence[Finding], reasons: Sequence[Finding], plan: Sequence[Finding]
    ) -> tuple[Finding, ...]:
        """Return principles and what else speaks for the line and is said by no other sentence."""
        said = {name for each in principles for name in self.principles.says.get(each.name, ())}
        said |= {each.name.replace("plan-", "advice-") for each in plan}
        own = (each for each in reasons if not self.against(each) and each.name not in said)
        return (*principles, *own)

    def _decisive_first(
        self, reasons: Sequence[Finding], second: Sequence[Finding]
    ) -> tuple[Finding, ...]:
        """Return the best line's reasons: first those for it that the second best has not."""
        return tuple(sorted(reasons, key=lambda each: (self.against(each), each in second)))

    def _only_line(self, view: ViewT, rollout: TurnRollout) -> Advice:
        """Return advice with the only line considered: nothing else is allowed, or it closes."""
        (line,) = rollout.lines
        reasons = self._decisive_first(self.reasons(view, line), ())
        weighed = LineEvaluation(line, 0.0, reasons)
        plan = self.plan(view, line)
        return Advice("hint", (weighed,), self.look(view), proven=rollout.closes, plan=plan)
