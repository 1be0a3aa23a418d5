"""The marks that deals bear: how they were played, told beside the score and kept in tokens."""

from __future__ import annotations

from dataclasses import dataclass, field

from italiancards import Table
from italiancards.core.events import Event
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.session.token import Help, Token, whole_number


@dataclass
class Marks:
    """How the deals of a match were played, by their numbers.

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
        """The marks that a token tells.

        Raises:
            Unreadable: something else than numbers of deals.
        """
        told = (token.hinted, token.opened, token.undone)
        return cls(*({whole_number("deals", deal) for deal in deals.split()} for deals in told))

    def since(self, deal: int) -> Help:
        """What a token tells of them: those of a deal and of later ones."""

        def told(deals: set[int]) -> str:
            return " ".join(str(each) for each in sorted(deals) if each >= deal)

        return {
            "hinted": told(self.hinted),
            "opened": told(self.opened),
            "undone": told(self.undone),
        }

    def told(self, voice: Voice, deal: int) -> str:
        """What is said of a deal."""
        marked = {
            "score-hinted": self.hinted,
            "score-opened": self.opened,
            "score-undone": self.undone,
        }
        return " ".join(voice.say(name) for name, deals in marked.items() if deal in deals)


def seen(table: Table, seat: Seat, since: int, upto: int) -> bool:
    """Tell whether a seat learnt anything between two moments that was not its own doing.

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
    """Tell whether an event shows a seat what it did not do: another's move, a hidden card."""
    if event.seen_by is not None and seat in event.seen_by:
        return True
    return event.by not in (None, seat) and not event.hides_move_from(seat)
