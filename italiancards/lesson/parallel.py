"""Parallel questions: asked at once where an answer was wrong, and counted nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from italiancards.lesson.place import LessonPlace, ParallelPlace
from italiancards.lesson.step_activity import StepActivity
from italiancards.lesson.steps import Step
from italiancards.questions.parallels import draw_parallel

NUMBERS = 3
"""Number of parallels of a question before the first is asked again."""


class Parallels:
    """The parallel questions of a lesson that were asked.

    `origin` is the place at the question answered wrong while a parallel of it is asked, else None;
    `asked` the number of them so far, by the number of their step.
    """

    def __init__(self) -> None:
        self.origin: LessonPlace | None = None
        self.asked: dict[int, int] = {}

    def after(self, task: StepActivity, steps: Sequence[Step]) -> Step | None:
        """Return the step that asks a parallel question next; None unless an answer was wrong.

        Args:
            task: the step on the screen; none follows a parallel one.
            steps: the steps of the lesson.
        """
        step, question = task.step, task.step.question
        if question is None or self.origin or step.moves or not task.done:
            return None
        if task.chosen in (None, question.right):
            return None
        before = (each.question for each in steps[: task.at] if not each.moves)
        others = tuple(each for each in before if each is not None)
        like = draw_parallel(question, self.asked.get(task.at, 0) % NUMBERS, others)
        if like is None:
            return None
        return Step(None, like.shown, like, reveal=like.reveal, hide=step.hide, title=step.title)

    def begin(self, origin: LessonPlace) -> None:
        """Note that a parallel question is asked from here on.

        Args:
            origin: the place at the question that was answered wrong.
        """
        self.origin = origin
        self.asked[origin.at] = self.asked.get(origin.at, 0) + 1

    def place(self, chosen: int | None) -> LessonPlace | None:
        """Return the learner's place while a parallel question is asked; None if none is.

        Args:
            chosen: the answer given to that, if any.
        """
        if self.origin is None:
            return None
        number = self.asked[self.origin.at] - 1
        return replace(self.origin, parallel=ParallelPlace(number, chosen))
