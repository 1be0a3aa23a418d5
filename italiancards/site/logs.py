"""A log that names no learner, and that nobody can fill or forge.

A fault is one line of so many characters; whatever a visitor can put into it is written so that it
stays within its line, before it is looked at for what names somebody.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the process that watches over the server needs no web server for its log
    from tornado.web import RequestHandler

PRIVATE = (
    (re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.I), "[number]"),
    (re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b"), "[visitor]"),
    (re.compile(r"(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])", re.I), "[visitor]"),
    (re.compile(r"\?[^\s'\"<>)\]]+"), "?[asked]"),
)
"""Patterns of private data, with the placeholder of each."""
NOISE = ("is not trusted", "websocket_ping_timeout", "Got events for closed stream")
"""Warnings of libraries that need no action.

Our notebooks are not signed; Jupyter counts a line's patience in milliseconds where Tornado counts
seconds; something came for a line in the moment in which it was closed.
"""
LINE = 200
"""Most characters of a line."""
READ = 20 * LINE
"""Most characters of a message that are read."""
FRAMES = 3
"""Most places of an error's origin that are written, the last first."""
MOST_EQUAL, PERIOD = 10, 60.0
"""Most equal lines written, and in how many seconds; more are only counted."""


def escape_unprintable(text: str) -> str:
    r"""Return a text with characters that cannot be printed shown as their codes.

    >>> escape_unprintable("all is well\n2026-01-01 ERROR all is lost\x1b[2J")
    'all is well<0a>2026-01-01 ERROR all is lost<1b>[2J'
    """
    return "".join(each if each.isprintable() else f"<{ord(each):02x}>" for each in text)


def redact(text: str) -> str:
    r"""Return a log message on one line, with whatever could identify a visitor replaced.

    >>> redact("404 GET /voila/render/x?seed=7 (192.0.2.7) 1.20ms")
    '404 GET /voila/render/x?[asked] ([visitor]) 1.20ms'
    >>> redact("Kernel 8b0d7c1e-7a34-4f7e-9d3c-0a5a2f5b9a11 of fe80::1 died")
    'Kernel [number] of [visitor] died'
    >>> redact("of\n192.0.2.7")
    'of<0a>[visitor]'
    """
    redacted = escape_unprintable(text[: READ + 1])
    if len(redacted) > READ:  # no half of a number is left at the end
        redacted = redacted[:READ].rpartition(" ")[0]
    for pattern, shown in PRIVATE:
        redacted = pattern.sub(shown, redacted)
    return redacted


def shorten(text: str, size: int) -> str:
    """Return a text cut to a number of characters, an ellipsis at its end.

    Args:
        text: the text.
        size: the most characters it may have; a longer text ends with `…`.

    >>> shorten("a long story", 7)
    'a long…'
    """
    return text if len(text) <= size else text[: size - 1] + "…"


def cause(error: BaseException) -> str:
    """Return an error's kind, text and source lines, as a short text.

    >>> try: {}["ace"]
    ... except KeyError as error: cause(error).split(" at ")[0]
    "KeyError: 'ace'"
    """
    places = reversed(traceback.extract_tb(error.__traceback__, limit=-FRAMES))
    where = " < ".join(f"{each.filename.rpartition('/')[2]}:{each.lineno}" for each in places)
    return f"{type(error).__name__}: {shorten(str(error), LINE // 4)} at {where}"


class RedactingFormatter(logging.Formatter):
    """Formatter of one line, without anything that names a visitor."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as one line: time, level, and redacted message, cut to a length."""
        head = f"{self.formatTime(record)} {record.levelname} "
        return head + shorten(self.message_text(record), LINE - len(head))

    def message_text(self, record: logging.LogRecord) -> str:
        """Return a log record's message redacted, with the cause if it has an error."""
        message = redact(record.getMessage())
        if record.exc_info and record.exc_info[1]:
            return f"{shorten(message, LINE // 3)} ({redact(cause(record.exc_info[1]))})"
        return message


class RateLimit(logging.Filter):
    """Filter that lets a few lines of each origin through, and counts the others."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True for the first few log records of a source line in a period, else False."""
        now, place = time.monotonic(), (record.pathname, record.lineno)
        begun, count = self._since.get(place, (now, 0))
        self._since[place] = (begun, count + 1)
        return count < MOST_EQUAL

    def tell(self) -> None:
        """Start new counts for periods that are over; log how many lines were left out."""
        now = time.monotonic()
        over = [place for place, (begun, _) in self._since.items() if now >= begun + PERIOD]
        for place in over:
            _, count = self._since.pop(place)
            if count > MOST_EQUAL:
                file, line = place
                logging.getLogger("Voila").warning(
                    "%d more lines like those of %s:%d",
                    count - MOST_EQUAL,
                    file.rpartition("/")[2],
                    line,
                )


def set_up_log(log: logging.Logger) -> RateLimit:
    """Send the server's warnings to standard error, redacted; return their rate limit.

    Args:
        log: Voilà's own.

    Returns:
        What counts the lines that are left out; somebody has to let it `tell` now and then.
    """
    writer, rate_limit = logging.StreamHandler(sys.stderr), RateLimit()
    writer.setFormatter(RedactingFormatter())
    writer.setLevel(logging.WARNING)
    writer.addFilter(lambda record: not any(each in record.getMessage() for each in NOISE))
    writer.addFilter(rate_limit)
    root = logging.getLogger()
    root.handlers = [writer]
    log.handlers, log.propagate = [], True
    logging.raiseExceptions = False  # a full disk must not stop a lesson
    logging.captureWarnings(True)
    return rate_limit


def log_request(handler: RequestHandler) -> None:
    """Log a request that ended in a server error (not a 503), without visitor or address."""
    if handler.get_status() >= 500 and handler.get_status() != 503:
        logging.getLogger("Voila").error(
            "%d for %s, after %.0f ms",
            handler.get_status(),
            type(handler).__name__,
            1000 * handler.request.request_time(),
        )
