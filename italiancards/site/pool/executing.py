"""Where the arena plays: in this process, in several, or on Dask; each time the same deals."""

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
"""Batches that everybody has at least, where there are deals enough."""
ANSWER = 20
"""Seconds within which a scheduler answers."""
LOGGING = {"version": 1, "disable_existing_loggers": False}
"""Dask sets how all of Tornado is logged as it is loaded, unless it is told how."""
DASK = "dask"
NO_DASK = "Dask is not installed: pip install 'italiancards[arena]'."


class BadExecutor(ItalianCardsError):
    """Somewhere to play that there is not."""


@contextmanager
def executor(where: str, jobs: int | None) -> Iterator[tuple[Executor | None, int]]:
    """Who plays, and how many they are; nobody else but this process where it is None.

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
    """The workers of a cluster."""
    if address and jobs:
        raise BadExecutor(f"How many play at {quoted(address)} is said there, not by --jobs.")
    if not address:
        distributed = loaded()
        with (
            distributed.LocalCluster(
                n_workers=jobs or cpu_count(), threads_per_worker=1, dashboard_address=":0"
            ) as cluster,
            distributed.Client(cluster) as client,
        ):
            yield client.get_executor(), len(cluster.workers)
        return
    with connected(address) as client:
        yield client.get_executor(), max(1, sum(client.ncores().values()))


def connected(address: str) -> Any:
    """A client of the Dask scheduler with an address.

    Raises:
        BadExecutor: there is none, or Dask is not installed.
    """
    distributed = loaded()
    try:
        return distributed.Client(address, timeout=ANSWER, set_as_default=False)
    except (OSError, ValueError):
        raise BadExecutor(f"No Dask scheduler answers at {quoted(address)}.") from None


def loaded() -> Any:
    """Dask, loaded so that it leaves the log as it is.

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
    """Deals as they are sent: about 25 at once, and fewer where somebody would have none.

    >>> [len(each) for each in batches(range(100), workers=1)]
    [25, 25, 25, 25]
    >>> [len(each) for each in batches(range(10), workers=2)]
    [3, 3, 3, 1]
    """
    size = min(BATCH, ceil(len(numbers) / (EACH * workers)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def done(
    who: Executor, work: Callable[[Any], Any], asked: Sequence[Any]
) -> Iterator[tuple[int, Any]]:
    """What came of each, as it comes, with its place among what was asked."""
    futures = {who.submit(work, each): place for place, each in enumerate(asked)}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        for future in futures:
            future.cancel()
