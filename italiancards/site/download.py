"""The edition without a server as one file to take away, where `make static` has built it.

It is sent in pieces as the reader takes them, so that it costs no memory; a few at a time, each for
a while at most, so that nobody keeps others from it or from the lessons.
"""

from __future__ import annotations

import asyncio

from tornado.iostream import StreamClosedError
from tornado.web import RequestHandler

from italiancards.site.allowances import visitor
from italiancards.site.hall import hall_of
from italiancards.site.page_handlers import problem
from italiancards.site.pages.links import DOWNLOAD, EDITION

PIECE = 64 << 10
"""Bytes that are read, sent and forgotten at a time."""
WHILE = 15 * 60
"""Seconds that one may take: on a line of a megabit it takes three minutes."""


class Download(RequestHandler):
    """Sends it."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def head(self) -> None:
        """Say how large it is."""
        self._begin()
        self.finish()

    async def get(self) -> None:
        """Send it, piece by piece."""
        if not EDITION.is_file():
            problem(self, 404, "not-there")
            return
        with hall_of(self).downloads.one(visitor(self.request)) as may:
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
        if not EDITION.is_file():
            self.set_status(404)
            return
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", f'attachment; filename="{DOWNLOAD}"')
        self.set_header("Content-Length", str(EDITION.stat().st_size))
        self.set_header("Cache-Control", "no-cache")

    async def _send(self) -> None:
        with EDITION.open("rb") as file:
            while piece := file.read(PIECE):
                self.write(piece)
                await self.flush()
        await self.finish()

    def compute_etag(self) -> None:
        """None: it would need the whole of it."""
