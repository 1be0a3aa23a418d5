"""The parts of a lesson: steps over stacked deals, questions that the engine answers, checks."""

from widgets.lesson.lesson import Lesson
from widgets.lesson.questions import how_many_points, may_play, which_card, who_takes
from widgets.lesson.steps import Say, points, say, tricks

__all__ = [
    "Lesson",
    "Say",
    "how_many_points",
    "may_play",
    "points",
    "say",
    "tricks",
    "which_card",
    "who_takes",
]
