"""Positions of five players: the bids, the call, and how far the eight tricks have gone.

Fields; where there is one part for each seat they stand in turn order from the seat to move, parted
by `/`: `seat` (whose hand it is), `dealer`, `hand`, `bids` (what each said last: `71`, `R`, `2,65`,
`pass`, or `-`), `called` (`2S`, or `2S trump D`), `holder` (who held it, once it lies in a pile),
`trick`, `taken`, `others` (the other hands), `scores` (the count of the match). Where nothing is
called and all hold eight cards, it is being bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import ITALIAN, Cards
from italiancards.core.dealing import Groups
from italiancards.core.errors import BadPosition, Unreadable, quoted
from italiancards.core.game import DealStart
from italiancards.core.language import said
from italiancards.core.notation import notation
from italiancards.core.position import Fields, Pool, by_seat, known_fields, told_fields, told_groups
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.auction import Auction, Words
from italiancards.games.briscola.rules.ladder import caller_of, ladder
from italiancards.games.briscola.rules.options import Options
from italiancards.games.briscola.rules.state import FIVE, State, deck, hand_size, parties, seating

FIELDS = (
    "seat",
    "dealer",
    "hand",
    "bids",
    "called",
    "holder",
    "trick",
    "taken",
    "others",
    "scores",
)
NOT_YET, PASSED = "-", str(Pass())


def place(options: Options, fields: Fields, chance: Random) -> tuple[State, tuple[str, ...]]:
    """A deal in which the cards lie as told, and the fields that were left to chance.

    Args:
        options: those of a table of five.
        fields: the texts of a position, by name; those left out are filled by chance.
        chance: the source of the cards that no field names.

    Raises:
        BadPosition: cards that cannot lie like that, or bids that cannot have been made.
        BadOption: a field that Briscola for five does not have.
    """
    known_fields(fields, FIELDS, "Briscola")
    pool = Pool(deck(options), notation(look=options.deck), fields, chance)
    me = pool.seat("seat", FIVE)
    order = tuple(seating(options).order(me))
    hand, trick = pool.cards("hand"), pool.cards("trick")
    taken, others = pool.groups("taken", FIVE), pool.groups("others", FIVE - 1)
    hands = _hands(pool, hand, trick, others, hand_size(options))
    words, call = _bids(pool, options), _call(pool, options)
    untouched = len(hand) == hand_size(options) and not trick
    if call is None and not untouched:
        call = Call(pool.chance.choice(_callable(options, words)))
        pool.sampled.append("called")
    if call is not None and not any(isinstance(word, Bid) for word in words):
        words = (_least(options, call), *[Pass()] * (FIVE - 1))
    piles = _piles(pool, taken)
    dealer = pool.seat("dealer", FIVE, (me - 1) % FIVE)
    state = State(
        DealStart(options, dealer, (), pool.scores(len(parties(options))), seating(options).seats),
        by_seat(hands, order),
        (),
        "",
        seating(options).next(dealer),
        trick,
        by_seat(piles, order),
        shown=((),) * FIVE,
        showed=((),) * FIVE,
        signs=((),) * FIVE,
        said=((),) * FIVE,
        auction=_auction(options, by_seat(words, order), me),
    )
    if call is not None:
        leader = Seat((me - len(trick)) % FIVE)
        state = _called(pool, replace(state, leader=leader), call)
    return state, tuple(pool.sampled)


def _hands(pool: Pool, hand: Cards, trick: Cards, others: Groups, full: int) -> Groups:
    """The hands in turn order: the cards named, the rest by chance."""
    if len(hand) > full or len(trick) >= FIVE or (trick and not hand):
        lies = pool.told((*hand, *trick))
        raise BadPosition(
            said(
                en=f"Nobody could be next to play with these cards in hand and trick: {lies}.",
                it=f"Con queste carte in mano e nella presa non può toccare a nessuno: {lies}.",
            )
        )
    hands = [hand]
    for number, named in enumerate(others, start=1):
        missing = len(hand) - (number >= FIVE - len(trick)) - len(named)
        if missing < 0:
            raise BadPosition(
                said(
                    en=f"{pool.told(named)}: too many cards in one hand.",
                    it=f"{pool.told(named)}: troppe carte in una mano.",
                )
            )
        hands.append(named + pool.draw("others", missing))
    return tuple(hands)


def _piles(pool: Pool, named: Groups) -> Groups:
    """The taken tricks, by pile; tricks that are not named go round."""
    for pile in named:
        if len(pile) % FIVE:
            raise BadPosition(
                said(
                    en=f"A pile of tricks cannot have {len(pile)} cards.",
                    it=f"Le prese di un giocatore non possono essere di {len(pile)} carte.",
                )
            )
    return pool.fill("taken", named, [FIVE] * (len(pool.left) // FIVE))


def _bids(pool: Pool, options: Options) -> Words:
    """The last word of each seat, in turn order; None where the field gives none."""
    told = pool.fields.get("bids", "")
    parts = [part.strip() for part in told.split("/")] if told else []
    words = tuple(_word(pool, part, told, options) for part in parts)
    bids = [word for word in words if isinstance(word, Bid)]
    if len(words) > FIVE or len({*bids}) < len(bids):
        raise _no_bids(told)
    return (*words, *[None] * (FIVE - len(words)))


def _word(pool: Pool, part: str, told: str, options: Options) -> Bid | Pass | None:
    word = part.lower()
    if word in (NOT_YET, PASSED, *Pass.also):
        return None if word == NOT_YET else Pass()
    try:
        bid = Bid.read(part, pool.pack)
    except Unreadable:
        raise _no_bids(told) from None
    if bid not in ladder(options):
        raise _no_bids(told)
    return bid


def _no_bids(told: str) -> BadPosition:
    return BadPosition(
        said(
            en=f"bids={quoted(told)} must be a bid, {PASSED} or {NOT_YET} for each seat.",
            it=f"bids={quoted(told)}: per ogni posto un’offerta, {PASSED} o {NOT_YET}.",
        )
    )


def _call(pool: Pool, options: Options) -> Call | None:
    """The call that the position names; None if it names none."""
    told = pool.fields.get("called")
    return None if not told else Call.read(told, pool.pack)


def _callable(options: Options, words: Words) -> Cards:
    """The cards that the bidder could have called."""
    ranks = {word.rank for word in words if isinstance(word, Bid)} - {None}
    return tuple(card for card in ITALIAN.cards if not ranks or card.rank in ranks)


def _least(options: Options, call: Call) -> Bid:
    """The lowest bid with which a card can be called."""
    bids = ladder(options)
    return next((bid for bid in bids if bid.rank == call.card.rank), bids[0])


def _auction(options: Options, words: Words, turn: Seat) -> Auction:
    caller = caller_of(words, options)
    return Auction(words, turn if caller is None else caller, caller)


def _called(pool: Pool, state: State, call: Call) -> State:
    """The state with the card called: its holder, and whether all have seen it."""
    card, auction = call.card, state.auction
    assert auction is not None
    if auction.caller is None:
        raise _no_bids(pool.fields.get("bids", ""))
    held = next((Seat(seat) for seat, hand in enumerate(state.hands) if card in hand), None)
    shown = None if held is not None else _shown(pool, state, call)
    told = pool.seat("holder", FIVE, -1) if "holder" in pool.fields else None
    if told is not None and told != shown:
        named = pool.pack.write(card)
        raise BadPosition(
            said(
                en=f"holder={quoted(pool.fields['holder'])}: "
                f"the {named} is not known to be that seat’s.",
                it=f"holder={quoted(pool.fields['holder'])}: non si è visto che {named} fosse sua.",
            )
        )
    trump = call.facts["suit"]
    auction = replace(auction, called=card, holder=shown)
    return replace(state, auction=auction, trump=trump, holder=shown if held is None else held)


def _shown(pool: Pool, state: State, call: Call) -> Seat:
    """The seat that played the called card, which lies in the trick or in a pile."""
    if call.card in state.trick:
        return Seat((state.leader + state.trick.index(call.card)) % FIVE)
    if "holder" in pool.fields:
        return pool.seat("holder", FIVE)
    pool.sampled.append("holder")
    return Seat(pool.chance.randrange(FIVE))


def fields(state: State, seat: Seat | None) -> Fields:
    """The fields of a position, from the seat to move.

    Args:
        state: the deal.
        seat: the seat whose knowledge is written; None for everything, from the seat to move.
    """
    auction = state.auction
    assert auction is not None
    turn = state.leader if state.to_move is None else state.to_move
    me = turn if seat is None else seat
    order = tuple(seating(state.start.options).order(me))
    scores, look = state.start.scores, state.start.options.deck
    told = {
        "seat": str(me) if me else "",
        "dealer": "" if state.start.dealer == (me - 1) % FIVE else str(state.start.dealer),
        "hand": " ".join(state.hands[me]),
        "bids": _told_bids(auction, order, look),
        "called": "" if auction.called is None else _told_call(auction, state.trump, look),
        "holder": str(auction.holder) if _in_a_pile(state, auction) else "",
        "trick": " ".join(state.trick),
        "taken": told_groups(state.taken[each] for each in order),
        "scores": " ".join(map(str, scores)) if any(scores) else "",
    }
    if seat is None:
        told["others"] = told_groups(state.hands[each] for each in order[1:])
    return told_fields(told, notation(look=look))


def _told_bids(auction: Auction, order: Sequence[Seat], look: str) -> str:
    words = [auction.said[seat] for seat in order]
    if not any(words):
        return ""
    texts = (NOT_YET if word is None else str(word.by(look)).removeprefix("bid ") for word in words)
    return " / ".join(texts)


def _told_call(auction: Auction, trump: str, look: str) -> str:
    assert auction.called is not None
    return str(Call(auction.called, trump, look=look)).removeprefix("call ")


def _in_a_pile(state: State, auction: Auction) -> bool:
    return any(auction.called in pile for pile in state.taken)
