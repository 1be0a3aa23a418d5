"""Lesson notebooks as the tests see them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import nbformat

import italiancards as ic
from italiancards.core.moves import Move
from italiancards.hints import Budget, last
from italiancards.lesson.lesson_activity import begin
from italiancards.lesson.steps import Step
from italiancards.questions.wording import LEARNER
from italiancards.widgets import Lesson
from tools.lesson_minutes import run_lesson

FOLDER = Path(__file__).parents[2] / "lessons"
PATHS = sorted(FOLDER.glob("*.ipynb"))


@cache
def notebook(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


LESSONS = [path for path in PATHS if notebook(path).metadata.italiancards.kind == "lesson"]


@cache
def lesson_of(path: Path) -> Lesson:
    """The lesson that a notebook tells, its steps told but not begun; told once for all tests."""
    lesson = run_lesson(notebook(path), path.name)
    assert isinstance(lesson, Lesson)
    return lesson


def notebooks_with(word: str) -> list[Path]:
    """The lessons in whose code a word stands: none of them is told to find that out."""
    return [path for path in LESSONS if word in path.read_text(encoding="utf-8")]


def first_card(name: str) -> str:
    """The token of a lesson at the first step that asks for a card."""
    steps = lesson_of(FOLDER / f"{name}.ipynb").steps
    session = begin(steps)
    number = next(number for number, step in enumerate(steps) if step.moves)
    session.activity.enter(number)  # type: ignore[attr-defined]  # a lesson is taken
    return session.token


def bots_move(table: ic.Table, name: str = "greedy") -> Move:
    """What a bot plays; the one that plays the other seat in a lesson, where none is named."""
    return last(table.think(name, Budget(600))).move


def played(step: Step, choose: Callable[[ic.Table], Move]) -> ic.Table:
    """The hand played out, the learner's cards chosen by somebody."""
    table = step.table()
    assert table is not None
    while table.to_move is not None:
        table.play(choose(table) if table.to_move == LEARNER else bots_move(table))
    return table
