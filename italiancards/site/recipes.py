"""Recipes of all lessons: each notebook's cell is run once, before any visitor comes.

It is run again when its file changes. A notebook that cannot be run is known for it, and no other
is the worse for it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from italiancards.core.names import LANGUAGES
from italiancards.site.pages.lessons import LessonInfo, cell_of, read_lesson
from italiancards.site.pages.own_lessons import notebooks_in, prepare
from italiancards.widgets.recipe import Recipe, recipe_of

LOOK = 2.0
"""Seconds between two checks for changed files."""
log = logging.getLogger("Voila")


class UnknownNotebook(KeyError):
    """Error of a name that no notebook of ours has."""


class BrokenNotebook(ValueError):
    """Error of a notebook whose cell could not be run."""


@dataclass(frozen=True)
class ReadyLesson:
    """A lesson whose cell has been run.

    Args:
        recipe: from it each visitor's session begins.
        shown: by language, what its page shows before its line stands.
        pages: by language, the page.
    """

    recipe: Recipe
    shown: dict[str, dict[str, Any]]
    pages: dict[str, str]


PageRenderer = Callable[[LessonInfo, str, dict[str, Any], str], str]
"""Draws a page: of a lesson, in a language, with its first screen, by a front-end module."""


class Recipes:
    """The lessons of a folder.

    Args:
        folder: where the notebooks are.
        page: makes the page of one.
        own: the folder of a teacher's own lessons, if there is one.
    """

    def __init__(self, folder: Path, page: PageRenderer, own: Path | None = None) -> None:
        self.folder, self.page, self.own = folder, page, own
        self._thread = ThreadPoolExecutor(1, "recipes")
        self._made: dict[str, asyncio.Future[ReadyLesson]] = {}
        self._changed: dict[str, int] = {}

    async def lesson(self, name: str) -> ReadyLesson:
        """Wait until a lesson's cell has been run and return it; raise if unknown or broken.

        Args:
            name: its name.

        Raises:
            UnknownNotebook: there is none of ours by that name.
            BrokenNotebook: its cell could not be run; the log says why.
        """
        if name not in self._made:
            self._run(name, self._path(name).stat().st_mtime_ns)
        made = self._made[name]
        await asyncio.wait([made])
        if (wrong := made.exception()) is not None:
            raise (UnknownNotebook if isinstance(wrong, UnknownNotebook) else BrokenNotebook)(name)
        return made.result()

    @property
    def names(self) -> set[str]:
        """Names of all notebooks in the folders, lessons or not."""
        return {*self._paths()}

    def _paths(self) -> dict[str, Path]:
        """Return all notebooks' paths by name; a teacher's replaces ours of the same name."""
        ours = {path.stem: path for path in sorted(self.folder.glob("*.ipynb"))}
        return ours | notebooks_in(self.own)

    def _path(self, name: str) -> Path:
        """Return the path of a notebook by name; raise if there is none."""
        path = self._paths().get(name)
        if path is None:
            raise UnknownNotebook(name)
        return path

    def is_own(self, name: str) -> bool:
        """Return True if a notebook of this name is in the teacher's folder."""
        return name in notebooks_in(self.own)

    def ready(self, name: str) -> ReadyLesson | None:
        """Return a lesson if its cell has been run without error, else None."""
        made = self._made.get(name)
        good = made is not None and made.done() and made.exception() is None
        return made.result() if made is not None and good else None

    async def run_all(self) -> None:
        """Run the cells of all lessons, one after another; skip broken ones."""
        for name in self._paths():
            with suppress(UnknownNotebook, BrokenNotebook):  # that is logged, and its page says so
                await self.lesson(name)

    async def look(self) -> None:
        """Run the cells of new and changed notebooks; forget the deleted ones."""
        for name in [each for each in notebooks_in(self.own) if each not in self._made]:
            with suppress(UnknownNotebook, BrokenNotebook, OSError):
                await self.lesson(name)
        paths = self._paths()
        for name, before in list(self._changed.items()):
            try:
                now = paths[name].stat().st_mtime_ns
            except (KeyError, OSError):
                self._made.pop(name), self._changed.pop(name)
                continue
            if now != before:
                made = self._run(name, now, keep=self.ready(name) is not None)
                await asyncio.wait([made])
                self._made[name] = made

    def _run(self, name: str, changed: int, keep: bool = False) -> asyncio.Future[ReadyLesson]:
        """Start running a lesson's cell in the thread; return a future of the ready lesson."""
        made = asyncio.get_running_loop().run_in_executor(self._thread, self._prepare, name)
        made.add_done_callback(lambda _: _log_failure(name, made))
        self._changed[name] = changed
        if not keep:
            self._made[name] = made
        return made

    def _prepare(self, name: str) -> ReadyLesson:
        """Run a lesson's cell; return the lesson with its pages; raise if that fails."""
        path = self._path(name)
        if self.is_own(name):
            lesson, recipe = prepare(path)
        else:
            notebook, ours = json.loads(path.read_text(encoding="utf-8")), read_lesson(path)
            if ours is None:
                raise UnknownNotebook(name)
            lesson, recipe = ours, recipe_of(cell_of(notebook))
        shown = {language: recipe.shown(name, language) for language in LANGUAGES}
        pages = {
            language: self.page(lesson, language, view, recipe.front)
            for language, view in shown.items()
        }
        return ReadyLesson(recipe, shown, pages)

    def close(self) -> None:
        """Run no more cells."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _log_failure(name: str, made: asyncio.Future[ReadyLesson]) -> None:
    """Log the error if running a lesson's cell failed."""
    wrong = None if made.cancelled() else made.exception()
    if wrong is not None and not isinstance(wrong, UnknownNotebook):
        log.error("The lesson %s cannot be opened", name, exc_info=wrong)
