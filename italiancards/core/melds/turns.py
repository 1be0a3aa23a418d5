"""Steps of any rummy turn: a card is drawn, cards leave the hand, a card is discarded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar

from italiancards.core.cards import Card, Cards, without
from italiancards.core.dealing import Groups, replaced
from italiancards.core.events import Event, Events
from italiancards.core.seats import Seat


class TurnState(Protocol):
    """Interface of a state that changes in a turn; the state of any rummy game has it."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def turn(self) -> Seat:
        """The seat to move."""

    @property
    def hands(self) -> Groups:
        """The cards of each seat."""

    @property
    def shown(self) -> Groups:
        """For each seat, the cards in its hand that everybody knows."""

    @property
    def stock(self) -> Cards:
        """The cards still to be drawn, the next one first."""

    @property
    def discards(self) -> Cards:
        """The cards discarded, the last one at the end."""

    @property
    def picked(self) -> Cards:
        """The card taken from the discards, until an equal one is laid."""


StateT = TypeVar("StateT", bound=TurnState)


def after_draw(state: StateT) -> tuple[StateT, Events]:
    """Return the state after the seat to move drew the top card; it alone sees which."""
    seat, card = state.turn, state.stock[0]
    hands = replaced(state.hands, seat, (*state.hands[seat], card))
    event = Event("drew", {"seat": seat, "card": card}, ("card",), (seat,))
    return replace(state, hands=hands, stock=state.stock[1:], drawn=True), (event,)


def after_play(state: StateT, cards: Cards) -> StateT:
    """Return the state after cards left the hand of the seat to move for the table.

    Args:
        state: the deal before.
        cards: cards of that hand; a card picked from the discards is no longer kept in mind if an
        equal one is among them.
    """
    seat = state.turn
    shown = list(state.shown[seat])
    for card in cards:
        if card in shown:
            shown.remove(card)
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], cards)),
        shown=replaced(state.shown, seat, tuple(shown)),
        picked=() if set(state.picked) & set(cards) else state.picked,
    )


def after_discard(state: StateT, card: Card) -> tuple[StateT, Event]:
    """Return the state after the seat to move discarded a card, and the event.

    Args:
        state: the deal before.
        card: a card of that hand.
    """
    after = replace(
        after_play(state, (card,)), discards=(*state.discards, card), drawn=False, picked=()
    )
    return after, Event("discarded", {"seat": state.turn, "card": card})
