"""Executors of the arena: this process, several, or Dask; each time the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from math import ceil
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from italiancards import ItalianCardsError
from italiancards.core.errors import quoted

BATCH = 25
"""Deals that are sent at once: enough that sending them costs nothing beside playing them."""
EACH = 2
"""Least batches for each worker, if there are deals enough."""
ANSWER = 20
"""Seconds within which a scheduler answers."""
LOGGING = {"version": 1, "disable_existing_loggers": False}
"""Logging settings for Dask: without them it changes how all of Tornado is logged."""
DASK = "dask"
NO_DASK = "Dask is not installed: pip install 'italiancards[arena]'."


class BadExecutor(ItalianCardsError):
    """Error of an executor that does not exist."""


@contextmanager
def executor(where: str, jobs: int | None) -> Iterator[tuple[Executor | None, int]]:
    """Open an executor in a context; yield it (None for this process) and its worker number.

    Args:
        where: `dask` for a cluster on this machine, `dask=ADDRESS` for one that there is, or
            nothing: processes of this machine.
        jobs: how many processes there are to be here.

    Raises:
        BadExecutor: what is asked for is not there.
    """
    name, _, address = where.partition("=")
    if name not in ("", DASK):
        raise BadExecutor(f"An executor is written dask or dask=ADDRESS, not {quoted(where)}.")
    if name == DASK:
        with _dask(address, jobs) as found:
            yield found
    elif jobs in (None, 1):
        yield None, 1
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield pool, jobs


@contextmanager
def _dask(address: str, jobs: int | None) -> Iterator[tuple[Executor, int]]:
    """Open a Dask cluster in a context; yield its executor and its number of workers."""
    if address and jobs:
        raise BadExecutor(f"How many play at {quoted(address)} is said there, not by --jobs.")
    if not address:
        distributed = load_dask()
        with (
            distributed.LocalCluster(
                n_workers=jobs or cpu_count(), threads_per_worker=1, dashboard_address=":0"
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client.get_executor(), len(cluster.workers)
        return
    with connect(address) as client:
        yield client.get_executor(), max(1, sum(client.ncores().values()))


def connect(address: str) -> Any:
    """Return a client of the Dask scheduler at an address; raise if none answers.

    Raises:
        BadExecutor: there is none, or Dask is not installed.
    """
    distributed = load_dask()
    try:
        return distributed.Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError):
        raise BadExecutor(f"No Dask scheduler answers at {quoted(address)}.") from None


def load_dask() -> Any:
    """Import and return Dask's `distributed`, without changing logging; raise if missing.

    Raises:
        BadExecutor: it is not installed.
    """
    try:
        import dask

        dask.config.set(logging=LOGGING)
        import distributed
    except ImportError:
        raise BadExecutor(NO_DASK) from None
    return distributed


def batches(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Return numbers of deals split into batches, so that each worker has several.

    Args:
        numbers: the numbers of the deals.
        workers: how many workers there are.

    >>> [len(each) for each in batches(range(100), workers=1)]
    [25, 25, 25, 25]
    >>> [len(each) for each in batches(range(10), workers=2)]
    [3, 3, 3, 1]
    """
    size = min(BATCH, ceil(len(numbers) / (EACH * workers)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def results_of(
    who: Executor, work: Callable[[Any], Any], asked: Sequence[Any]
) -> Iterator[tuple[int, Any]]:
    """Yield (index, result) pairs of tasks as they finish; cancel the rest when closed.

    Args:
        who: where the work is done.
        work: the work, a function that can be pickled.
        asked: its argument for each piece of work.
    """
    futures = {who.submit(work, each): place for place, each in enumerate(asked)}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        for future in futures:
            future.cancel()
