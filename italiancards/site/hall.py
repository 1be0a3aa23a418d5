"""The hall: the state shared by the handlers of the site."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tornado.ioloop import PeriodicCallback
from tornado.web import RequestHandler

from italiancards.session.desk import Desk, InPlaceDesk
from italiancards.site import garbage, recipes
from italiancards.site.allowances import Accounts, Downloads
from italiancards.site.garbage import Garbage
from italiancards.site.histogram import Histogram
from italiancards.site.pages import sheets
from italiancards.site.pages.lessons import FOLDER, LessonInfo, lessons
from italiancards.site.pages.links import Links
from italiancards.site.pages.own_lessons import check_lessons, notebooks_in
from italiancards.site.pool.pool import JobPool
from italiancards.site.recipes import BrokenNotebook, ReadyLesson, Recipes, UnknownNotebook
from italiancards.site.self_test import SelfTest
from italiancards.site.sessions import SessionGone, Turns, Visits

SETTING = "italiancards"
"""Name of the web application's setting that holds the hall."""
LOOK = 15
"""Seconds between two checks for pages that have been away too long."""
ORIGIN = "https://origin.invalid"
"""Stand-in, in a cached page, for the name by which the site is asked."""


class Hall:
    """Sessions, recipes, allowances and pages of a site.

    Args:
        base: where the site begins, with a stroke at both ends.
        tables: how many pages may be played at once.
        folder: where the notebooks are.
        pool: makes the pool that answers jobs, once it is needed; without it, they run in place.
        own: the folder of a teacher's own lessons, if there is one.

    Raises:
        ItalianCardsError: one of the teacher's own lessons cannot be served.
    """

    self_test: SelfTest | None = None
    """Self-test: whether a lesson can be opened, where that is possible."""

    def __init__(
        self,
        base: str,
        tables: int,
        folder: Path = FOLDER,
        pool: Callable[[], JobPool] | None = None,
        own: Path | None = None,
    ) -> None:
        self.base = base
        self.environment = sheets.environment()
        self.work = Histogram()
        self.visits = Visits(tables, self.work)
        self.turns = Turns()
        self.accounts = Accounts(tables)
        self.downloads = Downloads()
        self._ours = {each.name for each in lessons(folder)} if own else set[str]()
        self._own = {each.name: each for each in (check_lessons(own) if own else ())}
        self.recipes = Recipes(folder, self._page, own)
        self.pool: JobPool | None = None
        self._new_pool = pool

    def start(self) -> None:
        """Start the periodic checks of sessions, notebooks and garbage."""
        PeriodicCallback(self.visits.look, 1000 * LOOK).start()
        PeriodicCallback(self.recipes.look, 1000 * recipes.LOOK).start()
        rubbish = Garbage(lambda: self.turns.played)
        PeriodicCallback(rubbish.look, 1000 * garbage.LOOK).start()

    def stop(self) -> None:
        """Stop running notebooks' cells, and end the workers."""
        self.recipes.close()
        if self.pool is not None:
            self.pool.close()

    @property
    def own_lessons(self) -> list[LessonInfo]:
        """Lessons of the teacher's folder, without those that replace ours, by file name."""
        known = [self._own.get(name) for name in notebooks_in(self.recipes.own)]
        return [each for each in known if each is not None and each.name not in self._ours]

    def set_up_self_test(self, address: str) -> None:
        """Prepare the site's self-test, which will open a lesson at this address."""
        self.visits.self_test = secrets.token_hex(16)
        self.self_test = SelfTest(address, self.base, self.visits.self_test, self.desk(SETTING))

    def who(self, page: str) -> str:
        """Return the account name for the site's self-test page, "" for any other page."""
        return SETTING if page and page == self.visits.self_test else ""

    def desk(self, who: str) -> Desk:
        """Return a desk that runs a visit's jobs: in the workers, or in place without any."""
        if self._new_pool is None:
            return InPlaceDesk()
        if self.pool is None:
            self.pool = self._new_pool()
        return self.pool.desk(who)

    async def lesson(self, name: str) -> ReadyLesson:
        """Wait until a lesson's cell has been run and return it; raise `SessionGone` if it cannot.

        Raises:
            SessionGone: it cannot.
        """
        try:
            return await self.recipes.lesson(name)
        except (UnknownNotebook, BrokenNotebook):
            raise SessionGone from None

    def _page(self, lesson: LessonInfo, language: str, shown: dict[str, Any], front: str) -> str:
        """Return a lesson's HTML page in a language, before any visitor's choices are in it."""
        link = Links(self.base, "", ORIGIN)
        data = {"line": f"line/{lesson.name}", "front": front, "told": shown}
        if self.recipes.is_own(lesson.name):
            self._own[lesson.name] = lesson  # it may have changed
        about, own = {**asdict(lesson), "game": lesson.game}, self.own_lessons
        return sheets.lesson_page(self.environment, lesson.name, about, language, link, data, own)


def hall_of(request: RequestHandler) -> Hall:
    """Return the hall (the site's shared state) that a handler belongs to."""
    hall: Hall = request.settings[SETTING]
    return hall
