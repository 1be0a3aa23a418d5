"""What is stored of all that was ever given out, and the lesson whose places are."""

from __future__ import annotations

from pathlib import Path

from italiancards.questions.briscola import which_card

from italiancards.widgets import Lesson
from support.learner import WORDS, following, leading

HERE = Path(__file__).parents[1] / "stored"


def lines(name: str) -> list[str]:
    """The lines of a stored file, without comments."""
    stored_lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line for line in stored_lines if line and not line.startswith("#")]


def lesson() -> Lesson:
    """A lesson with a step of every kind."""
    plan = Lesson()
    plan.step(**WORDS, table=following(), do="AB")
    plan.step(**WORDS, do="RC")
    plan.guess(which_card("5C", "5D 5C"))
    plan.hand(**WORDS, table=leading())
    plan.watch(**WORDS, table=leading(), cards=1)
    plan.step(**WORDS, press="go_on", table=leading())
    return plan
