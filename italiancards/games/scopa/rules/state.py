"""State of a deal of Scopa; only the game's own functions see this."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import ITALIAN, Card, Cards, shuffled
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.moves import Capture
from italiancards.core.packets import Groups, packets
from italiancards.core.seats import Parties, Seat, Seating, alternating
from italiancards.games.scopa.rules.options import ScopaOptions

HAND, TABLE = 3, 4
"""Cards dealt to each at a time, and face up on the table (S0)."""
KINGS = 3
"""Number of kings among the first cards on the table from which they are dealt again."""


def seating(options: ScopaOptions) -> Seating:
    """Return the seats of the table, who play in turn to the right."""
    return Seating(options.players)


def parties(options: ScopaOptions) -> Parties:
    """Return the parties: two or three players each alone, two pairs, or two teams of three."""
    return alternating(options.players, options.players if options.players < 4 else 2)


def deck(options: ScopaOptions) -> Cards:
    """Return all cards of the pack: forty, whatever the options."""
    return ITALIAN.cards


def deal_sizes(options: ScopaOptions) -> tuple[int, int]:
    """Return how many cards are first dealt to each seat, and how many to the table.

    >>> deal_sizes(ScopaOptions()), deal_sizes(ScopaOptions(players=4, scopone="nine"))
    ((3, 4), (9, 4))
    >>> deal_sizes(ScopaOptions(players=4, scopone="ten"))
    (10, 0)
    """
    pack = len(ITALIAN.cards)
    if options.scopone == "ten":
        return pack // options.players, pack % options.players
    return (pack - TABLE) // options.players if options.scopone == "nine" else HAND, TABLE


@dataclass(frozen=True, slots=True)
class ScopaState:
    """Everything about a deal under way; only the game's own functions see it.

    Args:
        start: how the deal started.
        hands: the cards of each seat.
        table: the cards face up on the table, in the order they came.
        stock: the cards still to be dealt, the next one first.
        turn: who plays next; while a capture lies there, whose it is.
        taken: the cards each side has taken, in order.
        scope: for each side, the cards that made its scope; they lie crosswise in its pile.
        last_taker: who took last.
        capture: the capture that lies there, its card the last on the table, until it is gathered.
        last_capture: the one before, with its taker.
    """

    start: DealStart[ScopaOptions]
    hands: tuple[Cards, ...]
    table: Cards
    stock: Cards
    turn: Seat
    taken: tuple[Cards, ...]
    scope: tuple[Cards, ...]
    last_taker: Seat | None = None
    capture: Capture | None = None
    last_capture: tuple[Seat, Card, Cards] | None = None

    @property
    def options(self) -> ScopaOptions:
        """The options of the table."""
        return self.start.options

    @property
    def played_out(self) -> bool:
        """True if every card has been played and every capture gathered."""
        return not (any(self.hands) or self.stock or self.capture)

    @property
    def over(self) -> bool:
        """True if the deal has ended: all is played, and no rest is left to who captured last."""
        return self.played_out and not (self.table and self.last_taker is not None)

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None while something happens by itself, and when all is over."""
        return self.turn if self.capture is None and any(self.hands) else None


def deal(start: DealStart[ScopaOptions]) -> tuple[ScopaState, Events]:
    """Return the first state and events: cards to each, the eldest first, then the table's.

    With three or four kings on the table the cards are shuffled and dealt again by the same dealer;
    the new order follows from the old one, so a record replays.
    """
    seats = seating(start.options)
    size, shown = deal_sizes(start.options)
    events, order = list[Event](), start.deck
    while start.options.redeal_three_kings:
        first = order[size * seats.count : size * seats.count + shown]
        if sum(card.rank == "R" for card in first) < KINGS:
            break
        events.append(Event("redealt", {"dealer": start.dealer, "cards": first}))
        order = shuffled(order, " ".join(order))
    nothing: Groups = ((),) * len(parties(start.options))
    eldest = seats.next(start.dealer)
    hands, left, received = packets(((),) * seats.count, order, seats.order(eldest), size)
    table, stock = left[:shown], left[shown:]
    table_events = [Event("table-laid", {"cards": table})] if table else []
    events += [Event("dealt", {"dealer": start.dealer, "number": size}), *received, *table_events]
    return ScopaState(start, hands, table, stock, eldest, nothing, nothing), tuple(events)
