"""Questions from earlier lessons, asked first of learners who have finished those.

Nobody here knows what somebody has finished: the browser does, and sits down at a question.
"""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.words import Voice
from italiancards.lesson.place import LessonPlace, lesson_number
from italiancards.lesson.steps import Start, Step
from italiancards.session.lesson_model import Recall


def first_own_step(steps: Sequence[Step]) -> int:
    """Return the number of the first step that does not recall an earlier lesson."""
    return next((number for number, step in enumerate(steps) if not step.recall), 0)


def recall_views(steps: Sequence[Step]) -> list[Recall]:
    """Return the recalled questions for the browser: each with its lesson and a token to it."""
    lesson = lesson_number(steps)
    return [
        {
            "of": step.recall,
            "token": str(LessonPlace(lesson, number, "question", None, Start((), 0), {})),
        }
        for number, step in enumerate(steps[: first_own_step(steps)])
    ]


def step_count_text(steps: Sequence[Step], at: int, voice: Voice, *, proves: bool = False) -> str:
    """Return the words for a step's number of all; recalled questions are counted apart.

    Args:
        steps: the steps of the lesson.
        at: the index of the step.
        voice: who says it.
        proves: whether the steps are the lesson's last questions, asked before it begins.
    """
    if proves:
        return voice.say("lesson-proof", {"step": at + 1, "steps": len(steps)})
    first = first_own_step(steps)
    if at < first:
        return voice.say("lesson-recall", {"step": at + 1, "steps": first})
    return voice.say("lesson-count", {"step": at + 1 - first, "steps": len(steps) - first})
