"""Jobs: what thinks, as values with all that decides the answer, answered anywhere alike.

A job can be sent to another process, and is answered by pure functions: the same job has the same
answer to the last bit wherever it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from italiancards.hints import Advise, last
from italiancards.questions.goals import Goal
from italiancards.records import read
from italiancards.review import Decide

BOT, FIRST, EXAMPLE, WHOLE, REVIEW = range(5)
"""Urgencies, the most urgent first: a bot's move; the first thought of a hint, the second try at a
hand, or a text that is read; a card played for the learner; the whole of a hint; a decision of a
review."""


class Job(Protocol):
    """Something to be thought of: frozen, and with all that decides the answer."""

    def run(self) -> Iterator[Any]:
        """Think; a pause is allowed at each yield, and the last is the answer."""


def answer(job: Job) -> Any:
    """The answer to a job, thought of at once: what a worker runs."""
    return last(job.run())


class Want(NamedTuple):
    """A job whose answer somebody wants.

    Args:
        urgency: how urgent it is, the most urgent first.
        job: the job.
        take: takes the answer.
        leave: does without it, where something went wrong.
    """

    urgency: int
    job: Job
    take: Callable[[Any], None]
    leave: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class Retry:
    """A job: the one move of a hand, after its first moment, that could have gone otherwise.

    The latest move of the seat that another card would have turned into reaching the goal, or else
    into more of what is counted; everybody then plays trick by trick.

    Args:
        record: the table once the hand is over.
        seat: whose hand it was.
        goal: what it was played for.
        first: the moment at which it began.
    """

    record: str
    seat: int
    goal: Goal
    first: int = 0

    def run(self) -> Iterator[int | None]:
        """Pause at each card that is tried, and yield the move's moment last, if there is one."""
        table, seat, goal, first = read(self.record), self.seat, self.goal, self.first
        taken = goal.taken(table, seat, first)
        more = None
        for number in range(table.now, first, -1):
            if table.moments[number].seat != seat:
                continue
            start = table.branch(number - 1)
            for move in start.legal():
                tried = start.branch(number - 1).play(move).autoplay()
                if goal.reached(tried, seat, first):
                    yield number
                    return
                if more is None and goal.taken(tried, seat, first) > taken:
                    more = number
                yield None
        yield more


__all__ = [
    "BOT",
    "EXAMPLE",
    "FIRST",
    "REVIEW",
    "WHOLE",
    "Advise",
    "Decide",
    "Job",
    "Retry",
    "Want",
    "answer",
]
