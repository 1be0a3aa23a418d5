"""A hint whose lines are whole turns: judged first, then played out to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any, Generic, Protocol, Self

from italiancards.core.game import Game, ViewT
from italiancards.core.melds import Draw
from italiancards.core.moves import Move
from italiancards.core.rules import Finding
from italiancards.hints.advice import Advice, Weighed
from italiancards.hints.comparing import Ended
from italiancards.hints.montecarlo import Budget, Estimate, Moves, Search, ranked

JUDGED = 1000
"""For so many playouts the first thought counts; only what is left of a budget is played out."""
JUDGED_QUICKER = 2
"""A deal is judged in so many times less time than it is played out."""
CLOSER = 3
"""So many lines are judged on twice as many deals and more."""
NEAR, MOST = 3.0, 4
"""Played out are the lines judged to be so few points behind, two at least and so many at most."""


@dataclass(frozen=True)
class Plan:
    """A turn from here to its end.

    Args:
        line: its moves.
        worth: the points that its player will be worth at the end, as it is judged.
        closes: whether it closes the deal.
    """

    line: Moves
    worth: float
    closes: bool = False


class Simulated(Protocol):
    """A deal in a game's simulator."""

    turn: int

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    def copy(self) -> Self:
        """The same deal, to be played differently."""

    def play(self, move: Move) -> None:
        """Make a move of the game."""

    def go_on(self) -> None:
        """The rest of the turn of the seat to move, as a sensible player plays it."""


class TurnTrial:
    """A seat's turn, tried on deals that fit what it knows.

    Args:
        seat: the seat.
        lines: the turns that one thinks of.
        also: lines that are weighed whatever is thought of them.
    """

    slice = 20
    """How many playouts take about 20 ms, and never more than 100."""
    stake = missed = 0.0
    usual: Moves | None = None
    """The line that sensible players play, as far as there is one."""
    stays = 0.0
    """It is left only for a line that is judged to be so many points ahead: less is noise."""

    def __init__(self, seat: int, lines: Sequence[Moves], also: Sequence[Moves]) -> None:
        self.seat = seat
        self.also = [line[:1] if isinstance(line[0], Draw) else line for line in also]
        self.lines: list[Moves] = [*dict.fromkeys((*lines, *self.also))]

    @property
    def closes(self) -> bool:
        """Whether the seat can end the deal now, and nothing else is worth a thought."""
        return False

    def deal(self, chance: Random) -> Any:
        """A deal that fits, each as likely as it is."""
        raise NotImplementedError

    def ended(self, deal: Any) -> float:
        """How many points the seat ends ahead when all play on sensibly."""
        raise NotImplementedError

    def expected(self, deal: Any) -> float:
        """The same as it is judged."""
        raise NotImplementedError

    def first(self, chance: Random, number: int) -> Iterator[list[Estimate]]:
        """What each line comes to, judged once everybody has had a turn, the best first.

        After every slice it pauses, with an empty list.

        First comes the usual line where no other is far enough ahead of it. Half of the deals go
        to all lines, the other half to the best of these. How far a line is behind is told on the
        deals that it has in common with the best.

        Args:
            chance: where the deals come from.
            number: how many deals are judged, all lines together.
        """
        outcomes: dict[Moves, list[float]] = {line: [] for line in self.lines}
        lines = self.lines
        judged = 0
        for least in (1, 0):
            for _ in range(max(least, number // 2 // len(lines))):
                dealt = self.deal(chance)
                for line in lines:
                    outcomes[line].append(self.judged(line, dealt))
                    judged += 1
                    if judged % (self.slice * JUDGED_QUICKER) == 0:
                        yield []
            lines = sorted(lines, key=lambda line: self._least(line, outcomes[line]))[:CLOSER]
        best = outcomes[lines[0]]
        mean = fmean(best)
        found = ranked(
            (mean - fmean(best[: len(told)]) + fmean(told), line) for line, told in outcomes.items()
        )
        first = min(found, key=lambda each: self._least(each.line, [each.mean]))
        others = (each for each in found if each is not first)
        yield [replace(each, behind=max(0.0, first.mean - each.mean)) for each in (first, *others)]

    def _least(self, line: Moves, outcomes: Sequence[float]) -> float:
        """What lines are sorted by, the best first."""
        return -fmean(outcomes) - self.stays * (line == self.usual)

    def outcome(self, line: Moves, deal: Any) -> Ended:
        """How many points the seat ends ahead, on average of the others."""
        return Ended(self.ended(self._after(line, deal)))

    def judged(self, line: Moves, deal: Any) -> float:
        """The same as it is judged once everybody has had a turn."""
        played = self._after(line, deal)
        while not played.over and played.turn != self.seat:
            played.go_on()
        return self.expected(played)

    def _after(self, line: Moves, deal: Any) -> Any:
        played = deal.copy()
        for move in line:
            played.play(move)
        if not played.over and played.turn == self.seat:
            played.go_on()
        return played


@dataclass(frozen=True)
class Thinker(Generic[ViewT]):
    """What a game lends to the hint that thinks in turns.

    Args:
        trial: a seat's turn: from its view, its legal moves, and lines that are weighed too.
        reasons: what is true of a line.
        look: where to look first.
        cost: for how many deals that are judged one counts that is played out.
    """

    trial: Callable[[ViewT, Sequence[Move], Sequence[Moves]], TurnTrial]
    reasons: Callable[[ViewT, Moves], tuple[Finding, ...]]
    look: Callable[[ViewT], tuple[Finding, ...]]
    cost: int = 1

    def think(
        self,
        game: Game[Any, ViewT, Any],
        view: ViewT,
        chance: Random,
        budget: Budget,
        also: Sequence[Moves] = (),
    ) -> Iterator[Advice | None]:
        """Advice after some pauses, then better founded slice by slice, as long as somebody asks.

        Args:
            game: the game.
            view: what the seat knows.
            chance: where the deals come from.
            budget: how much to think.
            also: lines that are weighed whatever is thought of them.
        """
        trial = self.trial(view, game.legal(view), also)
        if len(trial.lines) == 1:
            yield self._alone(view, trial)
            return
        judging = min(budget.playouts, JUDGED)
        for found in trial.first(chance, judging):
            if not found:
                yield None
        told = {each.line: self.reasons(view, each.line) for each in found}
        yield self._advice(view, told, found)
        more = (budget.playouts - judging) // self.cost
        near = [each for each in found if each.behind <= NEAR][:MOST]
        order = [each.line for each in max(near, found[:2], key=len)]
        trial.lines = [*dict.fromkeys((*order, *trial.also))]
        if more < 2 * len(trial.lines):
            return
        search = Search(trial, chance)
        for _ in search.slices(Budget(more)):
            yield self._advice(view, told, found, search.estimates(trial.lines), search.playouts)

    def _advice(
        self,
        view: ViewT,
        told: Mapping[Moves, tuple[Finding, ...]],
        found: Sequence[Estimate],
        played: Sequence[Estimate] = (),
        playouts: int = 0,
    ) -> Advice:
        """Every line with its reasons: those played out with their error, the best first."""

        def weighed(each: Estimate, sentence: str) -> Weighed:
            """A line; what is only judged has no estimate, for nobody knows its error."""
            own = each if sentence == "advice-estimate" else None
            return Weighed(each.line, each.mean, told[each.line], own, each.told(sentence))

        lines = {each.line for each in played}
        rest = [weighed(each, "advice-judged") for each in found if each.line not in lines]
        out = [weighed(each, "advice-estimate") for each in played]
        return Advice("hint", (*out, *rest), self.look(view), playouts)

    def _alone(self, view: ViewT, trial: TurnTrial) -> Advice:
        """The one line there is to think of: nothing else is allowed, or it closes."""
        (line,) = trial.lines
        weighed = Weighed(line, 0.0, self.reasons(view, line))
        return Advice("hint", (weighed,), self.look(view), proven=trial.closes)
