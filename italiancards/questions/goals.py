"""What a hand is played for: each game counts what it has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from italiancards.core.seats import Seat, party_of
from italiancards.questions.telling import Told, Words
from italiancards.table import Table

Counted = Callable[[Table, Seat, int], int]
"""How much of it a seat has at a table, after the moment at which the hand begins."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a hand is played for.

    Args:
        name: what is counted: `goal-<name>-reached` and `-missed` are said at the end.
        number: how many of them are to be had.
        counted: how many of them a seat has.
    """

    name: str
    number: int
    counted: Counted

    def taken(self, table: Table, seat: int, first: int = 0) -> int:
        """How many of them a seat has at a table.

        Args:
            table: the table.
            seat: the seat.
            first: the moment after which the hand begins.
        """
        return self.counted(table, Seat(seat), first)

    def reached(self, table: Table, seat: int, first: int = 0) -> bool:
        """Whether that is enough."""
        return self.taken(table, seat, first) >= self.number

    def told(self, table: Table, seat: int, first: int = 0) -> Told:
        """How many there are in the end, and how many were asked for."""
        number = self.taken(table, seat, first)
        said = f"goal-{self.name}-{'reached' if number >= self.number else 'missed'}"
        return Words(table.game).say(said, number=number, goal=self.number)


def points(number: int) -> Goal:
    """Have at least so many points on the score sheet, those that were there at first among them.

    >>> import italiancards as ic
    >>> table = ic.position("briscola", hand="AB", trick="5B", trump="S", taken="AD 3D", stock=0)
    >>> points(32).reached(table.play("AB"), seat=0)
    True
    """
    return Goal("points", number, _points)


def _points(table: Table, seat: Seat, first: int) -> int:
    sheet = table.score(seat=seat).sheet
    return sheet.totals[party_of(sheet.parties, seat)]


def on_line(line: str, number: int) -> Goal:
    """Have at least so many cards on a line of the score sheet; see `points`."""
    return Goal(line, number, partial(_on_line, line))


def _on_line(line: str, table: Table, seat: Seat, first: int) -> int:
    sheet = table.score(seat=seat).sheet
    held = next(each for each in sheet.lines if each.name == line)
    return len(held.cards[party_of(sheet.parties, seat)])
