"""Desks run jobs: in place, a slice at a time, with other messages heard between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from italiancards.jobs import Want, answer

PAUSE = 0.001
"""Seconds between two slices, for messages to be heard."""
Done = Callable[[Want, Callable[[], Any]], None]
"""Takes what was wanted, and what returns the answer or raises what went wrong."""


class Desk(Protocol):
    """Runner of jobs."""

    def ask(self, want: Want, done: Done) -> Callable[[], object] | None:
        """Have a job answered.

        Args:
            want: the job, and how urgent it is.
            done: is called with the answer, once, unless the job is forgotten before.

        Returns:
            What forgets it; None where it is answered already.
        """


class InPlace:
    """Jobs run where they are asked for: a slice a turn of the loop, or at once without a loop."""

    def ask(self, want: Want, done: Done) -> Callable[[], object] | None:
        """Have a job answered: see `Desk`."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nobody else is waiting
            done(want, lambda: answer(want.job))
            return None
        return loop.create_task(_in_slices(want, done)).cancel


async def _in_slices(want: Want, done: Done) -> None:
    found, wrong = None, None
    try:
        for found in want.job.run():  # noqa: B007
            await asyncio.sleep(PAUSE)
    except Exception as error:
        wrong = error

    def result() -> Any:
        if wrong is not None:
            raise wrong
        return found

    done(want, result)
