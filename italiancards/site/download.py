"""Download of the edition without a server, one file, if `make static` has built it.

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
"""Bytes of a piece, read and sent at a time."""
TIME_LIMIT = 15 * 60
"""Most seconds of a download: on a line of a megabit it takes three minutes."""


class Download(RequestHandler):
    """Handler that sends the edition."""

    SUPPORTED_METHODS = ("GET", "HEAD")

    def head(self) -> None:
        """Answer HEAD with the edition's size, or 404 if it was not built."""
        self._begin()
        self.finish()

    async def get(self) -> None:
        """Send the edition's file piece by piece, or an error page if missing or too busy."""
        if not EDITION.is_file():
            problem(self, 404, "not-there")
            return
        with hall_of(self).downloads.one(visitor(self.request)) as may:
            if not may:
                problem(self, 503, "busy")
                return
            self._begin()
            try:
                async with asyncio.timeout(TIME_LIMIT):
                    await self._send()
            except (TimeoutError, StreamClosedError):  # too slow, or gone
                self.request.connection.stream.close()  # type: ignore[union-attr]  # HTTP/1

    def _begin(self) -> None:
        """Set the headers of the download; status 404 if there is none."""
        if not EDITION.is_file():
            self.set_status(404)
            return
        self.set_header("Content-Type", "application/zip")
        self.set_header("Content-Disposition", f'attachment; filename="{DOWNLOAD}"')
        self.set_header("Content-Length", str(EDITION.stat().st_size))
        self.set_header("Cache-Control", "no-cache")

    async def _send(self) -> None:
        """Send the file piece by piece, as fast as it is taken."""
        with EDITION.open("rb") as file:
            while piece := file.read(PIECE):
                self.write(piece)
                await self.flush()
        await self.finish()

    def compute_etag(self) -> None:
        """Return None, so that the large file is not read for an entity tag."""
