"""A seat's knowledge in any trick game: who plays to the trick, and who wins it so far."""

from __future__ import annotations

from functools import cache

from italiancards.core.cards import Card, Cards
from italiancards.core.options import OptionsT
from italiancards.core.seats import Seat
from italiancards.core.tricks.order import TrickOrder
from italiancards.core.view import SeatView


@cache
def _others(players: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats in turn order after one; cached."""
    return tuple(Seat((seat + step) % players) for step in range(1, players))


class TrickView(SeatView[OptionsT]):
    """A view in a game of tricks; the game's own view has the fields that are named here.

    Attributes:
        leader: the seat that led, or leads, the trick.
        trick: its cards in the order played.
        taken: the cards each seat, or each side, has taken.
    """

    __slots__ = ()

    leader: Seat
    trick: Cards
    taken: tuple[Cards, ...]

    @property
    def order(self) -> TrickOrder:
        """The order in which cards beat each other in this deal; each game defines it."""
        raise NotImplementedError

    @property
    def trick_number(self) -> int:
        """Number of the trick being played, from 1."""
        return sum(map(len, self.taken)) // self.players + 1

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, in turn order."""
        return _others(self.players, self.seat)

    @property
    def yet_to_play(self) -> tuple[Seat, ...]:
        """Seats that play to the trick after this one, if it is to play now."""
        return self.others[: self.players - 1 - len(self.trick)]

    @property
    def later_opponents(self) -> tuple[Seat, ...]:
        """Opponents that play to the trick after this seat."""
        return tuple(seat for seat in self.yet_to_play if seat not in (self.partners or ()))

    def taker(self, card: Card | None = None) -> Seat:
        """Return the seat that wins the trick so far, or would after this seat plays `card`.

        Args:
            card: a card of its hand; None for the trick as it is.
        """
        trick = self.trick if card is None else (*self.trick, card)
        return Seat((self.leader + self.order.winner(trick)) % self.players)
