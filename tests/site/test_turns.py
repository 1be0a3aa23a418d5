"""The loop's work: counted, owed by whoever caused it, and shared in turns."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.own_lessons import PAGE, at, line, move, next_frame, say, shown

from italiancards.site import sessions
from italiancards.site.allowances import Allowance, Measure
from italiancards.site.hall import Hall
from italiancards.site.histogram import Histogram
from italiancards.site.sessions import Turns, Visit


def test_the_loops_work_is_counted_by_kind_and_owed_by_the_page_and_its_address(
    folder: Path,
) -> None:
    async def test(hall: Hall, site: str) -> None:
        own = await line(site)
        await next_frame(own)
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
    with visit.count_work("x"):
        pass
    effort.left, now = -0.3, effort.at
    assert not effort.has(now + 0.5, 0)
    assert effort.has(now + 1.1, 0)
