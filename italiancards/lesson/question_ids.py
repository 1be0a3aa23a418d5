"""Ids of questions, under which a browser keeps mistakes, even if the words change."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from italiancards.core.words import Voice
from italiancards.lesson.place import lesson_number
from italiancards.lesson.steps import Step
from italiancards.questions.question import Question

FILE = Path(__file__).with_suffix(".toml")
"""Ids given out, in the order of a lesson's questions, by its number (`lesson_number`)."""


@cache
def _ids_by_lesson() -> Mapping[str, Sequence[str]]:
    """Return the stored ids of questions, by the lesson's checksum; cached."""
    lessons: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {number: ids.split() for number, ids in lessons.items()}


def stored_ids(steps: Sequence[Step]) -> dict[Question, str]:
    """Return the ids of a lesson's questions that were stored before their words changed.

    A question that has none yet is known by its words: see `Question.id`.
    """
    questions = [step.question for step in steps if step.question is not None]
    return dict(zip(questions, _ids_by_lesson().get(lesson_number(steps), ()), strict=False))


class QuestionIds:
    """The ids of a lesson's questions.

    Args:
        steps: the steps of the lesson.
    """

    def __init__(self, steps: Sequence[Step]) -> None:
        self.stored = stored_ids(steps)

    def of(self, step: Step, voice: Voice) -> str:
        """Return the id of a step's question; "" without a question.

        Args:
            step: the step.
            voice: who asks, in the language that ids are made in.
        """
        if step.question is None:
            return ""
        if step.question not in self.stored:  # its words are those of the first table's pack
            self.stored[step.question] = step.question.id(voice)
        return self.stored[step.question]
