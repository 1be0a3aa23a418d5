"""Desk of the site: jobs run in other processes, the most urgent first."""

from __future__ import annotations

import asyncio
import os
import pickle
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import Context, copy_context
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, Protocol

from italiancards import ItalianCardsError
from italiancards.jobs import BOT, EXAMPLE, REVIEW, WHOLE, Want
from italiancards.session.desk import Desk, InPlaceDesk, OnAnswer
from italiancards.site.pool.cluster import Cluster
from italiancards.site.pool.processes import Processes
from italiancards.site.pool.worker import JobOutcome, WorkerLost, pack, unpack
from italiancards.site.pool.worker import OnOutcome as OnOutcome

LIMIT = 20.0
"""Seconds after which a job is given up."""
NICE = 10
"""Niceness of the workers for jobs that are not urgent: they yield to all others."""
TRIES = 3
"""Most workers a job may lose, through no fault of its own, before it is given up."""
NAMES = ("bot", "first", "example", "whole", "review")
"""Names of the urgencies in the counts."""


class JobFailed(ItalianCardsError):
    """Error of a job without an answer; its text says why, in a sentence."""


class Workers(Protocol):
    """Group of workers that take jobs of some urgencies: see `italiancards.jobs`."""

    @property
    def places(self) -> int:
        """Number of jobs that can run at once now."""

    @property
    def urgencies(self) -> tuple[int, int]:
        """Lowest and highest urgency of the jobs these workers take.

        `BOT`, 0, is the most urgent, and `REVIEW`, 4, the least.
        """

    def run(self, job: bytes, done: OnOutcome) -> Callable[[], None]:
        """Run a pickled job, `done` gets the outcome; return a function that stops the job.

        Args:
            job: the pickled job.
            done: called once with its outcome, from any thread: packed bytes (see `unpack`), or
                the error by which there are none.

        Returns:
            A function that tells the worker that nobody wants the answer any more.
        """

    def close(self) -> None:
        """End all workers of the group."""


@dataclass(eq=False, slots=True)
class QueuedJob:
    """A want in the queue, or with a worker.

    Args:
        want: the want.
        done: takes the want, and a function that returns the answer or raises an error.
        who: the address that asks.
        loop: the loop to answer on.
        context: the context to answer in, with the language of who asks.
        place: its place in the queue, the lowest first: urgency, number of jobs that its address
            had, and order of arrival (the newest first for whole hints).
        forgotten: whether nobody wants the answer any more.
        stop: tells its worker so.
        tries: number of workers it has been handed to, of `TRIES`.
    """

    want: Want
    done: OnAnswer
    who: str
    loop: asyncio.AbstractEventLoop
    context: Context
    place: tuple[int, int, int]
    forgotten: bool = False
    stop: Callable[[], None] = lambda: None
    tries: int = 0


class JobPool:
    """Workers, and the queue before them. All but the workers happens on the loop.

    A job's place in the queue follows from its urgency, by how many jobs its asker's address has in
    the queue or with workers, and by when it came. Of whole hints the newest is the first: where
    there is no time for all, an old one would be begun when its learner is about to play on. What
    is not urgent has workers of its own, who step back behind the others: it takes all the time
    that is left, and none that is not.

    Args:
        workers: number of worker processes of each of the two kinds; None for as many as there are
            cores, and at least two.
        executor: `dask=ADDRESS` where whole hints and reviews may be answered there too, or empty.
        limit: seconds after which a job is given up.

    Raises:
        BadExecutor: the executor is written in another way, or Dask is not installed.
    """

    def __init__(
        self, workers: int | None = None, executor: str = "", limit: float = LIMIT
    ) -> None:
        number, self.limit = workers or max(2, cores()), limit
        self.counts: Counter[str] = Counter()
        self._waiting: list[tuple[tuple[int, int, int], QueuedJob]] = []
        self._numbers = count()
        self._jobs: Counter[str] = Counter()
        self._loop: asyncio.AbstractEventLoop | None = None
        cluster = [Cluster(executor, (WHOLE, REVIEW), limit, self._wake)] if executor else []
        self._busy: Counter[Workers] = Counter()
        self.workers: Sequence[Workers] = (
            Processes(number, (BOT, EXAMPLE), limit, 0, self._wake),
            Processes(number, (WHOLE, REVIEW), limit, NICE, self._wake),
            *cluster,
        )

    def desk(self, who: str) -> Desk:
        """Return a desk that puts jobs of one visitor into this pool.

        Args:
            who: the address it comes from.
        """
        return _PoolDesk(self, who)

    def ask(self, want: Want, done: OnAnswer, who: str) -> Callable[[], object]:
        """Put a job into the queue by its urgency; return a function that withdraws it.

        Args:
            want: the job, and how urgent it is.
            done: called once on the loop, unless the job is forgotten before, with the want and a
                function that returns the answer, or raises `JobFailed` or the job's own error.
            who: the address that asks.

        Returns:
            A function that forgets the job.
        """
        self._loop = loop = asyncio.get_running_loop()
        number = next(self._numbers)
        order = -number if want.urgency == WHOLE else number
        place = (want.urgency, self._jobs[who], order)
        task = QueuedJob(want, done, who, loop, copy_context(), place)
        self._jobs[who] += 1
        insort(self._waiting, (place, task))
        self._hand_out()
        return partial(self._forget, task)

    def _forget(self, task: QueuedJob) -> None:
        """Withdraw a job: from the queue, or stop it at its worker."""
        if task.forgotten:
            return
        task.forgotten = True
        self.counts[f"{NAMES[task.want.urgency]}_given_up"] += 1
        at = bisect_left(self._waiting, (task.place,))
        if self._waiting[at : at + 1] == [(task.place, task)]:
            del self._waiting[at]
            self._leave(task)
        else:
            task.stop()

    def _leave(self, task: QueuedJob) -> None:
        """Count a job of its visitor less, once it has left the pool."""
        self._jobs[task.who] -= 1
        if not self._jobs[task.who]:
            del self._jobs[task.who]

    def _wake(self) -> None:
        """Let the loop hand out jobs again, from any thread."""
        if self._loop is not None:
            with suppress(RuntimeError):  # it is closed
                self._loop.call_soon_threadsafe(self._hand_out)

    def _hand_out(self) -> None:
        """Give queued jobs to free workers, the most urgent first."""
        for workers in self.workers:
            first, last = workers.urgencies
            while self._busy[workers] < workers.places:
                at = bisect_left(self._waiting, ((first,),))
                if at == len(self._waiting) or self._waiting[at][0][0] > last:
                    break
                self._hand(self._waiting.pop(at)[1], workers)

    def _hand(self, task: QueuedJob, workers: Workers) -> None:
        """Send a job to a worker, and count its try."""
        self._busy[workers] += 1
        task.tries += 1
        try:
            job = pickle.dumps(task.want.job)
        except Exception as error:
            self._on_outcome(task, workers, pack(error))
        else:
            task.stop = workers.run(job, partial(self._on_outcome, task, workers))

    def _on_outcome(self, task: QueuedJob, workers: Workers, outcome: JobOutcome) -> None:
        """Pass a job's outcome from a worker's thread to the loop."""
        with suppress(RuntimeError):  # it is closed
            task.loop.call_soon_threadsafe(
                self._take_outcome, task, workers, outcome, context=task.context
            )

    def _take_outcome(self, task: QueuedJob, workers: Workers, outcome: JobOutcome) -> None:
        """Queue a job again if its worker was lost; else pass on its result; hand out others."""
        self._busy[workers] -= 1
        again = isinstance(outcome, WorkerLost) and task.tries < TRIES and not task.forgotten
        if again:
            insort(self._waiting, (task.place, task))
        else:
            self._leave(task)
        self._hand_out()
        if not (again or task.forgotten):
            self.counts[NAMES[task.want.urgency]] += 1
            task.forgotten = True  # whoever forgets it now comes too late
            task.done(task.want, partial(self._result, outcome))

    def _result(self, outcome: JobOutcome) -> Any:
        """Return the answer in a job's outcome, or raise an error that says what went wrong."""
        try:
            if isinstance(outcome, bytes):
                return unpack(outcome)
        except MemoryError as error:
            raise JobFailed("thinking-out-of-memory") from error
        self.counts["failed"] += 1
        if isinstance(outcome, TimeoutError):
            raise JobFailed("thinking-too-long", limit=f"{self.limit:g}") from outcome
        raise JobFailed("thinking-cut-short") from outcome

    @property
    def waiting(self) -> int:
        """Number of jobs in the queue, without those that run."""
        return len(self._waiting)

    def close(self) -> None:
        """Empty the queue and end all workers."""
        self._waiting.clear()
        workers, self.workers = self.workers, ()  # what they give back goes to nobody
        for each in workers:
            each.close()


class _PoolDesk:
    """The desk of one visit.

    Args:
        pool: where jobs are answered.
        who: the address it comes from.
    """

    def __init__(self, pool: JobPool, who: str) -> None:
        self.pool, self.who = pool, who

    def ask(self, want: Want, done: OnAnswer) -> Callable[[], object] | None:
        """Run a job in the pool, or here if it is small; return a function to cancel it, or None.

        Args:
            want: the job, and how urgent it is.
            done: called once, as in `JobPool.ask`, unless the job is forgotten before.

        Returns:
            A function that forgets the job; None if it is answered already.
        """
        if getattr(want.job, "in_place", False):
            return InPlaceDesk().ask(want, done)
        return self.pool.ask(want, done, self.who)


def cores() -> int:
    """Return the number of processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
