"""Positions of five players: the bids, the call, and how far the eight tricks have gone.

Fields; where there is one part for each seat they stand in turn order from the seat to move,
separated by `/`: `seat` (whose hand it is), `dealer`, `hand`, `bids` (what each said last: `71`,
`R`, `2,65`, `pass`, or `-`), `called` (`2S`, or `2S trump D`), `holder` (who held it, once it lies
in a pile), `trick`, `taken`, `others` (the other hands), `scores` (the count of the match). Where
nothing is called and all hold eight cards, it is being bid.
"""

from __future__ import annotations

from dataclasses import replace

from italiancards.core import form
from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.errors import Unreadable
from italiancards.core.form import Field, Perspective, Positions
from italiancards.core.packets import Groups
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.auction import Auction, Words
from italiancards.games.briscola.rules.ladder import caller_of, ladder
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import (
    FIVE,
    BriscolaState,
    deck,
    hand_size,
    parties,
    seating,
)

NOT_YET, PASSED = "-", str(Pass())
TAKEN: Field[BriscolaState] = Field(
    "taken", lambda deal: deal.each(deal.state.taken), CardPool.groups
)
"""The tricks that each seat has taken."""


def check_piles(at: CardPool, piles: Groups) -> None:
    """Refuse piles of a position that are not made of whole tricks, five cards each."""
    for pile in piles:
        at.refuse(len(pile) % at.count, "five-pile", count=len(pile))


def turn(state: BriscolaState) -> Seat:
    """Return the seat to move; if there is none, the seat that would lead."""
    return state.leader if state.to_move is None else state.to_move


def _build(at: CardPool) -> BriscolaState:
    """Return the state of the five-player deal that a position's fields set up."""
    options, full = at.options, hand_size(at.options)
    hand, trick, taken, others = at["hand"], at["trick"], at["taken"], at["others"]
    if len(hand) > full or len(trick) >= FIVE or (trick and not hand):
        raise at.error("five-too-many", cards=at.write((*hand, *trick)))
    hands = (hand, *at.fill_hands(others, at.hand_sizes(hand, trick)))
    words, call = at["bids"], at["called"]
    if call is None and (len(hand) < full or trick):
        call = Call(at.chance.choice(_callable(words)))
        at.mark_sampled("called")
    if call is not None and not any(isinstance(word, Bid) for word in words):
        words = (_least(options, call), *[Pass()] * (FIVE - 1))
    check_piles(at, taken)
    piles = at.fill("taken", taken, [FIVE] * (len(at.left) // FIVE))
    dealer = at.seat("dealer", (at.me - 1) % FIVE)
    said = at.by_seat(words)
    caller = caller_of(said, options)
    state = BriscolaState(
        at.start(dealer),
        at.by_seat(hands),
        (),
        "",
        seating(options).next(dealer),
        trick,
        at.by_seat(piles),
        shown=((),) * FIVE,
        showed=((),) * FIVE,
        signs=((),) * FIVE,
        said=((),) * FIVE,
        auction=Auction(said, at.me if caller is None else caller, caller),
    )
    if call is None:
        return state
    return _with_call(at, replace(state, leader=Seat((at.me - len(trick)) % FIVE)), call)


def _bids(at: CardPool, name: str) -> Words:
    """Return each seat's last bid or pass, read from a position's field; None for no word yet."""
    parts = at.text(name).split("/") if at.text(name) else []
    words = tuple(_word(at, part.strip()) for part in parts)
    bids = [word for word in words if isinstance(word, Bid)]
    at.refuse(len(words) > FIVE or len({*bids}) < len(bids), "five-bids")
    return (*words, *[None] * (FIVE - len(words)))


def _word(at: CardPool, part: str) -> Bid | Pass | None:
    """Return a bid or pass read from its text, None for no word yet; refuse anything else."""
    word = part.lower()
    if word in (NOT_YET, PASSED, *Pass.also):
        return None if word == NOT_YET else Pass()
    try:
        bid = Bid.read(part, at.pack)
    except Unreadable:
        raise at.error("five-bids") from None
    at.refuse(bid not in ladder(at.options), "five-bids")
    return bid


def _call(at: CardPool, name: str) -> Call | None:
    """Return the call that a position's field names; None if it is empty."""
    return Call.read(at.text(name), at.pack) if at.text(name) else None


def _callable(words: Words) -> Cards:
    """Return the cards that may be called after these bids: those of the ranks bid, or any."""
    ranks = {word.rank for word in words if isinstance(word, Bid)} - {None}
    return tuple(card for card in ITALIAN.cards if not ranks or card.rank in ranks)


def _least(options: BriscolaOptions, call: Call) -> Bid:
    """Return the lowest bid that allows a card to be called."""
    bids = ladder(options)
    return next((bid for bid in bids if bid.rank == call.card.rank), bids[0])


def _with_call(at: CardPool, state: BriscolaState, call: Call) -> BriscolaState:
    """Return the state with the card called, its holder found, and trumps set by the call."""
    card, auction = call.card, state.auction
    assert auction is not None
    at.refuse(auction.caller is None, "five-bids")
    held = next((Seat(seat) for seat, hand in enumerate(state.hands) if card in hand), None)
    shown = None if held is not None else _seen_holder(at, state, call)
    if "holder" in at.fields and at.seat("holder", -1) != shown:
        raise at.error("five-holder", card=at.pack.write(card))
    auction = replace(auction, called=card, holder=shown)
    trump = call.facts["suit"]
    return replace(state, auction=auction, trump=trump, holder=shown if held is None else held)


def _seen_holder(at: CardPool, state: BriscolaState, call: Call) -> Seat:
    """Return the seat that played the called card: from the trick, a field, or by chance."""
    if call.card in state.trick:
        return Seat((state.leader + state.trick.index(call.card)) % FIVE)
    if "holder" in at.fields:
        return at.seat("holder")
    at.mark_sampled("holder")
    return Seat(at.chance.randrange(FIVE))


def _auction(deal: Perspective[BriscolaState]) -> Auction:
    """Return the auction of a five-player deal."""
    auction = deal.state.auction
    assert auction is not None
    return auction


def _write_bids(deal: Perspective[BriscolaState]) -> list[list[str]]:
    """Return each seat's last word as text, for a position; [] where nobody has spoken."""
    words = [_auction(deal).said[seat] for seat in deal.order]
    return [
        [NOT_YET if word is None else str(word.by(deal.pack.look)).removeprefix("bid ")]
        for word in words
        if any(words)
    ]


def _write_call(deal: Perspective[BriscolaState]) -> str:
    """Return the call as text, for a position; "" where no card is called."""
    card = _auction(deal).called
    call = None if card is None else Call(card, deal.state.trump, look=deal.pack.look)
    return "" if call is None else str(call).removeprefix("call ")


def _holder(deal: Perspective[BriscolaState]) -> Seat | None:
    """Return the holder of the called card once it lies in a pile; None before, for a position."""
    auction = _auction(deal)
    return auction.holder if any(auction.called in pile for pile in deal.state.taken) else None


POSITIONS = Positions[BriscolaState, BriscolaOptions](
    game="Briscola",
    rows=(
        form.SEAT,
        form.DEALER,
        form.HAND,
        Field("bids", _write_bids, _bids),
        Field("called", _write_call, _call),
        Field("holder", _holder, CardPool.seat),
        form.TRICK,
        TAKEN,
        form.OTHERS,
        form.SCORES,
    ),
    build=_build,
    turn=turn,
    deck=deck,
    seating=seating,
    parties=parties,
)
