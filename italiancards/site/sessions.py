"""Visits: the session of each page, and the line to it, found again after a cut."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Protocol

from italiancards.jobs import Want
from italiancards.session.connection import Connection
from italiancards.session.desk import Desk, OnAnswer
from italiancards.site.allowances import Allowance
from italiancards.site.histogram import Histogram
from italiancards.widgets.recipe import Recipe

ABSENCE = 10 * 60.0
"""Seconds for which a session waits for its page after a cut."""
PAUSE, PAUSES = 0.005, 50
"""Seconds of silence before a tired visit's turn, and the most times that it waits so long."""


class PageLine(Protocol):
    """Line to a page."""

    def send(self, frame: list[Any]) -> None:
        """Send a frame of JSON to the page."""


class SiteFull(Exception):
    """Error of a site whose tables are all taken."""


class SessionGone(Exception):
    """Error of a session that does not exist any more."""


class Visit:
    """The session of one page, and the line to it while there is one.

    It is the port and the desk of its connection: what is sent goes to whichever line stands, and
    what the loop does for it is counted.

    Args:
        lesson: the page's lesson.
        desk: what runs its jobs.
        work: where the loop's work is counted.
    """

    connection: Connection

    def __init__(self, lesson: str, desk: Desk, work: Histogram) -> None:
        self.lesson, self.desk, self.histogram = lesson, desk, work
        self.heard = self.sent = 0
        self.line: PageLine | None = None
        self.cut_at: float | None = None
        self.efforts: tuple[Allowance, ...] = ()

    def tell(self, parts: Mapping[str, Any]) -> None:
        """Send the page parts of its state, each replaced whole; without a line send nothing."""
        self.send({"told": parts})

    def say(self, content: Any) -> None:
        """Send the page a single message; without a line it is lost."""
        self.send({"said": content})

    def send(self, *parts: dict[str, Any]) -> None:
        """Send the page a frame with the number last heard; without a line do nothing."""
        if self.line is not None:
            self.sent += 1
            self.line.send([self.heard, *parts])

    def hear(self, number: int, content: Any) -> None:
        """Handle the page's message of a number, and make sure that some frame answers it.

        Args:
            number: its number on the page, from 1.
            content: the message.
        """
        sent, self.heard = self.sent, number
        try:
            self.connection.hear(content)
        finally:
            if self.sent == sent:
                self.send()

    def ask(self, want: Want, done: OnAnswer) -> Callable[[], object] | None:
        """Run a job, with work on its result counted; return a function to cancel it, or None.

        Args:
            want: the job, and how urgent it is.
            done: called once with the answer, unless the job is forgotten before.

        Returns:
            A function that forgets the job; None if it is answered already.
        """

        def on_answer(want: Want, result: Callable[[], Any]) -> None:
            with self.count_work("answer"):
                done(want, result)

        return self.desk.ask(want, on_answer)

    @contextmanager
    def count_work(self, kind: str) -> Iterator[None]:
        """Measure the work done in a context, and charge it to this visit."""
        begun = time.thread_time()
        try:
            yield
        finally:
            spent, now = time.thread_time() - begun, time.monotonic()
            self.histogram.add(kind, spent)
            for effort in self.efforts:
                effort.owe(now, spent)

    @property
    def tired(self) -> bool:
        """True if this visit's page or address has used more than its share of work."""
        now = time.monotonic()
        return any(not effort.has(now, 0) for effort in self.efforts)


class Visits:
    """All visits, by the names of their pages.

    Args:
        tables: how many there may be.
        work: where the loop's work is counted.
        clock: tells the time, in seconds.
    """

    self_test = ""
    """Name of the page by which the site tries itself: it takes no table."""

    def __init__(
        self, tables: int, work: Histogram, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.tables, self.work, self.clock = tables, work, clock
        self._by_page: dict[str, Visit] = {}

    @property
    def taken(self) -> int:
        """Number of tables that are taken by visits."""
        return len(self._by_page) - (self.self_test in self._by_page)

    @property
    def full(self) -> bool:
        """True if all tables are taken."""
        return self.taken >= self.tables

    def found(self, page: str, lesson: str) -> Visit | None:
        """Return the visit of a page or None; raise if that page is at another lesson.

        Args:
            page: the page's name.
            lesson: the lesson it asks for.

        Raises:
            SessionGone: the page's name is known from another lesson.
        """
        visit = self._by_page.get(page)
        if visit is not None and visit.lesson != lesson:
            raise SessionGone
        return visit

    def begin(self, page: str, lesson: str, recipe: Recipe, desk: Desk, language: str) -> Visit:
        """Return a new visit of a page, its connection not begun yet; raise if the site is full.

        Args:
            page: the page's name.
            lesson: its lesson.
            recipe: the recipe of the lesson.
            desk: what runs its jobs.
            language: the visitor's.

        Raises:
            SiteFull: all tables are taken.
        """
        if self.full and page != self.self_test:
            raise SiteFull
        visit = Visit(lesson, desk, self.work)
        visit.connection = recipe.open(visit, visit, language, name=lesson)
        self._by_page[page] = visit
        return visit

    def cut(self, page: str) -> None:
        """Note that a page's line was cut; its session is kept for a while."""
        visit = self._by_page[page]
        visit.line, visit.cut_at = None, self.clock()

    def end(self, page: str) -> None:
        """End a page's session, and delete its visit."""
        self._by_page.pop(page).connection.close()

    def look(self) -> None:
        """End the sessions whose lines were cut too long ago."""
        late = self.clock() - ABSENCE
        for page, visit in list(self._by_page.items()):
            if visit.line is None and visit.cut_at is not None and visit.cut_at <= late:
                self.end(page)


class Turns:
    """Order of the messages of all visits: those that took too much work come last."""

    def __init__(self) -> None:
        self.played = 0
        self._behind = asyncio.Lock()

    async def wait(self, tired: Callable[[], bool]) -> None:
        """Wait behind quieter visits, one visit at a time, for some pauses or until rested.

        Args:
            tired: whether that is still needed.
        """
        async with self._behind:
            for _ in range(PAUSES):
                played = self.played
                await asyncio.sleep(PAUSE)
                if self.played == played or not tired():
                    break
