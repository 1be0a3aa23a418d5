"""Zones: hands, tricks, piles and stock, for anything that draws a table."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import Card
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Zone:
    """Some cards that lie together, as one seat sees them.

    Args:
        name: what it is: `hand`, `trick`, `stock`, `upcard`, `taken` …
        cards: the cards in order; None for each that lies face down.
        seat: whose it is, or None where it belongs to the table.
        owners: for each card who put it there, where that matters.
        best: the place of the card that is taking so far, in a trick.
        number: its number, where there are several of the kind: a meld.
        stands: what a card stands for, by its place, where it is not itself: a joker in a meld.
        going: the places of the cards that are about to be taken away.
        again: whether its cards lie in another zone too, and are only shown here once more.
        caption: what is said of it, in a word or two: what a meld has become.
        across: how many of its last cards lie crosswise.

    >>> Zone("stock", (None, None)).face_down
    2
    """

    name: str
    cards: tuple[Card | None, ...]
    seat: Seat | None = None
    owners: tuple[Seat, ...] = ()
    best: int | None = None
    number: int | None = None
    stands: tuple[tuple[int, Card], ...] = ()
    going: tuple[int, ...] = ()
    again: bool = False
    caption: Finding | None = None
    across: int = 0

    @property
    def face_down(self) -> int:
        """Number of cards in the zone that this seat cannot see."""
        return self.cards.count(None)
