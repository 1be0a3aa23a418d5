"""Goals of a hand; each game counts its own things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from italiancards.core.seats import Seat, party_of
from italiancards.questions.texts import Text, Words
from italiancards.table import Table

Counted = Callable[[Table, Seat, int], int]
"""Count of a goal's things that a seat has at a table, from the moment the hand begins."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a hand: so many of something.

    Args:
        name: what is counted: `goal-<name>-is_reached` and `-missed` are said at the end.
        number: how many of them are to be had.
        counted: how many of them a seat has.
    """

    name: str
    number: int
    counted: Counted

    def amount(self, table: Table, seat: int, first: int = 0) -> int:
        """Return how many of the things that the goal counts a seat has.

        Args:
            table: the table.
            seat: the seat.
            first: the moment after which the hand begins.
        """
        return self.counted(table, Seat(seat), first)

    def is_reached(self, table: Table, seat: int, first: int = 0) -> bool:
        """Return True if a seat has as many of the things as the goal asks for.

        Args:
            table: the table.
            seat: the seat.
            first: the moment after which the hand begins.
        """
        return self.amount(table, seat, first) >= self.number

    def outcome(self, table: Table, seat: int, first: int = 0) -> Text:
        """Return a text on the number reached and the number asked for.

        Args:
            table: the table.
            seat: the seat.
            first: the moment after which the hand begins.
        """
        number = self.amount(table, seat, first)
        said = f"goal-{self.name}-{'reached' if number >= self.number else 'missed'}"
        return Words(table.game).say(said, number=number, goal=self.number)


def points(number: int) -> Goal:
    """Return a goal: at least so many points on the score sheet.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="AB", trick="5B", trump="S", taken="AD 3D", stock=0)
    >>> points(32).is_reached(table.play("AB"), seat=0)
    True
    """
    return Goal("points", number, _points)


def _points(table: Table, seat: Seat, first: int) -> int:
    """Return a seat's points on the score sheet."""
    sheet = table.score(seat=seat).sheet
    return sheet.totals[party_of(sheet.parties, seat)]


def on_line(line: str, number: int) -> Goal:
    """Return a goal: at least so many cards on one line of the score sheet.

    Args:
        line: the name of the line, as in `Line.name`.
        number: how many cards.
    """
    return Goal(line, number, partial(_on_line, line))


def _on_line(line: str, table: Table, seat: Seat, first: int) -> int:
    """Return the number of a seat's cards on one line of the score sheet."""
    sheet = table.score(seat=seat).sheet
    held = next(each for each in sheet.lines if each.name == line)
    return len(held.cards[party_of(sheet.parties, seat)])
