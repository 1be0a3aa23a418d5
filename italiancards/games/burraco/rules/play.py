"""Effects of a move, and what then happens by itself."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import Cards
from italiancards.core.events import Event, Events
from italiancards.core.melds import Add, Discard, Draw, Lay, Meld, Take
from italiancards.core.melds.turns import after_discard, after_draw, after_play, gained
from italiancards.core.moves import Move
from italiancards.core.packets import deal_over, replaced
from italiancards.core.seats import Seat, party_of
from italiancards.games.burraco.rules.kinds import kind
from italiancards.games.burraco.rules.meaning import melds_after
from italiancards.games.burraco.rules.score import count
from italiancards.games.burraco.rules.state import LAST, STILL, BurracoState, alone, seating
from italiancards.games.burraco.rules.view import view


def play(state: BurracoState, move: Move) -> tuple[BurracoState, Events]:
    """Return state and events after any move of the seat to move.

    Args:
        state: the deal before the move.
        move: an allowed move.

    Returns:
        The state after it and what happened, in order.
    """
    if isinstance(move, Draw):
        return after_draw(state)
    if isinstance(move, Take):
        return _take(state)
    if isinstance(move, Lay | Add):
        return _build(state, move)
    assert isinstance(move, Discard)  # the moves of the game
    return _discard(state, move)


def _take(state: BurracoState) -> tuple[BurracoState, Events]:
    """Return state and events after all discards are taken, seen by all."""
    seat, cards = state.turn, state.discards
    single = len(cards) == 1
    after = gained(
        state, cards, discards=(), drawn=True, picked=cards if single else (), quiet=single
    )
    return after, (Event("took-discards", {"seat": seat, "cards": cards, "number": len(cards)}),)


def _build(state: BurracoState, move: Lay | Add) -> tuple[BurracoState, Events]:
    """Return state and events after melds are laid or a card added."""
    seat = state.turn
    melds = melds_after(view(state, seat), move)
    assert melds is not None  # the rules saw to it
    events: list[Event] = []
    if isinstance(move, Lay):
        new = melds[len(state.melds) :]
        for number, meld in enumerate(new, start=len(state.melds) + 1):
            facts = {"seat": seat, "cards": meld.cards, "number": number, "kind": meld.kind}
            events.append(Event("laid", {**facts, "stands": meld.joker}))
            events += _burraco_event(state, None, meld, number)
    else:
        before, after = state.melds[move.meld - 1], melds[move.meld - 1]
        facts = {"seat": seat, "card": move.card, "number": move.meld, "cards": after.cards}
        wild = after.joker if after.wild and after.joker != before.joker else None
        events.append(Event("added", {**facts, "kind": after.kind, "stands": wild}))
        events += _burraco_event(state, before, after, move.meld)
    meld_owners = state.meld_owners + (seat,) * (len(melds) - len(state.melds))
    after_it = replace(
        after_play(state, move.uses.hand), melds=melds, meld_owners=meld_owners, quiet=False
    )
    return after_it, tuple(events)


def _burraco_event(
    state: BurracoState, before: Meld | None, after: Meld, number: int
) -> list[Event]:
    """Return [the event] that a meld became a burraco or one of another kind; else []."""
    options = state.start.options
    was, now = kind(before, options) if before else "", kind(after, options)
    if now in ("", was):
        return []
    facts = {"seat": state.turn, "number": number, "kind": now, "was": was or "none"}
    return [Event("burraco", facts)]


def _discard(state: BurracoState, move: Discard) -> tuple[BurracoState, Events]:
    """Return state and events after a discard: next turn, pozzetto, or the deal's end."""
    seat = state.turn
    after, event = after_discard(state, move.card)
    after = replace(after, quiet=False, idle=state.idle + 1 if state.quiet else 0)
    events = [event]
    options = state.start.options
    if not after.hands[seat]:
        if _has_pozzetto(state):
            closed = replace(after, closer=seat, ended="closed")
            return closed, (*events, _over(closed))
        after, taken = _take_pozzetto(after, "discard")
        events += taken
    if len(after.stock) <= LAST[options.stock_end]:
        after = replace(after, ended="stock")
    elif after.idle >= STILL * options.players:
        after = replace(after, ended="still")
    if after.over:
        return after, (*events, _over(after))
    return replace(after, turn=seating(options).next(seat)), tuple(events)


def _over(state: BurracoState) -> Event:
    """Return the event of the deal's end, with the score sheet."""
    return deal_over(count(view(state, state.turn)))


def _has_pozzetto(state: BurracoState) -> bool:
    """True if the side of the seat to move has taken its pozzetto."""
    sides = state.sides
    return any(party_of(sides, seat) == party_of(sides, state.turn) for seat in state.took)


def _take_pozzetto(state: BurracoState, way: str) -> tuple[BurracoState, list[Event]]:
    """Return state and events after the upper pozzetto is taken, in hand or left to wait."""
    seat, options = state.turn, state.start.options
    cards, left = state.pozzetti[0], state.pozzetti[1:]
    took = (*state.took, seat)
    events = [Event("pozzetto-taken", {"seat": seat, "number": len(cards), "way": way})]
    after = replace(state, pozzetti=left, took=took)
    if options.players == 3 and len(took) == 1 and not alone(options, state.start.scores):
        pair = next(side for side in after.sides if seat not in side)
        events.append(Event("plays-alone", {"seat": seat, "winner": pair}))
    if way == "discard":
        return replace(after, waiting=replaced(after.waiting, seat, cards)), events
    return replace(after, hands=replaced(after.hands, seat, cards)), [*events, _seen(seat, cards)]


def _seen(seat: Seat, cards: Cards) -> Event:
    """Return the event of cards received in hand, secret to their seat."""
    facts = {"seat": seat, "cards": cards, "number": len(cards)}
    return Event("received", facts, ("cards",), (seat,))


def advance(state: BurracoState) -> tuple[BurracoState, Events] | None:
    """Return state and events after an empty hand picks up a pozzetto; None if not due."""
    seat = state.turn
    if state.over or state.hands[seat]:
        return None
    cards = state.waiting[seat]
    if not cards:
        after, events = _take_pozzetto(state, "at-once")
        return after, tuple(events)
    return replace(
        state,
        hands=replaced(state.hands, seat, cards),
        waiting=replaced(state.waiting, seat, ()),
    ), (Event("pozzetto-opened", {"seat": seat, "number": len(cards)}), _seen(seat, cards))
