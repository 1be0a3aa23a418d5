"""Sessions found again by their pages."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from support.own_lessons import OTHER, PAGE, at, line, move, next_frame, say, shown
from support.processes import until
from tornado.httpclient import AsyncHTTPClient, HTTPClientError
from tornado.websocket import WebSocketClosedError

from italiancards.site.hall import Hall
from italiancards.site.sessions import ABSENCE
from italiancards.site.sockets import FULL, GONE, TAKEN_OVER


def test_a_new_page_is_told_nothing_that_it_shows_already(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        assert await next_frame(own) == [0]
        assert (await say(own, 0)) == [[0]]
        frames = await say(own, 1, move(await shown(hall)))
        assert frames[0][1]["told"]["model"]["id"] == "000"
        assert hall.visits.taken == 1

    at(folder, test)


def test_a_page_left_to_chance_is_told_other_cards(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        pages = [await line(site, "010", page) for page in (PAGE, OTHER)]
        greetings = [await next_frame(own) for own in pages]
        cards = [json.dumps(each[1]["told"]["model"]["zones"]) for each in greetings]
        cards.append(json.dumps((await shown(hall, "010"))[1]["told"]["model"]["zones"]))
        assert len({*cards}) == 3

    at(folder, test)


def test_a_page_that_was_cut_finds_its_session_and_what_it_says_again_is_played_once(
    folder: Path,
) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
        played = move(await shown(hall))
        before = (await say(own, 1, played))[-1]
        own.protocol.stream.close()
        await until(lambda: hall.visits.found(PAGE, "000").line is None)
        again = await line(site, heard=0)  # the page did not hear that it was played
        greeting = await next_frame(again)
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
        await next_frame(own)
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
        assert await next_frame(await line(site, heard=1)) == GONE

    at(folder, test)


def test_a_page_that_is_left_gives_its_table_back_at_once(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
        own.close(1000)
        await until(lambda: hall.visits.taken == 0)

    at(folder, test)


@pytest.mark.parametrize("lesson", ["001", "020", "nowhere"])
def test_where_there_is_no_such_lesson_the_line_says_that_it_is_gone(
    folder: Path, lesson: str
) -> None:
    async def test(hall: Hall, site: str) -> None:
        assert await next_frame(await line(site, lesson)) == GONE
        assert hall.visits.taken == 0

    at(folder, test)


def test_a_name_is_that_of_one_page_of_one_lesson(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        assert await next_frame(await line(site)) == [0]
        assert await next_frame(await line(site, "010")) == GONE

    at(folder, test)


def test_where_all_tables_are_taken_a_page_and_a_line_say_so(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
        assert await next_frame(await line(site, page=OTHER)) == FULL
        with pytest.raises(HTTPClientError, match="503") as full:
            await AsyncHTTPClient().fetch(f"{site}voila/render/000")
        assert b"All tables are full" in full.value.response.body
        assert full.value.response.headers["Retry-After"]
        again = await line(site)  # whoever has a table keeps it
        assert (await next_frame(again))[0] == 0
        again.close(1000)
        await until(lambda: not hall.visits.full)
        assert await next_frame(await line(site, page=OTHER)) == [0]

    at(folder, test, tables=1)


def test_another_line_of_a_page_takes_its_session_over(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        one = await line(site)
        await next_frame(one)
        await say(one, 1, {"type": "cards", "revision": 0})
        two = await line(site, heard=1)
        assert (await next_frame(two))[0] == 1
        with suppress(WebSocketClosedError):  # it may have heard so already
            await one.write_message(json.dumps([2, {"type": "undo", "revision": 0}]))
        assert await next_frame(one) == TAKEN_OVER
        assert hall.visits.found(PAGE, "000").heard == 1
        assert (await say(two, 2, {"type": "cards", "revision": 0}))[-1][0] == 2

    at(folder, test)
