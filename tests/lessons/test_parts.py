"""Each lesson is told in parts: a heading over each step, in both languages, in a few words."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.notebooks import LESSONS, lesson_of

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
