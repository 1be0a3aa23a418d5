"""Effects of a move, and what then happens by itself."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import Card, Cards, shuffled
from italiancards.core.events import Event, Events
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Meld, Swap, Take
from italiancards.core.melds.turns import after_discard, after_draw, after_play, gained
from italiancards.core.moves import Move
from italiancards.core.packets import deal_over
from italiancards.core.seats import Seat
from italiancards.games.scala40.rules.melds import melds_after
from italiancards.games.scala40.rules.score import count
from italiancards.games.scala40.rules.state import RENEWALS, VALUES, Scala40State, seating
from italiancards.games.scala40.rules.view import view


def play(state: Scala40State, move: Move) -> tuple[Scala40State, Events]:
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
    if isinstance(move, Lay):
        return _lay(state, move)
    if isinstance(move, Add):
        return _add(state, move)
    if isinstance(move, Swap):
        return _swap(state, move)
    assert isinstance(move, Discard)  # the moves of the game
    return _discard(state, move)


def _take(state: Scala40State) -> tuple[Scala40State, Events]:
    """Return state and events after the top discard is taken, seen by all."""
    seat, card = state.turn, state.discards[-1]
    after = gained(state, (card,), discards=state.discards[:-1], drawn=True, picked=(card,))
    return after, (Event("took", {"seat": seat, "card": card}),)


def _melds_after(state: Scala40State, move: Move) -> tuple[Meld, ...]:
    """Return the melds on the table after a legal move."""
    any_suit = state.start.options.set_joker == "either_missing_suit"
    melds = melds_after(state.melds, move, any_suit=any_suit)
    assert melds is not None  # the rules saw to it
    return melds


def _lay(state: Scala40State, move: Lay) -> tuple[Scala40State, Events]:
    """Return state and events after melds are laid, by which the seat has opened."""
    seat, events = state.turn, []
    table = _melds_after(state, move)
    melds = table[len(state.melds) :]
    if seat not in state.opened:
        total = sum(map(VALUES.meld, melds))
        events.append(Event("opened", {"seat": seat, "points": total}))
    for meld in melds:
        facts = {"seat": seat, "cards": meld.cards, "joker": meld.joker, "kind": meld.kind}
        events.append(Event("laid", facts))
    return replace(
        after_play(state, move.cards),
        melds=table,
        meld_owners=(*state.meld_owners, *(seat for _ in melds)),
        opened=state.opened | {seat},
        opening=state.opening or seat not in state.opened,
    ), tuple(events)


def _add(state: Scala40State, move: Add) -> tuple[Scala40State, Events]:
    """Return state and events after a card is added to a meld."""
    melds = _melds_after(state, move)
    stands = move.part.stands if move.part.wild else None
    after = melds[move.meld - 1]
    made = {"number": move.meld, "cards": after.cards, "kind": after.kind}
    facts = {"seat": state.turn, "card": move.card, **made, "joker": stands}
    return replace(after_play(state, (move.card,)), melds=melds), (Event("added", facts),)


def _swap(state: Scala40State, move: Swap) -> tuple[Scala40State, Events]:
    """Return state and events after a card is swapped for the joker of a meld."""
    seat, melds = state.turn, _melds_after(state, move)
    facts = {"seat": seat, "card": move.card, "number": move.meld}
    after = gained(after_play(state, (move.card,)), (JOKER,), melds=melds)
    return after, (Event("swapped", facts),)


def _discard(state: Scala40State, move: Discard) -> tuple[Scala40State, Events]:
    """Return state and events after a discard: the next player's turn, or the deal's end."""
    seat = state.turn
    after, event = after_discard(state, move.card)
    if not after.hands[seat]:
        closed = replace(after, closer=seat)
        return closed, (event, _over(closed))
    turns = min(state.turns + 1, len(state.playing))
    return replace(after, turn=_next(state), opening=False, turns=turns), (event,)


def _next(state: Scala40State) -> Seat:
    """Return the next seat, of those in the match, after the one on turn."""
    seats = seating(state.start.options)
    order = seats.order(seats.next(state.turn))
    return next(seat for seat in order if seat in state.playing)


def _over(state: Scala40State) -> Event:
    """Return the event of the deal's end, with the score sheet."""
    return deal_over(count(view(state, state.turn)), void="yes" if state.void else "no")


def advance(state: Scala40State) -> tuple[Scala40State, Events] | None:
    """Return state and events after an empty stock is renewed or ends the deal; else None.

    All but the top one are shuffled, or only turned over; where that is not agreed, where there is
    nothing to turn, or when it has been done three times, the deal is void. The order comes from
    where all the cards lie, which nobody sees, so a record needs no word of it to replay.
    """
    if state.over or state.drawn or state.stock:
        return None
    way, under = state.start.options.stock_out, state.discards[:-1]
    if way == "void" or not under or state.renewed == RENEWALS:
        ended = replace(state, void=True)
        return ended, (_over(ended),)
    stock = under if way == "flip" else _shuffle(state, under)
    event = Event("stock-renewed", {"number": len(stock), "way": way})
    return replace(state, stock=stock, discards=state.discards[-1:], renewed=state.renewed + 1), (
        event,
    )


def _shuffle(state: Scala40State, cards: Cards) -> Cards:
    """Return cards shuffled by a seed made of the hands and discards."""
    lies: list[tuple[Card, ...]] = [*state.hands, state.discards]
    return shuffled(cards, "/".join(map(" ".join, lies)))
