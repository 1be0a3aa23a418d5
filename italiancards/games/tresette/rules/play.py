"""Effects of a move, and the steps that follow by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from italiancards.core.announcements import SayWith
from italiancards.core.cards import Card, Cards
from italiancards.core.dealing import Groups, deal_over, drop_card, replaced
from italiancards.core.events import MOVE, Event, Events
from italiancards.core.moves import Move, Play
from italiancards.core.rules import Finding
from italiancards.core.seats import Seat, party_of
from italiancards.core.tricks import drawn, taken_by
from italiancards.games.tresette.rules.declaring import Declaration
from italiancards.games.tresette.rules.score import count, reached, written
from italiancards.games.tresette.rules.signals import stands
from italiancards.games.tresette.rules.state import ORDER, Few, State, parties, thirds
from italiancards.games.tresette.rules.view import view


def play(state: State, move: Move) -> tuple[State, Events]:
    """The state after the seat to move played a card, declared, or said that it has nothing.

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
        return _ended(*_declared(state, seat, move))
    assert isinstance(move, Play)  # the other move of Tresette
    return _played(state, seat, move)


def _declared(state: State, seat: Seat, move: Move) -> tuple[State, list[Event]]:
    """Declare, heard by all: the cards are known from now on, and count at once."""
    heard = {"seat": seat, MOVE: move.plain}
    if not isinstance(move, Declaration):
        return state, [Event("declares-nothing", heard, by=seat)]
    events = []
    for each in move.combinations:
        said = Finding("said-declares", True, each.facts)
        events.append(Event("declares", {**heard, **each.facts}, by=seat, said=said))
    cards = [card for each in move.combinations for card in each.cards]
    shown = _also_shown(state.shown, state.hands, seat, cards)
    told = tuple((seat, each) for each in move.combinations)
    return replace(state, shown=shown, declared=(*state.declared, *told)), events


def _also_shown(shown: Groups, hands: Groups, seat: Seat, cards: Iterable[Card]) -> Groups:
    """The known cards of every hand, with more of one of them."""
    known = dict.fromkeys((*shown[seat], *cards))
    return replaced(shown, seat, tuple(card for card in known if card in hands[seat]))


def _played(state: State, seat: Seat, move: Play) -> tuple[State, Events]:
    """Play a card to the trick; one from a packet uncovers the next."""
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
    still = tuple(each for each in state.said if stands(each, seat, card))
    return replace(
        state,
        trick=trick,
        shown=drop_card(state.shown, seat, card),
        few=replaced(state.few, seat, _out_of(state.few[seat], trick)),
        said=(*still, *heard),
    ), tuple(events)


def _out_of(few: Few, trick: Cards) -> Few:
    """The suits that a player is out of, once he has played the last card of a trick."""
    led, card = trick[0].suit, trick[-1]
    return few if card.suit == led else (*(each for each in few if each[0] != led), (led, 0))


def advance(state: State) -> tuple[State, Events] | None:
    """Gather a full trick, reveal declarations, or let everybody draw.

    Each is a step of its own, so that a screen can wait before it.
    """
    if len(state.trick) == state.players:
        return _ended(*_gathered(state))
    if state.all_answered:
        return _ended(*_revealed(state))
    return _drew(state) if state.draws else None


def _gathered(state: State) -> tuple[State, list[Event]]:
    """Gather the trick for its taker's side; after the first all may be asked to declare."""
    taker, because = taken_by(ORDER, state.players, state.leader, state.trick)
    side = party_of(parties(state.options), taker)
    worth = thirds(state.trick)
    facts = {"seat": taker, "cards": state.trick, "thirds": worth, "worth": written(worth)}
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


def _revealed(state: State) -> tuple[State, list[Event]]:
    """Reveal all answers, in turn order from the leader."""
    after, events = replace(state, asking=False, answers=()), list[Event]()
    for step, move in enumerate(state.answers):
        after, told = _declared(after, Seat((state.leader + step) % state.players), move)
        events += told
    return after, events


def _drew(state: State) -> tuple[State, Events]:
    """Let everybody draw a card, the taker first, in sight where that is agreed."""
    in_sight = state.options.show_drawn
    hands, stock, events = drawn(state.hands, state.stock, state.leader, in_sight=in_sight)
    new = {event.facts["seat"]: event.facts["card"] for event in events}
    shown, few = state.shown, state.few
    for seat, card in new.items():
        if in_sight:
            shown = _also_shown(shown, hands, seat, [card])
        else:
            few = replaced(few, seat, tuple((suit, most + 1) for suit, most in few[seat]))
    cards = tuple(new[seat] for seat in sorted(new))
    after = replace(state, hands=hands, stock=stock, shown=shown, few=few, drawn=cards)
    return after, tuple(events)


def _ended(state: State, events: list[Event]) -> tuple[State, Events]:
    """Add the end of the deal to the events, where this was it.

    Where all are asked what they declare they answer first: that belongs to the trick before.
    """
    if not (state.stopped or state.asking) and reached(view(state, state.leader)):
        state = replace(state, stopped=True)
    if state.over:
        events.append(deal_over(count(view(state, state.leader))))
    return state, tuple(events)
