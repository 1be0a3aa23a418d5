"""Each step asks for one thing, in at most twelve words."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.learner import opened
from support.notebooks import LESSONS, lesson_of

from italiancards.core.names import LANGUAGES
from italiancards.lesson.task import WORDS


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_a_task_has_at_most_twelve_words(path: Path) -> None:
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    for number in range(len(steps)):
        lesson.enter(number)
        for language in LANGUAGES:
            session.settings["language"] = language
            task = session.model()["lesson"]["task"]
            assert 0 < len(task.split()) <= WORDS, (path.stem, number, task)


def test_a_move_without_a_card_is_not_called_a_card() -> None:
    steps = lesson_of(next(path for path in LESSONS if path.stem.startswith("410"))).steps
    session, lesson = opened(steps)
    lesson.enter(next(number for number, step in enumerate(steps) if step.moves == ("pass",)))
    assert session.model()["lesson"]["task"] == "Choose what to do."
