"""Write into each notebook how long its lesson takes, as the lesson itself counts it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app.site.lessons import FOLDER
from widgets import Lesson


def told(notebook: dict[str, Any]) -> Lesson | None:
    """The lesson that a notebook tells, if it tells one."""
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code" and "lab-only" not in cell["metadata"].get("tags", ()):
            exec("".join(cell["source"]), names)
    return names.get("lesson")


def count(path: Path) -> None:
    """Write the minutes of one notebook, and say so where they were others."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    about, lesson = notebook["metadata"]["italiancards"], told(notebook)
    if lesson is None or about["minutes"] == lesson.minutes:
        return
    print(f"{path.stem}: {about['minutes']} → {lesson.minutes}")
    about["minutes"] = lesson.minutes
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sorted(FOLDER.glob("*.ipynb")):
        count(each)
