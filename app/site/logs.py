"""A log that names no learner: no address of a visitor, no number of a kernel, no token."""

from __future__ import annotations

import logging
import re
import sys

from tornado.web import RequestHandler

PRIVATE = (
    (re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.I), "[number]"),
    (re.compile(r"\b\d{1,3}(\.\d{1,3}){3}\b"), "[visitor]"),
    (re.compile(r"(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])", re.I), "[visitor]"),
    (re.compile(r"\?[^\s'\"<>)\]]+"), "?[asked]"),
)
"""What is left out, and what stands for it."""
NOISE = ("is not trusted", "websocket_ping_timeout")
"""What libraries warn of each time, and nobody need do anything about: that our notebooks are not
signed, and that Jupyter counts a line's patience in milliseconds where Tornado counts seconds."""
FORM = "%(asctime)s %(levelname)s %(message)s"


def discreet(text: str) -> str:
    """A line of the log without what names somebody.

    >>> discreet("404 GET /voila/render/x?seed=7 (192.0.2.7) 1.20ms")
    '404 GET /voila/render/x?[asked] ([visitor]) 1.20ms'
    >>> discreet("Kernel 8b0d7c1e-7a34-4f7e-9d3c-0a5a2f5b9a11 of fe80::1 died")
    'Kernel [number] of [visitor] died'
    """
    for pattern, shown in PRIVATE:
        text = pattern.sub(shown, text)
    return text


class Discreet(logging.Formatter):
    """Writes what happened, and not to whom."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's own name
        """The line, its message made discreet."""
        record.message = discreet(record.message)
        return super().formatMessage(record)

    def formatException(self, told: object) -> str:  # noqa: N802  # logging's own name
        """Where it happened, made discreet."""
        return discreet(super().formatException(told))  # type: ignore[arg-type]


def log_discreetly(log: logging.Logger) -> None:
    """Let all that the server logs go to standard error, discreetly.

    Args:
        log: Voilà's own.
    """
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(Discreet(FORM))
    writer.setLevel(logging.WARNING)
    writer.addFilter(lambda record: not any(each in record.getMessage() for each in NOISE))
    root = logging.getLogger()
    root.handlers = [writer]
    log.handlers, log.propagate = [], True
    logging.raiseExceptions = False  # a full disk must not stop a lesson


def log_request(handler: RequestHandler) -> None:
    """Log a request that we could not answer; who asks for what is nobody's business."""
    if handler.get_status() >= 500 and handler.get_status() != 503:
        logging.getLogger("Voila").error(
            "%d for %s, after %.0f ms",
            handler.get_status(),
            type(handler).__name__,
            1000 * handler.request.request_time(),
        )
