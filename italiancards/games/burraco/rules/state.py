"""State of a deal of Burraco; only the game's own functions see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from italiancards.core.cards import RUMMY, Cards
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.melds import Meld, MeldRules, Values
from italiancards.core.melds.turns import MeldState
from italiancards.core.packets import Groups, packets
from italiancards.core.seats import Parties, Seat, Seating, alternating
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.options import BurracoOptions

HAND = 11
"""Cards dealt to each, and cards of a pozzetto (S0)."""

FIRST_OF_THREE = 18
"""Cards of the upper pozzetto at a table of three; who takes it plays alone (FIBUR)."""

LATER = 1000
"""Points in the match that give each of three a pozzetto, to play alone (FIBUR)."""

LAST = {"finish_turn": 2, "exhaust": 0}
"""Cards left in the stock when the deal ends, after the turn that drew the one above (S0)."""

STILL = 5
"""Rounds of mere exchanges after which the deal ends.

In an exchange a single discard is taken, nothing laid, another card discarded. (FIBUR lets the
referee see when nobody goes on.)
"""

VALUES = Values((15, 20, *(5,) * 5, *(10,) * 6), low_ace=15, joker=30)
"""Points of cards, in melds and in hand: each as itself, wild or not (S0)."""

BURRACO = 7
"""Cards of a meld that is a burraco (S0)."""


@cache
def melding(options: BurracoOptions) -> MeldRules:
    """Return the rules for melds and wild cards under some options."""
    return replace(
        MELDS,
        two_aces=options.two_aces,
        freed=options.freed_wild,
        free_at_end=options.free_wild_shift,
        two_turns_wild=options.free_wild_shift and options.natural_two_may_turn_wild,
    )


def seating(options: BurracoOptions) -> Seating:
    """Return the seats of the table, two to four, who play clockwise (S0)."""
    return Seating(options.players, direction="cw")


def parties(options: BurracoOptions) -> Parties:
    """Return the parties: of four players two pairs, otherwise each seat for itself."""
    return alternating(options.players, 2 if options.players == 4 else options.players)


def alone(options: BurracoOptions, scores: tuple[int, ...]) -> bool:
    """True if three players play each for himself from the first card on.

    Args:
        options: what was agreed.
        scores: points of each in the match before the deal; a thousand of one are enough.

    Returns:
        False at tables of two and four.
    """
    return options.players == 3 and max(scores, default=0) >= LATER


def sides(options: BurracoOptions, scores: tuple[int, ...], took: tuple[Seat, ...]) -> Parties:
    """Return the sides of a deal, each a tuple of seats, as far as they are settled.

    At a table of three the player who takes the first pozzetto plays alone against the two others.

    Args:
        options: what was agreed.
        scores: points in the match before the deal.
        took: the seats that have taken a pozzetto, in that order.

    Returns:
        The seats of each side; each for himself while three have not taken a pozzetto.

    >>> three = BurracoOptions(players=3)
    >>> sides(three, (0, 0, 0), (Seat(1),)), len(sides(three, (1000, 0, 0), (Seat(1),)))
    (((Seat(1),), (Seat(0), Seat(2))), 3)
    """
    if options.players != 3 or not took or alone(options, scores):
        return parties(options)
    return ((took[0],), tuple(seat for seat in seating(options).seats if seat != took[0]))


def deck(options: BurracoOptions) -> Cards:
    """Return all cards of the pack: two French packs with four jokers."""
    return RUMMY.cards


@dataclass(frozen=True, slots=True)
class BurracoState(MeldState):
    """Everything about a deal under way; only the game's own functions see it.

    Args:
        start: how the deal started.
        hands: the cards of each seat.
        stock: the cards still to be drawn, the next one first.
        discards: the cards discarded, the last one at the end.
        pozzetti: those that nobody has taken, the upper one first.
        turn: the seat to move.
        melds: the melds on the table, in the order they were laid.
        meld_owners: the seat that laid each.
        drawn: whether the seat has drawn, or taken the discards, in this turn.
        picked: the card it took where that was the only discard, until an equal one is laid.
        shown: for each seat, the cards in its hand that everybody knows.
        took: the seats that have taken a pozzetto, in that order.
        waiting: for each seat, the pozzetto that it took by a discard and has not looked at.
        quiet: whether the seat has only exchanged a card in this turn: a single discard taken.
        idle: number of such turns in a row.
        closer: the seat that closed; None where nobody has.
        ended: end of the deal: `closed`, `stock`, `still`, or `` while it lasts.
    """

    start: DealStart[BurracoOptions]
    hands: tuple[Cards, ...]
    stock: Cards
    discards: Cards
    pozzetti: Groups
    turn: Seat
    melds: tuple[Meld, ...] = ()
    meld_owners: tuple[Seat, ...] = ()
    drawn: bool = False
    picked: Cards = ()
    shown: Groups = ()
    took: tuple[Seat, ...] = ()
    waiting: Groups = ()
    quiet: bool = False
    idle: int = 0
    closer: Seat | None = None
    ended: str = ""

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return self.ended != ""

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None while a pozzetto is picked up, and when all is over."""
        return None if self.over or not self.hands[self.turn] else self.turn

    @property
    def sides(self) -> Parties:
        """Sides, each a tuple of seats, as far as they are settled."""
        return sides(self.start.options, self.start.scores, self.took)


def pozzetti_of(options: BurracoOptions, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number of cards in each pozzetto, the first to be taken first.

    Args:
        options: what was agreed.
        scores: points in the match before the deal.

    Returns:
        Two numbers of cards, or three where three play each for himself.

    >>> pozzetti_of(BurracoOptions(), (0, 0)), pozzetti_of(BurracoOptions(players=3), (0, 0, 0))
    ((11, 11), (18, 11))
    """
    if options.players != 3:
        return (HAND, HAND)
    return (HAND,) * 3 if alone(options, scores) else (FIRST_OF_THREE, HAND)


def deal(start: DealStart[BurracoOptions]) -> tuple[BurracoState, Events]:
    """Return the first state and events: eleven cards each, pozzetti made, a discard turned up."""
    options = start.options
    seats = seating(options)
    nothing: Groups = ((),) * seats.count
    sizes = pozzetti_of(options, start.scores)
    order = seats.order(seats.next(start.dealer))
    hands, left, received = packets(nothing, start.deck, order, HAND)
    pozzetti = []
    for size in sizes:
        pozzetti.append(left[-size:])
        left = left[:-size]
    upcard, stock = left[:1], left[1:]
    events = (
        Event("dealt", {"dealer": start.dealer, "number": HAND}),
        *received,
        Event("pozzetti-made", {"number": len(sizes), "first": sizes[0], "each": sizes[-1]}),
        Event("upcard-turned", {"card": upcard[0]}),
    )
    first = seats.next(start.dealer)
    state = BurracoState(
        start, hands, stock, upcard, tuple(pozzetti), first, shown=nothing, waiting=nothing
    )
    return state, events
