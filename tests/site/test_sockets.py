"""Lines to sessions: what is said on one, how much, and by whom."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from support.own_lessons import OTHER, PAGE, at, line, next_frame, say
from support.processes import until
from tornado.httpclient import HTTPClientError

from italiancards.site import sockets
from italiancards.site.allowances import PAGE as ALLOWED
from italiancards.site.allowances import Allowance
from italiancards.site.hall import Hall
from italiancards.site.sockets import TOO_MUCH, UNREADABLE

JUNK = (
    *("", "{", "[", "[]", "{}", "1", "null", '"x"', "[null]", "[-1]", "[0, 1]", "[1]", "[1, 2, 3]"),
    *("[true, {}]", "[1.0, {}]", '["1", {}]', "[1, NaN]", "[1, Infinity]", "[[1], {}]", "[2, {}]"),
    *("[" * 100_000, '[1, "' + "\\", "[1" + "0" * 5000 + ", {}]", "[99999999999999999999, {}]"),
    *(b"[0]", b"\xff\x00"),
)


def test_what_cannot_be_read_closes_that_line_alone_and_the_session_stays(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hall: Hall, site: str) -> None:
        other = await line(site, page=OTHER)
        await next_frame(other)
        for junk in JUNK:
            hall.accounts.of.clear()  # nobody else has had so much to say
            own = await line(site)
            await next_frame(own)
            await own.write_message(junk, binary=isinstance(junk, bytes))
            assert await next_frame(own) == UNREADABLE, junk[:20]
        assert await say(other, 0) == [[0]]
        assert hall.visits.found(PAGE, "000").heard == 0

    with caplog.at_level(logging.WARNING):
        at(folder, test)
    lines = [each for each in caplog.messages if "cannot be read" in each]
    assert len(lines) == len(JUNK)
    assert all(len(each) < 120 and PAGE not in each for each in lines)


def test_whatever_is_said_in_a_frame_that_can_be_read_is_answered(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
        contents = (None, 1, [], "x", {}, {"type": []}, {"type": "move"}, {"type": "\ud800"})
        for number, content in enumerate(contents, start=1):
            assert (await say(own, number, content))[-1][0] == number
        assert set(hall.work.counts) <= {"begin", "move", "other"}

    at(folder, test)


@pytest.mark.parametrize(
    ("page", "heard"),
    [("", 0), ("x" * 32, 0), (PAGE[1:], 0), (PAGE.upper(), 0), (PAGE, -1), (PAGE, "x"), (PAGE, "")],
)
def test_a_line_says_which_page_it_is_of_and_what_that_has_heard(
    folder: Path, page: str, heard: int | str
) -> None:
    async def test(hall: Hall, site: str) -> None:
        assert await next_frame(await line(site, page=page, heard=heard)) == UNREADABLE
        assert hall.visits.taken == 0

    at(folder, test)


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_gets_no_line(folder: Path, origin: str | None) -> None:
    async def test(hall: Hall, site: str) -> None:
        with pytest.raises(HTTPClientError, match="403"):
            await line(site, origin=origin)
        assert hall.visits.taken == 0

    at(folder, test)


def test_a_flood_closes_its_line_and_a_new_one_has_no_more(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
        for _ in range(int(2 * ALLOWED.messages.burst)):
            await own.write_message("[0]")
        frames = [await next_frame(own)]
        while frames[-1] == [0]:
            frames.append(await next_frame(own))
        assert frames[-1] == TOO_MUCH
        assert len(frames) <= ALLOWED.messages.burst + ALLOWED.messages.rate * 20
        with pytest.raises(HTTPClientError, match="429"):
            await line(site)
        assert await next_frame(await line(site, page=OTHER)) == [0]

    at(folder, test)


async def deaf(site: str) -> asyncio.StreamWriter:
    """A line that says nothing, not even good-bye."""
    host = site.split("/")[2]
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(
        f"GET /line/000?page={PAGE}&heard=0 HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readline()
    return writer


def test_a_page_has_only_so_many_lines(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FAREWELL", 60)

    async def test(hall: Hall, site: str) -> None:
        lines = [await deaf(site) for _ in range(ALLOWED.lines)]
        with pytest.raises(HTTPClientError, match="429"):
            await line(site)
        for each in lines:
            each.close()
        await until(lambda: hall.accounts.of[PAGE].lines == 0)

    at(folder, test)


def test_a_page_that_does_not_read_is_cut_and_finds_its_session_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Allowance, "owe", lambda self, now, amount: None)

    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
        visit = hall.visits.found(PAGE, "000")
        stream = visit.line.ws_connection.stream
        sent_bytes = 0
        while visit.line is not None:
            visit.say("x" * (64 << 10))
            sent_bytes += 64 << 10
            assert sent_bytes < 64 << 20
        assert stream.closed()
        assert sent_bytes < sockets.UNREAD + (32 << 20)
        assert (await next_frame(await line(site)))[0] == 0

    with caplog.at_level(logging.WARNING):
        at(folder, test)
    assert "A page does not read; its line is cut" in caplog.text
