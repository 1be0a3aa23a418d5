"""Effects of a move, and the steps that follow by themselves."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import without
from italiancards.core.events import Event, Events
from italiancards.core.moves import Capture, Move, Play
from italiancards.core.packets import deal_over, packets, replaced
from italiancards.core.rules import Finding
from italiancards.core.seats import party_of
from italiancards.games.scopa.rules.captures import is_ace_sweep, no_scopa, value
from italiancards.games.scopa.rules.progress import count
from italiancards.games.scopa.rules.state import HAND, ScopaState, parties, seating
from italiancards.games.scopa.rules.view import view


def play(state: ScopaState, move: Move) -> tuple[ScopaState, Events]:
    """Return state and events after a card is played: laid down, or shown with cards it takes.

    Args:
        state: some seat is to move.
        move: assumed to be legal.

    Returns:
        The new state, and the events in their order; a capture is gathered by `advance`.
    """
    seat = state.to_move
    assert seat is not None
    assert isinstance(move, (Play, Capture))
    hands = replaced(state.hands, seat, without(state.hands[seat], [move.card]))
    played = replace(state, hands=hands, table=(*state.table, move.card))
    if isinstance(move, Capture):
        facts = {"seat": seat, "card": move.card, "cards": move.cards}
        return replace(played, capture=move), (Event("captures", facts),)
    event = Event("laid-down", {"seat": seat, "card": move.card})
    return _turn_over(played, [event])


def advance(state: ScopaState) -> tuple[ScopaState, Events] | None:
    """Return state and events after what happens by itself: capture, deal, last rest; else None.

    Each is a step of its own, so that a screen can wait before it.
    """
    if state.capture is not None:
        return _gather(state, state.capture)
    if any(state.hands) or state.over:
        return None
    return _deal_again(state) if state.stock else _take_rest(state)


def _gather(state: ScopaState, capture: Capture) -> tuple[ScopaState, Events]:
    """Return state and events after the captured cards go to a side's pile; count a scopa."""
    seat = state.turn
    side = party_of(parties(state.options), seat)
    cards = (capture.card, *capture.cards)
    facts = {"seat": seat, "cards": cards, "number": len(cards)}
    events = [Event("gathered", facts, because=_capture_reason(state, capture))]
    scope = state.scope
    left = without(state.table, cards)
    if not left:
        later = sum(map(len, (*state.hands, state.stock)))
        against = no_scopa(state.options, capture.card, capture.cards, later)
        events.append(Event(against or "scopa", {"seat": seat, "card": capture.card}))
        if against is None:
            scope = replaced(scope, side, (*scope[side], capture.card))
    after = replace(
        state,
        table=left,
        taken=replaced(state.taken, side, state.taken[side] + cards),
        scope=scope,
        last_taker=seat,
        capture=None,
        last_capture=(seat, capture.card, capture.cards),
    )
    return _turn_over(after, events)


def _capture_reason(state: ScopaState, capture: Capture) -> Finding:
    """Return the finding why a card takes these cards: their sum, fifteen, or an ace sweep."""
    facts = {"card": capture.card, "cards": capture.cards, "value": value(capture.card)}
    if is_ace_sweep(state.options, capture.card, capture.cards):
        return Finding("ace-takes-all", True, facts | {"number": len(capture.cards)})
    name = "make-fifteen" if state.options.scopa_a_15 else "same-value"
    return Finding(name, True, facts | {"number": len(capture.cards)})


def _turn_over(state: ScopaState, events: list[Event]) -> tuple[ScopaState, Events]:
    """Return state and events after the turn passes; a card is drawn where that is agreed."""
    seat, drawn = state.turn, state.stock[:1]
    after = replace(state, turn=seating(state.options).next(seat))
    if drawn and state.options.draw == "after_each_play":
        events.append(Event("drew", {"seat": seat, "card": drawn[0]}, ("card",), (seat,)))
        hands = replaced(after.hands, seat, after.hands[seat] + drawn)
        after = replace(after, hands=hands, stock=after.stock[1:])
    return _end_deal(after, events)


def _deal_again(state: ScopaState) -> tuple[ScopaState, Events]:
    """Return state and events after three more cards are dealt to each seat."""
    order = seating(state.options).order(state.turn)
    hands, stock, received = packets(state.hands, state.stock, order, HAND)
    dealt = Event("dealt", {"dealer": state.start.dealer, "number": HAND})
    return replace(state, hands=hands, stock=stock), (dealt, *received)


def _take_rest(state: ScopaState) -> tuple[ScopaState, Events]:
    """Return state and events after who captured last gets the rest; no scopa. The deal ends."""
    seat = state.last_taker
    assert seat is not None  # or the deal would be over
    side = party_of(parties(state.options), seat)
    taken = replaced(state.taken, side, state.taken[side] + state.table)
    event = Event("rest-taken", {"seat": seat, "cards": state.table})
    return _end_deal(replace(state, table=(), taken=taken), [event])


def _end_deal(state: ScopaState, events: list[Event]) -> tuple[ScopaState, Events]:
    """Return the state, and the events with the deal's end and sheet if it is over."""
    if state.over:
        events.append(deal_over(count(view(state, state.turn))))
    return state, tuple(events)
