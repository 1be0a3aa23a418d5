"""Effects of a move, and the steps that follow by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from italiancards.core.announcements import SayWith
from italiancards.core.cards import Card, Cards
from italiancards.core.events import MOVE, Event, Events
from italiancards.core.moves import Move, Play
from italiancards.core.packets import Groups, deal_over, drop_card, replaced
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, party_of
from italiancards.core.tricks import draw_after_trick, trick_winner
from italiancards.games.tresette.rules.declarations import Declaration
from italiancards.games.tresette.rules.score import count, is_match_won, thirds_text
from italiancards.games.tresette.rules.signals import is_still_true
from italiancards.games.tresette.rules.state import (
    ORDER,
    SuitLimits,
    TresetteState,
    parties,
    thirds,
)
from italiancards.games.tresette.rules.view import view


def play(state: TresetteState, move: Move) -> tuple[TresetteState, Events]:
    """Return state and events after any move of the seat to move: a card, a declaration, a pass.

    Args:
        state: some seat is to move.
        move: assumed to be legal.

    Returns:
        The new state, and the events in their order.
    """
    seat = state.to_move
    assert seat is not None
    if state.asking:
        secret = Event("answered", {"seat": seat, MOVE: move.plain}, (MOVE,), (seat,))
        return replace(state, answers=(*state.answers, move)), (secret,)
    if isinstance(move, Declaration):
        return _end_deal(*_declare(state, seat, move))
    assert isinstance(move, Play)  # the other move of Tresette
    return _play_card(state, seat, move)


def _declare(state: TresetteState, seat: Seat, move: Move) -> tuple[TresetteState, list[Event]]:
    """Return state and events after a declaration, which shows its cards, or after a pass."""
    heard = {"seat": seat, MOVE: move.plain}
    if not isinstance(move, Declaration):
        return state, [Event("declares-nothing", heard, by=seat)]
    events = []
    for each in move.combinations:
        said = Finding("said-declares", True, each.facts)
        events.append(Event("declares", {**heard, **each.facts}, by=seat, said=said))
    cards = [card for each in move.combinations for card in each.cards]
    shown = _add_known(state.shown, state.hands, seat, cards)
    new = tuple((seat, each) for each in move.combinations)
    return replace(state, shown=shown, declared=(*state.declared, *new)), events


def _add_known(shown: Groups, hands: Groups, seat: Seat, cards: Iterable[Card]) -> Groups:
    """Return the known cards of all hands, with more of one hand, those not held left out."""
    known = dict.fromkeys((*shown[seat], *cards))
    return replaced(shown, seat, tuple(card for card in known if card in hands[seat]))


def _play_card(state: TresetteState, seat: Seat, move: Play) -> tuple[TresetteState, Events]:
    """Return state and events after a card is played to the trick; a packet's next is uncovered."""
    card, events = move.card, list[Event]()
    said = Finding(f"said-{move.word}", True, {}) if isinstance(move, SayWith) else None
    trick = (*state.trick, card)
    facts = {"seat": seat, "card": card, "place": len(trick)}
    events.append(Event("played", facts, said=said))
    if card in state.hands[seat]:
        state = replace(state, hands=drop_card(state.hands, seat, card))
    else:
        own = state.packets[seat]
        number = next(place for place, packet in enumerate(own) if packet[:1] == (card,))
        left = own[number][1:]
        packets = replaced(state.packets, seat, replaced(own, number, left))
        state = replace(state, packets=packets)
        if left:
            events.append(Event("uncovered", {"seat": seat, "card": left[0]}))
    heard = ((seat, card, move.word),) if isinstance(move, SayWith) else ()
    still = tuple(each for each in state.said if is_still_true(each, seat, card))
    return replace(
        state,
        trick=trick,
        shown=drop_card(state.shown, seat, card),
        suit_limits=replaced(state.suit_limits, seat, _out_of(state.suit_limits[seat], trick)),
        said=(*still, *heard),
    ), tuple(events)


def _out_of(suit_limits: SuitLimits, trick: Cards) -> SuitLimits:
    """Return a seat's suit limits after its card to a trick: 0 of a suit not followed."""
    led, card = trick[0].suit, trick[-1]
    return (
        suit_limits
        if card.suit == led
        else (*(each for each in suit_limits if each[0] != led), (led, 0))
    )


def advance(state: TresetteState) -> tuple[TresetteState, Events] | None:
    """Return state and events after what happens by itself: trick taken, reveal, draw; else None.

    Each is a step of its own, so that a screen can wait before it.
    """
    if len(state.trick) == state.players:
        return _end_deal(*_gather(state))
    if state.all_answered:
        return _end_deal(*_reveal(state))
    return _draw(state) if state.draws else None


def _gather(state: TresetteState) -> tuple[TresetteState, list[Event]]:
    """Return state and events after the full trick is given to its winner, who leads."""
    taker, because = trick_winner(ORDER, state.players, state.leader, state.trick)
    side = party_of(parties(state.options), taker)
    worth = thirds(state.trick)
    facts = {"seat": taker, "cards": state.trick, "thirds": worth, "worth": thirds_text(worth)}
    options, first = state.options, not any(state.taken)
    asks = options.declarations and options.declaration_timing == "end_first_trick"
    after = replace(
        state,
        leader=taker,
        trick=(),
        taken=replaced(state.taken, side, state.taken[side] + state.trick),
        last_trick=(state.leader, state.trick),
        asking=first and asks,
    )
    return after, [Event("trick-taken", facts, because=because)]


def _reveal(state: TresetteState) -> tuple[TresetteState, list[Event]]:
    """Return state and events after all secret declarations are revealed, in turn order."""
    after, events = replace(state, asking=False, answers=()), list[Event]()
    for step, move in enumerate(state.answers):
        after, new_events = _declare(after, Seat((state.leader + step) % state.players), move)
        events += new_events
    return after, events


def _draw(state: TresetteState) -> tuple[TresetteState, Events]:
    """Return state and events after each player has drawn a card, the winner of the trick first."""
    in_sight = state.options.show_drawn
    hands, stock, events = draw_after_trick(
        state.hands, state.stock, state.leader, in_sight=in_sight
    )
    new = {event.facts["seat"]: event.facts["card"] for event in events}
    shown, suit_limits = state.shown, state.suit_limits
    for seat, card in new.items():
        if in_sight:
            shown = _add_known(shown, hands, seat, [card])
        else:
            suit_limits = replaced(
                suit_limits, seat, tuple((suit, most + 1) for suit, most in suit_limits[seat])
            )
    cards = tuple(new[seat] for seat in sorted(new))
    after = replace(
        state, hands=hands, stock=stock, shown=shown, suit_limits=suit_limits, drawn=cards
    )
    return after, tuple(events)


def _end_deal(state: TresetteState, events: list[Event]) -> tuple[TresetteState, Events]:
    """Return the state, marked as over if deal or match has ended, and the events with that end.

    Where all are asked what they declare they answer first: that belongs to the trick before.
    """
    if not (state.stopped or state.asking) and is_match_won(view(state, state.leader)):
        state = replace(state, stopped=True)
    if state.over:
        events.append(deal_over(count(view(state, state.leader))))
    return state, tuple(events)
