"""A seat's knowledge of a deal of Scala Quaranta, and the places of the cards."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import Card, Cards
from italiancards.core.melds import JOKER, Meld, Part, wild_meanings
from italiancards.core.melds.view import MeldView
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.view import common
from italiancards.core.zones import Zone
from italiancards.games.scala40.rules.options import Scala40Options
from italiancards.games.scala40.rules.state import Scala40State, seating


@dataclass(frozen=True, slots=True)
class Scala40View(MeldView[Scala40Options]):
    """A seat's knowledge, beside what it knows in any game.

    Args:
        shown: for each seat, the cards in its hand that everybody knows; all once somebody has
            closed.
        stock_size: number of cards still to be drawn.
        discards: the cards discarded, the last one at the end.
        melds: the melds on the table, in the order they were laid.
        meld_owners: the seat that laid each.
        drawn: whether the seat to move has drawn, or taken a discard.
        picked: the card it took from the discards, until an equal one has been laid.
        opened: the seats that have opened.
        opening: whether the seat to move opened in this turn.
        first_round: whether somebody has not ended a turn yet.
        renewed: number of times that the stock has been made anew.
        closer: the seat that closed; the hands lie open then, so that they can be counted.
        void: whether the deal came to nothing.
        playing: the seats that are in the match.
    """

    shown: tuple[Cards, ...]
    stock_size: int
    discards: Cards
    melds: tuple[Meld, ...]
    meld_owners: tuple[Seat, ...]
    drawn: bool
    picked: Cards
    opened: frozenset[Seat]
    opening: bool
    first_round: bool
    renewed: int
    closer: Seat | None
    void: bool
    playing: tuple[Seat, ...]

    @property
    def has_opened(self) -> bool:
        """True if the seat has opened."""
        return self.seat in self.opened

    @property
    def any_suit(self) -> bool:
        """True if the joker of a set stands for any suit that is missing."""
        return self.options.set_joker == "either_missing_suit"

    @property
    def keep(self) -> int:
        """Number of cards that must stay before the discard: two while none may close, else one."""
        return 2 if self.options.first_round_no_close and self.first_round else 1

    def extends(self, card: Card) -> int | None:
        """Return the number of the first meld a card can be added to; None, also for a joker."""
        for number, meld in enumerate(self.melds, start=1):
            if card != JOKER and meld.extended(Part.of(card), any_suit=self.any_suit):
                return number
        return None

    def frees(self, card: Card) -> int | None:
        """Return the number of the first meld whose joker a card can replace; None for none."""
        for number, meld in enumerate(self.melds, start=1):
            if meld.swapped(card, any_suit=self.any_suit) is not None:
                return number
        return None


def view(state: Scala40State, seat: Seat) -> Scala40View:
    """Return the view of a seat: its own hand, and all that lies or was shown face up.

    Args:
        state: the whole deal.
        seat: the seat to look from.

    Returns:
        The view; hands are open once somebody has closed.
    """
    return Scala40View(
        *common(state, seat),
        shown=state.shown if state.closer is None else state.hands,
        stock_size=len(state.stock),
        discards=state.discards,
        melds=state.melds,
        meld_owners=state.meld_owners,
        drawn=state.drawn,
        picked=state.picked,
        opened=state.opened,
        opening=state.opening,
        first_round=state.first_round,
        renewed=state.renewed,
        closer=state.closer,
        void=state.void,
        playing=state.playing,
    )


def zones(view: Scala40View) -> tuple[Zone, ...]:
    """Return the table's zones with their cards: hands, melds, stock and discards."""
    seats = seating(view.options)
    order = [seat for seat in seats.order(view.seat) if seat in view.playing]
    drawn = view.others(order)
    for number, (meld, seat) in enumerate(zip(view.melds, view.meld_owners, strict=True), start=1):
        drawn.append(Zone("meld", meld.cards, seat, number=number, stands=wild_meanings(meld)))
    return (*drawn, *view.piles)


def prompt(view: Scala40View) -> Finding:
    """Return the finding that asks for the next move: to draw, or to lay and discard."""
    return Finding("prompt-discard" if view.drawn else "prompt-draw", True, {})


def signs(view: Scala40View) -> tuple[Finding, ...]:
    """Return findings shown at seats: who has still to open, and which taken card must be used."""
    least = view.options.opening_min
    closed = [seat for seat in view.playing if seat not in view.opened]
    findings = [Finding("sign-not-open", True, {"seat": seat, "least": least}) for seat in closed]
    if view.picked and view.to_move is not None:
        facts = {"seat": view.to_move, "card": view.picked[0]}
        findings.append(Finding("sign-picked", True, facts))
    return tuple(findings)
