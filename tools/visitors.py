"""Visitors without a browser: they open pages, send messages, and keep the answers.

Tests, the attack script and the benches speak to a site through them.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode, urljoin, urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from italiancards.session.session import PLACING

PRACTICE = "010_practice"
"""Page where one chooses a table."""
PAGE_DATA = re.compile(r'<script id="ic-page"[^>]*>(.*?)</script>', re.DOTALL)
"""Pattern of the data that a page has for its front end."""
LATE = 5.0
"""Seconds after which an answer is called missing."""
PATIENCE = 300.0
"""Seconds in which a page is to come, on a machine as busy as can be."""
LARGEST = 64 << 20
"""Most bytes of a frame that a visitor reads."""
MANY = 1000
"""Most pages asked for at once."""
LEAVING = 1000
"""Code by which a closed page closes its line."""
GONE, FULL, UNREADABLE, TOO_MUCH, TAKEN_OVER = 4404, 4503, 4400, 4429, 4408
"""Codes by which the site closes a line."""


class LineClosed(ConnectionError):
    """A line that the site closed.

    Args:
        code: why, as the site said; None where it said nothing.
    """

    def __init__(self, code: int | None) -> None:
        super().__init__(f"The line was closed: {code}.")
        self.code = code


async def get(address: str, **headers: str) -> HTTPResponse:
    """Send an HTTP request, whatever the answer's status.

    Args:
        address: the address.
        headers: the headers of the request.
    """
    asked = HTTPRequest(
        address, headers=headers, request_timeout=PATIENCE, connect_timeout=PATIENCE
    )
    return await AsyncHTTPClient(max_clients=MANY).fetch(asked, raise_error=False)


def page_data(html: str) -> dict[str, Any]:
    """Return the data of a page for its front end.

    >>> page_data('<script id="ic-page" type="application/json">{"line": "line/x"}</script>')
    {'line': 'line/x'}
    """
    found = PAGE_DATA.search(html)
    if found is None:
        raise ValueError(f"This is no page of a lesson: {html[:200]!r}")
    data: dict[str, Any] = json.loads(found[1])
    return data


class Visitor:
    """A visitor at a page of a site.

    Args:
        site: its address, with a stroke at its end.
        lesson: the page.
        language: the language it is asked for in.
        origin: the page from which a line says it is opened; "own" for the site's own, None for
            none.
        address: the visitor's address, as nginx says it.
    """

    def __init__(
        self,
        site: str,
        lesson: str = PRACTICE,
        language: str = "en",
        *,
        origin: str | None = "own",
        address: str | None = None,
    ) -> None:
        self.site, self.lesson, self.language = site, lesson, language
        self.headers = {"X-Real-IP": address} if address else {}
        self.origin = origin
        self.page = secrets.token_hex(16)
        self.html = ""
        self.path = f"line/{lesson}"
        self.view: dict[str, Any] = {}
        self.answers: list[Any] = []
        self.unheard: dict[int, Any] = {}
        self.number = self.heard = 0
        self.frames = self.views_received = 0
        self.line: WebSocketClientConnection | None = None
        self.news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    # The page

    async def open(self) -> None:
        """Open the page, and read its data.

        Raises:
            ConnectionError: the site has no such page, or none for now.
        """
        asked = f"{self.site}voila/render/{self.lesson}?lang={self.language}"
        answer = await get(asked, **self.headers)
        self.html = answer.body.decode() if answer.body else ""
        if answer.code != 200:
            raise ConnectionError(f"The page was answered by {answer.code}.")
        page = page_data(self.html)
        self.view, self.path = dict(page["told"]), page["line"]

    @property
    def model(self) -> dict[str, Any]:
        """The view model on the screen."""
        model: dict[str, Any] = self.view["model"]
        return model

    # The line

    async def connect(self) -> None:
        """Open a line, or come back on another, and repeat the messages that were not handled.

        Raises:
            tornado.httpclient.HTTPClientError: the site refused it.
            LineClosed: the site closed it at once.
        """
        asked = HTTPRequest(self.address, headers=self.line_headers, connect_timeout=PATIENCE)
        greetings = self.frames + 1
        self.line = await websocket_connect(asked, max_message_size=LARGEST)
        self.listen()
        await self.until(lambda: self.frames >= greetings)
        for number, content in list(self.unheard.items()):
            await self.deliver(number, content)

    @property
    def address(self) -> str:
        """Address of the line, with the visitor's page."""
        where = urljoin(self.site, self.path).replace("http", "ws", 1)
        return f"{where}?{urlencode(self.query)}"

    @property
    def query(self) -> dict[str, Any]:
        """Names and values in the address of the line."""
        return {"page": self.page, "heard": self.heard, "lang": self.language}

    @property
    def line_headers(self) -> dict[str, str]:
        """Headers of the request for the line."""
        site = urlsplit(self.site)
        origin = f"{site.scheme}://{site.netloc}" if self.origin == "own" else self.origin
        return self.headers | ({} if origin is None else {"Origin": origin})

    def listen(self) -> None:
        """Take every frame on the line from now on."""
        assert self.line is not None
        self._listening = asyncio.create_task(self._listen(self.line))

    async def _listen(self, line: WebSocketClientConnection) -> None:
        with suppress(StreamClosedError, WebSocketClosedError):
            while (frame := await line.read_message()) is not None:
                self.take(frame)
        self.news.set()

    def take(self, frame: str | bytes) -> None:
        """Take a frame of the site's."""
        heard, *rest = json.loads(frame)
        self.acknowledge(heard)
        for part in rest:
            if "told" in part:
                self.view.update(part["told"])
                self.views_received += 1
            if "said" in part:
                self.answers.append(part["said"])
        self.frames += 1
        self.news.set()

    def acknowledge(self, heard: int) -> None:
        """Note that messages are handled, up to a number."""
        self.heard = max(self.heard, heard)
        self.unheard = {n: said for n, said in self.unheard.items() if n > heard}

    @property
    def code(self) -> int | None:
        """Code by which the line was closed; None while it stands, or if it was cut."""
        return None if self.line is None else self.line.close_code

    @property
    def stands(self) -> bool:
        """True if there is a line."""
        return self._listening is not None and not self._listening.done()

    async def until(self, true: Callable[[], bool], seconds: float = LATE) -> None:
        """Wait until a condition holds.

        Args:
            true: the condition, checked after every frame.
            seconds: the most time to wait.

        Raises:
            TimeoutError: it does not come about.
            LineClosed: it can no longer.
        """
        async with asyncio.timeout(seconds):
            while not true():
                if not self.stands:
                    raise LineClosed(self.code)
                self.news.clear()
                await self.news.wait()

    async def closed(self, seconds: float = LATE) -> int | None:
        """Return the code by which the site closes the line, once it has.

        Raises:
            TimeoutError: it does not.
        """
        assert self._listening is not None
        await asyncio.wait_for(asyncio.shield(self._listening), seconds)
        return self.code

    async def send(self, frame: Any) -> None:
        """Send a frame: text or bytes as they are, anything else as JSON."""
        assert self.line is not None
        text = frame if isinstance(frame, str | bytes) else json.dumps(frame)
        await self.line.write_message(text, binary=isinstance(text, bytes))

    async def say(self, content: Any, seconds: float = LATE) -> None:
        """Say the next message, and wait until it is handled.

        Args:
            content: the message.
            seconds: the most time to wait.
        """
        self.number += 1
        number = self.number
        self.unheard[number] = content
        await self.deliver(number, content)
        await self.until(lambda: self.heard >= number, seconds)

    async def deliver(self, number: int, content: Any) -> None:
        """Send a message by its number.

        Args:
            number: the number, from 1.
            content: the message.
        """
        await self.send([number, content])

    async def do(self, kind: str, **texts: str) -> dict[str, Any]:
        """Say something about the screen; return the view model afterwards.

        What puts another hand there is read first, and answered then.
        """
        placed = self.model.get("placed", 0)
        await self.say({"type": kind, "revision": self.model["revision"], **texts})
        if kind in PLACING:
            await self.until(lambda: self.model["placed"] > placed)
        return self.model

    async def sign(self, seconds: float = LATE) -> float:
        """Ask for a sign of life; return the seconds it takes."""
        start, answered = time.perf_counter(), self.frames + 1
        await self.send([0])
        await self.until(lambda: self.frames >= answered, seconds)
        return time.perf_counter() - start

    def cut(self) -> None:
        """Lose the line without a word."""
        assert self.line is not None
        if self.line.protocol is not None and self.line.protocol.stream is not None:
            self.line.protocol.stream.close()

    async def leave(self) -> None:
        """Close the page, which says so."""
        if self.line is not None and self.code is None:
            self.line.close(LEAVING)
        if self._listening is not None:
            await asyncio.wait([self._listening], timeout=LATE)

    def beside(self) -> Visitor:
        """Return a visitor who gives the name of the same page."""
        other = Visitor(self.site, self.lesson, self.language, origin=self.origin)
        other.page, other.path, other.view = self.page, self.path, dict(self.view)
        other.headers = self.headers
        return other
