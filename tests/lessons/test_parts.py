"""Each lesson is told in parts: a heading over each step, in both languages, in a few words."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.learner import taking
from support.notebooks import LESSONS, lesson_of

from italiancards.site.pages.lessons import read_lesson

LONGEST = 36
"""Most letters of a heading: a line on a telephone."""


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_every_step_stands_under_a_heading(path: Path) -> None:
    titles = []
    for number, step in enumerate(lesson_of(path).steps):
        if step.recall or step.plain:
            continue
        at = f"{path.stem}, step {number}"
        assert step.title is not None, f"{at}: no heading"
        for text in (step.title.en, step.title.it):
            assert text, at
            assert len(text) <= LONGEST, f"{at}: {text}"
            assert not text.endswith("."), f"{at}: {text}"
        titles.append(step.title)
    assert len({*titles}) > 1, path.stem


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_the_ideas_of_a_lesson_are_those_of_the_headings_that_home_shows(path: Path) -> None:
    lesson = lesson_of(path)
    titles = [each.title for each in lesson.steps if each.title is not None and not each.recall]
    headings = [{"en": each.en, "it": each.it} for each in dict.fromkeys(titles)]
    info = read_lesson(path)
    assert info is not None
    assert list(info.parts) == headings
    ideas = taking(lesson).activity.ideas.values()
    assert {idea.part for idea in ideas} <= {*range(len(headings) + 1)}
    assert {idea.questions.count(name) for idea in ideas for name in idea.questions} <= {1}
