"""Knowledge of one seat in a deal of Briscola, and the zones of its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from italiancards.core import tricks
from italiancards.core.announcements import Bid, Pass
from italiancards.core.cards import Card, Cards
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, partners_in
from italiancards.core.tricks import TrickOrder, TrickView
from italiancards.core.view import common, unseen_cards
from italiancards.core.zones import Zone
from italiancards.games.briscola.rules.auction import Auction
from italiancards.games.briscola.rules.ladder import highest, need
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import (
    BriscolaState,
    Words,
    deck,
    parties,
    seating,
    trick_order,
)

UNSEEN = "?"
"""Mark of a sign that was made, and not seen."""


@dataclass(frozen=True, slots=True)
class BriscolaView(TrickView[BriscolaOptions]):
    """Knowledge of one seat, beside its knowledge in any game.

    Args:
        shown: for each seat, the cards in its hand that this one knows: everybody does, or a
            partner showed them; of the seat's own hand those that somebody else knows.
        upcard: the card that lies face up under the stock, while one does.
        trump: the suit of the deal; none before it is called.
        stock_size: how many cards are still to be drawn, the up-card among them.
        leader: the seat that led, or leads, the trick.
        trick: its cards in the order played.
        taken: the cards each seat has taken; everybody saw them.
        last_trick: the trick gathered before this one, with its leader.
        asking: whether all are being asked to show their hands.
        signs: for each seat, the trumps it has signed in this deal, by their ranks; `?` for a sign
            that only its partners saw.
        said: for each seat, what it has said in this trick.
        auction: what everybody has heard of the bidding, where five play.
    """

    shown: tuple[Cards, ...]
    upcard: Card | None
    trump: str
    stock_size: int
    leader: Seat
    trick: Cards
    taken: tuple[Cards, ...]
    last_trick: tuple[Seat, Cards] | None
    asking: bool = False
    signs: Words = ()
    said: Words = ()
    auction: Auction | None = None

    @property
    def order(self) -> TrickOrder:
        """Order of the cards in a trick of this deal: who beats whom."""
        return trick_order(self.options, self.trump)

    @property
    def unseen(self) -> Cards:
        """Cards whose place this seat does not know, in the order of the deck."""
        others = (cards for seat, cards in enumerate(self.shown) if seat != self.seat)
        upcard = () if self.upcard is None else (self.upcard,)
        return unseen_cards(deck(self.options), self.hand, self.trick, upcard, *self.taken, *others)


def view(state: BriscolaState, seat: Seat) -> BriscolaView:
    """Return the view of a seat: its own hand, all face-up cards, and what its partners show.

    Args:
        state: the whole deal.
        seat: the seat that looks.
    """
    partners = partners_of(state, seat)
    return BriscolaView(
        *common(state, seat, partners),
        shown=_known_cards(state, seat, partners or ()) if any(state.showed) else state.shown,
        upcard=state.stock[-1] if state.stock else None,
        trump=state.trump,
        stock_size=len(state.stock),
        leader=state.leader,
        trick=state.trick,
        taken=state.taken,
        last_trick=state.last_trick,
        asking=state.asked is not None,
        signs=_signs(state, seat, partners or ()) if any(state.signs) else state.signs,
        said=state.said,
        auction=state.auction,
    )


def partners_of(state: BriscolaState, seat: Seat) -> tuple[Seat, ...] | None:
    """Return the partners of a seat, as far as it knows; None where it cannot know them.

    Where five play only the holder of the called card knows, until that card is played (S2).

    Args:
        state: the whole deal.
        seat: the seat that asks.

    Returns:
        The partners in turn order; None where the seat cannot know them yet.
    """
    auction = state.auction
    if auction is None:
        return partners_in(parties(state.start.options), seat)
    if auction.caller is None or state.holder is None:
        return None
    if auction.holder is None and seat != state.holder:
        return None
    callers = {auction.caller, state.holder}
    return tuple(
        each
        for each in seating(state.start.options).seats
        if each != seat and (each in callers) == (seat in callers)
    )


def _known_cards(state: BriscolaState, seat: Seat, partners: tuple[Seat, ...]) -> tuple[Cards, ...]:
    """Return for each hand the cards known to this seat; of its own those known to others."""
    own = (seat, *partners)
    return tuple(
        tuple(dict.fromkeys((*public, *showed))) if each in own else public
        for each, (public, showed) in enumerate(zip(state.shown, state.showed, strict=True))
    )


def _signs(state: BriscolaState, seat: Seat, partners: tuple[Seat, ...]) -> Words:
    """Return the signs of each seat as this one saw them: `?` for one hidden from it."""
    if state.start.options.signs_seen_by == "all":
        return state.signs
    own = (seat, *partners)
    return tuple(
        made if each in own else (UNSEEN,) * len(made) for each, made in enumerate(state.signs)
    )


def zones(view: BriscolaView) -> tuple[Zone, ...]:
    """Return the table's zones with their cards: hands, piles, stock, up-card, call and trick.

    The card that was called is shown once more, wherever it lies.
    """
    seats = seating(view.options)
    drawn: list[Zone] = []
    for seat in seats.order(seats.next(view.seat)):
        drawn.append(Zone("hand", view.hand_of(seat, view.shown[seat]), seat))
        drawn.append(Zone("taken", view.taken[seat], seat))
    if view.upcard is not None:
        drawn.append(Zone("stock", (None,) * (view.stock_size - 1)))
        drawn.append(Zone("upcard", (view.upcard,)))
    if view.auction is not None and view.auction.called is not None:
        drawn.append(Zone("called", (view.auction.called,), again=True))
    lying = tricks.zones(view.order, view.players, view.leader, view.trick, view.last_trick)
    return (*drawn, *lying)


def prompt(view: BriscolaView) -> Finding:
    """Return the finding that asks for the next move: to show, bid, call, lead or follow."""
    if view.asking:
        return Finding("prompt-show", True, {"partners": view.partners})
    auction = view.auction
    if auction is not None and auction.phase == "calling":
        bid = auction.bid_of(auction.turn)
        return Finding("prompt-call", True, {} if bid is None else bid.facts)
    if auction is not None and auction.phase == "bidding":
        held = highest(auction, view.options)
        facts = {"kind": "nothing"} if held is None else {"seat": held[0], **held[1].facts}
        return Finding("prompt-bid", True, {"bidding": view.options.bidding, **facts})
    return tricks.prompt(view.leader, view.trick)


def active_statements(view: BriscolaView) -> tuple[Finding | None, ...]:
    """Return for each seat the bid, pass or call still to be shown; None for none, or later on."""
    auction = view.auction
    if auction is None or any(view.taken) or view.trick:
        return (None,) * view.players
    if auction.phase == "playing":
        words = Finding("said-call", True, {"card": auction.called})
        return tuple(words if seat == auction.caller else None for seat in range(view.players))
    return tuple(None if word is None else auction_finding(word) for word in auction.said)


def auction_finding(word: Bid | Pass) -> Finding:
    """Return the finding of a bid or a pass, as it is heard at the table."""
    name = "said-passed" if isinstance(word, Pass) else "said-bid"
    return Finding(name, True, word.facts)


def signs(view: BriscolaView) -> tuple[Finding, ...]:
    """Return findings shown beside the table: the trump suit; of five players the contract."""
    trump = (Finding("sign-trump", True, {"suit": view.trump}),) if view.trump else ()
    return trump if view.auction is None else (*trump, *_contract(view, view.auction))


def _contract(view: BriscolaView, auction: Auction) -> Iterator[Finding]:
    """Yield findings on the bid or caller, and on the holder where the seat knows him."""
    held = highest(auction, view.options)
    if held is None:
        return
    caller, bid = held
    if auction.called is None:
        yield Finding("sign-bid", True, {"seat": caller, **bid.facts})
        return
    yield Finding("sign-caller", True, {"seat": caller, "points": need(bid)})
    if auction.holder is not None:
        alone = "yes" if auction.holder == caller else "no"
        yield Finding("sign-holder", True, {"seat": auction.holder, "alone": alone})
    elif view.partners is not None:
        alone = "no" if view.partners else "yes"
        yield Finding("sign-it-is-you", True, {"alone": alone, "card": auction.called})
