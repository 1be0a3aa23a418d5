"""A worker: answers pickled jobs, and packs the outcomes so that they can always be read.

Nothing of a web server is imported here: a worker of a Dask cluster needs `italiancards` alone.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import italiancards as ic
from italiancards.hints import HINT, Budget
from italiancards.jobs import answer

MEMORY = 192 << 20
"""Most bytes a worker may take beside what it starts with: sixty hints take 17 MB."""
GRACE = 2
"""Seconds beyond its time after which a worker that nobody ends ends itself."""
JobOutcome = bytes | BaseException
"""Result of a job: packed by a worker, or the error by which none packed anything."""
OnOutcome = Callable[[JobOutcome], None]
"""Callback that takes the outcome of a job; may be called from any thread."""


REFUSED = b"refused "
"""Prefix of the answer of a worker of another release, before that release.

No pickle begins so.
"""


class WorkerLost(Exception):
    """Error of a job whose worker went through no fault of the job: another may answer it."""


class JobCancelled(Exception):
    """Error of a job whose answer nobody wants any more."""


def work(job: bytes, needed: str = "", stopped: Callable[[], object] = bool) -> bytes:
    """Run a pickled job; return its pickled answer or error, or a refusal of another release.

    Args:
        job: the job.
        needed: the release that the answer is to be of; any where it is empty.
        stopped: whether nobody wants it any more; asked at each pause.

    Returns:
        The answer or the error, for `unpack`; or `REFUSED` and the release of the worker.
    """
    if needed and needed != release():
        return REFUSED + release().encode()
    try:
        found = None
        for found in pickle.loads(job).run():  # noqa: B007
            if stopped():
                raise JobCancelled
        return pickle.dumps(("answer", found))
    except BaseException as error:
        return pack(error)


def work_here(job: bytes, limit: float, place: int = 0) -> bytes:
    """Run a pickled job with an alarm that kills this process if it hangs; return the outcome.

    Args:
        job: the job.
        limit: seconds that it may take.
        place: where among the stops it is said that nobody wants it any more.
    """
    if hasattr(signal, "alarm"):
        signal.alarm(int(limit) + GRACE)
    try:
        return work(job, stopped=lambda: _stops[place])
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)


def unpack(packed: bytes) -> Any:
    """Return the answer in a pickled outcome, or raise the error in it.

    Raises:
        Exception: what went wrong there, with where that was in its notes.
    """
    kind, *details = pickle.loads(packed)
    if kind == "answer":
        return details[0]
    if kind == "unknown":
        raise RuntimeError(*details)
    error, args, attributes = details
    raised = error.__new__(error, *args)  # `__init__` may want something else
    raised.__dict__.update(attributes)
    raise raised


def pack(error: BaseException) -> bytes:
    """Return an error pickled as an outcome; as text only if it cannot be pickled."""
    text = pickle.dumps(("unknown", f"{type(error).__name__}: {error}"))
    if not isinstance(error, Exception):  # none that would end the server
        return text
    error.add_note(traceback.format_exc())
    try:
        packed = pickle.dumps(("error", type(error), error.args, error.__dict__))
        pickle.loads(packed)
    except Exception:
        return text
    return packed


@cache
def release() -> str:
    """Return the release as text (package, code digest, Python), which fixes all answers; cached.

    >>> release().endswith(f"on Python {sys.version_info.major}.{sys.version_info.minor}")
    True
    """
    digest, folder = sha256(), Path(ic.__file__).parent
    for path in sorted(folder.rglob("*"), key=lambda each: each.relative_to(folder).as_posix()):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    code = digest.hexdigest()[:8]
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"italiancards {version('italiancards')} ({code}) on Python {python}"


@cache
def warm() -> str:
    """Compute one hint in each game, so that later ones are fast; return the release."""
    for game in ic.GAMES:
        answer(replace(ic.deal(game, seed=1).advise(HINT, Budget()), first=True))
    return release()


_stops: Sequence[int] = (0,)
"""Array shared with the site, in a worker process: 1 for a job nobody wants any more."""


def prepare(nice: int, stops: Sequence[int]) -> None:
    """Set up this process as a worker: warm, nice, and with limited memory.

    Args:
        nice: how far it steps back behind others.
        stops: a shared array; 1 where nobody wants a job any more.
    """
    global _stops
    _stops = stops
    warm()
    if hasattr(os, "nice"):
        os.nice(nice)
    if sys.platform == "linux":
        import resource

        status = Path("/proc/self/status").read_text()
        private = int(status.partition("VmData:")[2].split()[0]) << 10
        resource.setrlimit(resource.RLIMIT_DATA, (private + MEMORY,) * 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
