"""Steps of any rummy turn: a card is drawn, cards leave the hand, a card is discarded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from italiancards.core.cards import Card, Cards, without
from italiancards.core.events import Event, Events
from italiancards.core.packets import Groups, replaced
from italiancards.core.seats import Seat


class MeldState:
    """Part of the state that a turn changes; the state of a rummy game has these as fields.

    Args:
        turn: the seat to move.
        hands: the cards of each seat.
        shown: for each seat, the cards in its hand that everybody knows.
        stock: the cards still to be drawn, the next one first.
        discards: the cards discarded, the last one at the end.
        picked: the card taken from the discards, until an equal one is laid.
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]
    turn: Seat
    hands: Groups
    shown: Groups
    stock: Cards
    discards: Cards
    picked: Cards


StateT = TypeVar("StateT", bound=MeldState)


def after_draw(state: StateT) -> tuple[StateT, Events]:
    """Return a new state and event after the seat to move draws from the stock, unseen."""
    seat, card = state.turn, state.stock[0]
    hands = replaced(state.hands, seat, (*state.hands[seat], card))
    event = Event("drew", {"seat": seat, "card": card}, ("card",), (seat,))
    return replace(state, hands=hands, stock=state.stock[1:], drawn=True), (event,)


def gained(state: StateT, cards: Cards, **more: Any) -> StateT:
    """Return a new state after the seat to move takes cards that everybody sees.

    Args:
        state: the deal before.
        cards: the cards.
        more: what else changes.
    """
    seat = state.turn
    hands = replaced(state.hands, seat, (*state.hands[seat], *cards))
    shown = replaced(state.shown, seat, (*state.shown[seat], *cards))
    return replace(state, hands=hands, shown=shown, **more)


def after_play(state: StateT, cards: Cards) -> StateT:
    """Return a new state after cards leave the hand of the seat to move.

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
    """Return a new state and event after the seat to move discards a card.

    Args:
        state: the deal before.
        card: a card of that hand.
    """
    after = replace(
        after_play(state, (card,)), discards=(*state.discards, card), drawn=False, picked=()
    )
    return after, Event("discarded", {"seat": state.turn, "card": card})
