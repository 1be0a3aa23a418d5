"""Sessions found again by their pages, and the line that leads to them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from support.own_lessons import CHANCE, PAGE, TABLE, line, own_site, told, write_notebook
from tornado.httpclient import AsyncHTTPClient, HTTPClientError
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError

from app.pages.lessons import lessons
from app.site import recipes, sessions, sockets, trial
from app.site.allowances import PAGE as ALLOWED
from app.site.allowances import Allowance, Measure
from app.site.hall import Hall
from app.site.measured import Histogram
from app.site.sessions import ABSENCE, Full, Turns, Visit
from app.site.sockets import FULL, GONE, TAKEN_OVER, TOO_MUCH, UNREADABLE
from italiancards.jobs import Want
from widgets.recipe import Nobody
from widgets.session.desk import Done, InPlace

OTHER = "f" * 32
Test = Callable[[Hall, str], Coroutine[Any, Any, None]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Notebooks: a table, one left to chance, and one that cannot be run."""
    write_notebook(tmp_path, "000", TABLE)
    write_notebook(tmp_path, "010", CHANCE)
    write_notebook(tmp_path, "020", "1 / 0")
    return tmp_path


def at(folder: Path, test: Test, tables: int = 3) -> None:
    """Run a test at a site of its own."""

    async def run() -> None:
        async with asyncio.timeout(60), own_site(folder, tables) as (hall, site):
            await test(hall, site)

    asyncio.run(run())


async def say(own: WebSocketClientConnection, number: int, content: Any = None) -> list[Any]:
    """Say something, and hear until it is played: all frames."""
    await own.write_message(json.dumps([number, content] if number else [0]))
    frames = [await told(own)]
    while frames[-1][0] < number:
        frames.append(await told(own))
    return frames


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def move(frame: list[Any]) -> dict[str, Any]:
    """A move of what is shown."""
    model = frame[1]["told"]["model"]
    choice = next(each for each in model["choices"] if each["ok"])
    return {"type": "move", "revision": model["revision"], "move": choice["move"]}


async def shown(hall: Hall, lesson: str = "000") -> list[Any]:
    """What a page shows before its line stands, as a frame would tell it."""
    return [0, {"told": (await hall.lesson(lesson)).shown["en"]}]


def test_a_new_page_is_told_nothing_that_it_shows_already(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        assert await told(own) == [0]
        assert (await say(own, 0)) == [[0]]
        frames = await say(own, 1, move(await shown(hall)))
        assert frames[0][1]["told"]["model"]["id"] == "000"
        assert hall.visits.taken == 1

    at(folder, test)


def test_a_page_left_to_chance_is_told_other_cards(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        pages = [await line(site, "010", page) for page in (PAGE, OTHER)]
        greetings = [await told(own) for own in pages]
        cards = [json.dumps(each[1]["told"]["model"]["zones"]) for each in greetings]
        cards.append(json.dumps((await shown(hall, "010"))[1]["told"]["model"]["zones"]))
        assert len({*cards}) == 3

    at(folder, test)


def test_a_page_that_was_cut_finds_its_session_and_what_it_says_again_is_played_once(
    folder: Path,
) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await told(own)
        played = move(await shown(hall))
        before = (await say(own, 1, played))[-1]
        own.protocol.stream.close()
        await until(lambda: hall.visits.found(PAGE, "000").line is None)
        again = await line(site, heard=0)  # the page did not hear that it was played
        greeting = await told(again)
        assert greeting[0] == 1
        assert greeting[1]["told"]["model"]["revision"] == before[1]["told"]["model"]["revision"]
        assert await say(again, 1, played) == [[1]]
        assert hall.visits.found(PAGE, "000").heard == 1
        assert hall.visits.taken == 1

    at(folder, test)


def test_a_session_waits_ten_minutes_for_its_page(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        now = 0.0
        hall.visits.clock = lambda: now
        own = await line(site)
        await told(own)
        await say(own, 1, move(await shown(hall)))
        now = 1_000_000.0
        hall.visits.look()  # its line stands, however long
        assert hall.visits.taken == 1
        own.protocol.stream.close()
        await until(lambda: hall.visits.found(PAGE, "000").line is None)
        now += ABSENCE - 1
        hall.visits.look()
        assert hall.visits.taken == 1
        now += 1
        hall.visits.look()
        assert hall.visits.taken == 0
        assert await told(await line(site, heard=1)) == GONE

    at(folder, test)


def test_a_page_that_is_left_gives_its_table_back_at_once(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await told(own)
        own.close(1000)
        await until(lambda: hall.visits.taken == 0)

    at(folder, test)


@pytest.mark.parametrize("lesson", ["001", "020", "nowhere"])
def test_where_there_is_no_such_lesson_the_line_says_that_it_is_gone(
    folder: Path, lesson: str
) -> None:
    async def test(hall: Hall, site: str) -> None:
        assert await told(await line(site, lesson)) == GONE
        assert hall.visits.taken == 0

    at(folder, test)


def test_a_name_is_that_of_one_page_of_one_lesson(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        assert await told(await line(site)) == [0]
        assert await told(await line(site, "010")) == GONE

    at(folder, test)


def test_where_all_tables_are_taken_a_page_and_a_line_say_so(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await told(own)
        assert await told(await line(site, page=OTHER)) == FULL
        with pytest.raises(HTTPClientError, match="503") as full:
            await AsyncHTTPClient().fetch(f"{site}voila/render/000")
        assert b"All tables are full" in full.value.response.body
        assert full.value.response.headers["Retry-After"]
        again = await line(site)  # whoever has a table keeps it
        assert (await told(again))[0] == 0
        again.close(1000)
        await until(lambda: not hall.visits.full)
        assert await told(await line(site, page=OTHER)) == [0]

    at(folder, test, tables=1)


class Unwilling:
    """A desk at which a job comes to nothing."""

    def ask(self, want: Want, done: Done) -> None:
        done(want, lambda: int("nothing"))


@pytest.mark.parametrize(
    ("desk", "fine"), [(InPlace(), True), (Unwilling(), False), (Nobody(), False)]
)
def test_the_sites_own_trial_is_fine_where_a_job_is_done(
    folder: Path, desk: Any, fine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_notebook(folder, lessons()[0].name, TABLE)
    monkeypatch.setattr(trial, "PATIENCE", 30.0 if fine else 2.0)

    async def test(hall: Hall, site: str) -> None:
        hall.try_at(site.rstrip("/"))
        assert hall.trial is not None
        hall.trial.desk = desk
        assert await hall.trial.opens() == fine
        assert hall.visits.taken == 0

    at(folder, test)


def test_the_sites_own_trial_takes_no_table_and_has_one_where_all_are_taken(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        hall.try_at(site.rstrip("/"))
        await told(await line(site))
        own = await line(site, page=hall.visits.trial)
        assert await told(own) == [0]
        assert (hall.visits.taken, hall.visits.full) == (1, True)
        with pytest.raises(Full):
            hall.visits.begin(OTHER, "000", None, None, "en")

    at(folder, test, tables=1)


def test_another_line_of_a_page_takes_its_session_over(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        one = await line(site)
        await told(one)
        await say(one, 1, {"type": "cards", "revision": 0})
        two = await line(site, heard=1)
        assert (await told(two))[0] == 1
        with suppress(WebSocketClosedError):  # it may have heard so already
            await one.write_message(json.dumps([2, {"type": "undo", "revision": 0}]))
        assert await told(one) == TAKEN_OVER
        assert hall.visits.found(PAGE, "000").heard == 1
        assert (await say(two, 2, {"type": "cards", "revision": 0}))[-1][0] == 2

    at(folder, test)


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
        await told(other)
        for junk in JUNK:
            hall.accounts.of.clear()  # nobody else has had so much to say
            own = await line(site)
            await told(own)
            await own.write_message(junk, binary=isinstance(junk, bytes))
            assert await told(own) == UNREADABLE, junk[:20]
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
        await told(own)
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
        assert await told(await line(site, page=page, heard=heard)) == UNREADABLE
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
        await told(own)
        for _ in range(int(2 * ALLOWED.messages.burst)):
            await own.write_message("[0]")
        frames = [await told(own)]
        while frames[-1] == [0]:
            frames.append(await told(own))
        assert frames[-1] == TOO_MUCH
        assert len(frames) <= ALLOWED.messages.burst + ALLOWED.messages.rate * 20
        with pytest.raises(HTTPClientError, match="429"):
            await line(site)
        assert await told(await line(site, page=OTHER)) == [0]

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
        await told(own)
        visit = hall.visits.found(PAGE, "000")
        kept = visit.line.ws_connection.stream
        told_bytes = 0
        while visit.line is not None:
            visit.say("x" * (64 << 10))
            told_bytes += 64 << 10
            assert told_bytes < 64 << 20
        assert kept.closed()
        assert told_bytes < sockets.UNREAD + (32 << 20)
        assert (await told(await line(site)))[0] == 0

    with caplog.at_level(logging.WARNING):
        at(folder, test)
    assert "A page does not read; its line is cut" in caplog.text


def test_the_loops_work_is_counted_by_kind_and_owed_by_the_page_and_its_address(
    folder: Path,
) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await told(own)
        await say(own, 1, move(await shown(hall)))
        visit = hall.visits.found(PAGE, "000")
        assert sum(hall.work.counts["move"]) == 1
        page, home = visit.efforts
        assert page.left < page.measure.burst
        assert home.left < home.measure.burst
        assert not visit.tired
        page.left = -1.0
        assert visit.tired

    at(folder, test)


def test_who_had_more_than_his_share_of_the_loop_waits_until_nobody_else_says_anything() -> None:
    async def run() -> None:
        turns, order = Turns(), []

        async def busy() -> None:
            for _ in range(20):
                turns.played += 1
                order.append("others")
                await asyncio.sleep(sessions.PAUSE / 5)

        async def tired() -> None:
            await turns.wait(lambda: True)
            order.append("tired")

        await asyncio.gather(busy(), tired())
        assert order == [*["others"] * 20, "tired"]

    asyncio.run(run())


def test_nobody_waits_for_ever() -> None:
    async def run() -> None:
        turns, stop = Turns(), asyncio.Event()

        async def busy() -> None:
            while not stop.is_set():
                turns.played += 1
                await asyncio.sleep(0)

        others = asyncio.create_task(busy())
        async with asyncio.timeout(20):
            await turns.wait(lambda: True)
        stop.set()
        await others

    asyncio.run(run())


def test_what_was_used_comes_back() -> None:
    visit = Visit("000", None, Histogram())
    effort = Allowance(Measure(3, 0.3))
    visit.efforts = (effort,)
    with visit.working("x"):
        pass
    effort.left, now = -0.3, effort.at
    assert not effort.has(now + 0.5, 0)
    assert effort.has(now + 1.1, 0)


def test_a_notebook_that_is_changed_is_run_again_and_no_visitor_runs_a_cell(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ran: list[str] = []
    real = recipes.recipe_of
    monkeypatch.setattr(recipes, "recipe_of", lambda cell: ran.append(cell) or real(cell))

    async def test(hall: Hall, site: str) -> None:
        await hall.recipes.run_all()
        assert sorted(ran) == sorted([TABLE, CHANCE, "1 / 0"])
        ran.clear()
        for page in (PAGE, OTHER):
            await AsyncHTTPClient().fetch(f"{site}voila/render/000")
            await told(await line(site, page=page))
        await hall.recipes.look()
        assert ran == []
        fetch = AsyncHTTPClient().fetch
        with pytest.raises(HTTPClientError, match="500") as broken:
            await fetch(f"{site}voila/render/020")
        assert b"Italian cards" in broken.value.response.body
        for name, cell in (("020", TABLE), ("000", "no code")):
            changed = write_notebook(folder, name, cell)
            os.utime(changed, ns=(1, 1))
        await hall.recipes.look()
        assert sorted(ran) == sorted([TABLE, "no code"])
        assert (await fetch(f"{site}voila/render/020")).code == 200
        with pytest.raises(HTTPClientError, match="500"):
            await fetch(f"{site}voila/render/000")
        assert (await fetch(f"{site}voila/render/010")).code == 200

    with caplog.at_level(logging.ERROR):
        at(folder, test)
    assert [each.args[0] for each in caplog.records] == ["020", "000"]


def test_a_notebook_that_is_no_notebook_spoils_no_other_page(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        (folder / "030.ipynb").write_text("{")
        await hall.recipes.run_all()
        fetch = AsyncHTTPClient().fetch
        for name, code in (("030", "500"), ("040", "404")):
            with pytest.raises(HTTPClientError, match=code):
                await fetch(f"{site}voila/render/{name}")
        assert (await fetch(f"{site}voila/render/000")).code == 200

    at(folder, test)
