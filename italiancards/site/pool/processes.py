"""Workers on this machine: a process pool of pebble, which ends only one that hangs.

Neither `concurrent.futures` nor loky ends a single worker, and `multiprocessing.Pool` hangs where
one dies: that is why we depend on pebble.
"""

from __future__ import annotations

import logging
import multiprocessing as mp
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Thread
from typing import Any

from pebble import ProcessPool

from italiancards.site.pool.worker import JobOutcome, OnOutcome, WorkerLost, prepare, work_here

JOBS = 500
"""Jobs after which a worker is replaced by a new one."""
ROOM = 70
"""Most characters of the temporary folder's name that leave room for a socket.

The server that workers are forked from has its socket there, whose name has 103 at most.
"""
log = logging.getLogger("Voila")


class Processes:
    """Worker processes.

    Args:
        number: how many.
        urgencies: the first and the last urgency of the jobs that they answer.
        limit: seconds after which a job is given up, and its worker ended.
        nice: how far they step back behind others.
        changed: is called, from another thread, once they are there.
    """

    def __init__(
        self,
        number: int,
        urgencies: tuple[int, int],
        limit: float,
        nice: int,
        changed: Callable[[], None],
    ) -> None:
        self.urgencies, self.places = urgencies, 0
        self._number, self._limit, self._nice = number, limit, nice
        forks = "forkserver" in mp.get_all_start_methods() and len(tempfile.gettempdir()) <= ROOM
        self._context: Any = mp.get_context("forkserver" if forks else "spawn")
        if forks:
            self._context.set_forkserver_preload(["italiancards.site.pool.preload"])
        self._free = [*range(number)]
        self._stops: Any = self._context.RawArray("B", number)
        self._pool = self._new()
        self._starting = Thread(target=self._start, args=(changed,))
        self._starting.start()

    def _start(self, changed: Callable[[], None]) -> None:
        """Start the worker processes, then report their number."""
        if self._pool.active:  # asking starts it, in a second
            self.places = self._number
            changed()

    def _new(self) -> ProcessPool:
        """Return a new pool of processes."""
        initial = (self._nice, self._stops)
        return ProcessPool(self._number, JOBS, prepare, initial, self._context)

    def run(self, job: bytes, done: OnOutcome) -> Callable[[], None]:
        """Run a pickled job in a worker process; return a function that stops it.

        Args:
            job: the pickled job.
            done: called once with its outcome, from any thread.

        Returns:
            A function that tells the worker that nobody wants the answer any more.
        """
        place = self._free.pop()
        self._stops[place] = 0
        done = partial(self._leave, place, done)
        if not self._pool.active:
            log.warning("All workers of a kind are started anew")
            Thread(target=self._pool.join, daemon=True).start()
            self._pool = self._new()
        try:
            asked = (job, self._limit, place)
            future = self._pool.schedule(work_here, asked, timeout=self._limit)
        except RuntimeError:  # they went in this moment
            done(WorkerLost())
        else:
            future.add_done_callback(partial(_on_result, done))
        return partial(self._stops.__setitem__, place, 1)

    def _leave(self, place: int, done: OnOutcome, outcome: JobOutcome) -> None:
        """Free a job's place, and pass its outcome on."""
        self._free.append(place)
        done(outcome)

    def close(self) -> None:
        """End all worker processes."""
        self._starting.join()
        self._pool.stop()  # type: ignore[no-untyped-call]  # pebble says no type of it
        self._pool.join()


def _on_result(done: OnOutcome, future: Future[bytes]) -> None:
    """Pass on a future's result or error; a broken pool counts as a lost worker."""
    error = future.exception()
    outcome: JobOutcome = error if error is not None else future.result()
    done(WorkerLost() if isinstance(error, BrokenProcessPool) else outcome)
