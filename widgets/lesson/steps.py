"""What a step of a lesson is made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import italiancards as ic
from italiancards.core.seats import Seat, party_of
from widgets.lesson.coaching import Remark
from widgets.lesson.questions import Question
from widgets.lesson.wording import Say


@dataclass(frozen=True, slots=True)
class Goal:
    """What a hand is played for.

    Args:
        unit: what is counted: `tricks`, `points`, or the cards of a line of the score sheet.
        number: how many of them are to be had.
    """

    unit: str
    number: int

    def taken(self, table: ic.Table, seat: int, first: int = 0) -> int:
        """How many of them a seat has at a table.

        Args:
            table: the table.
            seat: the seat.
            first: the moment after which the tricks of the hand begin.
        """
        sheet, side = table.score(seat=seat).sheet, party_of(table.parties, Seat(seat))
        if self.unit == "points":
            return sheet.totals[side]
        for line in sheet.lines:
            if line.name == self.unit:
                return len(line.cards[side])
        return sum(
            event.name == "trick-taken" and event.facts["seat"] == Seat(seat)
            for _, event in table.log(since=first + 1)
        )

    def reached(self, table: ic.Table, seat: int, first: int = 0) -> bool:
        """Whether that is enough."""
        return self.taken(table, seat, first) >= self.number


def tricks(number: int) -> Goal:
    """Take at least so many tricks, counted from where the hand starts."""
    return Goal("tricks", number)


def points(number: int) -> Goal:
    """Have at least so many points on the score sheet, those that were there at first among them.

    >>> table = ic.position("briscola", hand="AB", trick="5B", trump="S", taken="AD 3D", stock=0)
    >>> points(32).reached(table.play("AB"), seat=0)
    True
    """
    return Goal("points", number)


def cards(number: int) -> Goal:
    """Take at least so many cards in the deal, those that were taken before among them."""
    return Goal("carte", number)


def coins(number: int) -> Goal:
    """Take at least so many coins in the deal, those that were taken before among them.

    >>> table = ic.position("scopa", hand="7C", table="7D", taken="2D 2C", stock=0)
    >>> coins(2).reached(table.play("7C x 7D"), seat=0)
    True
    """
    return Goal("denari", number)


def scope(number: int) -> Goal:
    """Make at least so many scope in the deal, those that were made before among them."""
    return Goal("scope", number)


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
        remarks: what the coach says at moments of a whole hand.
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
    remarks: tuple[Remark, ...] = ()

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
        moves: what had been played at the table that it is about.
        shown: the moment that was on the screen.
    """

    moves: tuple[str, ...]
    shown: int


def second_try(table: ic.Table, seat: int, goal: Goal, first: int = 0) -> int | None:
    """The moment of the one move, after the first moment, that could have gone otherwise.

    The latest move of the seat that another card would have turned into reaching the goal, or else
    into more of what is counted; everybody then plays trick by trick. None where there is none.
    """
    taken = goal.taken(table, seat, first)
    played = range(first + 1, table.now + 1)
    more = None
    for number in reversed(played):
        if table.moments[number].seat != seat:
            continue
        start = table.branch(number - 1)
        for move in start.legal():
            tried = start.branch(number - 1).play(move).autoplay()
            if goal.reached(tried, seat, first):
                return number
            if more is None and goal.taken(tried, seat, first) > taken:
                more = number
    return more
