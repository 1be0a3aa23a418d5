"""What a lesson recalls before it begins: questions of earlier ones, for who has finished those.

Nobody here knows what somebody has finished: the browser does, and sits down at a question.
"""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.words import Voice
from italiancards.lesson.place import Place, told
from italiancards.lesson.steps import Start, Step
from italiancards.session.model import Recall


def opening(steps: Sequence[Step]) -> int:
    """The number of the step that a lesson begins with, after those that recall."""
    return next((number for number, step in enumerate(steps) if not step.recall), 0)


def recalled(steps: Sequence[Step]) -> list[Recall]:
    """Where one can be asked first, for each lesson that is recalled, in the lesson's order."""
    lesson = told(steps)
    return [
        {
            "of": step.recall,
            "token": str(Place(lesson, number, "question", None, Start((), 0), {})),
        }
        for number, step in enumerate(steps[: opening(steps)])
    ]


def counted(steps: Sequence[Step], at: int, voice: Voice) -> str:
    """Which step it is; those that recall are counted by themselves."""
    first = opening(steps)
    if at < first:
        return voice.say("lesson-recall", {"step": at + 1, "steps": first})
    return voice.say("lesson-count", {"step": at + 1 - first, "steps": len(steps) - first})
