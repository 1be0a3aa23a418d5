"""A seat's knowledge of a deal in which melds are laid, and the places of the cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any, Self

from italiancards.core.cards import RUMMY, Cards, without
from italiancards.core.melds.meld import Meld
from italiancards.core.options import OptionsT
from italiancards.core.packets import Groups, replaced
from italiancards.core.seats import Seat
from italiancards.core.view import SeatView, unseen_cards
from italiancards.core.zones import Zone

_ORDER = {card: number for number, card in enumerate(RUMMY.known.values())}


class MeldView(SeatView[OptionsT]):
    """A seat's knowledge that rummy games have alike; a game's own view has these as fields.

    Args:
        shown: for each seat, the cards in its hand that everybody knows.
        stock_size: number of cards still to be drawn.
        discards: the cards discarded, the last one at the end.
        melds: the melds on the table, in the order they were laid.
        meld_owners: the seat that laid each.
        drawn: whether the seat to move has drawn, or taken discards.
        picked: the card taken from the discards, until an equal one is laid.
    """

    __slots__ = ()
    shown: Groups
    stock_size: int
    discards: Cards
    melds: tuple[Meld, ...]
    meld_owners: tuple[Seat, ...]
    drawn: bool
    picked: Cards

    @property
    def aside(self) -> Groups:
        """Groups of cards elsewhere that this seat knows; here none."""
        return ()

    @property
    def unseen(self) -> Cards:
        """Cards whose place this seat does not know, in pack order."""
        others = (cards for seat, cards in enumerate(self.shown) if seat != self.seat)
        on_table = (meld.cards for meld in self.melds)
        return unseen_cards(RUMMY.cards, self.hand, self.discards, *on_table, *others, *self.aside)

    def meld(self, number: int) -> Meld | None:
        """Return the meld with a number from 1, or None if there is none."""
        return self.melds[number - 1] if 1 <= number <= len(self.melds) else None

    def melds_by(self, side: Collection[Seat]) -> Iterator[tuple[int, Meld]]:
        """Yield the melds laid by some seats, each with its number from 1."""
        owned = zip(self.melds, self.meld_owners, strict=True)
        return ((number, meld) for number, (meld, by) in enumerate(owned, start=1) if by in side)

    def after_taking(self, cards: Cards, **more: Any) -> Self:
        """Return a copy of the view in which cards of the discards are in hand.

        Args:
            cards: those cards.
            more: what else changes.
        """
        hand = (*self.hand, *cards)
        left = self.discards[: len(self.discards) - len(cards)]
        return self._holding(hand, discards=left, drawn=True, **more)

    def after_building(
        self, used: Cards, melds: tuple[Meld, ...], gained: Cards = (), **more: Any
    ) -> Self:
        """Return a copy of the view with cards moved from the hand into new melds.

        Args:
            used: the cards of its hand that it laid.
            melds: the melds then on the table.
            gained: cards that came into its hand by that.
            more: what else changes.
        """
        return self._holding(
            (*without(self.hand, used), *gained),
            melds=melds,
            meld_owners=self.meld_owners + (self.seat,) * (len(melds) - len(self.melds)),
            picked=() if set(self.picked) & set(used) else self.picked,
            **more,
        )

    def _holding(self, hand: Cards, **more: Any) -> Self:
        """Return a copy of the view with another hand, and other changes."""
        sizes = replaced(self.hand_sizes, self.seat, len(hand))
        return replace(self, hand=hand, hand_sizes=sizes, **more)

    # Where the cards lie

    def others(self, order: Iterable[Seat]) -> list[Zone]:
        """Return the zones of the other players' hands, in an order of seats."""
        return [
            Zone("hand", self.hand_of(seat, self.shown[seat]), seat)
            for seat in order
            if seat != self.seat
        ]

    @property
    def piles(self) -> list[Zone]:
        """Zones of the stock, the discards and the own hand."""
        return [
            Zone("stock", (None,) * self.stock_size),
            Zone("discards", self.discards),
            Zone("hand", in_order(self.hand), self.seat),
        ]


def in_order(cards: Cards) -> Cards:
    """Return cards sorted by suit and rank, jokers last."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))
