"""Jobs: searches as values, with all that decides their answer, the same anywhere.

A job can be sent to another process, and is answered by pure functions: the same job has the same
answer to the last bit wherever it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from italiancards.hints import Advise, Budget, last, nearest
from italiancards.questions.goals import Goal
from italiancards.records import read
from italiancards.review import Decide

BOT, FIRST, EXAMPLE, WHOLE, REVIEW = range(5)
"""Urgencies, the most urgent first.

A bot's move; the first result of a hint, the second try at a hand, or a text that is read; a card
played for the learner; the whole of a hint; a decision of a review.
"""


class Job(Protocol):
    """A search to run: frozen, and with all that decides its answer."""

    def run(self) -> Iterator[Any]:
        """Yield as pauses while the search runs; the last item is the answer."""


def answer(job: Job) -> Any:
    """Run a job to its end and return its answer, the last item that it yields."""
    return last(job.run())


class Want(NamedTuple):
    """A job whose answer somebody wants.

    Args:
        urgency: how urgent it is, the most urgent first.
        job: the job.
        take: takes the answer; returns False where that changes nothing on the screen.
        leave: does without it, where something went wrong.
        turn: the bot's turn that it is part of, if any: its beats are counted from its first job.
    """

    urgency: int
    job: Job
    take: Callable[[Any], bool | None]
    leave: Callable[[], None] = lambda: None
    turn: object = None


@dataclass(frozen=True, slots=True)
class Beat:
    """A job without a search: its answer is due so many beats after a turn began.

    Args:
        beats: how many.
    """

    beats: int

    def run(self) -> Iterator[None]:
        """Yield None once: in place, a beat is over at once."""
        yield None


@dataclass(frozen=True, slots=True)
class Retry:
    """A job: find the one move after a hand's first moment that could have gone otherwise.

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
        """Yield None as pauses, and last the moment of a move that could be better, or None."""
        table, seat, goal, first = read(self.record), self.seat, self.goal, self.first
        amount, bot = goal.amount(table, seat, first), nearest("greedy", table.game)
        more = None
        for number in range(table.now, first, -1):
            if table.moments[number].seat != seat:
                continue
            start = table.branch(number - 1)
            for move in start.legal():
                tried = start.branch(number - 1).play(move)
                while tried.to_move is not None:
                    tried.play(answer(tried.advise(bot, Budget())).move)
                    yield None
                if goal.is_reached(tried, seat, first):
                    yield number
                    return
                if more is None and goal.amount(tried, seat, first) > amount:
                    more = number
        yield more


__all__ = [
    "BOT",
    "EXAMPLE",
    "FIRST",
    "REVIEW",
    "WHOLE",
    "Advise",
    "Beat",
    "Decide",
    "Job",
    "Retry",
    "Want",
    "answer",
]
