"""History of a match: every moment, and the current one; undo and redo."""

from __future__ import annotations

import pickle
from typing import Any

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.events import Event
from italiancards.core.game import Moment
from italiancards.core.moves import Move
from italiancards.core.numbers import between
from italiancards.core.rows import as_text
from italiancards.core.seats import Seat

PIECE = 64
"""Moments that are pickled in one piece."""


class History:
    """The moments of a table, from the first deal on.

    Args:
        first: the moment after the first deal.
        then: the moments that followed, up to now.

    >>> history = History(Moment("dealt", (), 1))
    >>> history.undo()
    Traceback (most recent call last):
    italiancards.core.errors.ItalianCardsError: Nothing to undo: no move has been made.
    """

    def __init__(self, first: Moment, *then: Moment) -> None:
        self.moments = [first, *then]
        self.now = len(then)

    def __repr__(self) -> str:
        here = {self.now: "→"}
        texts = enumerate(map(repr, self.moments))
        return as_text([(here.get(number, ""), str(number), each) for number, each in texts])

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to pickle, in pieces: other threads can run between them."""
        starts = range(0, len(self.moments), PIECE)
        pieces = [pickle.dumps(self.moments[start : start + PIECE]) for start in starts]
        return {"now": self.now, "pieces": pieces}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.now, self.moments = state["now"], []
        for piece in state["pieces"]:
            self.moments += pickle.loads(piece)

    def copy(self) -> History:
        """Return a copy that can be changed without changing this one."""
        other = History(*self.moments)
        other.now = self.now
        return other

    @property
    def moment(self) -> Moment:
        """The moment at which the table stands now."""
        return self.moments[self.now]

    def number(self, moment: int | None, *, next_too: bool = False) -> int:
        """Return a moment's number unchanged, for None the current one; raise if out of range.

        Args:
            moment: the number somebody asks for, from 0.
            next_too: whether the moment that comes next may be meant.

        Raises:
            ItalianCardsError: there is no such moment.
        """
        if moment is None:
            return self.now
        if not isinstance(moment, int) or moment not in range(len(self.moments) + next_too):
            raise ItalianCardsError(
                "no-moment", moment=quoted(moment), moments=between(moment, len(self.moments))
            )
        return moment

    def add(self, *moments: Moment) -> None:
        """Add moments after the current one and go to the last; drop those that were undone."""
        del self.moments[self.now + 1 :]
        self.moments += moments
        self.now += len(moments)

    def undo(self) -> None:
        """Go back to before the last move made; raise if there is none.

        Raises:
            ItalianCardsError: there is none.
        """
        back = self.now
        while self.moments[back].move is None:
            if back == 0:
                raise ItalianCardsError("nothing-to-undo")
            back -= 1
        self.now = back - 1

    def redo(self) -> None:
        """Go on to after the next move that was undone; raise if there is none.

        Raises:
            ItalianCardsError: there is none.
        """
        ahead = self.now + 1
        while ahead < len(self.moments) and self.moments[ahead].move is None:
            ahead += 1  # a new deal lies between
        if ahead >= len(self.moments):
            raise ItalianCardsError("nothing-to-redo")
        deal = self.moments[ahead].deal
        for moment in self.moments[ahead + 1 :]:
            if moment.move is not None or moment.deal != deal:
                break
            ahead += 1
        self.now = ahead

    def move_known_to(self, number: int, seat: Seat, upto: int | None = None) -> Move | None:
        """Return the move of a moment if a seat knows it, at once or from later events; else None.

        A move that was made in secret is known from the moment on in which an event names it.

        Args:
            number: the moment in which it was made.
            seat: who asks.
            upto: the moment by which it is known; without it, now.
        """
        moment = self.moments[number]
        if moment.move is None or moment.move_known_to(seat) is not None:
            return moment.move
        after = self.moments[number + 1 : self.number(upto) + 1]
        heard = (event for later in after for event in later.events)
        known = any(event.tells_move(seat, moment.seat, moment.move) for event in heard)
        return moment.move if known else None

    def events(self, seat: Seat | None, since: int, upto: int | None) -> list[tuple[int, Event]]:
        """Return the (moment number, event) pairs of a span, as a seat saw them.

        Args:
            seat: who saw it, or None for everything.
            since: the first moment; the one that comes next, where nothing has happened yet.
            upto: the last; without it, now.

        Raises:
            ItalianCardsError: there is no such moment.
        """
        first, last = self.number(since, next_too=True), self.number(upto)
        return [
            (number, event if seat is None else event.seen_from(seat))
            for number, moment in enumerate(self.moments[first : last + 1], start=first)
            for event in moment.events
        ]
