"""Self-test of the site: now and then it opens a lesson and runs a job."""

from __future__ import annotations

import asyncio
import json
import time

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

from italiancards.jobs import FIRST, Beat, Want
from italiancards.session.desk import Desk
from italiancards.site.pages.lessons import lessons
from italiancards.site.pages.links import lesson_at

FINE, BROKEN = 60.0, 10.0
"""Seconds between two self-tests: after a success, and after a failure."""
PATIENCE = 30.0
"""Seconds after which a lesson that does not open is given up."""
PAGE = b'id="ic-page"'
"""Mark in the page of every lesson."""
LEFT = 1000
"""Code by which a closed page closes its line."""


class SelfTest:
    """Self-test that lessons open and jobs are answered: one of each now and then, at no table.

    Args:
        site: the scheme, the address and the port where the site is served on this machine.
        base: where it begins there.
        name: the name of the page that is opened.
        desk: what runs the job.
    """

    def __init__(self, site: str, base: str, name: str, desk: Desk) -> None:
        self.site, self.base, self.name, self.desk = site, base, name, desk
        self._until = 0.0
        self._opening: asyncio.Future[bool] | None = None

    async def opens(self) -> bool:
        """Return True if the site's last self-test succeeded, after a new one if it is due."""
        if self._opening is None or (self._opening.done() and time.monotonic() > self._until):
            self._opening = asyncio.ensure_future(self._open())
        return await self._opening

    async def _open(self) -> bool:
        """Open a lesson's page and WebSocket and run a job; return True if all succeed."""
        lesson = lessons()[0].name
        try:
            async with asyncio.timeout(PATIENCE):
                fine = await self._page(lesson) and await self._line(lesson)
                await self._job()
        except (HTTPClientError, OSError, TimeoutError, ValueError, WebSocketClosedError):
            fine = False
        self._until = time.monotonic() + (FINE if fine else BROKEN)
        return fine

    async def _page(self, lesson: str) -> bool:
        """Return True if a lesson's page is served."""
        address = f"{self.site}{self.base}{lesson_at(lesson)}"
        answer = await AsyncHTTPClient().fetch(HTTPRequest(address, request_timeout=PATIENCE))
        return PAGE in answer.body

    async def _line(self, lesson: str) -> bool:
        """Return True if a lesson's WebSocket greets and answers."""
        at = f"{self.site}{self.base}line/{lesson}?page={self.name}&heard=0&lang=en"
        headers = {"Origin": self.site}
        line = await websocket_connect(HTTPRequest(at.replace("http", "ws", 1), headers=headers))
        try:
            greeting = await line.read_message()
            await line.write_message("[0]")
            said = (greeting, await line.read_message())
        finally:
            line.close(LEFT)
        return [json.loads(each or "[]")[:1] for each in said] == [[0], [0]]

    async def _job(self) -> None:
        """Run a trivial job on the desk; raise if it fails.

        Raises:
            ItalianCardsError: nobody can answer it.
        """
        came = asyncio.get_running_loop().create_future()
        want = Want(FIRST, Beat(0), bool)
        forget = self.desk.ask(want, lambda _, result: came.set_result(result))
        try:
            (await came)()
        finally:
            if forget is not None:
                forget()
