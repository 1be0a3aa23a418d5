"""Questions as tests ask them, and what holds for every one."""

from __future__ import annotations

from italiancards.core.words import Voice
from italiancards.questions.question import Question
from italiancards.questions.wording import LEARNER
from italiancards.table import NAMES


def voice(language: str = "en") -> Voice:
    """Who asks the learner."""
    return Voice(language, me=LEARNER, names=NAMES)


def right(question: Question) -> str:
    """The right answer in words."""
    return question.options[question.right].label(voice())


def well_put(question: Question, language: str) -> None:
    """A question asks, has different answers, and a reason."""
    spoken = voice(language)
    labels = [option.label(spoken) for option in question.options]
    assert len(set(labels)) == len(labels) >= 2
    assert question.text(spoken).endswith("?")
    assert question.because(spoken).endswith(".")
