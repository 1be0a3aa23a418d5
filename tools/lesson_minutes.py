"""Write into each notebook how long its lesson takes, as the lesson itself counts it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from italiancards.site.pages.lessons import FOLDER
from italiancards.widgets import Lesson


def code(notebook: dict[str, Any]) -> str:
    """The code of a notebook, without what is for JupyterLab alone."""
    cells = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    kept = (cell for cell in cells if "lab-only" not in cell["metadata"].get("tags", ()))
    return "\n".join("".join(cell["source"]) for cell in kept)


def told(notebook: dict[str, Any], name: str = "") -> Lesson | None:
    """The lesson that a notebook tells, if it tells one; a traceback names the notebook."""
    names: dict[str, Any] = {}
    exec(compile(code(notebook), name, "exec"), names)
    return names.get("lesson")


def count(path: Path) -> None:
    """Write the minutes of one notebook, and say so where they were others."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    about, lesson = notebook["metadata"]["italiancards"], told(notebook, path.name)
    if lesson is None or about["minutes"] == lesson.minutes:
        return
    print(f"{path.stem}: {about['minutes']} → {lesson.minutes}")
    about["minutes"] = lesson.minutes
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sorted(FOLDER.glob("*.ipynb")):
        count(each)
