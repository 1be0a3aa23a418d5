"""A lesson that is kept: gone on with in another kernel, and repeated where it went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from italiancards.core.errors import ItalianCardsError, Unreadable
from italiancards.core.words import Voice
from widgets.lesson.place import Changed, Place, told
from widgets.lesson.player import LessonSession
from widgets.lesson.steps import Start, Step
from widgets.session.token import moves_of


def _own_record(step: Step) -> str | None:
    """The table of a step that stands alone: its own, or that of its question."""
    return step.record or (step.question.record if step.question else None)


class KeptLesson(LessonSession):
    """A lesson being taken, whose place and mistakes a browser keeps.

    Args:
        steps: what it consists of.
    """

    def __init__(self, steps: Sequence[Step]) -> None:
        self.repeating = False
        super().__init__(steps)

    # Going on in another kernel

    @property
    def token(self) -> str:
        """Where the learner is; nothing while questions are repeated."""
        starts = {
            number: start
            for number, start in enumerate(self.starts[: self.at + 1])
            if self.steps[number].record is None
        }
        place = Place(told(self.steps), self.at, self.phase, self.chosen, self._here(), starts)
        return "" if self.repeating else str(place)

    def _sit(self, at: str) -> None:
        before = dict(vars(self), starts=list(self.starts))
        try:
            self._go_to(Place.read(at))
        except ItalianCardsError as error:
            vars(self).update(before)
            changed = isinstance(error, Changed)
            self._say("note", "lesson-changed" if changed else "lesson-no-place", error=str(error))

    def _go_to(self, place: Place) -> None:
        """Take the lesson up at a place."""
        if place.told != told(self.steps) or place.at not in range(len(self.steps)):
            raise Changed(place.told)
        self.starts = []
        for number, step in enumerate(self.steps[: place.at + 1]):
            table = step.table()
            own = Start((), 0 if table is None else table.now)
            self.starts.append(own if table else place.starts.get(number, own))
        self._return(place.at)
        if place.chosen is not None:
            options = self.step.question.options if self.step.question else ()
            if place.chosen >= len(options):
                raise Unreadable(str(place.chosen), "an answer of this step")
            self._choose(place.chosen)
        self._lay(place.at, place.now)
        self._changed()
        if self.step.examples:
            self._watched()
        if place.phase in ("done", "wrong"):
            self._settle()

    def _settle(self) -> None:
        """Say again what was said when the step was done, or went wrong."""
        if self.step.hand and self.table.over:
            self._judge_hand()
        elif self.step.press or self.step.examples:
            self._complete()
        elif self.step.moves and self.table.now > self.first:
            self._played(str(moves_of(self.table, self.seat, self.first)[-1]))

    # Repeating

    def _repeat(self, questions: str) -> None:
        wanted = questions.split()
        steps = [step for step in self.steps if self._question_id(step) in wanted]
        if not steps:
            self._say("note", "lesson-nothing-to-repeat")
            return
        self.steps = [replace(step, record=_own_record(step), recall="") for step in steps]
        self.repeating = True
        self._enter(0)

    def _lesson(self, voice: Voice) -> dict[str, Any]:
        return super()._lesson(voice) | {"repeating": self.repeating, "recall": self._recall()}

    def _recall(self) -> list[dict[str, str]]:
        """Where whoever opens the lesson can be asked first, for each lesson that is recalled."""
        if self.at != self.opening:
            return []
        begun = Start((), 0)
        told_now = told(self.steps)
        return [
            {
                "of": step.recall,
                "token": str(Place(told_now, number, "question", None, begun, {})),
            }
            for number, step in enumerate(self.steps[: self.opening])
        ]
