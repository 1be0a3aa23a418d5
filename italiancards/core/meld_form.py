"""Positions of the games of melds: hands, melds, stock and discards, as far as they are alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from italiancards.core import form
from italiancards.core.cards import Card, Cards
from italiancards.core.form import Field, Perspective
from italiancards.core.melds.meld import Meld
from italiancards.core.melds.moves import MELD_BAR
from italiancards.core.numbers import whole
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat


def other_sizes(deal: Perspective[Any]) -> list[int]:
    """Return the others' hand sizes, in turn order."""
    return [len(hand) for hand in deal.each(deal.state.hands)[1:]]


def write_melds(deal: Perspective[Any]) -> str:
    """Return the text of the melds on the table, for a position."""
    return f" {MELD_BAR} ".join(map(str, deal.state.melds))


MELD_OWNERS: Field[Any] = Field("laid", lambda deal: deal.state.meld_owners, CardPool.seats)
"""The seats that laid each meld."""
DRAWN: Field[Any] = Field(
    "drawn", lambda deal: deal.state.drawn and not deal.state.picked, CardPool.says
)
"""A draw made by the seat; left out where the card that it picked says so."""
PICKED: Field[Any] = Field("picked", lambda deal: deal.state.picked, CardPool.look)
"""The card that was taken from the discards."""
DISCARDS: Field[Any] = Field("discards", lambda deal: deal.state.discards, CardPool.cards)
"""The discards, the last one at the end."""
SHOWN: Field[Any] = Field("shown", lambda deal: deal.each(deal.state.shown), CardPool.parts)
"""The cards in hand that everybody knows."""

OTHERS: Field[Any] = Field("others", form.OTHERS.write, CardPool.others, form.open_hands)
"""The other hands, in turn order; at the end of the deal they lie open."""


def meld_owners(at: CardPool, melds: tuple[Meld, ...], usual: Seat, wrong: str) -> tuple[Seat, ...]:
    """Return the seats that laid some melds, by meld; refuse a field with another number of them.

    Args:
        at: the fields.
        melds: the melds on the table.
        usual: the seat that laid them where nothing is said.
        wrong: the message of an error.
    """
    if "laid" not in at.fields:
        return (usual,) * len(melds)
    seats: tuple[Seat, ...] = at["laid"]
    at.refuse(len(seats) != len(melds), wrong, "laid")
    return seats


def other_hands(
    at: CardPool,
    known: Iterable[Iterable[Card]],
    size: Callable[[Seat, Cards, int | None], int],
    wrong: str,
) -> Groups:
    """Return the others' hands: cards named in fields, cards known, and the rest drawn by chance.

    Args:
        at: the cards that lie nowhere else yet.
        known: the cards of each that everybody knows.
        size: the size of a hand by its seat, its cards so far, and the number that `held` gives.
        wrong: the message of an error.
    """
    named, numbers = at["others"], at.text("held").split()
    sizes = [whole(word) for word in numbers]
    at.refuse(len(numbers) > len(named) or None in sizes, wrong, "held", count=len(named))
    sizes += [None] * (len(named) - len(numbers))
    hands = tuple(at.add_known(named, known))
    each = zip(at.order[1:], hands, sizes, strict=True)
    return at.fill_hands(hands, (max(len(hand), size(seat, hand, n)) for seat, hand, n in each))


def has_drawn(at: CardPool, wrong: str) -> bool:
    """Return True if the seat to move has drawn; refuse a picked card that it does not hold.

    Args:
        at: the fields.
        wrong: the message of an error.
    """
    picked, drawn = at["picked"], at["picked"] or at["drawn"]
    at.refuse(len(picked) > 1 or not set(picked) <= set(at["hand"]), wrong, "picked")
    return bool(drawn)


def stock_and_discards(at: CardPool, *, running: bool) -> tuple[Cards, Cards]:
    """Return stock and discards made of all cards left, shared out as the fields say.

    Args:
        at: the cards that lie nowhere else yet.
        running: whether there must be a discard, because the seat is to draw.

    Returns:
        The stock and the discards.

    Raises:
        BadPosition: `stock`, `next` or `discards` does not fit the cards left.
    """
    stock, discards = at["stock"], at["discards"]
    if at.is_number:  # the rest lies under the discards that are named
        size = at.stock_size(stock)
        at.check_next(size)
        discards = at.draw("discards", len(at.left) + len(stock) - size) + discards
    elif running and not discards:
        discards = at.draw("discards", 1)
    return stock + at.draw("stock", len(at.left)), discards
