"""The end of a lesson: what it taught, what it asked, and the questions of its closing quiz."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from italiancards.core.words import Voice
from italiancards.lesson.board import cards_of
from italiancards.lesson.steps import Step
from italiancards.session.lesson_model import LearntLine

StepId = Callable[[Step], str]
"""Function from a step to the id of its question, "" without one."""


class LessonEnding:
    """The lines of a lesson's end.

    Args:
        steps: the steps of the lesson.
        helped: the numbers of steps that went wrong, or were shown.
        id_of: returns the id of a step's question.
        voice: who says it.
    """

    def __init__(
        self, steps: Sequence[Step], helped: Collection[int], id_of: StepId, voice: Voice
    ) -> None:
        self.steps = steps
        self.helped = helped
        self.id_of = id_of
        self.voice = voice

    def learnt(self) -> list[LearntLine]:
        """Return what the lesson taught: its sentences to keep, or else its last words."""
        lines = [
            self._line(number, step.keep.in_language(self.voice.language))
            for number, step in enumerate(self.steps)
            if step.keep is not None
        ]
        last = self.steps[-1].text
        words = "" if last is None else last.in_language(self.voice.language)
        return lines or [self._line(len(self.steps) - 1, words)]

    def asked(self) -> list[LearntLine]:
        """Return the lesson's own questions, each as the sentence that answers it."""
        return [
            self._line(number, step.question.because(self.voice))
            for number, step in enumerate(self.steps)
            if step.question is not None and not step.recall
        ]

    def _line(self, number: int, text: str) -> LearntLine:
        """Return one line of the lesson's end, with the cards of a step."""
        step = self.steps[number]
        return {
            "text": text,
            "cards": cards_of(step, self.voice),
            "known": number not in self.helped,
            "question": self.id_of(step),
        }


def quiz(steps: Sequence[Step], id_of: StepId) -> list[str]:
    """Return the ids of the closing quiz: the questions at a lesson's end, in a row.

    Args:
        steps: the steps of the lesson.
        id_of: returns the id of a step's question.
    """
    ids: list[str] = []
    for step in reversed(steps):
        if step.question is not None and not step.recall:
            ids.append(id_of(step))
        elif ids:
            break
    return ids[::-1]
