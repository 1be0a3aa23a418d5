"""What kernels write to standard error: heard by the server, and logged as all it logs."""

from __future__ import annotations

import logging
import os
from contextlib import suppress

from tornado.ioloop import IOLoop

PIECE = 1 << 16
"""Bytes that are read at once."""
LONGEST = 4096
"""Bytes of a line that are kept until its end comes."""


class Voices:
    """A pipe into which all kernels, and their template, write what they have to say.

    Args:
        log: where each line goes.
    """

    def __init__(self, log: logging.Logger) -> None:
        self.log = log
        self.hears, self.tells = os.pipe()
        os.set_blocking(self.hears, False)
        self._begun = b""

    def listen(self) -> None:
        """Hear them, from now on; an event loop must be there."""
        IOLoop.current().add_handler(self.hears, self._heard, IOLoop.READ)

    def _heard(self, *_: object) -> None:
        with suppress(BlockingIOError):  # told of the same thing twice
            *lines, rest = (self._begun + os.read(self.hears, PIECE)).split(b"\n")
            self._begun = rest[:LONGEST]
            for line in lines:
                if line.strip():
                    self.log.warning("A kernel says: %s", line[:LONGEST].decode(errors="replace"))
