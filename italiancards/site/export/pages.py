"""Pages of an edition: those to be read, in each language, and those of tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from italiancards.core.moved_lessons import MOVED_LESSONS
from italiancards.core.names import LANGUAGES
from italiancards.site import headers
from italiancards.site.export.folder import FileLinks, Folder, policy
from italiancards.site.export.python import PythonParts
from italiancards.site.pages import sheets
from italiancards.site.pages.lessons import FOLDER, LessonInfo, cell_of, lessons
from italiancards.site.pages.links import lesson_at, rules_at
from italiancards.site.pages.own_lessons import notebooks_in
from italiancards.site.pages.rules import games_with_guide
from italiancards.widgets.recipe import NUMBER, recipe_of


def sheets_of(language: str, own: Sequence[LessonInfo] = ()) -> Iterator[tuple[str, sheets.Sheet]]:
    """Yield the pages to be read in a language, each with its address and contents."""
    yield "", sheets.home(language, own=own)
    yield "glossary", sheets.words(language)
    yield rules_at(), sheets.rules_index(language)
    for game in games_with_guide():
        for kind in ("", "short", "pad"):
            yield rules_at(game, kind), sheets.rules(language, game, kind)


def write_sheets(folder: Folder, own: Sequence[LessonInfo] = ()) -> None:
    """Write the pages to be read into the edition, in every language.

    Args:
        folder: the edition's folder.
        own: a teacher's own lessons, which the home page lists.
    """
    own = new_lessons(own)
    environment = sheets.environment()
    for language in LANGUAGES:
        for at, sheet in sheets_of(language, own):
            link = FileLinks(at, language, folder, policy(headers.POLICY))
            page = sheets.fill_template(environment, sheet, language, link)
            folder.put(link.place, page.encode())


def new_lessons(own: Sequence[LessonInfo]) -> list[LessonInfo]:
    """Return a teacher's lessons without those that replace one of ours."""
    ours = {each.name for each in lessons()}
    return [each for each in own if each.name not in ours]


def write_tables(
    folder: Folder,
    python: PythonParts,
    own: Sequence[LessonInfo] = (),
    own_folder: Path | None = None,
) -> None:
    """Write the pages of lessons and tables into the edition, after running their cells.

    A lesson that became part of another has that one's page at its own address.

    Args:
        folder: the edition's folder.
        python: the parts of Python in it.
        own: a teacher's own lessons.
        own_folder: the folder of their notebooks.
    """
    environment, new = sheets.environment(), new_lessons(own)
    paths = {each.name: FOLDER / f"{each.name}.ipynb" for each in lessons()}
    paths |= notebooks_in(own_folder)
    known = {each.name: each for each in (*lessons(), *own)}
    moved = {old: known[now] for old, now in MOVED_LESSONS.items() if old not in known}
    for address, lesson in (known | moved).items():
        link = FileLinks(lesson_at(address), "", folder, policy(headers.LESSON_POLICY))
        notebook = json.loads(paths[lesson.name].read_text(encoding="utf-8"))
        cell = cell_of(notebook)
        data = page_data(lesson.name, cell, link, python)
        about = {**asdict(lesson), "game": lesson.game}
        page = sheets.lesson_page(environment, lesson.name, about, "", link, data, new)
        folder.put(link.place, page.encode())


def page_data(name: str, cell: str, link: FileLinks, python: PythonParts) -> dict[str, Any]:
    """Return the data in a lesson's page: its first screen, and the order to its worker.

    Args:
        name: the lesson.
        cell: the source of its cell.
        link: the addresses as seen from that page.
        python: the parts of Python in the edition.
    """
    recipe = recipe_of(cell)
    named = [part for game, part in python.games.items() if game in cell]
    up = partial(str.__add__, link.up)
    return {
        "line": None,
        "front": recipe.front,
        "told": recipe.shown(name),  # the same in every edition
        "worker": link.files["worker.js"],
        "keeper": link.keeper,
        "order": {
            **{each: path if each == "lock" else up(path) for each, path in python.order.items()},
            "first": [up(part) for part in named],
            "parts": {each: up(part) for each, part in python.parts().items() if part not in named},
            "cell": cell,
            "number": NUMBER,
        },
    }
