"""State of a deal of Briscola; only the game's own functions see this."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.moves import Move
from italiancards.core.packets import Groups, packets
from italiancards.core.seats import Parties, Seat, Seating, alternating, partners_in
from italiancards.core.tricks import TrickOrder, to_play
from italiancards.games.briscola.rules import auction as auctions
from italiancards.games.briscola.rules.auction import Auction
from italiancards.games.briscola.rules.options import BriscolaOptions

HAND = 3
"""Cards dealt to each (all sources); five players share out the whole pack."""
FIVE = 5
"""Players of the variant in which seats bid for the right to call a secret partner's card."""

RANKS = "A3RCF76542"
RANKS_THREE_AS_THREE = "ARCF765432"
POINTS = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
"""Card points of each rank; the others count nothing, 120 in all (S0 S1 S2)."""


def points(cards: Cards) -> int:
    """Return the sum of the card points of some cards.

    >>> points(ITALIAN.cards)
    120
    """
    return sum(POINTS.get(card.rank, 0) for card in cards)


def seating(options: BriscolaOptions) -> Seating:
    """Return seats of the table, in the direction that was agreed.

    Play goes to the right; five may agree on the left (`direction`, as source S3 has it).
    """
    return Seating(options.players, options.direction)


def parties(options: BriscolaOptions) -> Parties:
    """Return seats that keep score together, as one tuple of seats for each party.

    Four play in two pairs across the table, six in two teams of three; two, three and five play
    each for himself: the pairs of five change from deal to deal, and are no parties.
    """
    return alternating(options.players, 2 if options.players in (4, 6) else options.players)


def hand_size(options: BriscolaOptions) -> int:
    """Return the number of cards dealt to each seat: eight of five, three otherwise.

    >>> hand_size(BriscolaOptions()), hand_size(BriscolaOptions(players=5))
    (3, 8)
    """
    return len(ITALIAN.cards) // FIVE if options.players == FIVE else HAND


def side(options: BriscolaOptions, seat: Seat) -> tuple[Seat, ...]:
    """Return a seat and its partners, in one tuple.

    Args:
        options: the table's; of five nobody has a partner by seat.
        seat: named first, then its partners.
    """
    return (seat, *partners_in(parties(options), seat))


@cache
def deck(options: BriscolaOptions) -> Cards:
    """Return all cards of the pack in use: forty, or fewer for three (S2) and six (S1 S2).

    >>> [len(deck(BriscolaOptions(players=players))) for players in (2, 3, 6)]
    [40, 39, 36]
    """
    if options.players == 6:
        return tuple(card for card in ITALIAN.cards if card.rank != "2")
    out = options.removed_two if options.players == 3 else None
    return tuple(card for card in ITALIAN.cards if card != out)


@cache
def trick_order(options: BriscolaOptions, trump: str | None) -> TrickOrder:
    """Return the order of cards in a trick with a trump suit: who beats whom.

    Args:
        options: the table's, for the place of the three.
        trump: the trump suit's letter; None or empty for no trumps.
    """
    return TrickOrder(RANKS_THREE_AS_THREE if options.three_as_three else RANKS, trump)


Words = tuple[tuple[str, ...], ...]
"""The words that each seat has said or signed, in order."""


@dataclass(frozen=True, slots=True)
class BriscolaState:
    """Everything about a deal under way; only the game's own functions see it.

    Args:
        start: how the deal started.
        hands: the cards of each seat.
        stock: the cards still to be drawn, the next one first; the up-card is the last.
        trump: the suit of the first up-card, for the whole deal; none before it is called.
        leader: the seat that led, or leads, the trick.
        trick: the cards of the trick in the order played.
        taken: the cards each seat has taken, in order.
        last_trick: the trick gathered before this one, with its leader.
        shown: for each seat, the cards in its hand that everybody knows.
        showed: for each seat, the cards in its hand that it showed to its partners.
        signs: for each seat, the trumps it has signed in this deal, by their ranks.
        said: for each seat, what it has said in this trick.
        asked: while all are asked whether they show their hands, what they answered so far, the
            leader first; else None.
        auction: what everybody has heard of the bidding, where five play.
        holder: who was dealt the card that was called: nobody else knows.
    """

    start: DealStart[BriscolaOptions]
    hands: tuple[Cards, ...]
    stock: Cards
    trump: str
    leader: Seat
    trick: Cards
    taken: tuple[Cards, ...]
    last_trick: tuple[Seat, Cards] | None = None
    shown: tuple[Cards, ...] = ()
    showed: tuple[Cards, ...] = ()
    signs: Words = ()
    said: Words = ()
    asked: tuple[Move, ...] | None = None
    auction: Auction | None = None
    holder: Seat | None = None

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """True if the deal has ended: all cards are gathered, or everybody has passed."""
        if self.auction is not None and self.auction.passed_out:
            return True
        return not self.trick and not any(self.hands)

    @property
    def to_move(self) -> Seat | None:
        """Seat to move; None while something happens by itself, and when all is over."""
        if not self.trick and self.over:
            return None
        if self.auction is not None and self.auction.phase != "playing":
            return self.auction.turn
        done = self.trick if self.asked is None else self.asked
        return to_play(len(self.hands), self.leader, done)


def deal(start: DealStart[BriscolaOptions]) -> tuple[BriscolaState, Events]:
    """Return the first state and events: hands dealt, the up-card turned or an auction opened.

    Where an ace or a three goes back (S1), it goes into the middle of the stock and the next card
    is turned; that needs no chance, so a record replays. Five get eight each, and bid.
    """
    seats = seating(start.options)
    eldest = seats.next(start.dealer)
    nothing: Groups = ((),) * seats.count
    size = hand_size(start.options)
    hands, left, received = packets(nothing, start.deck, seats.order(eldest), size)
    events = [Event("dealt", {"dealer": start.dealer, "number": size}), *received]
    state = BriscolaState(
        *(start, hands, (), "", eldest, (), nothing),
        shown=nothing,
        showed=nothing,
        signs=nothing,
        said=nothing,
    )
    if start.options.players == FIVE:
        return replace(state, auction=auctions.new_auction(seats.count, eldest)), tuple(events)
    upcard, stock = left[0], left[1:]
    while start.options.return_ace_three and upcard.rank in "A3":
        events.append(Event("upcard-returned", {"card": upcard}))
        middle = (len(stock) + 1) // 2
        stock = (*stock[:middle], upcard, *stock[middle:])
        upcard, stock = stock[0], stock[1:]
    events.append(Event("upcard-turned", {"card": upcard, "suit": upcard.suit}))
    asked = () if start.options.partner_show_start else None
    state = replace(state, stock=(*stock, upcard), trump=upcard.suit, asked=asked)
    return state, tuple(events)
