"""What is not urgent is answered by a Dask cluster too, where its workers are of our release."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import dask
import pytest
from support.junk_jobs import Junk, doze, hang

import italiancards as ic
from italiancards.hints import Budget
from italiancards.jobs import FIRST, REVIEW, WHOLE, Want, answer
from italiancards.site.pool import cluster as clusters
from italiancards.site.pool import executors
from italiancards.site.pool.cluster import Cluster
from italiancards.site.pool.executors import BadExecutor
from italiancards.site.pool.pool import JobFailed, JobPool
from italiancards.site.pool.worker import REFUSED, work

LIMIT = 2.0
PATIENCE = 60


@pytest.fixture(autouse=True)
def _log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "Voila")


@contextmanager
def cluster(workers: int = 1) -> Iterator[Any]:
    """A cluster on this machine."""
    dask.config.set(logging=executors.LOGGING)
    from distributed import LocalCluster

    with LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0") as found:
        yield found


@pytest.fixture(scope="module")
def dask_cluster() -> Iterator[Any]:
    """A cluster of one worker."""
    with cluster() as found:
        yield found


@contextmanager
def site(address: str, limit: float = LIMIT) -> Iterator[JobPool]:
    """A pool whose slow jobs are answered on Dask first, so that it is seen whether they are."""
    pool = JobPool(1, f"dask={address}", limit)
    urgent, slow, there = pool.workers
    pool.workers = (urgent, there, slow)
    try:
        yield pool
    finally:
        pool.close()


async def asked(pool: JobPool, job: Any, urgency: int = WHOLE) -> Any:
    """The answer to a job."""
    came: asyncio.Future[Callable[[], Any]] = asyncio.get_running_loop().create_future()
    pool.desk("a").ask(Want(urgency, job, print), lambda want, result: came.set_result(result))
    return (await asyncio.wait_for(came, PATIENCE))()


async def until(true: Callable[[], object]) -> None:
    """Wait for something."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def hired(pool: JobPool) -> Cluster:
    """The cluster of a pool."""
    found = pool.workers[1]
    assert isinstance(found, Cluster)
    return found


def test_slow_jobs_are_answered_there_to_the_last_bit_and_urgent_ones_here(
    dask_cluster: Any,
) -> None:
    job = ic.deal("tresette", seed=7).advise("hint", Budget(40))
    table = ic.deal("briscola", seed=7).autoplay()
    look = ic.review(table, budget=Budget(30)).job

    async def play(pool: JobPool) -> None:
        await until(lambda: hired(pool).places)
        far = await asked(pool, Junk(os.getppid))
        assert await asked(pool, Junk(os.getppid), FIRST) != far
        assert await asked(pool, job) == answer(job)
        assert look is not None
        assert await asked(pool, look, REVIEW) == answer(look)

    with site(dask_cluster.scheduler_address) as pool:
        asyncio.run(play(pool))


def test_a_worker_of_another_release_is_refused_and_all_is_answered_here(
    dask_cluster: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clusters, "release", lambda: "italiancards 9 on Python 4.2")

    async def play(pool: JobPool) -> None:
        await until(lambda: "is refused" in caplog.text)
        assert hired(pool).places == 0
        assert await asked(pool, Junk(doze)) == "rested"

    with site(dask_cluster.scheduler_address) as pool:
        asyncio.run(play(pool))
    warnings = [each.getMessage() for each in caplog.records if "is refused" in each.getMessage()]
    assert len(warnings) == 1
    assert "it has italiancards 0." in warnings[0]
    assert warnings[0].endswith("the site italiancards 9 on Python 4.2")


def test_a_worker_looks_at_the_release_before_it_answers(
    dask_cluster: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert work(b"not even read", "italiancards 9 on Python 4.2").startswith(REFUSED)

    async def play(pool: JobPool) -> None:
        await until(lambda: hired(pool).places)
        monkeypatch.setattr(clusters, "release", lambda: "italiancards 9 on Python 4.2")
        assert await asked(pool, Junk(doze)) == "rested"
        assert hired(pool).places == 0

    with site(dask_cluster.scheduler_address) as pool:
        asyncio.run(play(pool))
    assert "is refused" in caplog.text


@pytest.mark.thorough
def test_one_that_hangs_is_given_up_and_its_worker_started_anew(
    dask_cluster: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(pool: JobPool) -> None:
        await until(lambda: hired(pool).places)
        before = await asked(pool, Junk(os.getpid))
        with pytest.raises(JobFailed, match="over 2 seconds"):
            await asked(pool, Junk(hang))
        assert await asked(pool, Junk(doze)) == "rested"
        await until(lambda: hired(pool).places)
        assert await asked(pool, Junk(os.getpid)) != before

    with site(dask_cluster.scheduler_address) as pool:
        asyncio.run(play(pool))
    assert "started anew" in caplog.text


@pytest.mark.thorough
def test_where_the_scheduler_goes_jobs_are_answered_here(caplog: pytest.LogCaptureFixture) -> None:
    async def play(pool: JobPool, found: Any) -> None:
        await until(lambda: hired(pool).places)
        held = asyncio.create_task(asked(pool, Junk(nap)))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(found.close)
        assert await held == "rested"
        await until(lambda: "Dask is gone" in caplog.text)
        assert hired(pool).places == 0
        assert await asked(pool, Junk(doze)) == "rested"

    with cluster() as found, site(found.scheduler_address, PATIENCE) as pool:
        asyncio.run(play(pool, found))
    warnings = [each.getMessage() for each in caplog.records if "Dask is gone" in each.getMessage()]
    assert len(warnings) == 1


def nap() -> str:
    """Think for longer."""
    time.sleep(1)
    return "rested"


def test_where_no_scheduler_is_the_site_begins_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(executors, "ANSWER", 0.2)

    async def play(pool: JobPool) -> None:
        assert await asked(pool, Junk(doze)) == "rested"
        await until(lambda: "No Dask scheduler answers at" in caplog.text)

    with site("tcp://127.0.0.1:9") as pool:
        asyncio.run(play(pool))


@pytest.mark.parametrize("executor", ["ray", "dask", "dask=", "tcp://127.0.0.1:9"])
def test_an_executor_of_another_kind_is_refused(executor: str) -> None:
    with pytest.raises(BadExecutor, match="An executor of a site is dask=ADDRESS, not"):
        JobPool(1, executor)
