"""The edition without a server as one file to take away, where `make static` has built it.

It is sent in pieces as the reader takes them, so that it costs no memory; a few at a time, each for
a while at most, so that nobody keeps others from it or from the lessons.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tornado.iostream import StreamClosedError
from tornado.web import RequestHandler

from app.site.allowances import visitor
from app.site.links import DOWNLOAD
from app.site.pages import problem

PLACE = Path(__file__).parents[2] / "dist" / DOWNLOAD
"""Where `make static` puts it."""
PIECE = 64 << 10
"""Bytes that are read, sent and forgotten at a time."""
AT_ONCE, EACH = 8, 2
"""How many may be sent at the same time, to all and to one address."""
WHILE = 15 * 60
"""Seconds that one may take: on a line of a megabit it takes three minutes."""


def size() -> str:
    """How many MB it has; nothing where it was not built."""
    return f"{PLACE.stat().st_size / 1e6:.0f}" if PLACE.is_file() else ""


class Downloads:
    """Who takes it now."""

    def __init__(self) -> None:
        self.by: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Whether one more may be sent to an address; then it counts until it is there."""
        may = self.by.total() < AT_ONCE and self.by[address] < EACH
        self.by[address] += may
        try:
            yield may
        finally:
            self.by[address] -= may
            self.by += Counter()  # who takes nothing is forgotten


class Download(RequestHandler):
    """Sends it."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def head(self) -> None:
        """Say how large it is."""
        self._begin()
        self.finish()

    async def get(self) -> None:
        """Send it, piece by piece."""
        if not PLACE.is_file():
            problem(self, 404, "not-there")
            return
        with self.settings["downloads"].one(visitor(self.request)) as may:
            if not may:
                problem(self, 503, "busy")
                return
            self._begin()
            try:
                async with asyncio.timeout(WHILE):
                    await self._send()
            except (TimeoutError, StreamClosedError):  # too slow, or gone
                self.request.connection.stream.close()  # type: ignore[union-attr]  # HTTP/1

    def _begin(self) -> None:
        if not PLACE.is_file():
            self.set_status(404)
            return
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", f'attachment; filename="{DOWNLOAD}"')
        self.set_header("Content-Length", str(PLACE.stat().st_size))
        self.set_header("Cache-Control", "no-cache")

    async def _send(self) -> None:
        with PLACE.open("rb") as file:
            while piece := file.read(PIECE):
                self.write(piece)
                await self.flush()
        await self.finish()

    def compute_etag(self) -> None:
        """None: it would need the whole of it."""
