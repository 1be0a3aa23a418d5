"""The auction of five players: what everybody has heard of the bidding and of the call.

Who bids most calls a card; whoever holds it is the secret partner (S1 S2 S3 S4). Who that is stands
in no `Auction` before the card has been played.
"""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.announcements import Bid, Pass
from italiancards.core.cards import Card
from italiancards.core.seats import Seat

Words = tuple[Bid | Pass | None, ...]
"""The last word of each seat in the bidding; None for a seat that has not spoken yet."""


@dataclass(frozen=True, slots=True)
class Auction:
    """The bidding and the call, as everybody has heard them.

    Args:
        said: what each seat said last.
        turn: whose turn it is to bid, or to call.
        caller: who won the bidding, once it is over.
        called: the card that was called.
        holder: who turned out to hold the called card, once it has been played.
    """

    said: Words
    turn: Seat
    caller: Seat | None = None
    called: Card | None = None
    holder: Seat | None = None

    @property
    def phase(self) -> str:
        """Phase now: `bidding`, `calling` (a caller is found) or `playing` (a card is called)."""
        if self.caller is None:
            return "bidding"
        return "calling" if self.called is None else "playing"

    @property
    def passed_out(self) -> bool:
        """True if everybody has passed, so that the deal is over."""
        return all(isinstance(each, Pass) for each in self.said)

    def bid_of(self, seat: Seat) -> Bid | None:
        """Return a seat's bid if that is its last word; None if it passed or has not spoken."""
        word = self.said[seat]
        return word if isinstance(word, Bid) else None

    @property
    def alone_left(self) -> bool:
        """True if all seats but one have passed."""
        return sum(isinstance(each, Pass) for each in self.said) == len(self.said) - 1


def new_auction(players: int, eldest: Seat) -> Auction:
    """Return the auction before anybody has spoken; the eldest begins (S1 S2 S4).

    Args:
        players: the number of seats.
        eldest: the seat that speaks first.
    """
    return Auction((None,) * players, eldest)
