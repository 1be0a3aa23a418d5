"""The server with many visitors, and when something dies under it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.depth import some
from support.processes import children, descendants, running, until
from support.site import PRACTICE, ROOT, free_port, serving
from support.visitors import answered, arrived, comes_back, fetched, health, visiting

from italiancards.site.pages.lessons import lessons
from italiancards.site.system import FILES
from tools.visitors import FULL, GONE, LineClosed, Visitor, get

SOON = 5
"""Seconds in which everybody is to have a table or a clear word, on a busy machine."""
TABLES = 40
WORDS = "All tables are full"
"""What a page says for which there is no table."""


async def arriving(site: str, number: int) -> tuple[list[Visitor], list[str], list[float]]:
    """Visitors who all come at once, to lesson after lesson.

    Returns:
        Those at a table, the pages of those for whom there was none, and the seconds that each was
        not answered.
    """
    names = [each.name for each in lessons()]
    seated, pages, seconds = [], [], []

    async def visit(name: str) -> None:
        visitor, start = Visitor(site, name), time.monotonic()
        try:
            await visitor.open()
            await visitor.connect()
            seated.append(visitor)
        except LineClosed as error:
            assert error.code == FULL
            answer = await get(f"{site}voila/render/{name}")  # a page loads itself again
            assert answer.code == 503
            pages.append(answer.body.decode())
        except ConnectionError:
            pages.append(visitor.html)
        seconds.append(time.monotonic() - start)

    await asyncio.gather(*(visit(names[each % len(names)]) for each in range(number)))
    return seated, pages, seconds


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[str, int]]:
    """A site that no other file asks, with its process."""
    with serving("--tables", str(TABLES)) as served_site:
        yield served_site


def loop_of(process: int) -> int:
    """The process that serves; its parent starts another should it die."""
    return children(process)[0]


@pytest.fixture
def empty(server: tuple[str, int]) -> str:
    """Its address, with nobody at its tables."""
    asyncio.run(until(lambda: health(server[0])["tables"]["taken"] == 0))
    return server[0]


@pytest.mark.alone
def test_where_forty_fit_sixty_get_a_table_or_a_clear_word_at_once() -> None:
    async def arrive(site: str) -> None:
        seated, pages, seconds = await arriving(site, 60)
        assert (len(seated), len(pages)) == (TABLES, 20)
        assert all(WORDS in html and "refresh" in html for html in pages)
        assert health(site)["status"] == "full"
        for visitor in seated:
            await answered(visitor)
        assert max(seconds) < SOON

    with serving("--tables", str(TABLES), folder=ROOT) as (site, _):  # which has just started
        asyncio.run(arrive(site))


def test_visitors_of_one_moment_get_different_deals(empty: str) -> None:
    async def tables() -> list[str]:
        visitors = await asyncio.gather(*(arrived(empty) for _ in range(4)))
        hands = [json.dumps(visitor.model["zones"]) for visitor in visitors]
        for visitor in visitors:
            await visitor.leave()
        return hands

    assert len(set(asyncio.run(tables()))) == 4


@pytest.mark.thorough
def test_the_server_takes_as_many_sockets_as_it_may_have() -> None:
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
    try:
        with serving() as (_, process):
            limits = Path(f"/proc/{process}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    files = re.search(r"Max open files +(\d+) +(\d+)", limits)
    assert files
    assert int(files[1]) == min(FILES, int(files[2]))


@pytest.mark.alone
def test_with_all_that_think_killed_again_and_again_everybody_is_answered(
    server: tuple[str, int], empty: str
) -> None:
    async def hint(visitor: Visitor) -> None:
        model = await visitor.do("hint")
        await visitor.until(lambda: bool(visitor.model["coach"]), seconds=20)
        assert visitor.model["revision"] == model["revision"]

    async def asked() -> None:
        async with visiting(empty) as before:
            for _ in range(3):
                thinking = descendants(loop_of(server[1]))
                assert thinking
                for process in thinking:
                    os.kill(process, signal.SIGKILL)
                async with visiting(empty) as visitor:
                    await answered(visitor)
                    await hint(visitor)
            await answered(before)

    asyncio.run(asked())


def test_a_page_that_is_closed_gives_its_table_back_at_once(empty: str) -> None:
    async def come_and_go() -> None:
        async with visiting(empty) as visitor:
            assert health(empty)["tables"]["taken"] == 1
        await until(lambda: health(empty)["tables"]["taken"] == 0, within=1)
        visitor.heard = 1
        with pytest.raises(LineClosed, match=str(GONE)):
            await visitor.connect()

    asyncio.run(come_and_go())


def test_a_page_whose_line_is_cut_finds_its_session_and_every_message_is_played_once(
    empty: str,
) -> None:
    async def cut() -> None:
        async with visiting(empty) as visitor:
            move = next(each["move"] for each in visitor.model["choices"] if each["ok"])
            played = await visitor.do("move", move=move)
            visitor.cut()
            assert await visitor.closed() is None
            assert health(empty)["tables"]["taken"] == 1
            for number, name in enumerate(("quick", "slow"), start=2):  # said without a line
                setting = {"type": "setting", "revision": 0, "name": "pace", "value": name}
                visitor.unheard[number] = setting
            visitor.number, visitor.view = 3, {}
            await visitor.connect()
            assert {"model", "words"} <= visitor.view.keys()  # everything is told again
            assert visitor.model["token"] == played["token"]
            await visitor.until(lambda: visitor.heard == 3)
            assert visitor.model["settings"]["pace"] == "slow"

    asyncio.run(cut())


def test_a_loop_that_dies_is_started_again_and_whoever_comes_meanwhile_waits(
    server: tuple[str, int], empty: str
) -> None:
    async def die() -> None:
        visitor = await arrived(empty)
        await answered(visitor)
        os.kill(loop_of(server[1]), signal.SIGKILL)
        assert await visitor.closed() is None
        with pytest.raises(LineClosed, match=str(GONE)):
            await visitor.connect()
        async with visiting(empty) as other:
            await answered(other)

    asyncio.run(die())


def test_a_site_that_was_killed_goes_on_by_the_token(tmp_path: Path) -> None:
    port = str(free_port())

    async def play(site: str, process: int) -> Visitor:
        visitor = await arrived(site)
        move = next(each["move"] for each in visitor.model["choices"] if each["ok"])
        await visitor.do("move", move=move)
        os.kill(process, signal.SIGKILL)
        assert await visitor.closed() is None
        with pytest.raises((ConnectionRefusedError, ConnectionResetError)):
            await visitor.connect()
        return visitor

    async def resume(visitor: Visitor) -> None:
        with pytest.raises(LineClosed, match=str(GONE)):
            await visitor.connect()
        other = await arrived(visitor.site)
        model = await other.do("sit", at=visitor.model["token"])
        assert model["token"] == visitor.model["token"]
        assert model["seats"] == visitor.model["seats"]

    async def play_and_resume() -> None:
        with serving("--port", port) as (site, process):
            visitor = await play(site, process)
        with serving("--port", port):
            await resume(visitor)

    asyncio.run(play_and_resume())


def started(log: int | object = subprocess.DEVNULL) -> tuple[subprocess.Popen[str], str]:
    """A server that somebody else stops, and its address."""
    server = subprocess.Popen(
        [sys.executable, "-m", "italiancards.cli", "serve", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=log,  # type: ignore[call-overload]
        text=True,
        cwd=ROOT,
    )
    assert server.stdout is not None
    return server, server.stdout.readline().split(" at ")[1].split(" ")[0]


@pytest.mark.thorough
def test_a_full_disk_for_the_log_stops_nobody() -> None:
    async def spoil(site: str) -> None:
        for _ in range(3):  # each of these would be logged
            fetched(f"{site}nowhere")
            visitor = await arrived(site)
            await visitor.send("{")
            await visitor.closed()
            assert await comes_back(visitor)
            await visitor.leave()

    with open("/dev/full", "w") as full:
        server, site = started(full)
    try:
        asyncio.run(spoil(site))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=20)


@pytest.mark.parametrize("number", some([signal.SIGKILL, signal.SIGTERM, signal.SIGINT], 3))
def test_nothing_runs_on_when_the_server_is_stopped_or_killed(number: int) -> None:
    server, site = started()

    async def hints() -> None:
        for _ in range(2):
            visitor = await arrived(site)
            await visitor.do("hint")

    asyncio.run(hints())
    left = descendants(server.pid)
    assert left
    server.send_signal(number)
    server.wait(timeout=20)
    asyncio.run(until(lambda: not any(running(each) for each in left), within=5))


def test_every_answer_says_what_its_page_may_do(server: tuple[str, int]) -> None:
    site, _ = server
    _, _, home = fetched(site)
    file = re.search(r"static/home\.[a-z0-9.]+", home)
    assert file
    for path in ("", PRACTICE, "rules/briscola", "glossary", "nowhere", "health", file.group()):
        _, headers, _ = fetched(f"{site}{path}")
        policy = headers["Content-Security-Policy"]
        assert "unsafe-eval" not in policy
        assert re.search(r"default-src 'none'", policy), path
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] is None


def test_health_counts_and_names_nobody(empty: str) -> None:
    async def look() -> None:
        async with visiting(empty) as visitor:
            health_report = health(empty)
            assert health_report["tables"] == {"taken": 1, "of": TABLES}
            assert health_report["memory_bytes"]["server"] > 10_000_000
            assert visitor.page not in json.dumps(health_report)

    asyncio.run(look())
