"""Where players sit: seats in turn order, the direction of play, and who plays with whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from italiancards.core.errors import ItalianCardsError, quoted


class Seat(int):
    """A place at the table, numbered in turn order from 0 and fixed for a match.

    >>> Seat(1)
    Seat(1)
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"

    def __str__(self) -> str:
        return str(int(self))


@dataclass(frozen=True)
class Seating:
    """The seats of a game.

    Args:
        sides: the seats of each side, in turn order; singles are sides of one.
        direction: `ccw` (the Italian way, to the right) or `cw`; it only turns the picture.

    >>> pairs = Seating.alternating(players=4, sides=2)
    >>> pairs.side_of(Seat(3)), pairs.next(Seat(3)), [int(seat) for seat in pairs.order(Seat(2))]
    (1, Seat(0), [2, 3, 0, 1])
    """

    sides: tuple[tuple[Seat, ...], ...]
    direction: str = "ccw"

    @classmethod
    @cache
    def alternating(cls, players: int, sides: int, direction: str = "ccw") -> Seating:
        """Players of the sides sitting in turn, as partners do across the table."""
        seats = [Seat(number) for number in range(players)]
        return cls(tuple(tuple(seats[side::sides]) for side in range(sides)), direction)

    @property
    def count(self) -> int:
        """How many players there are."""
        return sum(len(side) for side in self.sides)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, from the first on."""
        return tuple(map(Seat, range(self.count)))

    def seat(self, number: int) -> Seat:
        """The seat of that number.

        Raises:
            ItalianCardsError: there is none.

        >>> Seating.alternating(players=2, sides=2).seat(2)
        Traceback (most recent call last):
        italiancards.core.errors.ItalianCardsError: There is no seat '2': there are seats 0 to 1.
        """
        if not isinstance(number, int) or number not in range(self.count):
            last = self.count - 1
            raise ItalianCardsError(
                f"There is no seat {quoted(number)}: there are seats 0 to {last}."
            )
        return Seat(number)

    def order(self, first: Seat) -> Iterator[Seat]:
        """Every seat once, in turn order from the first."""
        count = self.count
        return (Seat((first + step) % count) for step in range(count))

    def next(self, seat: Seat) -> Seat:
        """Whose turn comes after."""
        return Seat((seat + 1) % self.count)

    def party(self, side: int) -> Seat | tuple[Seat, ...]:
        """Who a side is, as a fact of a sentence: its one seat, or the partners."""
        seats = self.sides[side]
        return seats[0] if len(seats) == 1 else seats

    def side_of(self, seat: Seat) -> int:
        """The number of the side a seat plays for."""
        return next(number for number, side in enumerate(self.sides) if seat in side)
