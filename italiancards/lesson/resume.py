"""Resuming a lesson at a place: a job, for the moves made there are played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import italiancards as ic
from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.language import in_language
from italiancards.core.messages import Message
from italiancards.core.seats import Seat
from italiancards.hints import HINT, PLAYOUTS, Advice, Budget
from italiancards.lesson.example import own_cards, unfinished
from italiancards.lesson.place import LessonChanged, LessonPlace
from italiancards.lesson.steps import Start, Step
from italiancards.screen.twins import Changes, numbers
from italiancards.session.link import read_link_pieces
from italiancards.session.texts import Refusal
from italiancards.session.token import replay_moves


class StepTable(NamedTuple):
    """A table that is laid for a step.

    Args:
        table: the table.
        first: the moment at which the step's hand begins, before which nothing is taken back.
        shown: the moment on the screen.
    """

    table: ic.Table
    first: int
    shown: int


class ResumedPlace(NamedTuple):
    """A place that was found again.

    Args:
        place: the place.
        starts: how each step up to it found the table.
        step_table: the table.
        advice: the reasons for the card that was last played for the learner, if they stand there.
        numbers: the numbers of equal cards at each moment of the deal on the screen.
    """

    place: LessonPlace
    starts: list[Start]
    step_table: StepTable
    advice: Advice | None
    numbers: list[Changes]


class Stage(NamedTuple):
    """Part of a step that decides its table (see `Step`), and its number of answers."""

    record: str | None
    replays_deal: bool
    examples: int
    answers: int

    @classmethod
    def of(cls, step: Step) -> Stage:
        """Return the parts of a step that decide its table, with its number of answers."""
        answers = len(step.question.options) if step.question else 0
        return cls(step.record, step.replays_deal, step.examples, answers)

    @property
    def start(self) -> Start:
        """Start of the step at its own table: no moves made, and the moment shown first."""
        beginning = self.record is None or self.replays_deal
        return Start((), 0 if beginning else ic.read(self.record or "").now)


def first_table(records: Iterator[str | None]) -> ic.Table:
    """Return the table of the first record that is not None; if all are, a newly dealt one."""
    record = next(filter(None, records), None)
    return ic.deal(ic.GAMES[0], seed=1) if record is None else ic.read(record)


def set_up_table(records: Sequence[str | None], number: int, start: Start) -> Iterator[StepTable]:
    """Yield a step's table while the moves made at it are replayed, complete at last.

    Args:
        records: the table of each step that has one of its own.
        number: the step.
        start: what was played at its table, and the moment on the screen.

    Raises:
        ItalianCardsError: what is said to have been played there cannot be.
    """
    table = first_table(iter([*records[number::-1], *records]))
    first = table.now
    for _ in replay_moves(table, start.moves):
        yield StepTable(table, first, table.now)
    yield StepTable(table, first, table.history.number(start.shown))


@dataclass(frozen=True, slots=True)
class Resume:
    """A job: find the place in a lesson that a token names.

    Args:
        text: the token.
        lesson_number: what the lesson tells, as a number: see `LessonPlace`.
        stages: its steps.
        seat: the learner's seat.
        language: the language of a refusal.
    """

    text: str
    lesson_number: str
    stages: tuple[Stage, ...]
    seat: int
    language: str

    def run(self) -> Iterator[ResumedPlace | Refusal | None]:
        """Yield None as pauses while the moves are replayed, and last the place or the refusal."""
        return in_language(self.language, self._run())

    def _run(self) -> Iterator[ResumedPlace | Refusal | None]:
        """Yield None as pauses while the place is replayed; last, the place or the refusal."""
        try:
            yield from read_link_pieces(
                self.text, lambda text: self._return(LessonPlace.read(text))
            )
        except ItalianCardsError as error:
            sentence = "lesson-changed" if isinstance(error, LessonChanged) else "lesson-no-place"
            yield Refusal(error.in_language(self.language), sentence)

    def _return(self, place: LessonPlace) -> Iterator[ResumedPlace | None]:
        """Yield None as pauses while moves are replayed; last, the place; raise if it is gone."""
        if place.lesson_number != self.lesson_number or place.at not in range(len(self.stages)):
            raise LessonChanged(place.lesson_number)
        stage = self.stages[place.at]
        if place.chosen is not None and place.chosen >= stage.answers:
            raise Unreadable(str(place.chosen), Message("expected-answer-of-step"))
        starts = list[Start]()
        for number, each in enumerate(self.stages[: place.at + 1]):
            starts.append(each.start if each.record else place.starts.get(number, each.start))
            yield None
        records = [each.record for each in self.stages]
        for start in (starts[-1], place.now):  # trying again leads to the first
            for found in set_up_table(records, place.at, start):  # noqa: B007
                yield None
        advice = None
        if stage.examples:
            for advice in self._reasons(found):  # noqa: B007
                yield None
        seen = numbers(found.table, Seat(self.seat), found.shown)
        yield ResumedPlace(place, starts, found, advice, seen)

    def _reasons(self, found: StepTable) -> Iterator[Advice]:
        """Yield results of searching advice again on the example's last card, if not yet over."""
        own = own_cards(found.table, self.seat, found.first)
        if own and unfinished(found.table, own[-1], found.shown):
            yield from found.table.think(HINT, Budget(PLAYOUTS), at=own[-1] - 1)
