"""What a step of a lesson is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import italiancards as ic
from italiancards.core.seats import Seat

if TYPE_CHECKING:
    from widgets.lesson.questions import Question


@dataclass(frozen=True, slots=True)
class Say:
    """The same words in both languages, each as if written first.

    >>> say(en="The higher card takes.", it="Prende la più alta.").in_language("it")
    'Prende la più alta.'
    """

    en: str
    it: str

    def in_language(self, language: str) -> str:
        """The words in one of them."""
        return self.it if language == "it" else self.en


def say(en: str, it: str) -> Say:
    """Words in both languages."""
    return Say(en, it)


@dataclass(frozen=True, slots=True)
class Goal:
    """What a hand is played for.

    Args:
        tricks: how many tricks the learner is to take.
    """

    tricks: int

    def taken(self, table: ic.Table, seat: int, first: int = 0) -> int:
        """How many tricks a seat has taken at a table, counted from after the first moment."""
        return sum(
            event.name == "trick-taken" and event.facts["seat"] == Seat(seat)
            for _, event in table.log(since=first + 1)
        )

    def reached(self, table: ic.Table, seat: int, first: int = 0) -> bool:
        """Whether that is enough."""
        return self.taken(table, seat, first) >= self.tricks


def tricks(number: int) -> Goal:
    """Take at least so many tricks."""
    return Goal(number)


@dataclass(frozen=True)
class Step:
    """One step: one idea, at most forty words, and something to do.

    Args:
        text: what it says; None where its question says it all.
        record: the table it is played at, as a record; None keeps the table that is there.
        question: what is to be answered first, if anything.
        moves: the moves that complete it; none where there is nothing to play.
        then: what is said when it is done.
        but: what is said after another move, by move.
        otherwise: what is said after any other move.
        reveal: a move that the table makes itself once the question is answered.
        hide: the zones that are not shown yet; `signs` and `points` too.
        keep: a sentence that stays on the screen from here on.
        lit: ranks that light up in the row of all ranks, which is shown then.
        goal: what a whole hand is played for.
        hand: whether it is played to its end.
        plain: whether no table is shown with it.
        press: the button that completes it: `go_on`, `undo`, `ask` or `hint` (to its last step).
        examples: how many cards are played for the learner, with the reasons shown.
    """

    text: Say | None
    record: str | None = None
    question: Question | None = None
    moves: tuple[str, ...] = ()
    then: Say | None = None
    but: Mapping[str, Say] = field(default_factory=dict)
    otherwise: Say | None = None
    reveal: str | None = None
    hide: frozenset[str] = frozenset()
    keep: Say | None = None
    lit: tuple[str, ...] = ()
    goal: Goal | None = None
    hand: bool = False
    press: str = ""
    plain: bool = False
    examples: int = 0

    @property
    def free(self) -> bool:
        """Whether everybody plays on in it, with undo and hints."""
        return self.hand or bool(self.press)

    def table(self) -> ic.Table | None:
        """A fresh table for this step, or None where the one that is there stays."""
        return None if self.record is None else ic.read(self.record)


@dataclass(frozen=True, slots=True)
class Start:
    """Where a step started: what trying again, and going back, return to.

    Args:
        record: the table, as a record.
        shown: the moment that was on the screen.
        first: the moment before which nothing is taken back.
    """

    record: str
    shown: int
    first: int


def second_try(table: ic.Table, seat: int, goal: Goal, first: int = 0) -> int | None:
    """The moment of the one move, after the first moment, that could have gone otherwise.

    The latest move of the seat that another card would have improved on, both sides then playing
    as the hint would; None where there is none.
    """
    record, taken = table.record(), goal.taken(table, seat, first)
    played = range(first + 1, table.now + 1)
    moves = [number for number in played if table.moments[number].seat == seat]
    for number in reversed(moves):
        again = ic.read(record)
        while again.now >= number:
            again.undo()
        start = again.record()
        for move in again.legal():
            tried = ic.read(start).play(move).autoplay()
            if goal.taken(tried, seat, first) > taken:
                return number
    return None
