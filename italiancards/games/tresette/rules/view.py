"""Knowledge of one seat in a deal of Tresette, and the zones of its cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain

from italiancards.core import tricks
from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding
from italiancards.core.seats import Parties, Seat, Seating, partners_in
from italiancards.core.tricks import TrickOrder, TrickView
from italiancards.core.view import SidesView, common, unseen_cards
from italiancards.core.zones import Zone
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.state import (
    ORDER,
    SeatDeclaration,
    SeatSignal,
    SuitLimits,
    TresetteState,
    deck,
    parties,
    seating,
)


@dataclass(frozen=True, slots=True)
class TresetteView(TrickView[TresetteOptions], SidesView[TresetteOptions]):
    """Knowledge of one seat, beside its knowledge in any game.

    Args:
        dealt: the seat's own hand as it was dealt.
        shown: for each seat, the cards in its hand that everybody knows.
        suit_limits: for each seat, the suits it has shown to be out of, and of each how many cards
            it has drawn since that nobody else saw.
        tops: the cards that lie on top of the packets before each seat.
        under: how many cards lie under each of those.
        stock_size: how many cards are still to be drawn.
        drawn: the card that the seat drew last.
        leader: the seat that led, or leads, the trick.
        trick: its cards in the order played.
        taken: the cards each side has taken; everybody saw them.
        last_trick: the trick gathered before this one, with its leader.
        asking: whether all are asked now what they declare.
        declared: what has been declared, by whom.
        said: what was said with cards that led, by whom, as long as it can be as it was then.
    """

    dealt: Cards
    shown: tuple[Cards, ...]
    suit_limits: tuple[SuitLimits, ...]
    tops: tuple[Cards, ...]
    under: tuple[tuple[int, ...], ...]
    stock_size: int
    drawn: Card | None
    leader: Seat
    trick: Cards
    taken: tuple[Cards, ...]
    last_trick: tuple[Seat, Cards] | None
    asking: bool
    declared: tuple[SeatDeclaration, ...]
    said: tuple[SeatSignal, ...]

    @property
    def seating(self) -> Seating:
        """Seats of the table."""
        return seating(self.options)

    @property
    def playable(self) -> Cards:
        """Cards that the seat can play: its hand, and the tops of its packets."""
        return (*self.hand, *self.tops[self.seat]) if self.tops else self.hand

    @property
    def order(self) -> TrickOrder:
        """Order of the cards in a trick: who beats whom."""
        return ORDER

    def open_cards(self, seat: Seat) -> Cards:
        """Return the cards of a seat that all see, or know to be in its hand."""
        return (*self.shown[seat], *(self.tops[seat] if self.tops else ()))

    @property
    def parties(self) -> Parties:
        """Parties that keep score together, each with its seats."""
        return parties(self.options)

    @property
    def unseen(self) -> Cards:
        """Cards whose place this seat does not know, in the order of the deck."""
        others = (cards for seat, cards in enumerate(self.shown) if seat != self.seat)
        seen = (self.hand, self.trick, *self.taken, *self.tops, *others)
        return unseen_cards(deck(self.options), *seen)


def view(state: TresetteState, seat: Seat) -> TresetteView:
    """Return the view of a seat: its own hand, and all that lies, was played or said to all.

    Args:
        state: the whole deal.
        seat: the seat that looks.
    """
    packets = state.packets
    return TresetteView(
        *common(state, seat, partners_in(parties(state.options), seat)),
        dealt=state.dealt[seat],
        shown=state.shown,
        suit_limits=state.suit_limits,
        tops=tuple(tuple(each[0] for each in own if each) for own in packets),
        under=tuple(tuple(len(each) - 1 for each in own if each) for own in packets),
        stock_size=len(state.stock),
        drawn=state.drawn[seat] if state.drawn else None,
        leader=state.leader,
        trick=state.trick,
        taken=state.taken,
        last_trick=state.last_trick,
        asking=state.asking,
        declared=state.declared,
        said=state.said,
    )


def zones(view: TresetteView) -> tuple[Zone, ...]:
    """Return the table's zones with their cards: hands, packets, piles, stock and trick."""
    drawn: list[Zone] = []
    for seat, side in view.piles():
        drawn.append(Zone("hand", view.hand_of(seat, view.shown[seat]), seat))
        if view.tops:
            drawn.append(Zone("tops", view.tops[seat], seat))
            drawn.append(Zone("under", (None,) * sum(view.under[seat]), seat))
        if side is not None:
            drawn.append(Zone("taken", view.taken[side], seat))
    if view.stock_size:
        drawn.append(Zone("stock", (None,) * view.stock_size))
    lying = tricks.zones(ORDER, view.players, view.leader, view.trick, view.last_trick)
    return (*drawn, *lying)


def prompt(view: TresetteView) -> Finding:
    """Return the finding that asks for the next move: to declare, to lead or to follow."""
    if view.asking:
        return Finding("prompt-declare", True, {})
    return tricks.prompt(view.leader, view.trick)


def signs(view: TresetteView) -> tuple[Finding, ...]:
    """Return findings, by seat, on declared cards that are still in its hand."""
    declared = [(seat, card) for seat, each in view.declared for card in each.cards]
    found = []
    for seat in view.seating.seats:
        cards = tuple(
            dict.fromkeys(card for who, card in declared if who == seat and card in view.shown[who])
        )
        if cards:
            found.append(Finding("sign-declared", True, {"seat": seat, "cards": cards}))
    return tuple(found)


def reminders(view: TresetteView) -> tuple[Finding, ...]:
    """Return findings, by other seat, on the suits that it is known to be out of."""
    found = []
    for seat in view.seating.order(view.seat):
        suits = [suit for suit, _ in view.suit_limits[seat] if is_out_of(view, seat, suit)]
        if suits and seat != view.seat:
            cards = tuple(Card(ORDER.ranks[0], suit) for suit in suits)
            found.append(Finding("sign-out-of", True, {"seat": seat, "cards": cards}))
    return tuple(found)


def is_out_of(view: TresetteView, seat: Seat, suit: str) -> bool:
    """True if a seat is known to have no card of a suit, in hand or on top of a packet.

    Args:
        view: the seat that asks.
        seat: the seat asked about.
        suit: the suit's letter.
    """
    seen = view.open_cards(seat)
    return dict(view.suit_limits[seat]).get(suit) == 0 and not any(
        card.suit == suit for card in seen
    )


def known_elsewhere(view: TresetteView) -> Cards:
    """Return the cards that this seat knows to lie with others, in hands or on packets."""
    others = [seat for seat in view.seating.seats if seat != view.seat]
    tops = [view.tops[seat] for seat in others] if view.tops else []
    return tuple(chain.from_iterable((*(view.shown[seat] for seat in others), *tops)))
