"""A teacher's own lessons: notebooks of a folder, with metadata of ours or without any."""

from __future__ import annotations

import json
import re
import traceback
from pathlib import Path
from typing import Any

from italiancards import ItalianCardsError
from italiancards.core.errors import quoted
from italiancards.core.names import LANGUAGES
from italiancards.lesson.duration import minutes
from italiancards.lesson.steps import Step, only_language
from italiancards.site.pages.lessons import FOLDER, OURS, LessonInfo, cell_of, cells_of
from italiancards.widgets.recipe import NUMBER, Recipe, TableRecipe, recipe_of

NAMED = r"[1-9][0-9]{2}_[a-z0-9_]+"
"""Names of notebooks that are page names already."""
FIRST = "900_"
"""Beginning of the page names of all others: a class link knows lessons by three digits."""
LONGEST = 60


def page_name(path: Path) -> str:
    """Return the page name for a teacher's notebook; one of our names replaces that lesson.

    >>> page_name(Path("La prima presa!.ipynb")), page_name(Path("100_briscola_the_trick.ipynb"))
    ('900_la_prima_presa', '100_briscola_the_trick')
    """
    if re.fullmatch(NAMED, path.stem) or (FOLDER / path.name).exists():
        return path.stem
    return FIRST + (re.sub(r"[^a-z0-9]+", "_", path.stem.lower()).strip("_") or "_")[:LONGEST]


def notebooks_in(folder: Path | None) -> dict[str, Path]:
    """Return the paths of a teacher's notebooks by page name; {} without a folder.

    Of two that would have one name, the first.
    """
    paths = sorted(folder.glob("*.ipynb"), reverse=True) if folder else []
    found = {page_name(path): path for path in paths}
    return dict(sorted(found.items(), key=lambda each: each[1].name))


def check_lessons(folder: Path) -> list[LessonInfo]:
    """Run the cells of a teacher's lessons; return their facts; raise for a bad one.

    Raises:
        ItalianCardsError: the folder is not there or has no notebook, or one of them cannot be
            served; the sentence names it, and its cell.
    """
    if not folder.is_dir():
        raise ItalianCardsError("no-lessons-folder", folder=str(folder))
    found = notebooks_in(folder)
    if not found:
        raise ItalianCardsError("no-notebook-in-folder", folder=str(folder))
    for path in folder.glob("*.ipynb"):
        if (other := found[page_name(path)]) != path:
            raise ItalianCardsError("same-page-name", file=other.name, other=path.name)
    return [prepare(path)[0] for path in found.values()]


def prepare(path: Path) -> tuple[LessonInfo, Recipe]:
    """Run a notebook's cells; return its facts and its recipe; raise if they fail.

    Raises:
        ItalianCardsError: it is no notebook, or a cell of it cannot be run.
    """
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        cells, about = cells_of(notebook), notebook["metadata"].get(OURS, {})
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ItalianCardsError("not-a-notebook", file=path.name) from None
    if not cells:
        raise ItalianCardsError("notebook-without-cell", file=path.name)
    try:
        recipe = recipe_of(cell_of(notebook))
        steps = _steps(recipe)
    except Exception as error:  # the teacher's code may raise anything
        raise _failure(path, cells, error) from error
    return _info(path, notebook, about, steps), recipe


def _steps(recipe: Recipe) -> list[Step]:
    """Return the steps of a recipe's lesson; [] if it is no lesson."""
    if not isinstance(recipe, TableRecipe):
        return []
    return list(getattr(recipe.sit(NUMBER).activity, "steps", ()))


def _failure(path: Path, cells: dict[int, str], error: Exception) -> ItalianCardsError:
    """Return an error (not raised) that names the notebook's file, cell and line, and the cause."""
    numbers, last = list(cells), cells[max(cells)].rstrip().splitlines()
    if isinstance(error, ItalianCardsError) and error.message.name == "cell-without-widget":
        shown = quoted(last[-1])
        return ItalianCardsError("cell-shows-nothing", file=path.name, cell=numbers[-1], line=shown)
    frames = traceback.extract_tb(error.__traceback__)
    places = [each.lineno or 1 for each in frames if each.filename == "cell"]
    if isinstance(error, SyntaxError) and error.lineno:
        places.append(error.lineno)
    line = places[-1] if places else sum(map(_length, cells.values()))
    for number, source in cells.items():
        if line <= _length(source) or number == numbers[-1]:
            break
        line -= _length(source)
    words = _Words(error)
    return ItalianCardsError("cell-failed", file=path.name, cell=number, line=line, error=words)


class _Words:
    """Words of an exception in either language, behind the name of its kind."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def in_language(self, language: str) -> str:
        """Return the error's text in a language, with its kind if it is not ours."""
        if isinstance(self.error, ItalianCardsError):
            return self.error.in_language(language)
        said = self.error.msg if isinstance(self.error, SyntaxError) else str(self.error)
        return ": ".join(filter(None, [type(self.error).__name__, said])).rstrip(".") + "."


def _length(source: str) -> int:
    """Return the number of lines in a cell's source."""
    return source.count("\n") + 1


def _info(
    path: Path, notebook: dict[str, Any], about: dict[str, Any], steps: list[Step]
) -> LessonInfo:
    """Return the facts on a teacher's notebook, from metadata or its text; raise if invalid."""
    title = about.get("title") or _heading(notebook, path, only_language(steps))
    goal = about.get("goal", {})
    for name, texts in (("title", title), ("goal", goal)):
        needed = name == "title" or texts
        if not isinstance(texts, dict) or (needed and not _known(texts)):
            raise ItalianCardsError("lesson-words-missing", file=path.name, name=name)
    kind = about.get("kind") or ("lesson" if steps else "play")
    time = about.get("minutes") or (minutes(steps) if steps else 0)
    chapters = tuple(about.get("teaches", ()))
    table = about.get("table", {})
    words = _known(title), _known(goal)
    return LessonInfo(page_name(path), kind, time, *words, chapters, table=table)


def _known(texts: dict[str, str]) -> dict[str, str]:
    """Return only the texts in our languages, by language."""
    return {each: texts[each] for each in LANGUAGES if texts.get(each)}


def _heading(notebook: dict[str, Any], path: Path, only: str) -> dict[str, str]:
    """Return a notebook's first heading by language, or its file name if it has none."""
    lines = (
        line
        for cell in notebook["cells"]
        if cell["cell_type"] == "markdown"
        for line in "".join(cell["source"]).splitlines()
    )
    heading = next((line.lstrip("#").strip() for line in lines if line.startswith("# ")), "")
    if not heading:
        name = re.sub(r"^[\d\W_]+|[_-]+", " ", path.stem).strip() or path.stem
        heading = name[0].upper() + name[1:]
    parts = heading.split(" / ", 1)
    if len(parts) == 2:
        return dict(zip(LANGUAGES, parts, strict=True))
    return {only: heading} if only else dict.fromkeys(LANGUAGES, heading)
