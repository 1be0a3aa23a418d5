"""A seat's knowledge in any game: the fields common to all views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from itertools import chain
from typing import Any, Generic, Protocol

from italiancards.core.cards import Card, Cards
from italiancards.core.options import OptionsT
from italiancards.core.rows import as_html, as_text
from italiancards.core.seats import Parties, Seat, Seating, party_of


@dataclass(frozen=True, slots=True, repr=False)
class SeatView(Generic[OptionsT]):
    """A seat's knowledge in any game; a game's own view adds its cards. Prints field by field.

    Args:
        seat: whose view it is.
        options: the options of the table.
        dealer: who dealt.
        to_move: whose turn it is, if anybody's.
        over: whether the deal has ended.
        hand: the seat's own cards.
        hand_sizes: how many cards each seat holds.
        scores: the count of each party in the match so far.
        partners: with whom the seat plays this deal: partners or nobody; None while it cannot know.
    """

    seat: Seat
    options: OptionsT
    dealer: Seat
    to_move: Seat | None
    over: bool
    hand: Cards
    hand_sizes: tuple[int, ...]
    scores: tuple[int, ...]
    partners: tuple[Seat, ...] | None

    def __init_subclass__(cls) -> None:
        cls.__repr__ = SeatView.__repr__  # type: ignore[method-assign]  # or a dataclass writes one

    @property
    def playable(self) -> Cards:
        """The cards that the seat may play from; here its hand."""
        return self.hand

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.hand_sizes)

    def hand_of(self, seat: Seat, known: Cards = ()) -> tuple[Card | None, ...]:
        """Return a seat's hand as seen here, with None for each unknown card.

        Args:
            seat: whose hand.
            known: the cards that are known to be in it, where it is another's.
        """
        if seat == self.seat:
            return self.hand
        return (*known, *(None,) * (self.hand_sizes[seat] - len(known)))

    @property
    def _rows(self) -> list[tuple[str, str]]:
        """Rows of texts for each field but the options: name and value."""
        names = (each.name for each in fields(self) if each.name != "options")
        return [(name, _field_text(getattr(self, name))) for name in names]

    def __repr__(self) -> str:
        return as_text(self._rows)

    def _repr_html_(self) -> str:
        return as_html(self._rows)


@dataclass(frozen=True, slots=True, repr=False)
class SidesView(SeatView[OptionsT]):
    """A view in a game where each side has one pile, whichever partner takes."""

    @property
    def seating(self) -> Seating:
        """The seats and their turn order; each game defines it."""
        raise NotImplementedError

    @property
    def parties(self) -> Parties:
        """The parties of seats that score together; each game defines them."""
        raise NotImplementedError

    @property
    def side(self) -> int:
        """Number of this seat's side."""
        return self.side_of(self.seat)

    def side_of(self, seat: Seat) -> int:
        """Return the number of a seat's side."""
        return party_of(self.parties, seat)

    def piles(self) -> Iterator[tuple[Seat, int | None]]:
        """Yield each seat, this one last, with the side whose pile lies before it or None.

        A side's pile lies before the seat itself, or before the side's first seat after it.
        """
        seen = {self.side}
        for seat in self.seating.order(self.seating.next(self.seat)):
            side = self.side_of(seat)
            lies = seat == self.seat or side not in seen
            seen.add(side)
            yield seat, side if lies else None


def _field_text(value: object) -> str:
    """Return a value as text: groups with a slash between, None and empty ones as a dash."""
    if isinstance(value, frozenset):
        return _field_text(tuple(sorted(value)))
    if isinstance(value, tuple):
        grouped = any(isinstance(each, tuple) for each in value)
        return (" / " if grouped else " ").join(map(_field_text, value)) or "–"
    if is_dataclass(value) and type(value).__str__ is object.__str__:
        return ", ".join(
            f"{each.name} {_field_text(getattr(value, each.name))}" for each in fields(value)
        )
    return "–" if value is None else str(value)


class DealState(Protocol):
    """Interface of a state from which the common part of a view is made; any state has it."""

    @property
    def start(self) -> Any:
        """The start of the deal, a `DealStart`."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The hands by seat."""

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None when the deal is over or something happens by itself."""

    @property
    def over(self) -> bool:
        """True if the deal has ended."""


Common = tuple[
    Seat, Any, Seat, Seat | None, bool, Cards, tuple[int, ...], tuple[int, ...],
    tuple[Seat, ...] | None,
]  # fmt: skip
"""The fields of a `SeatView` in their order."""


def common(state: DealState, seat: Seat, partners: tuple[Seat, ...] | None = ()) -> Common:
    """Return the field values that all games' views share, for one seat of a state.

    Args:
        state: how the deal stands.
        seat: who looks.
        partners: with whom the seat plays, as far as it knows.

    Returns:
        The first fields of a view, in the order of `SeatView`.
    """
    start, hands = state.start, state.hands
    return (
        seat,
        start.options,
        start.dealer,
        state.to_move,
        state.over,
        hands[seat],
        tuple(map(len, hands)),
        start.scores,
        partners,
    )


def unseen_cards(deck: Cards, *seen: Iterable[Card]) -> Cards:
    """Return the cards of a deck without those seen, copy by copy, in deck order.

    Args:
        deck: all the cards.
        seen: groups of cards that the seat sees, or knows where they lie.

    >>> from italiancards.core.cards import RUMMY
    >>> ace = RUMMY.card("Ah")
    >>> unseen_cards((ace, *RUMMY.cards[1:3], ace), (ace,), RUMMY.cards[1:2])
    ('3h', 'Ah')
    """
    cards = [*chain.from_iterable(seen)]
    gone = set(cards)
    left = [card for card in deck if card not in gone]
    if len(left) + len(cards) == len(deck):  # of no card has one copy been seen and not its twin
        return tuple(left)
    known, left = Counter(cards), []
    for card in deck:
        times = known.get(card, 0)
        if times:
            known[card] = times - 1
        else:
            left.append(card)
    return tuple(left)
