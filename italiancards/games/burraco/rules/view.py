"""A seat's knowledge of a deal of Burraco, and the places of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from italiancards.core.cards import Cards
from italiancards.core.melds import Meld, MeldRules, wild_meanings
from italiancards.core.melds.view import MeldView
from italiancards.core.packets import Groups
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, party_of
from italiancards.core.view import common
from italiancards.core.zones import Zone
from italiancards.games.burraco.rules.kinds import BONUS, kind
from italiancards.games.burraco.rules.options import BurracoOptions
from italiancards.games.burraco.rules.state import LAST, BurracoState, alone, melding, seating


@dataclass(frozen=True, slots=True)
class BurracoView(MeldView[BurracoOptions]):
    """A seat's knowledge, beside what it knows in any game.

    Args:
        shown: for each seat, the cards in its hand that everybody knows; all once the deal is over.
        stock_size: number of cards still to be drawn.
        discards: the cards discarded, the last one at the end.
        pozzetti: number of cards in each that nobody took, the upper one first.
        took: the seats that have taken a pozzetto, in that order.
        waiting: for each seat, number of cards there that it took and has not looked at.
        unplayed: those cards, once the deal is over.
        melds: the melds on the table, in the order they were laid.
        meld_owners: the seat that laid each.
        drawn: whether the seat to move has drawn, or taken the discards.
        picked: the card it took where that was the only discard, until an equal one is laid.
        quiet: whether it has only exchanged a card in this turn: a single discard taken.
        idle: number of such turns in a row.
        closer: the seat that closed; None where nobody has.
        ended: end of the deal: `closed`, `stock`, `still`, or `` while it lasts.
        melding: rules of melds at this table.
    """

    shown: Groups
    stock_size: int
    discards: Cards
    pozzetti: tuple[int, ...]
    took: tuple[Seat, ...]
    waiting: tuple[int, ...]
    unplayed: Groups
    melds: tuple[Meld, ...]
    meld_owners: tuple[Seat, ...]
    drawn: bool
    picked: Cards
    quiet: bool
    idle: int
    closer: Seat | None
    ended: str
    melding: MeldRules

    @property
    def side(self) -> tuple[Seat, ...]:
        """Seats whose melds are this seat's too: itself and its partners."""
        return (self.seat, *(self.partners or ()))

    @property
    def own(self) -> Iterator[Meld]:
        """Melds of this seat's side, in an iterator."""
        return (meld for _, meld in self.melds_by(self.side))

    @property
    def has_pozzetto(self) -> bool:
        """True if this seat's side has taken its pozzetto."""
        side = self.side
        return any(seat in side for seat in self.took)

    @property
    def aside(self) -> Groups:
        """Pozzetti taken but never picked up, by seat, shown once the deal is over."""
        return self.unplayed

    def of_own(self, number: int) -> bool:
        """True if the meld with this number is of this seat's side."""
        return self.meld_owners[number - 1] in self.side


def view(state: BurracoState, seat: Seat) -> BurracoView:
    """Return the view of a seat: its own hand, and all that lies or was shown face up.

    Args:
        state: the whole deal.
        seat: the seat to look from; at a table of three its partners are None until that is
            settled.

    Returns:
        The view; hands and waiting pozzetti are open once the deal is over.
    """
    options, scores = state.start.options, state.start.scores
    settled = options.players != 3 or state.took or alone(options, scores)
    together = state.sides[party_of(state.sides, seat)]
    partners = tuple(other for other in together if other != seat) if settled else None
    return BurracoView(
        *common(state, seat, partners),
        shown=state.hands if state.over else state.shown,
        stock_size=len(state.stock),
        discards=state.discards,
        pozzetti=tuple(map(len, state.pozzetti)),
        took=state.took,
        waiting=tuple(map(len, state.waiting)),
        unplayed=state.waiting if state.over else ((),) * len(state.waiting),
        melds=state.melds,
        meld_owners=state.meld_owners,
        drawn=state.drawn,
        picked=state.picked,
        quiet=state.quiet,
        idle=state.idle,
        closer=state.closer,
        ended=state.ended,
        melding=melding(options),
    )


def zones(view: BurracoView) -> tuple[Zone, ...]:
    """Return the table's zones with their cards: hands, pozzetti, melds, stock, discards."""
    drawn = view.others(seating(view.options).order(view.seat))
    for place, size in enumerate(view.waiting):
        if size:
            cards = view.unplayed[place] or (None,) * size
            drawn.append(Zone("pozzetto", cards, Seat(place)))
    for number, (meld, seat) in enumerate(zip(view.melds, view.meld_owners, strict=True), start=1):
        drawn.append(_meld_zone(meld, seat, number, view.options))
    for number, size in enumerate(view.pozzetti, start=1):
        drawn.append(Zone("pozzetto", (None,) * size, number=number))
    return (*drawn, *view.piles)


ACROSS = {"": 0, "clean": 2}
"""Cards that lie crosswise on a burraco: two if it is clean, else one (S0)."""


def _meld_zone(meld: Meld, seat: Seat, number: int, options: BurracoOptions) -> Zone:
    """Return the zone of a meld on the table; a burraco is captioned, some cards crosswise."""
    stands = wild_meanings(meld) if meld.kind == "sequence" else ()  # in a set it is the rank alone
    made = kind(meld, options)
    caption = Finding("sign-burraco", True, {"made": made, "bonus": BONUS[made]}) if made else None
    return Zone(
        "meld", meld.cards, seat, number=number, stands=stands, caption=caption,
        across=ACROSS.get(made, 1),
    )  # fmt: skip


def prompt(view: BurracoView) -> Finding:
    """Return the finding that asks for the next move: to draw or take, or to lay and discard."""
    if view.drawn:
        return Finding("prompt-discard", True, {})
    return Finding("prompt-draw", True, {"number": len(view.discards)})


def signs(view: BurracoView) -> tuple[Finding, ...]:
    """Return findings shown at seats: pozzetti taken, who plays alone, the stock nearly out."""
    findings = [Finding("sign-pozzetto", True, {"seat": seat}) for seat in view.took]
    if view.options.players == 3 and view.took and not alone(view.options, view.scores):
        findings.append(Finding("sign-alone", True, {"seat": view.took[0]}))
    left = view.stock_size - LAST[view.options.stock_end]
    if 0 < left <= view.players:
        findings.append(Finding("sign-end", True, {"number": left}))
    return tuple(findings)
