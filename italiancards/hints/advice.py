"""Advice of a bot: a line of play, its reasons, and the values of the other lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TypeVar

from italiancards.core.moves import Move, Play
from italiancards.core.notation import PLAIN
from italiancards.core.rules import Finding
from italiancards.hints.lines import of_line
from italiancards.hints.montecarlo import Estimate, Moves

ThoughtT = TypeVar("ThoughtT")


@dataclass(frozen=True, slots=True)
class LineEvaluation:
    """A line of play as a bot evaluated it: one move, or the moves to the end of the turn.

    Args:
        line: its moves.
        value: the bot's own measure, in no unit; only the order of values means something.
        reasons: facts about the line, as sentences.
        estimate: its value in points; None where the bot worked none out.
        worth: that estimate as a sentence; None where there is nothing to say.
        plan: the moves of a later turn that its value counts on, as the call after a bid.
    """

    line: Moves
    value: float
    reasons: tuple[Finding, ...] = ()
    estimate: Estimate | None = None
    worth: Finding | None = None
    plan: Moves = ()

    def by(self, look: str) -> LineEvaluation:
        """Return a copy whose moves name cards in the letters of the pack `look`."""
        line, plan = (tuple(move.by(look) for move in each) for each in (self.line, self.plan))
        estimate = self.estimate and self.estimate.by(look)
        return replace(self, line=line, plan=plan, estimate=estimate)

    @property
    def move(self) -> Move:
        """First move of the line of play."""
        return self.line[0]

    @property
    def as_good(self) -> bool:
        """True if the line is not shown to be worse than the best."""
        return self.estimate is not None and self.estimate.as_good


@dataclass(frozen=True, slots=True)
class Advice:
    """A bot's choice.

    Args:
        bot: the name of the bot.
        weighed: the lines of play, the best first; every legal move where lines are single moves.
        look: where to look before deciding: the first, smallest hint.
        playouts: deals played out, all lines together; 0 where none was, or where all were counted.
        proven: whether nothing is hidden and the figures are certain.
        compared: the reasons of the best line as against the second, the deciding one first; ()
            where they are those of the line itself.
        plan: what the best line keeps, waits for and gives away, where it is a whole turn.
    """

    bot: str
    weighed: tuple[LineEvaluation, ...]
    look: tuple[Finding, ...] = ()
    playouts: int = 0
    proven: bool = False
    compared: tuple[Finding, ...] = ()
    plan: tuple[Finding, ...] = ()

    @classmethod
    def by_value(
        cls,
        bot: str,
        look: tuple[Finding, ...],
        moves: Iterable[Move],
        value: Callable[[Move], float],
        reasons: Callable[[Move], tuple[Finding, ...]],
    ) -> Advice:
        """Return the advice of a bot that values each move by itself; equal ones keep their order.

        Args:
            bot: the name of the bot.
            look: where to look before deciding.
            moves: the legal moves.
            value: the bot's measure of a move.
            reasons: the facts about a move.
        """
        weighed = [LineEvaluation((move,), value(move), reasons(move)) for move in moves]
        return cls(bot, tuple(sorted(weighed, key=lambda each: -each.value)), look)

    def by(self, look: str) -> Advice:
        """Return a copy whose moves name cards in the letters of the pack `look`."""
        if look == PLAIN.look:
            return self
        return replace(self, weighed=tuple(each.by(look) for each in self.weighed))

    @property
    def line(self) -> Moves:
        """The best line of play: the moves that the bot would make."""
        return self.weighed[0].line

    @property
    def move(self) -> Move:
        """The move that the bot would make."""
        return self.line[0]

    @property
    def as_good(self) -> tuple[Move, ...]:
        """The moves not shown to be worse than the best, the best among them; each once."""
        good = (
            each.move for number, each in enumerate(self.weighed) if number == 0 or each.as_good
        )
        return tuple(dict.fromkeys(good))

    @property
    def reasons(self) -> tuple[Finding, ...]:
        """Findings that speak for the best line of play, the deciding one first."""
        return self.compared or self.weighed[0].reasons

    @property
    def played(self) -> tuple[LineEvaluation, ...]:
        """Best evaluation of each line of play; lines that differ only in what is said are one.

        Lines that differ only in what is said with a card were tried once; the first of them stands
        for all.
        """
        found = dict[tuple[Move, ...], LineEvaluation]()
        for each in self.weighed:
            found.setdefault(tuple(map(_silent, each.line)), each)
        return tuple(found.values())

    @property
    def silent(self) -> Advice:
        """Advice for who says nothing with a card; the same where no line is silent."""
        weighed = tuple(
            each for each in self.weighed if tuple(map(_silent, each.line)) == each.line
        )
        if not weighed or len(weighed) == len(self.weighed):
            return self
        said = [each for each in self.weighed[0].reasons if each not in weighed[0].reasons]
        compared = tuple(each for each in self.compared if each not in said)
        return replace(self, weighed=weighed, compared=compared)

    def own(self, line: Moves) -> Moves:
        """Return the rest of a line after the moves that all lines with its first move share."""
        alike = [each.line for each in self.played if each.line[0] == line[0]]
        if len(alike) == 1:
            return line
        shared = sum(
            1 for _ in takewhile(lambda moves: len({*moves}) == 1, zip(*alike, strict=False))
        )
        return line[shared:] or line

    @property
    def deals_per_line(self) -> int:
        """Fewest deals that a line was tried on; 0 where nothing was played out."""
        deals = (each.estimate.deals for each in self.played if each.estimate is not None)
        return min(deals, default=0)

    @property
    def tied(self) -> tuple[LineEvaluation, ...]:
        """The lines not shown to be worse than the best, without the best."""
        return tuple(each for each in self.played[1:] if each.as_good)

    def of(self, line: Moves) -> LineEvaluation | None:
        """Return the evaluation of a line, else of the first with its first move, else None."""
        return of_line(line, self.weighed)

    def against_best(self, weighed: LineEvaluation) -> Finding | None:
        """Return the finding on how far a line is behind the best; None if it has no estimate."""
        each = weighed.estimate
        if each is None:
            return None
        facts = each.less
        if not self.playouts:
            equal = not (facts["points"] or facts["lost"])
            return Finding("advice-equal" if equal else "advice-behind-proven", True, facts)
        facts |= {"error": each.behind_error, "playouts": each.deals}
        return Finding("advice-as-good" if each.as_good else "advice-behind", True, facts)


def _silent(move: Move) -> Move:
    """Return a card's play without the words said with it; any other move unchanged."""
    uses = move.uses
    return move if uses.card is None or uses.said is None else Play(uses.card)


def last(advices: Iterator[ThoughtT]) -> ThoughtT:
    """Run a sliced search to its end and return its last result."""
    *_, advice = advices
    return advice
