"""Lesson notebooks as the tests see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat

from widgets import Lesson

FOLDER = Path(__file__).parents[2] / "lessons"
PATHS = sorted(FOLDER.glob("*.ipynb"))
LESSONS = [path for path in PATHS if "practice" not in path.stem]


def notebook(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def lesson_of(path: Path) -> Lesson:
    """The lesson that a notebook tells, its steps told but not begun."""
    names: dict[str, Any] = {}
    for cell in notebook(path).cells:
        if cell.cell_type == "code" and "lab-only" not in cell.metadata.get("tags", []):
            exec(compile(cell.source, path.name, "exec"), names)
    lesson = names["lesson"]
    assert isinstance(lesson, Lesson)
    return lesson
