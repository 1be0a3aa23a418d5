"""A page's line to its kernel: prompt, and with room for a learner but not for a flood."""

from __future__ import annotations

import asyncio
from typing import Any

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.ioloop import IOLoop
from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13

from app.site.allowances import TooManyLines, visitor
from app.site.frames import BadFrame

LARGEST = 512 << 10
"""Bytes of a message from a page: a record that is pasted may have 200,000 characters."""
UNREAD = 8 << 20
"""Bytes that wait for a page that does not read; then its line is cut."""
POLICY, UNREADABLE = 1008, 1007
"""What a line is closed with: too much was said, or something that nobody can read."""
REFUSED = 429
"""What is answered to who has too many lines."""
FAREWELL = 0.3
"""Seconds in which a page may hear why its line is closed."""
TURN = 0.05
"""Seconds after which somebody whose address has said enough for now is asked again."""


def _gone(sent: asyncio.Future[None]) -> None:
    """Take note of what did not arrive: a page that left in that moment misses nothing."""
    if not sent.cancelled():
        sent.exception()


class Frames(WebSocketProtocol13):
    """Reads the frames of a line, and counts those too that only begin a message or go on with it.

    Empty ones could go on for ever: Tornado measures a message, not its pieces.
    """

    handler: PromptChannels

    async def _receive_frame(self) -> None:
        await super()._receive_frame()
        if self._fragmented_message_buffer is not None:
            self.handler.count(0)


class PromptChannels(KernelWebsocketHandler):
    """A kernel's line to the browser, each message sent at once.

    By default TCP waits for more to send: a click then takes about 50 ms instead of 6.

    Whoever says more on a line than a page needs loses it. Whoever shares an address with others
    who say too much waits, and loses nothing.
    """

    async def get(self, kernel_id: str) -> None:
        """Open the line, if there may be one more, and keep it until it is closed."""
        if self.request.headers.get("Upgrade", "").lower() != "websocket":
            raise HTTPError(400)
        if not self.request.headers.get("Origin"):  # browsers always say where a page is from
            raise HTTPError(403)
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        try:
            with self.settings["accounts"].line(kernel_id, visitor(self.request)) as accounts:
                self.page, self.home = accounts
                await super().get(kernel_id)
        except TooManyLines:
            raise HTTPError(REFUSED) from None

    async def open(self, kernel_id: str) -> None:
        """Let the line begin."""
        self.set_nodelay(True)
        self.ws_connection.stream.max_write_buffer_size = UNREAD
        await super().open(kernel_id)

    async def on_message(self, message: str | bytes) -> None:
        """Pass on what a page says, if it can be read and is not too much."""
        if not await self._may_say(len(message)):
            return
        try:
            super().on_message(message)
        except BadFrame as error:
            self.log.warning("A page said what cannot be read: %s", error)
            self._end(UNREADABLE, "unreadable")

    async def _may_say(self, size: int) -> bool:
        """Whether the line still stands, once it is its turn to say so much."""
        if not self._stands():
            return False
        if not self.page.say(size):
            self._too_much()
            return False
        while self._stands() and not self.home.say(size):
            await asyncio.sleep(TURN)
        return self._stands()

    def _stands(self) -> bool:
        return self.close_code is None and self.ws_connection is not None

    def _too_much(self) -> None:
        self.log.warning("A page said too much; its line is closed")
        self._end(POLICY, "too much")

    def _end(self, code: int, reason: str) -> None:
        """Close the line; whoever goes on talking is not listened to until he has said good-bye."""
        stream = self.ws_connection.stream
        self.close(code, reason)
        IOLoop.current().call_later(FAREWELL, stream.close)

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """How frames are read; none where the visitor speaks in another way."""
        usual = super().get_websocket_protocol()
        return Frames(self, False, usual.params) if usual else None

    def on_ping(self, data: bytes) -> None:
        """Count what asks for an answer like anything else that is said."""
        self.count(len(data))

    def on_pong(self, data: bytes) -> None:
        """Count an answer, be it to nothing that was asked."""
        super().on_pong(data)
        self.count(len(data))

    def count(self, size: int) -> None:
        """Count what is no message: a frame of so many bytes that asks for nothing to be done."""
        if self._stands() and not (self.page.say(size) and self.home.say(size)):
            self._too_much()

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a page what its kernel says, if it reads, and asks for no more than it may."""
        if not self._stands():
            return None
        self.home.tell(len(message))
        if not self.page.tell(len(message)):
            self._too_much()
            return None
        try:
            sent = super().write_message(message, binary)
            sent.add_done_callback(_gone)
            return sent
        except StreamBufferFullError:
            self.log.warning("A page does not read; its line is cut")
            self.ws_connection.stream.close()
            return None

    def on_close(self) -> None:
        """Let go of the kernel, if it was ever reached."""
        if getattr(self, "connection", None) is not None:
            super().on_close()
