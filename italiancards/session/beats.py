"""Beats: bots move at whole multiples of 350 ms, so that their timing reveals nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil

from italiancards import Table
from italiancards.hints import adviser_of
from italiancards.jobs import Beat, Want
from italiancards.session.desk import Desk, OnAnswer

BEAT = 0.35
"""Length of a beat, in seconds."""


def beats_of(table: Table, bot: str) -> int:
    """Return the number of 350 ms beats that a bot's turn takes, from public facts only.

    Args:
        table: the table.
        bot: the bot that plays that seat.
    """
    prompt = table.game.prompt(table.view()).name
    return adviser_of(table.game).beats.get((table.seating.count, bot, prompt), 1)


class Beats:
    """A desk that answers each `Beat` when it is due, and passes on all other jobs.

    A turn begins when its first job is asked for. One that is thought of too late comes at the next
    beat.

    Args:
        desk: where the jobs run.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._turn: object = None
        self._began = 0.0

    def ask(self, want: Want, done: OnAnswer) -> Callable[[], object] | None:
        """Run a job, or call back when a beat is due; return a function to cancel it, or None.

        Args:
            want: the job, and how urgent it is.
            done: called once with the answer, unless the job is forgotten before.

        Returns:
            A function that forgets the job; None if it is answered already.
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nobody else is waiting
            return self.desk.ask(want, done)
        if want.turn is not self._turn:
            self._turn, self._began = want.turn, loop.time()
        if not isinstance(want.job, Beat):
            return self.desk.ask(want, done)
        passed = loop.time() - self._began
        beats = max(want.job.beats, ceil(passed / BEAT))
        return loop.call_later(beats * BEAT - passed, done, want, lambda: None).cancel
