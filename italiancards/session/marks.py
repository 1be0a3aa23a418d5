"""Marks of deals: the help they were played with, shown beside the score, kept in tokens."""

from __future__ import annotations

from dataclasses import dataclass, field

from italiancards import Table
from italiancards.core.events import Event
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.session.token import Help, Token, whole_number


@dataclass
class Marks:
    """The deals of a match that were played with help, by their numbers.

    Args:
        hinted: with hints.
        opened: with all cards open.
        undone: with moves undone after their answer, or a card drawn, had been seen.

    >>> marks = Marks(hinted={1, 3})
    >>> marks.since(2)
    {'hinted': '3', 'opened': '', 'undone': ''}
    """

    hinted: set[int] = field(default_factory=set)
    opened: set[int] = field(default_factory=set)
    undone: set[int] = field(default_factory=set)

    @classmethod
    def read(cls, token: Token) -> Marks:
        """Return the marks of help that a token holds; raise if one is no number.

        Raises:
            Unreadable: something else than numbers of deals.
        """
        texts = (token.hinted, token.opened, token.undone)
        return cls(*({whole_number("deals", deal) for deal in deals.split()} for deals in texts))

    def since(self, deal: int) -> Help:
        """Return the marks of help in a deal and later ones, as texts by token field."""

        def numbers_text(deals: set[int]) -> str:
            return " ".join(str(each) for each in sorted(deals) if each >= deal)

        return {
            "hinted": numbers_text(self.hinted),
            "opened": numbers_text(self.opened),
            "undone": numbers_text(self.undone),
        }

    def text(self, voice: Voice, deal: int) -> str:
        """Return the sentences on the help used in a deal; "" if there was none.

        Args:
            voice: who says them.
            deal: the number of the deal in the match.
        """
        marked = {
            "score-hinted": self.hinted,
            "score-opened": self.opened,
            "score-undone": self.undone,
        }
        return " ".join(voice.say(name) for name, deals in marked.items() if deal in deals)


def learned_something(table: Table, seat: Seat, since: int, upto: int) -> bool:
    """Return True if a seat saw another's open move, hidden cards or the deal's end in a span.

    Args:
        table: the table; what was undone last is still known there.
        seat: whose knowledge.
        since: the earlier moment.
        upto: the later one.
    """
    events = (each for moment in table.moments[since + 1 : upto + 1] for each in moment.events)
    return any(_teaches(event, seat) for event in events) or (
        table.view(seat, upto).over and not table.view(seat, since).over
    )


def _teaches(event: Event, seat: Seat) -> bool:
    """Return True if an event is another seat's open act, or shows this seat something hidden."""
    if event.seen_by is not None and seat in event.seen_by:
        return True
    return event.by not in (None, seat) and not event.hides_move_from(seat)
