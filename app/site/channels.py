"""A page's line to its kernel: prompt, and with room for a learner but not for a flood."""

from __future__ import annotations

import time
from typing import Any

from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

LARGEST = 512 << 10
"""Bytes of a message from a page: a record that is pasted may have 200,000 characters."""
BURST = 200
"""Messages a page may send in a moment, as one does that asks for every widget's state at once."""
RATE = 40.0
"""Messages a second it may send for longer."""
UNREAD = 8 << 20
"""Bytes that wait for a page that does not read; then its line is cut."""
POLICY, UNREADABLE = 1008, 1007
"""What a line is closed with: too many messages, or one that nobody can read."""


class Allowance:
    """How much may be sent: a little at a time, and no more than a burst.

    Args:
        burst: how much may be sent at once.
        rate: how much comes back each second.

    >>> allowance = Allowance(burst=2, rate=1)
    >>> [allowance.spend(now) for now in (0, 0, 0, 1.5)]
    [True, True, False, True]
    """

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.at = burst, 0.0

    def spend(self, now: float) -> bool:
        """Whether one more may be sent at a time."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class PromptChannels(VoilaKernelWebsocketHandler):
    """A kernel's line to the browser, each message sent at once.

    By default TCP waits for more to send: a click then takes about 50 ms instead of 6.
    """

    async def pre_get(self) -> None:
        """Nobody who hides where he is from; browsers always say it, and others are refused."""
        if not self.request.headers.get("Origin"):
            raise HTTPError(403)
        await super().pre_get()

    async def open(self, kernel_id: str) -> None:
        """Open the line."""
        self.set_nodelay(True)
        self.allowance = Allowance(BURST, RATE)
        self.ws_connection.stream.max_write_buffer_size = UNREAD
        await super().open(kernel_id)

    def on_message(self, message: str | bytes) -> None:
        """Pass on what a page says, if it can be read and is not too much."""
        if self.close_code is not None or self.ws_connection is None:
            return
        if not self.allowance.spend(time.monotonic()):
            self.log.warning("A page sent too many messages; its line is closed")
            self.close(POLICY, "too many messages")
            return
        try:
            super().on_message(message)
        except Exception as error:  # whatever a stranger sends, of any shape
            self.log.warning("A page sent what cannot be read (%s)", type(error).__name__)
            self.close(UNREADABLE, "unreadable")

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a page what its kernel says, as long as it reads."""
        try:
            return super().write_message(message, binary)
        except StreamBufferFullError:
            self.log.warning("A page does not read; its line is cut")
            self.ws_connection.stream.close()
            return None

    def on_close(self) -> None:
        """Let go of the kernel, if it was ever reached."""
        if getattr(self, "connection", None) is not None:
            super().on_close()
