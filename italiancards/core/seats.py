"""Seats in turn order, the direction of play, and the parties that keep score together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.numbers import between


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


@dataclass(frozen=True, repr=False)
class Seating:
    """The seats of a game.

    Args:
        count: how many players there are.
        direction: `ccw` (the Italian way, to the right) or `cw`; it only turns the picture.

    >>> four = Seating(4)
    >>> four.next(Seat(3)), [int(seat) for seat in four.order(Seat(2))]
    (Seat(0), [2, 3, 0, 1])
    """

    count: int
    direction: str = "ccw"

    def __repr__(self) -> str:
        return f"{' '.join(map(str, self.seats))} {self.direction}"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, from the first on."""
        return tuple(map(Seat, range(self.count)))

    def seat(self, number: int) -> Seat:
        """Return the seat with a number; raise if there is none.

        Raises:
            ItalianCardsError: there is none.

        >>> Seating(2).seat(2)
        Traceback (most recent call last):
        italiancards.core.errors.ItalianCardsError: There is no seat 2: there are seats 0 to 1.
        """
        if not isinstance(number, int) or number not in range(self.count):
            raise ItalianCardsError(
                "no-seat", number=quoted(number), seats=between(number, self.count)
            )
        return Seat(number)

    def order(self, first: Seat) -> Iterator[Seat]:
        """Yield every seat once, in turn order from `first`."""
        count = self.count
        return (Seat((first + step) % count) for step in range(count))

    def next(self, seat: Seat) -> Seat:
        """Return the seat that is next in turn after another."""
        return Seat((seat + 1) % self.count)


Parties = tuple[tuple[Seat, ...], ...]
"""Parties of a match, each the seats that keep score together: the columns of its sheet.

They stand in turn order of their first seats. A player without partners is a party of one.
"""


@cache
def alternating(players: int, parties: int) -> Parties:
    """Return so many parties with the seats dealt out to them in turn.

    Args:
        players: how many players there are.
        parties: how many parties; as many as players means nobody has a partner.

    >>> [list(map(int, party)) for party in alternating(players=4, parties=2)]
    [[0, 2], [1, 3]]
    """
    seats = [Seat(number) for number in range(players)]
    return tuple(tuple(seats[party::parties]) for party in range(parties))


def party_of(parties: Parties, seat: Seat) -> int:
    """Return the number of the party that a seat belongs to.

    Args:
        parties: the parties of the match.
        seat: a seat of one of them.

    >>> party_of(alternating(4, 2), Seat(3))
    1
    """
    return next(number for number, party in enumerate(parties) if seat in party)


@cache
def partners_in(parties: Parties, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats of a seat's party.

    Args:
        parties: the parties of the match.
        seat: a seat of one of them.

    >>> partners_in(alternating(4, 2), Seat(3)), partners_in(alternating(3, 3), Seat(1))
    ((Seat(1),), ())
    """
    return tuple(other for other in parties[party_of(parties, seat)] if other != seat)


def named_party(parties: Parties, number: int) -> Seat | tuple[Seat, ...]:
    """Return a party as a seat, or as a tuple of seats if it has several.

    Args:
        parties: the parties of the match.
        number: the index of the party.
    """
    seats = parties[number]
    return seats[0] if len(seats) == 1 else seats
