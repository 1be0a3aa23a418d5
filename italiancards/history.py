"""Going back and forth: every moment of a match, and which of them is now."""

from __future__ import annotations

from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.game import Moment
from italiancards.core.seats import Seat


class History:
    """The moments of a table, from the first deal on.

    Args:
        first: the moment after the first deal.

    >>> history = History(Moment("dealt", (), 1))
    >>> history.undo()
    Traceback (most recent call last):
    italiancards.core.errors.ItalianCardsError: Nothing to undo: no move has been made.
    """

    def __init__(self, first: Moment) -> None:
        self.moments = [first]
        self.now = 0

    @property
    def moment(self) -> Moment:
        """Where the table stands."""
        return self.moments[self.now]

    def add(self, moment: Moment) -> None:
        """Go on to a new moment; what had been undone is forgotten."""
        del self.moments[self.now + 1 :]
        self.moments.append(moment)
        self.now += 1

    def undo(self) -> None:
        """Go back to before the last move, with all that followed from it; across deals too.

        Raises:
            ItalianCardsError: there is none.
        """
        back = self.now
        while self.moments[back].move is None:
            if back == 0:
                raise ItalianCardsError("Nothing to undo: no move has been made.")
            back -= 1
        self.now = back - 1

    def redo(self) -> None:
        """Go on to after the next move that was undone, and what followed in its deal.

        Raises:
            ItalianCardsError: there is none.
        """
        ahead = self.now + 1
        while ahead < len(self.moments) and self.moments[ahead].move is None:
            ahead += 1  # a new deal lies between
        if ahead >= len(self.moments):
            raise ItalianCardsError("Nothing to redo: no move has been taken back.")
        deal = self.moments[ahead].deal
        for moment in self.moments[ahead + 1 :]:
            if moment.move is not None or moment.deal != deal:
                break
            ahead += 1
        self.now = ahead

    def events(self, seat: int | None, since: int, upto: int) -> list[tuple[int, Event]]:
        """What happened between two moments, as a seat saw it (None: everything)."""
        return [
            (number, event if seat is None else event.seen_from(Seat(seat)))
            for number, moment in enumerate(self.moments[since : upto + 1], start=since)
            for event in moment.events
        ]
