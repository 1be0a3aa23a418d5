"""Ids of questions are held: mistakes that a browser keeps come back, whatever the words become."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from support.depth import some
from support.learner import send, taking
from support.notebooks import LESSONS, lesson_of

from italiancards.lesson.question_ids import stored_ids
from italiancards.widgets import Lesson
from tools.question_ids import ids_of

some_lessons = pytest.mark.parametrize("path", some(LESSONS, 20), ids=lambda path: path.stem)


def reworded(path: Path) -> Lesson:
    """A lesson whose questions are asked in other words."""
    lesson = Lesson()
    for step in lesson_of(path).steps:
        question = step.question and replace(step.question, text=lambda voice: "In other words?")
        lesson.steps.append(replace(step, question=question))
    return lesson


@some_lessons
def test_each_question_of_a_lesson_has_an_id_that_is_written_down(path: Path) -> None:
    steps = lesson_of(path).steps
    asked = [step.question for step in steps if step.question is not None]
    missing = "write them down by python -m tools.question_ids"
    assert len(stored_ids(steps)) == len({*asked}), missing


@some_lessons
def test_a_question_in_other_words_is_known_by_the_same_id(path: Path) -> None:
    assert ids_of(reworded(path)) == ids_of(lesson_of(path))


def test_a_mistake_from_before_the_words_changed_is_asked_again() -> None:
    path = next(path for path in LESSONS if path.stem == "100_briscola_the_trick")
    session = taking(reworded(path))
    model = send(session, "repeat", questions="5d1fa499 4a85f379")
    question = model["lesson"]["question"]
    assert question["idea"]["repeats"] == "5d1fa499"
    assert question["id"] == session.activity.ideas["5d1fa499"].after("5d1fa499")
    assert model["lesson"]["steps"] == 2
