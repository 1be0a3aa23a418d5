"""State of a deal of Tresette; only the game's own functions see this."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from italiancards.core.cards import ITALIAN, Card, Cards, shuffled, without
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.moves import Move
from italiancards.core.packets import Groups, packets, replaced
from italiancards.core.seats import Parties, Seat, Seating, alternating
from italiancards.core.tricks import TrickOrder, to_play
from italiancards.games.tresette.rules.declarations import Combination
from italiancards.games.tresette.rules.options import TresetteOptions

HAND = 10
"""Cards dealt to each (S0); three players share 39 cards and hold thirteen."""
PACKET = 5
"""Cards in each of the two packets that lie before a player of pizzichino."""
FOUR_OF_COINS = ITALIAN.card("4D")
LEFT_OUT = ITALIAN.card("4B")
"""The card that three players leave out."""
ORDER = TrickOrder("32ARCF7654")
"""Order of the ranks in a trick: there are no trumps (S0)."""
WHOLE = 3
"""Thirds that make a point."""
THIRDS = {"A": 3, "3": 1, "2": 1, "R": 1, "C": 1, "F": 1}
"""Thirds of a point that each rank counts; the others count nothing (S0)."""
IN_TRICKS = {"own_first_turn": 1, "own_second_turn": 2, "three_tricks": 3}
"""First tricks in which each declares on his own turn; otherwise all are asked together."""


def thirds(cards: Cards) -> int:
    """Return the sum of the thirds that some cards count.

    >>> thirds(ITALIAN.cards)
    32
    """
    return sum(THIRDS.get(card.rank, 0) for card in cards)


def seating(options: TresetteOptions) -> Seating:
    """Return the seats of the table, who play in turn to the right."""
    return Seating(options.players)


def parties(options: TresetteOptions) -> Parties:
    """Return the parties: four players in pairs, partners opposite; otherwise each alone."""
    return alternating(options.players, 2 if options.players == 4 else options.players)


def lots(options: TresetteOptions, number: object) -> Sequence[int]:
    """Return the players in the order of their seats; partners drawn by lot if so agreed (S0).

    Each draws a card; the first player keeps his seat, and his partner sits opposite.

    Args:
        options: the table's way of finding partners.
        number: the number of the deal, which decides the draw.

    Returns:
        For each seat the player who takes it, the first one always at 0.

    >>> lots(TresetteOptions(), 7), lots(TresetteOptions(partners="drawn"), 7)
    ((0, 1, 2, 3), (0, 1, 3, 2))
    """
    players = tuple(range(options.players))
    if options.partners == "fixed" or options.players < 4:
        return players
    cards = shuffled(ITALIAN.cards, f"{number}/partners")
    high = sorted(players, key=lambda each: _height(cards[each]))[:2]
    pair = [each for each in players if (each in high) == (0 in high)]
    other = [each for each in players if each not in pair]
    return (pair[0], other[0], pair[1], other[1])


def _height(card: Card) -> tuple[int, int]:
    """Return the sort key of a card drawn for partners, the lowest for the highest card."""
    return ORDER.ranks.index(card.rank), ITALIAN.suits.index(card.suit)


@cache
def deck(options: TresetteOptions) -> Cards:
    """Return all cards of the pack: forty, less a worthless one for three players."""
    return without(ITALIAN.cards, [LEFT_OUT] if options.players == 3 else [])


def drawing(options: TresetteOptions) -> bool:
    """True if cards are drawn after each trick, as two do with half the pack dealt."""
    return options.players == 2 and options.two_player_form == "meta_mazzo"


def with_packets(options: TresetteOptions) -> bool:
    """True if packets lie on the table, whose top cards are played as from a hand."""
    return options.players == 2 and options.two_player_form == "pizzichino"


def hand_size(options: TresetteOptions) -> int:
    """Return the number of cards dealt to each hand.

    >>> [hand_size(TresetteOptions(players=players)) for players in (4, 3, 2)]
    [10, 13, 10]
    """
    return len(deck(options)) // options.players if options.players > 2 else HAND


Packets = tuple[Cards, ...]
"""The packets before a player, each from its top."""
SuitLimits = tuple[tuple[str, int], ...]
"""Suits that a player has shown to be out of, with the cards drawn unseen since.

So many of that suit at most lie hidden in his hand."""
SeatDeclaration = tuple[Seat, Combination]
SeatSignal = tuple[Seat, Card, str]
"""A signal: its seat, the card that led, and the word."""


@dataclass(frozen=True, slots=True)
class TresetteState:
    """Everything about a deal under way; only the game's own functions see it.

    Args:
        start: how the deal started.
        hands: the cards of each seat.
        leader: the seat that led, or leads, the trick.
        trick: the cards of the trick in the order played.
        taken: the cards each side has taken, in order.
        dealt: the hand of each seat as it was dealt: what is declared.
        shown: for each seat, the cards in its hand that everybody knows.
        suit_limits: for each seat, the suits it has shown to be out of.
        stock: the cards still to be drawn, the next one first.
        packets: the packets before each seat, in pizzichino.
        drawn: for each seat the card it drew last.
        last_trick: the trick gathered before this one, with its leader.
        asking: whether all are asked now what they declare.
        answers: what they have answered so far, from the leader on.
        declared: what has been declared, by whom.
        said: what was said with cards that led, as long as it can be as it was then.
        stopped: whether a side has reached the target, where that ends the deal.
    """

    start: DealStart[TresetteOptions]
    hands: tuple[Cards, ...]
    leader: Seat
    trick: Cards
    taken: tuple[Cards, ...]
    dealt: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    suit_limits: tuple[SuitLimits, ...]
    stock: Cards = ()
    packets: tuple[Packets, ...] = ()
    drawn: tuple[Card | None, ...] = ()
    last_trick: tuple[Seat, Cards] | None = None
    asking: bool = False
    answers: tuple[Move, ...] = ()
    declared: tuple[SeatDeclaration, ...] = ()
    said: tuple[SeatSignal, ...] = ()
    stopped: bool = False

    @property
    def options(self) -> TresetteOptions:
        """The options of the table."""
        return self.start.options

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.hands)

    @property
    def played_out(self) -> bool:
        """True if every card has been played and gathered."""
        left = any(self.hands) or any(map(any, self.packets))
        return not (self.trick or left or self.asking)

    @property
    def over(self) -> bool:
        """True if the deal has ended: the cards are played, or a side has won the match."""
        return self.stopped or self.played_out

    @property
    def all_answered(self) -> bool:
        """True if everybody has given his secret answer on declarations."""
        return self.asking and len(self.answers) == self.players

    @property
    def draws(self) -> bool:
        """True if all draw a card now."""
        due = bool(self.stock) and len(self.hands[self.leader]) < HAND
        return due and not (self.trick or self.asking or self.stopped)

    @property
    def to_move(self) -> Seat | None:
        """The seat to move; None while something happens by itself, and when all is over."""
        if self.over or self.draws or self.all_answered:
            return None
        if self.asking:
            return Seat((self.leader + len(self.answers)) % self.players)
        return to_play(self.players, self.leader, self.trick)


def asks_all_at_once(options: TresetteOptions) -> bool:
    """True if all declare at once, asked after a trick or before, and not each on his turn."""
    return options.declarations and options.declaration_timing not in IN_TRICKS


def deal(start: DealStart[TresetteOptions]) -> tuple[TresetteState, Events]:
    """Return the first state and events: hands dealt, packets laid and weak hands dealt again.

    Where a hand without a whole point is dealt again (Parlett), its cards are shown, and the new
    order follows from the old one, so that a record replays.
    """
    options, order, events = start.options, start.deck, list[Event]()
    seats = seating(options)
    eldest, size = seats.next(start.dealer), hand_size(options)
    nothing: Groups = ((),) * seats.count
    hands, left, received = packets(nothing, order, seats.order(eldest), size)
    while (weak := _weak(options, hands)) is not None:
        facts = {"seat": weak, "cards": hands[weak], "dealer": start.dealer}
        events.append(Event("redealt", facts))
        order = shuffled(order, " ".join(order))
        hands, left, received = packets(nothing, order, seats.order(eldest), size)
    events += [Event("dealt", {"dealer": start.dealer, "number": size}), *received]
    packets_of: tuple[Packets, ...] = ()
    if with_packets(options):
        packets_of = _packets(left, tuple(seats.order(eldest)))
        tops = {seat: tuple(packet[0] for packet in packets_of[seat]) for seat in seats.seats}
        events += [Event("packets-laid", {"seat": each, "cards": tops[each]}) for each in tops]
    leader, shown = eldest, nothing
    if options.first_lead == "four_of_coins" and options.players == 4:
        leader = next(seat for seat in seats.seats if FOUR_OF_COINS in hands[seat])
        shown = replaced(shown, leader, (FOUR_OF_COINS,))
        events.append(Event("holds-four", {"seat": leader, "card": FOUR_OF_COINS}))
    state = TresetteState(
        start,
        hands,
        leader,
        (),
        ((),) * len(parties(options)),
        hands,
        shown,
        ((),) * seats.count,
        stock=left if drawing(options) else (),
        packets=packets_of,
        drawn=(None,) * seats.count,
        asking=options.declarations and options.declaration_timing == "before_lead",
    )
    return state, tuple(events)


def _weak(options: TresetteOptions, hands: Groups) -> Seat | None:
    """Return the first seat without a whole point in hand, if that is dealt again; else None."""
    if not options.weak_hand_redeal:
        return None
    return next((Seat(seat) for seat, hand in enumerate(hands) if thirds(hand) < WHOLE), None)


def _packets(left: Cards, order: tuple[Seat, ...]) -> tuple[Packets, ...]:
    """Return, by seat, two packets for each, cut from the cards left, the eldest's first."""
    cut = [left[first : first + PACKET] for first in range(0, len(left), PACKET)]
    each = len(cut) // len(order)
    by_seat = {seat: tuple(cut[each * n : each * (n + 1)]) for n, seat in enumerate(order)}
    return tuple(by_seat[seat] for seat in sorted(order))
