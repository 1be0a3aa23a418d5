"""State of a deal of Scala Quaranta; only the game's own functions see it."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import RUMMY, Cards
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.melds import JOKER, Finder, Meld, MeldRules, Values
from italiancards.core.melds.turns import MeldState
from italiancards.core.packets import Groups, packets
from italiancards.core.seats import Parties, Seat, Seating, alternating
from italiancards.games.scala40.rules.options import Scala40Options

HAND = 13
"""Cards dealt to each (S0)."""

RENEWALS = 3
"""Maximum number of new stocks; then nobody gets anywhere, and the deal is void."""

VALUES = Values((11, *range(2, 11), 10, 10, 10), low_ace=1, joker=25)
"""Points of cards: the ace 11 or, below the two, 1; a joker in hand 25 (S0)."""

FINDER = Finder(VALUES)

MELDS = MeldRules(most_wild=1, longest_set=4, shortest=3, freed="hand")
"""Rules of melds: jokers alone are wild, one in a meld (S0).

No suit comes twice in a set; a sequence has one ace (S0).
"""


def seating(options: Scala40Options) -> Seating:
    """Return the seats of the table, two to six, who play clockwise (S0)."""
    return Seating(options.players, direction="cw")


def parties(options: Scala40Options) -> Parties:
    """Return the parties, each seat for itself."""
    return alternating(options.players, options.players)


def deck(options: Scala40Options) -> Cards:
    """Return all cards of the pack: two French packs with four jokers."""
    return RUMMY.cards


@dataclass(frozen=True, slots=True)
class Scala40State(MeldState):
    """Everything about a deal under way; only the game's own functions see it.

    Args:
        start: how the deal started.
        hands: the cards of each seat; none for a player who is out of the match.
        stock: the cards still to be drawn, the next one first.
        discards: the cards discarded, the last one at the end.
        turn: the seat to move.
        melds: the melds on the table, in the order they were laid.
        meld_owners: the seat that laid each.
        drawn: whether the seat has drawn, or taken a discard, in this turn.
        picked: the card it took from the discards, until an equal one has been laid.
        opened: the seats that have opened.
        opening: whether the seat opened in this turn.
        shown: for each seat, the cards in its hand that everybody knows.
        turns: number of turns that are over, counted no further than the first round.
        renewed: number of times that the stock has been made anew.
        closer: the seat that closed; None where nobody has.
        void: whether the deal came to nothing.
    """

    start: DealStart[Scala40Options]
    hands: tuple[Cards, ...]
    stock: Cards
    discards: Cards
    turn: Seat
    melds: tuple[Meld, ...] = ()
    meld_owners: tuple[Seat, ...] = ()
    drawn: bool = False
    picked: Cards = ()
    opened: frozenset[Seat] = frozenset()
    opening: bool = False
    shown: tuple[Cards, ...] = ()
    turns: int = 0
    renewed: int = 0
    closer: Seat | None = None
    void: bool = False

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Seats still in the match."""
        return self.start.playing

    @property
    def over(self) -> bool:
        """True if somebody has closed, or the deal is void."""
        return self.closer is not None or self.void

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None while the stock is made anew, and when all is over."""
        return None if self.over or (not self.stock and not self.drawn) else self.turn

    @property
    def first_round(self) -> bool:
        """True if not everybody has ended a turn yet."""
        return self.turns < len(self.playing)


def deal(start: DealStart[Scala40Options]) -> tuple[Scala40State, Events]:
    """Return the first state and events: thirteen cards each, and the first discard turned up.

    A joker turned up goes into the middle of the stock, and the next card is turned.
    """
    seats = seating(start.options)
    order = [seat for seat in seats.order(seats.next(start.dealer)) if seat in start.playing]
    nothing: Groups = ((),) * seats.count
    hands, left, received = packets(nothing, start.deck, order, HAND)
    events = [Event("dealt", {"dealer": start.dealer, "number": HAND}), *received]
    upcard, stock = left[0], left[1:]
    while upcard == JOKER:
        events.append(Event("joker-returned", {"card": upcard}))
        middle = len(stock) // 2
        upcard, stock = stock[0], (*stock[1:middle], upcard, *stock[middle:])
    events.append(Event("upcard-turned", {"card": upcard}))
    return Scala40State(start, hands, stock, (upcard,), order[0], shown=nothing), tuple(events)
