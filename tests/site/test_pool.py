"""Jobs are answered in other processes, the most urgent first, and none is another's trouble."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextvars import copy_context
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.junk_jobs import (
    Endless,
    Junk,
    Strict,
    die,
    doze,
    exit_here,
    grow,
    hang,
    leave,
    not_sent,
    raise_local,
    raise_strict,
)

import italiancards as ic
from italiancards.core.language import speak_here
from italiancards.hints import Budget
from italiancards.jobs import BOT, EXAMPLE, FIRST, REVIEW, WHOLE, Retry, Want, answer
from italiancards.questions.goals import points
from italiancards.site.pool import pool as pools
from italiancards.site.pool.pool import JobFailed, JobPool
from italiancards.site.pool.worker import OnOutcome, unpack, work

LIMIT = 1.5
WORKERS = 2


class Held:
    """Workers that do nothing before they are told to."""

    def __init__(self, number: int, urgencies: tuple[int, int], *rest: object) -> None:
        self.places, self.urgencies = number, urgencies
        self.jobs: list[tuple[bytes, OnOutcome]] = []

    def run(self, job: bytes, done: OnOutcome) -> Callable[[], None]:
        self.jobs.append((job, done))
        return lambda: None

    def answer(self) -> None:
        job, done = self.jobs.pop(0)
        done(work(job))

    def close(self) -> None:
        self.jobs.clear()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> JobPool:
    """One worker for what is urgent, and one for what is not."""
    monkeypatch.setattr(pools, "Processes", Held)
    return JobPool(1)


@pytest.fixture(scope="module")
def pool() -> Iterator[JobPool]:
    """A pool of processes."""
    pool = JobPool(WORKERS, limit=LIMIT)
    yield pool
    pool.close()


async def asked(pool: JobPool, job: Any, urgency: int = FIRST, who: str = "a") -> Any:
    """The answer to a job."""
    came: asyncio.Future[Callable[[], Any]] = asyncio.get_running_loop().create_future()
    pool.desk(who).ask(Want(urgency, job, print), lambda want, result: came.set_result(result))
    return (await asyncio.wait_for(came, 60))()


def test_the_most_urgent_goes_first_and_who_asks_for_less_before_who_asks_for_more(
    held: JobPool,
) -> None:
    results = list[str]()

    async def play() -> None:
        def ask(who: str, urgency: int, name: str) -> None:
            job = Junk(name.upper)
            pool_desk = held.desk(who)
            pool_desk.ask(Want(urgency, job, print), lambda want, result: results.append(result()))

        ask("x", FIRST, "begun")
        for who, urgency, name in (
            ("a", FIRST, "a1"),
            ("a", FIRST, "a2"),
            ("a", FIRST, "a3"),
            ("b", FIRST, "b1"),
            ("b", EXAMPLE, "example"),
            ("a", REVIEW, "review"),
            ("c", FIRST, "c1"),
            ("a", WHOLE, "whole"),
            ("a", BOT, "bot"),
        ):
            ask(who, urgency, name)
        urgent, slow = held.workers
        while urgent.jobs or slow.jobs:
            for each in (urgent, slow):
                if each.jobs:
                    each.answer()
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    asyncio.run(play())
    urgent = [each for each in results if each not in ("REVIEW", "WHOLE")]
    assert urgent == ["BEGUN", "BOT", "A1", "B1", "C1", "A2", "A3", "EXAMPLE"]
    assert [each for each in results if each not in urgent] == ["REVIEW", "WHOLE"]  # begun at once
    assert not held._jobs


def test_what_is_forgotten_leaves_the_queue_and_its_answer_is_dropped(held: JobPool) -> None:
    results = list[str]()

    async def play() -> None:
        desk = held.desk("a")
        forget = [
            desk.ask(Want(FIRST, Junk(name.upper), print), lambda _, come: results.append(come()))
            for name in ("begun", "waits", "last")
        ]
        assert held.waiting == 2
        for each in (*forget[:2], forget[0]):
            assert each is not None
            each()
        assert held.waiting == 1
        for _ in range(2):
            held.workers[0].answer()
            await asyncio.sleep(0.01)

    asyncio.run(play())
    assert results == ["LAST"]
    assert held.counts == {"first": 1, "first_given_up": 2}
    assert not held._jobs


def test_of_whole_hints_the_newest_goes_first(held: JobPool) -> None:
    results = list[str]()

    async def play() -> None:
        for name in ("begun", "old", "new"):
            desk, job = held.desk(name), Junk(name.upper)
            desk.ask(Want(WHOLE, job, print), lambda want, result: results.append(result()))
        while held.workers[1].jobs:
            held.workers[1].answer()
            await asyncio.sleep(0.01)

    asyncio.run(play())
    assert results == ["BEGUN", "NEW", "OLD"]


def test_a_job_that_is_forgotten_while_it_runs_makes_room_at_its_next_pause(pool: JobPool) -> None:
    async def play() -> None:
        assert await asked(pool, Junk(doze)) == "rested"
        before = {each.pid for each in _workers()}
        for _ in range(WORKERS):
            forget = pool.desk("a").ask(Want(FIRST, Endless(), print), print)
            assert forget is not None
            await asyncio.sleep(0.2)
            forget()
        assert await asked(pool, Junk(os.getpid)) in before  # none was ended for it

    asyncio.run(play())


def test_a_job_that_has_to_be_done_in_place_is(held: JobPool) -> None:
    class Here(Junk):
        in_place = True

    assert asyncio.run(asked(held, Here(os.getpid))) == os.getpid()


def _jobs() -> dict[str, Any]:
    """One job of each kind."""
    jobs = {}
    for game in ic.GAMES:
        jobs[game] = ic.deal(game, seed=7).advise("hint", Budget(60))
        jobs[f"{game}, first"] = replace(jobs[game], first=True)
        jobs[f"{game}, greedy"] = ic.deal(game, seed=7).advise("greedy", Budget())
    table = ic.deal("briscola", seed=7).autoplay()
    jobs["review"] = ic.review(table, budget=Budget(30)).job
    jobs["retry"] = Retry(table.record(), 0, points(10_000), table.now - 9)
    return jobs


def test_answers_are_those_of_any_process_to_the_last_bit(pool: JobPool) -> None:
    jobs = _jobs()

    async def play() -> list[Any]:
        return await asyncio.gather(*(asked(pool, job, WHOLE) for job in jobs.values()))

    for name, came in zip(jobs, asyncio.run(play()), strict=True):
        assert came == answer(jobs[name]), name


def test_one_that_hangs_is_ended_alone_while_its_neighbour_answers(pool: JobPool) -> None:
    async def play() -> tuple[float, Any]:
        start = time.monotonic()
        hung = asyncio.create_task(asked(pool, Junk(hang)))
        for _ in range(4):
            assert await asked(pool, Junk(doze), who="b") == "rested"
        with pytest.raises(JobFailed) as raised:
            await hung
        return time.monotonic() - start, raised.value

    took, error = asyncio.run(play())
    assert took > LIMIT
    assert str(error) == "Thinking about this took over 1.5 seconds, and was stopped."


def test_a_worker_that_dies_is_the_trouble_of_its_asker_alone(pool: JobPool) -> None:
    async def play() -> list[Any]:
        jobs = [Junk(doze), Junk(die), Junk(doze)]
        asks = [asked(pool, job) for job in jobs]
        return await asyncio.gather(*asks, return_exceptions=True)

    first, error, last = asyncio.run(play())
    assert first == last == "rested"
    assert isinstance(error, JobFailed)
    assert str(error) == "Thinking about this was cut short: ask again."


@pytest.mark.thorough
def test_idle_workers_that_die_are_nobodys_trouble(pool: JobPool) -> None:
    assert asyncio.run(asked(pool, Junk(doze))) == "rested"
    for each in _workers():
        each.kill()
    assert asyncio.run(asked(pool, Junk(doze))) == "rested"
    assert asyncio.run(asked(pool, Junk(doze), WHOLE)) == "rested"


@pytest.mark.parametrize(
    ("act", "error", "text"),
    [
        (raise_strict, Strict, "seven is not 8"),
        (raise_local, RuntimeError, "Local: ('nobody knows me'"),
        (exit_here, RuntimeError, "SystemExit: enough"),
        (not_sent, AttributeError, "local object"),
        (leave, JobFailed, "took over"),
        (grow, JobFailed, "took too much memory, and was stopped"),
        (lambda: None, pickle.PicklingError, "Can't pickle"),  # not even asked
    ],
)
def test_what_goes_wrong_comes_back_as_an_error(
    pool: JobPool, act: Callable[[], Any], error: type[Exception], text: str
) -> None:
    if act is grow and sys.platform != "linux":
        pytest.skip("memory is limited on Linux alone")

    async def play() -> Exception:
        with pytest.raises(Exception, match=".") as raised:
            await asked(pool, Junk(act))
        assert await asked(pool, Junk(doze)) == "rested"
        return raised.value

    raised = asyncio.run(play())
    assert text in str(raised)
    assert type(raised) is error or isinstance(raised, JobFailed)


def test_an_error_tells_where_it_was_and_keeps_what_it_knows() -> None:
    with pytest.raises(Strict) as raised:
        unpack(work(pickle.dumps(Junk(raise_strict))))
    assert raised.value.number == 8
    assert "in raise_strict" in raised.value.__notes__[0]


def test_why_nobody_answers_is_said_in_the_language_of_who_asks(pool: JobPool) -> None:
    def speak() -> str:
        speak_here("it")
        with pytest.raises(JobFailed) as raised:
            asyncio.run(asked(pool, Junk(die)))
        return str(raised.value)

    try:
        assert copy_context().run(speak) == "Il calcolo si è interrotto: riprova."
    finally:
        speak_here("en")


def _workers() -> list[psutil.Process]:
    """Worker processes of this one: what the fork server has forked."""
    here = psutil.Process()
    return [each for child in here.children() for each in child.children()]


def test_when_a_pool_is_closed_its_workers_are_gone() -> None:
    before = {each.pid for each in _workers()}
    other = JobPool(1, limit=LIMIT)
    asyncio.run(asked(other, Junk(doze)))
    hung = asked(other, Junk(hang))
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(hung, 0.1))
    assert len({each.pid for each in _workers()} - before) == 2
    other.close()
    assert {each.pid for each in _workers()} <= before


def test_what_a_closed_pool_did_not_answer_starts_no_worker() -> None:
    before = {each.pid for each in _workers()}

    async def play() -> None:
        other = JobPool(1, limit=LIMIT)
        assert await asked(other, Junk(doze)) == "rested"
        for urgency in (FIRST, FIRST, WHOLE):
            other.desk("a").ask(Want(urgency, Endless(), print), print)
        await asyncio.sleep(0.2)
        other.close()
        await asyncio.sleep(0.5)

    asyncio.run(play())
    assert {each.pid for each in _workers()} <= before


def test_workers_of_a_server_that_was_killed_end_themselves() -> None:
    code = (
        "import asyncio, os, pickle\n"
        "from italiancards.site.pool.worker import work_here\n"
        "from support.junk_jobs import Junk, hang\n"
        "work_here(pickle.dumps(Junk(hang)), 0.5)\n"
    )
    root = Path(__file__).parents[2]
    begun = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"},
        timeout=60,
        check=False,
    )
    assert run.returncode < 0
    assert time.monotonic() - begun > 1
