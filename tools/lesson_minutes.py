"""Update of the minutes in each notebook, as the lesson itself estimates them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from italiancards.site.pages.lessons import FOLDER
from italiancards.widgets import Lesson


def code(notebook: dict[str, Any]) -> str:
    """Return the code of a notebook, without cells for JupyterLab alone."""
    cells = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    shown_cells = (cell for cell in cells if "lab-only" not in cell["metadata"].get("tags", ()))
    return "\n".join("".join(cell["source"]) for cell in shown_cells)


def run_lesson(notebook: dict[str, Any], name: str = "") -> Lesson | None:
    """Run a notebook's code, and return its lesson, if it has one.

    Args:
        notebook: the notebook, as JSON.
        name: its name, for a traceback.
    """
    names: dict[str, Any] = {}
    exec(compile(code(notebook), name, "exec"), names)
    return names.get("lesson")


def count(path: Path) -> None:
    """Write the minutes of one notebook, and print them if they changed."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    about, lesson = notebook["metadata"]["italiancards"], run_lesson(notebook, path.name)
    if lesson is None or about["minutes"] == lesson.minutes:
        return
    print(f"{path.stem}: {about['minutes']} → {lesson.minutes}")
    about["minutes"] = lesson.minutes
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sorted(FOLDER.glob("*.ipynb")):
        count(each)
