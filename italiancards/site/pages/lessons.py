"""List of the lessons, read from the notebooks themselves."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from italiancards import GAMES
from italiancards.core.names import LANGUAGES

PACKAGE = Path(__file__).parents[2]
FOLDER = next(each for each in (PACKAGE / "lessons", PACKAGE.parent / "lessons") if each.exists())
"""Folder of the lessons: in the package where it is installed, beside it in a checkout."""
HIDDEN = "lab-only"
"""Tag of cells that no page shows."""
MOVED = (b'"from widgets import ', b'"from italiancards.widgets import ')
"""Beginning of a lesson's import line, as it was and as it is now."""
OURS = "italiancards"
"""Key of the metadata by which a notebook is a lesson or a page of ours."""


@dataclass(frozen=True)
class LessonInfo:
    """A notebook as the home page shows it.

    Args:
        name: its file name without the ending, which is its address too.
        kind: `lesson`, `play`, or `class`.
        minutes: how long it takes.
        title: what it is called, by language; a teacher's own may have one alone.
        goal: what one can do afterwards, by language; a teacher's own may have none.
        teaches: the chapters of its game's rules that it teaches.
        parts: the headings of its parts in order, by language.
        table: the options of the table at which one plays after it, where some are not taught yet.
    """

    name: str
    kind: str
    minutes: int
    title: dict[str, str]
    goal: dict[str, str]
    teaches: tuple[str, ...] = ()
    parts: tuple[dict[str, str], ...] = ()
    table: Mapping[str, str] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """Name of the game a lesson is about, from its file name; "" if it is about none.

        >>> LessonInfo("200_scopa_capture", "lesson", 10, {}, {}).game
        'scopa'
        >>> LessonInfo("000_welcome", "lesson", 5, {}, {}).game
        ''
        """
        subject = self.name.split("_")[1:2]
        return next((game for game in subject if game in GAMES), "")

    def title_within(self, game: str, language: str) -> str:
        """Return the title as it stands under the name of its game.

        Args:
            game: what the game is called.
            language: `en` or `it`.

        >>> lesson = LessonInfo("200_scopa", "lesson", 10, {"it": "Scopa: prendere"}, {})
        >>> lesson.title_within("Scopa", "it")
        'prendere'
        """
        return self.title[language].removeprefix(f"{game}: ")


def in_all(texts: dict[str, str]) -> dict[str, str]:
    """Return texts for every language; a missing one is taken from another language.

    >>> in_all({"it": "La presa"})
    {'en': 'La presa', 'it': 'La presa'}
    """
    there = next((texts[each] for each in LANGUAGES if each in texts), "")
    return {each: texts.get(each, there) for each in LANGUAGES}


def by_game(found: Iterable[LessonInfo]) -> list[tuple[str, list[LessonInfo]]]:
    """Return the lessons in groups, as pairs of a game's name and its lessons."""
    groups: dict[str, list[LessonInfo]] = {}
    for lesson in found:
        if lesson.kind == "lesson":
            groups.setdefault(lesson.game, []).append(lesson)
    return list(groups.items())


def lessons(folder: Path = FOLDER) -> list[LessonInfo]:
    """Return the facts on all lesson notebooks of ours in a folder, by file name.

    Raises:
        ValueError: a notebook that does not say what it is, with its name.
    """
    found = map(read_lesson, sorted(folder.glob("*.ipynb")))
    return [lesson for lesson in found if lesson is not None]


def read_lesson(path: Path) -> LessonInfo | None:
    """Return the facts in a notebook's metadata; None if it is no lesson of ours.

    Raises:
        ValueError: it is ours, and does not say what it is.
    """
    return _read(path, path.stat().st_mtime_ns)


class CopyReport(NamedTuple):
    """Lessons laid into a folder.

    Args:
        written: how many were written.
        left: those that were there and unlike ours, by their file names.
        renewed: those among them whose tables were imported from where they no longer are.
    """

    written: int
    left: list[str]
    renewed: list[str]


def copy_lessons(folder: Path, *, again: bool = False) -> CopyReport:
    """Copy our lessons into a folder, over changed copies only if `again`; return a report.

    Args:
        folder: where; it is made if it is not there.
        again: whether to write over those that are there and unlike ours, run or changed.

    Raises:
        OSError: it cannot be written there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written, left, renewed = 0, list[str](), list[str]()
    for path in sorted(FOLDER.glob("*.ipynb")):
        ours, theirs = path.read_bytes(), folder / path.name
        there = theirs.read_bytes() if theirs.exists() else None
        if there == ours:
            continue
        if there is None or again:
            theirs.write_bytes(ours)
            written += 1
            continue
        left.append(path.name)
        if (mended := there.replace(*MOVED)) != there:
            theirs.write_bytes(mended)
            renewed.append(path.name)
    return CopyReport(written, left, renewed)


def cells_of(notebook: dict[str, Any]) -> dict[int, str]:
    """Return the source of a notebook's visible code cells, by cell number from 1.

    Cells that are empty, that hold text, or that only readers in JupyterLab are shown, are left
    out.
    """
    return {
        number: "".join(cell["source"])
        for number, cell in enumerate(notebook["cells"], 1)
        if cell["cell_type"] == "code"
        and HIDDEN not in cell["metadata"].get("tags", ())
        and "".join(cell["source"]).strip()
    }


def cell_of(notebook: dict[str, Any]) -> str:
    """Return the source of all visible code cells of a notebook, joined into one."""
    return "\n".join(cells_of(notebook).values())


def parts_of(source: str) -> tuple[dict[str, str], ...]:
    """Return the headings of a lesson's parts, by language, from its code, which is not run.

    Args:
        source: the code of its cells; one that Python cannot read has no parts.

    >>> parts_of('lesson.part(en="Points", it="Punti")')
    ({'en': 'Points', 'it': 'Punti'},)
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:  # its page says so
        return ()
    calls = [each.value for each in tree.body if isinstance(each, ast.Expr)]
    parts = [
        each.keywords
        for each in calls
        if isinstance(each, ast.Call)
        and isinstance(each.func, ast.Attribute)
        and each.func.attr == "part"
    ]
    return tuple(
        {
            word.arg: word.value.value
            for word in part
            if word.arg in LANGUAGES
            and isinstance(word.value, ast.Constant)
            and isinstance(word.value.value, str)
        }
        for part in parts
    )


@lru_cache(maxsize=1024)
def _read(path: Path, changed: int) -> LessonInfo | None:
    """Return the facts in a notebook's metadata, cached by its time of change; or None."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        about = notebook["metadata"].get(OURS)
    except (ValueError, KeyError, TypeError, AttributeError):  # its page says that it is broken
        return None
    if about is None:
        return None
    for name in ("title", "goal"):
        if set(about.get(name, {})) != set(LANGUAGES):
            raise ValueError(f"{path.name}: its metadata need a {name} in {LANGUAGES}")
    kind, minutes, title, goal = (about[name] for name in ("kind", "minutes", "title", "goal"))
    teaches, parts = tuple(about.get("teaches", ())), parts_of(cell_of(notebook))
    table = about.get("table", {})
    return LessonInfo(path.stem, kind, minutes, title, goal, teaches, parts, table)
