"""Knowledge of one seat in a deal of Scopa, and the zones of its cards."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import Card, Cards
from italiancards.core.moves import Capture
from italiancards.core.rules import Finding
from italiancards.core.seats import Parties, Seat, Seating, partners_in
from italiancards.core.view import SidesView, common, unseen_cards
from italiancards.core.zones import Zone
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.state import ScopaState, deck, parties, seating


@dataclass(frozen=True, slots=True)
class ScopaView(SidesView[ScopaOptions]):
    """Knowledge of one seat, beside its knowledge in any game.

    Args:
        table: the cards face up on the table, in the order they came.
        capture: the capture that lies there, its card the last on the table.
        taken: the cards each side has taken; everybody saw them.
        scope: for each side, the cards that made its scope.
        stock_size: how many cards are still to be dealt.
        last_taker: who took last.
        last_capture: who took last, with which card, and what.
    """

    table: Cards
    capture: Capture | None
    taken: tuple[Cards, ...]
    scope: tuple[Cards, ...]
    stock_size: int
    last_taker: Seat | None
    last_capture: tuple[Seat, Card, Cards] | None

    @property
    def seating(self) -> Seating:
        """Seats of the table."""
        return seating(self.options)

    @property
    def parties(self) -> Parties:
        """Parties that keep score together, each with its seats."""
        return parties(self.options)

    @property
    def unseen(self) -> Cards:
        """Cards whose place this seat does not know, in the order of the deck."""
        return unseen_cards(deck(self.options), self.hand, self.table, *self.taken)


def view(state: ScopaState, seat: Seat) -> ScopaView:
    """Return the view of a seat: its own hand, and all that lies or was played face up.

    Args:
        state: the whole deal.
        seat: the seat that looks.
    """
    return ScopaView(
        *common(state, seat, partners_in(parties(state.start.options), seat)),
        table=state.table,
        capture=state.capture,
        taken=state.taken,
        scope=state.scope,
        stock_size=len(state.stock),
        last_taker=state.last_taker,
        last_capture=state.last_capture,
    )


def zones(view: ScopaView) -> tuple[Zone, ...]:
    """Return the table's zones with their cards: hands, table, stock, piles and scope."""
    drawn: list[Zone] = []
    for seat, side in view.piles():
        drawn.append(Zone("hand", view.hand_of(seat), seat))
        if side is not None:
            drawn.append(Zone("taken", view.taken[side], seat))
            drawn.append(Zone("scope", view.scope[side], seat, again=True))
    if view.stock_size:
        drawn.append(Zone("stock", (None,) * view.stock_size))
    drawn.append(_table(view))
    if view.last_capture is not None:
        seat, card, cards = view.last_capture
        owners = (seat,) * (1 + len(cards))
        drawn.append(Zone("last-capture", (card, *cards), owners=owners, best=0, again=True))
    return tuple(drawn)


def _table(view: ScopaView) -> Zone:
    """Return the zone of the cards on the table; a capture that lies there is marked."""
    if view.capture is None:
        return Zone("table", view.table)
    leaving = (*view.capture.cards, view.capture.card)
    places = tuple(place for place, card in enumerate(view.table) if card in leaving)
    return Zone("table", view.table, best=view.table.index(view.capture.card), going=places)


def prompt(view: ScopaView) -> Finding:
    """Return the finding that asks for the next move: to play a card."""
    return Finding("prompt-move", True, {})


def signs(view: ScopaView) -> tuple[Finding, ...]:
    """Return the finding on who gets the cards left on the table, in a tuple of one."""
    return (Finding("sign-last-taker", True, {"seat": view.last_taker}),)
