"""What a move does, and what then happens by itself."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import Cards, without
from italiancards.core.dealing import deal_over, replaced
from italiancards.core.events import Event, Events
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.seats import Seat
from italiancards.core.tricks import drawn, taken_by
from italiancards.games.briscola.score import count
from italiancards.games.briscola.state import State, points, trick_order
from italiancards.games.briscola.view import view


def play(state: State, move: Move) -> tuple[State, Events]:
    """The state after the seat to move played a card, or exchanged one for the up-card."""
    seat = state.to_move
    assert seat is not None
    if isinstance(move, Exchange):
        return _exchange(state, move, seat)
    assert isinstance(move, Play)  # the other move of Briscola
    card = move.card
    trick = (*state.trick, card)
    return replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], [card])),
        shown=_no_longer_shown(state, seat, card),
        trick=trick,
    ), (Event("played", {"seat": seat, "card": card, "place": len(trick)}),)


def _no_longer_shown(state: State, seat: Seat, card: object) -> tuple[Cards, ...]:
    if card not in state.shown[seat]:
        return state.shown
    return replaced(state.shown, seat, tuple(each for each in state.shown[seat] if each != card))


def _exchange(state: State, move: Exchange, seat: Seat) -> tuple[State, Events]:
    """The card becomes the up-card, and will be drawn last; the old one is known to be in hand."""
    upcard = state.stock[-1]
    hand = tuple(upcard if card == move.card else card for card in state.hands[seat])
    known = (*_no_longer_shown(state, seat, move.card)[seat], upcard)
    return replace(
        state,
        hands=replaced(state.hands, seat, hand),
        shown=replaced(state.shown, seat, known),
        stock=(*state.stock[:-1], move.card),
    ), (Event("exchanged", {"seat": seat, "card": move.card, "upcard": upcard}),)


def advance(state: State) -> tuple[State, Events] | None:
    """A full trick is gathered by its taker; everybody draws, the taker first; he leads next."""
    if len(state.trick) < state.players:
        return None
    order = trick_order(state.start.options, state.trump)
    taker, because = taken_by(order, state.players, state.leader, state.trick)
    facts = {"seat": taker, "cards": state.trick, "points": points(state.trick)}
    events = [Event("trick-taken", facts, because=because)]
    hands, stock, drew = drawn(state.hands, state.stock, taker)
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
    )
    if after.over:
        events.append(deal_over(count(view(after, taker))))
    return after, tuple(events)
