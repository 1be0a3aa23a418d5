"""The log: it names nobody, and nobody can fill it or forge its lines."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from pathlib import Path

import pytest
from support.site import serving
from support.visitors import arrived, fetched
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

from italiancards.site import logs
from italiancards.site.logs import LINE, MOST_EQUAL, PERIOD, RateLimit, RedactingFormatter, redact
from tools.visitors import LineClosed, Visitor

HEAD = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} (WARNING|ERROR) \S")
FORGED = "move\n2026-01-01 00:00:00,000 ERROR all is lost\x1b[31m"
FAULTS = (
    "{",
    FORGED,
    json.dumps(FORGED),
    json.dumps([FORGED, {}]),
    json.dumps([7, {"type": FORGED}]),
    json.dumps({FORGED: "b" * 5000}),
    b"\n2026-01-01 00:00:00,000 ERROR all is lost",
)
"""Frames that are logged, with something that would like to be a line of its own."""
HEARD = (
    {"type": FORGED},
    {"type": "move", "revision": 0, "move": FORGED + "y" * 5000},
    {"type": "sit", "revision": 0, "at": f"scopa; number={FORGED}"},
    {"type": "paste", "revision": 0, "text": FORGED * 100},
)
"""Messages that are answered, with the same."""


@pytest.mark.thorough
def test_each_fault_is_one_short_line_that_names_nobody_and_a_flood_is_counted(
    tmp_path: Path,
) -> None:
    file = tmp_path / "log"

    async def say(site: str) -> Visitor:
        visitor = await arrived(site, address="192.0.2.7")
        for content in HEARD:
            await visitor.say(content)
        for fault in FAULTS * MOST_EQUAL:
            with contextlib.suppress(HTTPClientError, LineClosed, WebSocketClosedError):
                if not visitor.stands:
                    await visitor.connect()
                await visitor.send(fault)
                await visitor.closed()
        return visitor

    with file.open("w") as log, serving(log=log) as (site, _):
        page = asyncio.run(say(site)).page
        fetched(f"{site}voila/render/secret-of-anna?token=secret-of-anna")
        log_text = file.read_text()
    lines = log_text.splitlines()
    for line in lines:
        assert HEAD.match(line), line
        assert len(line) <= LINE
        assert line.isprintable()
        assert "all is lost" not in line.partition(" WARNING ")[0]
    assert sum("cannot be read" in line for line in lines) == MOST_EQUAL
    for named in (page, "127.0.0.1", "::1", "192.0.2.7", "secret-of-anna"):
        assert named not in log_text


def test_a_flood_is_counted_and_told_once_it_is_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [0.0]
    monkeypatch.setattr(logs.time, "monotonic", lambda: now[0])
    rate_limit = RateLimit()
    one, other = (
        logging.LogRecord("x", logging.WARNING, "here.py", line, "alas", (), None)
        for line in (1, 2)
    )
    assert [rate_limit.filter(one) for _ in range(100)].count(True) == MOST_EQUAL
    assert rate_limit.filter(other)
    rate_limit.tell()
    assert caplog.messages == []
    now[0] += PERIOD
    rate_limit.tell()
    assert caplog.messages == [f"{100 - MOST_EQUAL} more lines like those of here.py:1"]
    assert rate_limit.filter(one)


def test_an_error_is_told_in_one_line_with_where_it_came_from() -> None:
    try:
        raise ValueError("bad\n2026-01-01 00:00:00,000 ERROR forged 192.0.2.7" + "x" * 500)
    except ValueError as error:
        seen = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "y", 1, "alas " * 100, (), seen)
    line = RedactingFormatter().format(record)
    assert HEAD.match(line)
    assert len(line) <= LINE
    assert line.isprintable()
    assert "ValueError: bad<0a>" in line
    assert "192.0.2.7" not in line


@pytest.mark.parametrize(
    ("line", "private"),
    [
        ("404 GET /x (203.0.113.9) 1ms", "203.0.113.9"),
        ("from 2001:db8::8a2e:370:7334 at last", "2001:db8::8a2e:370:7334"),
        ("Kernel 8B0D7C1E-7a34-4f7e-9d3c-0a5a2f5b9a11 died", "8B0D7C1E"),
        ("GET /channels?session_id=abc", "abc"),
        ("first\n203.0.113.9\r\n", "203.0.113.9"),
        ("first\x00203.0.113.9", "203.0.113.9"),
        ("first\n2001:db8::8a2e:370:7334", "2001:db8::8a2e:370:7334"),
        (" " * 3990 + "8b0d7c1e-7a34-4f7e-9d3c-0a5a2f5b9a11", "8b0d7c"),
    ],
)
def test_a_line_of_the_log_loses_what_is_private(line: str, private: str) -> None:
    assert private not in redact(line)
