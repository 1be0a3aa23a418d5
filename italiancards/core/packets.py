"""Dealing, the same at every table: packets in turn order, a hand replaced, the deal's end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from italiancards.core.cards import Card, Cards, without
from italiancards.core.events import Event
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat

ThingT = TypeVar("ThingT")
Groups = tuple[Cards, ...]
"""Some cards for each seat, or for each party."""


def replaced(groups: tuple[ThingT, ...], place: int, new: ThingT) -> tuple[ThingT, ...]:
    """Return a copy of a tuple with the item at one place replaced.

    Args:
        groups: one entry a seat or a party: its cards, or anything else it has.
        place: the index of the entry to replace.
        new: the new entry.

    >>> from italiancards.core.cards import ITALIAN
    >>> replaced((ITALIAN.cards[:2], (), ()), Seat(1), ITALIAN.cards[3:4])
    (('AD', '2D'), ('4D',), ())
    """
    return (*groups[:place], new, *groups[place + 1 :])


def drop_card(groups: Groups, place: int, card: Card) -> Groups:
    """Return groups of cards without a card of one group; unchanged if it is not there.

    Args:
        groups: some cards for each seat.
        place: the index of the group that loses the card.
        card: the card.
    """
    if card not in groups[place]:
        return groups
    return replaced(groups, place, without(groups[place], [card]))


def packets(
    hands: Sequence[Cards], stock: Cards, order: Iterable[Seat], size: int
) -> tuple[Groups, Cards, list[Event]]:
    """Return hands, stock and events after a packet of cards is dealt to each seat in turn.

    Args:
        hands: what each seat holds already.
        stock: the cards to be dealt, the first ones first.
        order: the seats that get cards, the eldest first.
        size: how many each gets.

    Returns:
        The hands, what is left of the stock, and what was received; each sees its own cards alone.
    """
    dealt, events = list(hands), []
    for seat in order:
        packet, stock = stock[:size], stock[size:]
        dealt[seat] = (*dealt[seat], *packet)
        facts = {"seat": seat, "cards": packet, "number": size}
        events.append(Event("received", facts, ("cards",), (seat,)))
    return tuple(dealt), stock, events


def deal_over(sheet: Sheet, **also: Any) -> Event:
    """Return the event that a deal is over, with the facts of its result.

    Args:
        sheet: the count; it has a result.
        also: its other facts.
    """
    assert sheet.result is not None  # a finished deal has one
    return Event("deal-over", {**sheet.result.facts, **also})
