"""Effects of a move, and the steps that follow by themselves."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.announcements import Bid, Call, Pass, Say, Show, Sign
from italiancards.core.cards import Card, Cards, without
from italiancards.core.events import MOVE, Event, Events
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.packets import deal_over, drop_card, replaced
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat
from italiancards.core.tricks import draw_after_trick, trick_winner
from italiancards.games.briscola.rules.auction import Auction
from italiancards.games.briscola.rules.ladder import speak
from italiancards.games.briscola.rules.score import count
from italiancards.games.briscola.rules.state import (
    BriscolaState,
    points,
    seating,
    side,
    trick_order,
)
from italiancards.games.briscola.rules.view import auction_finding, view


def play(state: BriscolaState, move: Move) -> tuple[BriscolaState, Events]:
    """Return state and events after any move of the seat to move: card, exchange, talk or bid.

    Args:
        state: some seat is to move.
        move: assumed to be legal.

    Returns:
        The new state, and the events in their order.
    """
    seat = state.to_move
    assert seat is not None
    if state.auction is not None and isinstance(move, Bid | Pass):
        return _bid(state, state.auction, move, seat)
    if state.auction is not None and isinstance(move, Call):
        return _call(state, state.auction, move, seat)
    if isinstance(move, Exchange):
        return _exchange(state, move, seat)
    if isinstance(move, Show | Pass):
        return _answer(state, move, seat)
    if isinstance(move, Sign | Say):
        return _tell(state, move, seat)
    assert isinstance(move, Play)  # the last kind of move of Briscola
    card = move.card
    trick = (*state.trick, card)
    after = replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], [card])),
        shown=drop_card(state.shown, seat, card),
        showed=drop_card(state.showed, seat, card),
        trick=trick,
    )
    played = Event("played", {"seat": seat, "card": card, "place": len(trick)})
    auction = state.auction
    if auction is None or card != auction.called:
        return after, (played,)
    facts = {"seat": seat, "card": card, "caller": auction.caller}
    fell = Event("partner-shown" if seat != auction.caller else "caller-alone", facts)
    return replace(after, auction=replace(auction, holder=seat)), (played, fell)


def _bid(
    state: BriscolaState, auction: Auction, word: Bid | Pass, seat: Seat
) -> tuple[BriscolaState, Events]:
    """Return state and events after a bid or pass that all hear; if all pass, the deal is over."""
    after = replace(state, auction=speak(auction, state.start.options, word))
    facts = {"seat": seat, **word.facts}
    name = "passed" if isinstance(word, Pass) else "bid"
    events = [Event(name, facts, by=seat, said=auction_finding(word))]
    if after.over:
        events.append(deal_over(count(view(after, seat))))
    return after, tuple(events)


def _call(
    state: BriscolaState, auction: Auction, call: Call, seat: Seat
) -> tuple[BriscolaState, Events]:
    """Return state and events after a card is called; only its holder learns his side."""
    options, facts = state.start.options, {"seat": seat, **call.facts}
    leader = seat if options.first_lead == "declarer" else state.leader
    said = Finding("said-call", True, call.facts)
    return replace(
        state,
        auction=replace(auction, called=call.card),
        trump=facts["suit"],
        leader=leader,
        holder=next(Seat(each) for each, hand in enumerate(state.hands) if call.card in hand),
    ), (Event("called", facts, by=seat, said=said),)


def _answer(state: BriscolaState, move: Show | Pass, seat: Seat) -> tuple[BriscolaState, Events]:
    """Return state and events after a secret yes or no to showing the hand to partners."""
    assert state.asked is not None
    event = Event("answered", {"seat": seat, MOVE: move.plain}, (MOVE,), (seat,))
    return replace(state, asked=(*state.asked, move)), (event,)


def _tell(state: BriscolaState, move: Sign | Say, seat: Seat) -> tuple[BriscolaState, Events]:
    """Return state and events after a sign, seen by all or partners only, or a sentence to all."""
    if isinstance(move, Say):
        said = Finding(f"said-{move.uses.said}", True, {})
        heard = (*state.said[seat], move.words)
        facts = {"seat": seat, "words": move.words}
        return replace(state, said=replaced(state.said, seat, heard)), (
            Event("said", facts, by=seat, said=said),
        )
    options, card = state.start.options, Card(move.words, state.trump)
    own = side(options, seat)
    face = Finding(f"said-{move.uses.said}", True, {"card": card})
    facts = {"seat": seat, "partners": own[1:], "card": card, "face": move.uses.said}
    event = Event("signed", {**facts, MOVE: move.plain}, by=seat, said=face)
    if options.signs_seen_by == "partner":
        event = replace(event, secret=("card", "face", MOVE), seen_by=own)
    made = (*state.signs[seat], move.words)
    return replace(state, signs=replaced(state.signs, seat, made)), (event,)


def _exchange(state: BriscolaState, move: Exchange, seat: Seat) -> tuple[BriscolaState, Events]:
    """Return state and events after a trump is exchanged for the up-card, which all know then."""
    upcard = state.stock[-1]
    hand = tuple(upcard if card == move.card else card for card in state.hands[seat])
    known = (*drop_card(state.shown, seat, move.card)[seat], upcard)
    return replace(
        state,
        hands=replaced(state.hands, seat, hand),
        shown=replaced(state.shown, seat, known),
        showed=drop_card(state.showed, seat, move.card),
        stock=(*state.stock[:-1], move.card),
    ), (Event("exchanged", {"seat": seat, "card": move.card, "upcard": upcard}),)


def advance(state: BriscolaState) -> tuple[BriscolaState, Events] | None:
    """Return state and events after what happens by itself: a trick taken, hands shown; or None.

    Where all have answered whether they show their hands, those who do show them together.
    """
    if state.asked is not None and len(state.asked) == state.players:
        return _show_hands(state, state.asked)
    if len(state.trick) < state.players:
        return None
    order = trick_order(state.start.options, state.trump)
    taker, because = trick_winner(order, state.players, state.leader, state.trick)
    facts = {"seat": taker, "cards": state.trick, "points": points(state.trick)}
    events = [Event("trick-taken", facts, because=because)]
    hands, stock, drew = draw_after_trick(state.hands, state.stock, taker)
    shown = state.shown
    if drew and not stock:  # the up-card was the last: everybody sees who has it
        seat, card = drew[-1].facts["seat"], drew[-1].facts["card"]
        shown = replaced(shown, seat, (*shown[seat], card))
        drew[-1] = Event("drew-upcard", {"seat": seat, "card": card})
    events += drew
    after = replace(
        state,
        hands=hands,
        shown=shown,
        stock=stock,
        leader=taker,
        trick=(),
        taken=replaced(state.taken, taker, state.taken[taker] + state.trick),
        last_trick=(state.leader, state.trick),
        said=((),) * state.players,
        asked=() if _shows_now(state, hands, stock) else None,
    )
    if after.over:
        events.append(deal_over(count(view(after, taker))))
    return after, tuple(events)


def _shows_now(before: BriscolaState, hands: tuple[Cards, ...], stock: Cards) -> bool:
    """True if all are asked to show their hands now: at the last trick, or after the last draw."""
    agreed = before.start.options.partner_show_end
    if agreed == "last_trick":
        return len(hands[0]) == 1
    return agreed == "stock_empty" and bool(before.stock) and not stock


def _show_hands(state: BriscolaState, answers: tuple[Move, ...]) -> tuple[BriscolaState, Events]:
    """Return state and events after all who said yes have shown their hands to their partners."""
    showed, events = state.showed, []
    seats = seating(state.start.options).order(state.leader)
    for seat, move in zip(seats, answers, strict=True):
        facts = {"seat": seat, MOVE: move.plain}
        if isinstance(move, Pass):
            events.append(Event("kept-hand", facts, by=seat))
            continue
        cards, own = state.hands[seat], side(state.start.options, seat)
        showed = replaced(showed, seat, cards)
        partner_facts = {"partners": own[1:], "cards": cards}
        events.append(Event("showed", facts | partner_facts, ("cards",), own, by=seat))
    return replace(state, showed=showed, asked=None), tuple(events)
