"""Floods: a page that says more than it needs to loses its line, and no other page does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import IO

import pytest
from support.attacks import Attack, write
from support.processes import children
from support.site import serving
from support.visitors import AGAIN
from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

from italiancards.site.allowances import PAGE
from italiancards.site.sockets import LARGEST
from italiancards.site.system import memory
from tools.raw_line import masked, raw_line
from tools.visitors import LATE, TOO_MUCH, LineClosed, Visitor

BURST = int(PAGE.messages.burst)
REST = 0.1
"""Seconds for what a session might say besides."""


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IO[str]]:
    """The log of the site."""
    with (tmp_path_factory.mktemp("site") / "log").open("w+") as written:
        yield written


@pytest.fixture(scope="module")
def own(log: IO[str]) -> Iterator[tuple[str, int]]:
    """A site whose log is read, and its process."""
    with serving("--tables", "60", log=log) as sent:
        yield sent


@pytest.fixture(scope="module")
def attacked(own: tuple[str, int]) -> str:
    """Address of that site."""
    return own[0]


async def cut_off(attacker: Visitor) -> None:
    """The site ends a line, and says why to whoever hears it.

    A line that is shut while frames still come may lose what was said on it last, good-byes too.
    """
    assert await attacker.closed() in (TOO_MUCH, None)


def test_a_flood_of_messages_closes_its_own_line_and_no_other(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for number in range(1, 4 * BURST):
                await attacker.send([number, {"type": str(number)}])
        await cut_off(attacker)

    attack(act)


def test_a_flood_of_signs_of_life_counts_like_messages(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for _ in range(4 * BURST):
                await attacker.send([0])
        await cut_off(attacker)

    attack(act)


def test_whoever_comes_back_on_a_new_line_has_not_more_to_say(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        start = time.monotonic()
        said = 0
        for _ in range(6):
            with contextlib.suppress(HTTPClientError, LineClosed, WebSocketClosedError):
                if not attacker.stands:
                    await attacker.connect()
                last = attacker.heard + BURST // 2
                for number in range(attacker.heard + 1, last + 1):
                    await attacker.send([number, {"type": "nothing"}])
                await attacker.until(lambda last=last: attacker.heard >= last)  # type: ignore[misc]
                attacker.cut()
            await asyncio.sleep(REST)
            said = max(said, attacker.heard)
        passed = time.monotonic() - start
        assert BURST // 2 <= said <= BURST + passed * PAGE.messages.rate

    attack(act)


def test_who_sends_more_bytes_than_a_page_needs_loses_the_line(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for number in range(1, 9):
                await attacker.send([number, {"type": "paste", "text": "x" * (LARGEST // 2)}])
        await cut_off(attacker)

    attack(act)


def test_pings_count_like_messages(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        assert attacker.line is not None
        with contextlib.suppress(StreamClosedError, WebSocketClosedError):
            for _ in range(4 * BURST):
                attacker.line.ping(b"x")
                await asyncio.sleep(0)
        await cut_off(attacker)

    attack(act)


WORDLESS = {
    "pongs": b"\x8a\x80\0\0\0\0",
    "pieces of a message that never ends": b"\0\x80\0\0\0\0",
}
"""Frames that say nothing, masked as those of browsers are."""


@pytest.mark.parametrize("kind", WORDLESS)
def test_frames_that_say_nothing_count_like_messages(attack: Attack, kind: str) -> None:
    async def act(attacker: Visitor) -> None:
        begun = b"\x01\x80\0\0\0\0" * (kind != "pongs")
        await write(attacker, begun, *[WORDLESS[kind]] * 4 * BURST)
        await cut_off(attacker)

    attack(act)


def test_hundreds_of_lines_of_one_page_are_refused(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        refused = 0
        for _ in range(3 * BURST // 10):
            try:
                await attacker.beside().connect()
            except (HTTPClientError, LineClosed) as error:
                assert error.code in (429, TOO_MUCH)
                refused += 1
        assert refused

    attack(act)


def test_who_does_not_read_is_cut_off_before_the_server_holds_too_much(
    own: tuple[str, int], log: IO[str]
) -> None:
    """The page has its table told in another language again and again, and reads none of it."""
    site, process = own

    async def acted() -> None:
        line = await raw_line(Visitor(site))
        loop = children(process)[0]
        before = held = memory(loop)
        cut = log.seek(0, 2)
        for number in range(1, BURST - 10):
            language = {"name": "language", "value": ("it", "en")[number % 2]}
            line.write(masked(json.dumps([number, {"type": "setting", "revision": 0, **language}])))
        deadline = time.monotonic() + LATE
        while not {"A page said too much", "A page does not read"} & logged_since(log, cut):
            assert time.monotonic() < deadline
            held = max(held, memory(loop))
            await asyncio.sleep(AGAIN)
        line.transport.abort()
        assert held < before + 4 * PAGE.sent.burst

    asyncio.run(acted())


def logged_since(log: IO[str], place: int) -> set[str]:
    """The beginnings of what the log says since then, behind the time and the kind."""
    log.seek(place)
    return {line.partition(" WARNING ")[2].partition(";")[0] for line in log.read().splitlines()}
