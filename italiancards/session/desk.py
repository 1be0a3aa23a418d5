"""Desks run jobs: in place, a slice at a time, with other messages heard between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from italiancards.jobs import Want, answer

PAUSE = 0.001
"""Pause between two slices, in seconds, for messages to be heard."""
OnAnswer = Callable[[Want, Callable[[], Any]], None]
"""Callback for a want; its function returns the answer or raises the error."""


class Desk(Protocol):
    """Runner of jobs."""

    def ask(self, want: Want, done: OnAnswer) -> Callable[[], object] | None:
        """Run a job and call `done` with its result; return a function to cancel it, or None.

        Args:
            want: the job, and how urgent it is.
            done: is called with the answer, once, unless the job is forgotten before.

        Returns:
            What forgets it; None where it is answered already.
        """


class InPlaceDesk:
    """Desk that runs jobs in place: a slice a turn of the loop, or at once without a loop."""

    def ask(self, want: Want, done: OnAnswer) -> Callable[[], object] | None:
        """Run a job in this process, in slices if a loop runs; return a function to cancel it.

        Args:
            want: the job; its urgency is of no matter here.
            done: called once with the answer, unless the job is forgotten before.

        Returns:
            A function that forgets the job; None if it is answered already.
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nobody else is waiting
            done(want, lambda: answer(want.job))
            return None
        return loop.create_task(_in_slices(want, done)).cancel


async def _in_slices(want: Want, done: OnAnswer) -> None:
    """Run a job a slice at a time, then call `done` with a function for its result."""
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
