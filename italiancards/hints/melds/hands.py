"""Hands in a simulator, and the points of their cards: cards are bits and places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from italiancards.core.cards import Card
from italiancards.core.melds import Values
from italiancards.core.melds.lanes import LANE, LANES, NAMED, PLACED, SUIT, WILD, places, split

NOTHING = -2
"""Place that means no card; a joker is `WILD`."""


def places_of(cards: Iterable[Card]) -> list[int]:
    """Return some cards as numbers, their places in the simulator's pack, in order."""
    return [PLACED[card] for card in cards]


def by_place(values: Values) -> list[int]:
    """Return a list of the cards' points, indexed by a card's number; the joker's last."""
    places = range(LANES[-1] + LANE)
    points = [values.card(NAMED[place]) if place in NAMED else 0 for place in places]
    return [*points, values.joker]


def make_counter(value: Sequence[int]) -> Callable[[int], int]:
    """Return a function that sums the points of cards given as bits.

    Args:
        value: points of each card, by its place; in every suit the same.
    """
    suit = [sum(value[place] for place in range(LANE) if held >> place & 1)
            for held in range(SUIT + 1)]  # fmt: skip

    def points(cards: int) -> int:
        return (
            suit[cards & SUIT]
            + suit[cards >> LANES[1] & SUIT]
            + suit[cards >> LANES[2] & SUIT]
            + suit[cards >> LANES[3]]
        )

    return points


class Hands:
    """Hands, stock, discards and who has drawn: the part of a deal that rummy games share.

    Args:
        hands: the cards of each seat.
        stock: the cards to be drawn, the next one first.
        discards: the cards discarded, the last one at the end.
        turn: the seat to move, from 0.
    """

    __slots__ = (
        "discards", "drawn", "jokers", "once", "picked", "size", "stock", "turn", "twice",
    )  # fmt: skip

    def __init__(
        self,
        hands: Sequence[Iterable[Card]],
        stock: Iterable[Card],
        discards: Iterable[Card],
        turn: int,
    ) -> None:
        held = [split(hand) for hand in hands]
        self.once = [once for once, _, _ in held]
        self.twice = [twice for _, twice, _ in held]
        self.jokers = [jokers for _, _, jokers in held]
        self.size = [once.bit_count() + twice.bit_count() + jokers for once, twice, jokers in held]
        self.stock = places_of(stock)[::-1]
        self.discards = places_of(discards)
        self.turn = turn
        self.drawn = False
        self.picked = NOTHING

    def hold(self, other: Hands) -> None:
        """Copy hands, stock, discards and turn of another deal into this one, in place."""
        self.once, self.twice, self.jokers = other.once[:], other.twice[:], other.jokers[:]
        self.size, self.stock, self.discards = other.size[:], other.stock[:], other.discards[:]
        self.turn, self.drawn, self.picked = other.turn, other.drawn, other.picked

    def has(self, seat: int, place: int) -> int:
        """Return the number of copies of a card in a hand, 0 if it has none.

        Args:
            seat: its number, from 0.
            place: the card; `WILD` for jokers.

        Returns:
            0, 1 or 2; up to all jokers of the pack for `WILD`.
        """
        if place == WILD:
            return self.jokers[seat]
        return (self.once[seat] >> place & 1) + (self.twice[seat] >> place & 1)

    def hand_of(self, seat: int) -> list[int]:
        """Return a seat's cards, jokers last, each as its number in the pack.

        Args:
            seat: its number, from 0.

        Returns:
            A place for each card; a card held twice comes twice.
        """
        once, twice = self.once[seat], self.twice[seat]
        return [*places(once), *places(twice), *[WILD] * self.jokers[seat]]

    def receive(self, place: int) -> None:
        """Put a card into the hand of the seat to move, in place."""
        seat = self.turn
        self.size[seat] += 1
        if place == WILD:
            self.jokers[seat] += 1
        else:
            bit = 1 << place
            self.twice[seat] |= self.once[seat] & bit
            self.once[seat] |= bit

    def spend(self, place: int) -> None:
        """Remove a card from the hand of the seat to move, in place."""
        seat = self.turn
        self.size[seat] -= 1
        if place == WILD:
            self.jokers[seat] -= 1
        else:
            bit = 1 << place
            if self.twice[seat] & bit:
                self.twice[seat] ^= bit
            else:
                self.once[seat] ^= bit
        if place == self.picked:
            self.picked = NOTHING

    def draw(self) -> None:
        """Move the next card of the stock into the hand of the seat to move, in place."""
        self.receive(self.stock.pop())
        self.drawn = True


class MeldDeal(Hands):
    """A deal with melds on the table; a game adds what is its own, and `of` copies that."""

    __slots__ = ("closer", "extensions", "melds", "options")
    options: Any
    melds: list[Any]
    extensions: list[Any]
    closer: int

    @classmethod
    def of(cls, deal: Any) -> Self:
        """Return a copy of any simulated deal as one of this class."""
        other = object.__new__(cls)
        other.hold(deal)
        other.options, other.closer = deal.options, deal.closer
        other.melds, other.extensions = deal.melds[:], deal.extensions[:]
        return other

    def copy(self) -> Self:
        """Return a copy of the deal, to be played differently."""
        return self.of(self)

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        raise NotImplementedError

    @property
    def to_move(self) -> int | None:
        """The seat to move; None once all is over."""
        return None if self.over else self.turn
