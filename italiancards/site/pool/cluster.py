"""Workers of a Dask cluster, for jobs the site's machine has no time for."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from threading import Event, Lock, Thread
from typing import Any

from italiancards.core.errors import quoted
from italiancards.site.pool.executors import DASK, NO_DASK, BadExecutor, connect
from italiancards.site.pool.worker import (
    REFUSED,
    JobOutcome,
    OnOutcome,
    WorkerLost,
    release,
    warm,
    work,
)

BEAT = 1.0
"""Seconds between two checks of the workers in the cluster."""
AGAIN = 10.0
"""Seconds after which a scheduler that did not answer is called again."""
GONE = ("cancelled", "lost")
"""Dask's states of a job whose worker or scheduler has gone."""
log = logging.getLogger("Voila")


@dataclass(eq=False, slots=True)
class Errand:
    """A job with a worker.

    Args:
        future: Dask's.
        done: takes what came of it.
        since: when the worker got it.
    """

    future: Any
    done: OnOutcome
    since: float


class Cluster:
    """Workers of a Dask cluster, each with one job at a time.

    A thread looks who is there: a worker is hired once it says that it is of our release, and
    whatever a worker had that is gone is given back. Where the scheduler goes, all are gone.

    Args:
        executor: `dask=ADDRESS`.
        urgencies: the first and the last urgency of the jobs that are answered there.
        limit: seconds after which a job is given up, and its worker started anew.
        changed: is called, from that thread, when somebody comes.

    Raises:
        BadExecutor: the executor is written in another way.
    """

    def __init__(
        self, executor: str, urgencies: tuple[int, int], limit: float, changed: Any
    ) -> None:
        name, _, self.address = executor.partition("=")
        if name != DASK or not self.address:
            raise BadExecutor(f"An executor of a site is dask=ADDRESS, not {quoted(executor)}.")
        if find_spec("distributed") is None:
            raise BadExecutor(NO_DASK)
        self.urgencies = urgencies
        self._limit, self._changed = limit, changed
        self._client: Any = None
        self._staff: dict[str, Errand | None] = {}
        self._out = set[str]()  # refused, or hanging
        self._lock, self._closed = Lock(), Event()
        self._thread = Thread(target=self._look_after, daemon=True)
        self._thread.start()

    @property
    def places(self) -> int:
        """Number of workers in the cluster."""
        return len(self._staff)

    def run(self, job: bytes, done: OnOutcome) -> Callable[[], None]:
        """Send a pickled job to a free worker; return a function that does nothing.

        Args:
            job: the pickled job.
            done: called once with its outcome, from any thread.
        """
        with self._lock:
            worker = next((name for name, errand in self._staff.items() if errand is None), None)
            if worker is None:  # it went in this moment
                done(WorkerLost())
                return _nothing
            future = self._client.submit(work, job, release(), workers=[worker], pure=False)
            errand = self._staff[worker] = Errand(future, done, time.monotonic())
        future.add_done_callback(partial(self._on_result, worker, errand))
        return _nothing

    def _on_result(self, worker: str, errand: Errand, future: Any) -> None:
        """Pass a job's outcome on, and set its worker free or take it out."""
        outcome: JobOutcome
        try:
            outcome = future.result()
        except BaseException as error:
            outcome = error
        with self._lock:
            if self._staff.get(worker) is not errand:  # it was given back
                return
            self._staff[worker] = None
            if future.status in GONE:
                del self._staff[worker]
                outcome = WorkerLost()
            elif isinstance(outcome, bytes) and outcome.startswith(REFUSED):
                self._refuse(worker, outcome.removeprefix(REFUSED).decode())
                outcome = WorkerLost()
        errand.done(outcome)

    def _look_after(self) -> None:
        """Keep watching the cluster's workers until closed; reconnect if it is lost."""
        silent = False
        while not self._closed.is_set():
            try:
                if self._client is None:
                    self._client = connect(self.address)
                if self._client.status != "running":
                    raise BadExecutor(f"The Dask scheduler at {quoted(self.address)} went.")
                self._look()
                silent = False
            except Exception as error:
                if not silent:
                    log.warning(f"Thinking on this machine alone, for Dask is gone: {error}")
                silent = True
                self._let_go()
            self._closed.wait(AGAIN if silent else BEAT)
        self._let_go()

    def _look(self) -> None:
        """Add new workers, give back the jobs of lost ones, and restart those that hang."""
        found = self._client.scheduler_info(n_workers=-1)["workers"].keys()
        for worker in self._staff.keys() - found:
            self._give_back(worker, WorkerLost())
        self._out &= found
        for worker in found - self._staff.keys() - self._out:
            version = self._client.run(warm, workers=[worker], on_error="return").get(worker)
            if version == release():
                with self._lock:
                    self._staff[worker] = None
                log.info(f"Thinking on {worker} too")
                self._changed()
            elif version is not None:  # it is there still
                self._refuse(worker, version)
        late = time.monotonic() - self._limit
        for worker, errand in [*self._staff.items()]:
            if errand is not None and errand.since < late:
                self._out.add(worker)
                self._give_back(worker, TimeoutError())
                self._client.cancel([errand.future], force=True)
                self._client.restart_workers([worker], raise_for_error=False)
                log.warning(f"Dask worker {worker} took too long, and is started anew")

    def _refuse(self, worker: str, version: object) -> None:
        """Take a worker of another release out of the cluster's staff, and log it."""
        self._staff.pop(worker, None)
        self._out.add(worker)
        log.warning(f"Dask worker {worker} is refused: it has {version}, the site {release()}")

    def _give_back(self, worker: str, outcome: JobOutcome) -> None:
        """Take a worker out of the staff, and end its job with an outcome."""
        with self._lock:
            errand = self._staff.pop(worker, None)
        if errand is not None:
            errand.done(outcome)

    def _let_go(self) -> None:
        """Give back all running jobs as lost, and disconnect from the scheduler."""
        for worker in [*self._staff]:
            self._give_back(worker, WorkerLost())
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):  # it may be gone
                client.close(timeout=BEAT)

    def close(self) -> None:
        """Stop watching the cluster, and disconnect from it."""
        self._closed.set()
        self._thread.join()


def _nothing() -> None:
    """Do nothing where a job is to be stopped, since it cannot be."""
