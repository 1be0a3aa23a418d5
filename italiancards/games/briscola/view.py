"""What one seat knows of a deal of Briscola, and where the cards lie."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, partners_in
from italiancards.core.tricks import TrickOrder
from italiancards.core.zones import Zone
from italiancards.games.briscola.options import Options
from italiancards.games.briscola.state import State, deck, parties, seating, trick_order


@dataclass(frozen=True, slots=True)
class BriscolaView:
    """What one seat knows.

    Args:
        seat: whose view it is.
        options: the options of the table.
        dealer: who dealt.
        to_move: whose turn it is, if anybody's.
        over: whether the deal has ended.
        hand: the seat's own cards.
        hand_sizes: how many cards each seat holds.
        shown: for each seat, the cards in its hand that everybody knows.
        upcard: the card that lies face up under the stock, while one does.
        trump: the suit of the deal.
        stock_size: how many cards are still to be drawn, the up-card among them.
        leader: who led, or leads, the trick.
        trick: its cards in the order played.
        taken: the cards each seat has taken; everybody saw them.
        last_trick: the trick gathered before this one, with its leader.
        scores: the count of each side in the match so far.
    """

    seat: Seat
    options: Options
    dealer: Seat
    to_move: Seat | None
    over: bool
    hand: Cards
    hand_sizes: tuple[int, ...]
    shown: tuple[Cards, ...]
    upcard: Card | None
    trump: str
    stock_size: int
    leader: Seat
    trick: Cards
    taken: tuple[Cards, ...]
    last_trick: tuple[Seat, Cards] | None
    scores: tuple[int, ...]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hand_sizes)

    @property
    def partners(self) -> tuple[Seat, ...]:
        """With whom the seat plays."""
        return partners_in(parties(self.options), self.seat)

    @property
    def order(self) -> TrickOrder:
        """What beats what in this deal."""
        return trick_order(self.options, self.trump)

    @property
    def trick_number(self) -> int:
        """Which trick is being played, from 1."""
        return sum(len(pile) for pile in self.taken) // self.players + 1

    @property
    def unseen(self) -> Cards:
        """The cards whose place this seat does not know, in the order of the deck."""
        seen = {*self.hand, *self.trick, *(card for pile in self.taken for card in pile)}
        seen |= {card for cards in self.shown for card in cards}
        if self.upcard is not None:
            seen.add(self.upcard)
        return tuple(card for card in deck(self.options) if card not in seen)


def view(state: State, seat: Seat) -> BriscolaView:
    """What a seat knows: its own hand, and all that lies or was played face up."""
    return BriscolaView(
        seat,
        state.start.options,
        state.start.dealer,
        state.to_move,
        state.over,
        state.hands[seat],
        tuple(map(len, state.hands)),
        state.shown,
        state.stock[-1] if state.stock else None,
        state.trump,
        len(state.stock),
        state.leader,
        state.trick,
        state.taken,
        state.last_trick,
        state.start.scores,
    )


def zones(view: BriscolaView) -> tuple[Zone, ...]:
    """Where the cards lie: each hand and pile, the stock, the up-card, the trick."""
    seats = seating(view.options)
    drawn: list[Zone] = []
    for seat in seats.order(seats.next(view.seat)):
        cards: tuple[Card | None, ...] = view.hand
        if seat != view.seat:
            known = view.shown[seat]
            cards = (*known, *(None,) * (view.hand_sizes[seat] - len(known)))
        drawn.append(Zone("hand", cards, seat))
        drawn.append(Zone("taken", view.taken[seat], seat))
    if view.upcard is not None:
        drawn.append(Zone("stock", (None,) * (view.stock_size - 1)))
        drawn.append(Zone("upcard", (view.upcard,)))
    owners = tuple(seats.order(view.leader))[: len(view.trick)]
    best = view.order.winner(view.trick) if view.trick else None
    drawn.append(Zone("trick", view.trick, owners=owners, best=best))
    if view.last_trick is not None:
        leader, cards = view.last_trick
        taken = view.order.winner(cards)
        drawn.append(Zone("last-trick", cards, owners=tuple(seats.order(leader)), best=taken))
    return tuple(drawn)


def prompt(view: BriscolaView) -> Finding:
    """To lead, or to answer the card that was led."""
    if not view.trick:
        return Finding("prompt-lead", True, {})
    return Finding("prompt-follow", True, {"seat": view.leader, "card": view.trick[0]})


def signs(view: BriscolaView) -> tuple[Finding, ...]:
    """The trump suit, which stays when the up-card has been drawn."""
    return (Finding("sign-trump", True, {"suit": view.trump}),)
