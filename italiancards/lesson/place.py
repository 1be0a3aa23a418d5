"""A learner's place in a lesson, as a token from which another kernel can resume."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.messages import Message
from italiancards.core.position import read_position, write_position
from italiancards.lesson.steps import Start, Step
from italiancards.session.token import whole_number

KIND = "lesson"


@dataclass(frozen=True, slots=True)
class ParallelPlace:
    """A place at the parallel of a question that was answered wrong.

    Args:
        number: how many parallels of the question were asked before it.
        chosen: the answer given to it, if any.

    >>> ParallelPlace.read("0 2") == ParallelPlace(0, 2)
    True
    """

    number: int
    chosen: int | None

    @classmethod
    def read(cls, text: str) -> ParallelPlace:
        """Return the place that a token's text writes; raise if malformed."""
        number, _, chosen = text.partition(" ")
        return cls(
            whole_number("parallel", number), whole_number("parallel", chosen) if chosen else None
        )

    def __str__(self) -> str:
        return f"{self.number}" if self.chosen is None else f"{self.number} {self.chosen}"


@dataclass(frozen=True)
class LessonPlace:
    """A place in a lesson.

    Args:
        lesson_number: the content of the lesson as a number: another lesson has another.
        at: the step.
        phase: how far the step is.
        chosen: the answer given, if any.
        now: the moves at the table, and the moment on the screen.
        starts: how each step that has no table of its own found the table, by step.
        parallel: where its question was answered wrong, and a parallel of it is asked now.

    >>> place = LessonPlace("7", 1, "play", None, Start(("5B", "RC"), 2), {1: Start((), 0)})
    >>> str(place)
    'lesson; told=7; at=1; phase=play; now=2 5B, RC; starts=1 0'
    >>> LessonPlace.read(str(place)) == place
    True
    """

    lesson_number: str
    at: int
    phase: str
    chosen: int | None
    now: Start
    starts: dict[int, Start]
    parallel: ParallelPlace | None = None

    @classmethod
    def read(cls, text: str) -> LessonPlace:
        """Return the place in a lesson that a token writes; raise if it is unreadable.

        Raises:
            ItalianCardsError: it names none.
        """
        kind, fields = read_position(text)
        if kind != KIND or not {"told", "at", "phase", "now"} <= fields.keys():
            raise Unreadable(text, Message("expected-place"))
        starts = {}
        for each in filter(None, fields.get("starts", "").split(" / ")):
            number, _, start = each.partition(" ")
            starts[whole_number("starts", number)] = _start(start)
        chosen = whole_number("chosen", fields["chosen"]) if "chosen" in fields else None
        at = whole_number("at", fields["at"])
        parallel = ParallelPlace.read(fields["parallel"]) if "parallel" in fields else None
        now = _start(fields["now"])
        return cls(fields["told"], at, fields["phase"], chosen, now, starts, parallel)

    def __str__(self) -> str:
        starts = " / ".join(f"{number} {_start_text(each)}" for number, each in self.starts.items())
        fields = {
            "told": self.lesson_number,
            "at": str(self.at),
            "phase": self.phase,
            "chosen": "" if self.chosen is None else str(self.chosen),
            "now": _start_text(self.now),
            "starts": starts,
            "parallel": "" if self.parallel is None else str(self.parallel),
        }
        return write_position(KIND, {name: value for name, value in fields.items() if value})


def _start_text(start: Start) -> str:
    """Return a step's start as text for a token."""
    return f"{start.shown} {', '.join(start.moves)}".strip()


def _start(text: str) -> Start:
    """Return the start of a step that a token's text writes; raise if malformed."""
    shown, _, moves = text.partition(" ")
    return Start(tuple(filter(None, moves.split(", "))), whole_number("shown", shown))


def lesson_number(steps: Sequence[Step]) -> str:
    """Return a checksum of a lesson's tasks: it changes if a table, a task or an answer does.

    Returns:
        A CRC-32 in decimal digits, as a str.
    """
    asked = [
        (
            None if each.is_scene else each.record,
            each.moves,
            each.hand,
            each.press,
            each.examples,
            *([each.replays_deal] if each.replays_deal else ()),
            each.question and (each.question.right, len(each.question.options)),
        )
        for each in steps
    ]
    return str(crc32(repr(asked).encode()))


class LessonChanged(ItalianCardsError):
    """Error of a place in a lesson whose tasks are others now."""
