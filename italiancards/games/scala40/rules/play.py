"""Effects of a move, and what then happens by itself."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.cards import Card, Cards, shuffled
from italiancards.core.dealing import deal_over
from italiancards.core.events import Event, Events
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Meld, Swap, Take
from italiancards.core.melds.turns import discarded, drew, gained, spent
from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.games.scala40.rules.melding import built
from italiancards.games.scala40.rules.score import count
from italiancards.games.scala40.rules.state import RENEWALS, VALUES, State, seating
from italiancards.games.scala40.rules.view import view


def play(state: State, move: Move) -> tuple[State, Events]:
    """Play a move of the seat to move: draw, take, lay, add, swap or discard.

    Args:
        state: the deal before the move.
        move: an allowed move.

    Returns:
        The state after it and what happened, in order.
    """
    if isinstance(move, Draw):
        return drew(state)
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


def _take(state: State) -> tuple[State, Events]:
    """Take the top discard; everybody sees which card it is."""
    seat, card = state.turn, state.discards[-1]
    after = gained(state, (card,), discards=state.discards[:-1], drawn=True, picked=(card,))
    return after, (Event("took", {"seat": seat, "card": card}),)


def _built(state: State, move: Move) -> tuple[Meld, ...]:
    """The melds on the table after a move."""
    any_suit = state.start.options.set_joker == "either_missing_suit"
    melds = built(state.melds, move, any_suit=any_suit)
    assert melds is not None  # the rules saw to it
    return melds


def _lay(state: State, move: Lay) -> tuple[State, Events]:
    seat, events = state.turn, []
    table = _built(state, move)
    melds = table[len(state.melds) :]
    if seat not in state.opened:
        total = sum(map(VALUES.meld, melds))
        events.append(Event("opened", {"seat": seat, "points": total}))
    for meld in melds:
        facts = {"seat": seat, "cards": meld.cards, "joker": meld.joker, "kind": meld.kind}
        events.append(Event("laid", facts))
    return replace(
        spent(state, move.cards),
        melds=table,
        laid_by=(*state.laid_by, *(seat for _ in melds)),
        opened=state.opened | {seat},
        opening=state.opening or seat not in state.opened,
    ), tuple(events)


def _add(state: State, move: Add) -> tuple[State, Events]:
    melds = _built(state, move)
    stands = move.part.stands if move.part.wild else None
    facts = {"seat": state.turn, "card": move.card, "number": move.meld, "joker": stands}
    return replace(spent(state, (move.card,)), melds=melds), (Event("added", facts),)


def _swap(state: State, move: Swap) -> tuple[State, Events]:
    seat, melds = state.turn, _built(state, move)
    facts = {"seat": seat, "card": move.card, "number": move.meld}
    after = gained(spent(state, (move.card,)), (JOKER,), melds=melds)
    return after, (Event("swapped", facts),)


def _discard(state: State, move: Discard) -> tuple[State, Events]:
    seat = state.turn
    after, event = discarded(state, move.card)
    if not after.hands[seat]:
        closed = replace(after, closer=seat)
        return closed, (event, _over(closed))
    turns = min(state.turns + 1, len(state.playing))
    return replace(after, turn=_next(state), opening=False, turns=turns), (event,)


def _next(state: State) -> Seat:
    seats = seating(state.start.options)
    order = seats.order(seats.next(state.turn))
    return next(seat for seat in order if seat in state.playing)


def _over(state: State) -> Event:
    return deal_over(count(view(state, state.turn)), void="yes" if state.void else "no")


def advance(state: State) -> tuple[State, Events] | None:
    """Make a new stock of the discards, when it is gone at the beginning of a turn.

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
    stock = under if way == "flip" else _shuffled(state, under)
    event = Event("stock-renewed", {"number": len(stock), "way": way})
    return replace(state, stock=stock, discards=state.discards[-1:], renewed=state.renewed + 1), (
        event,
    )


def _shuffled(state: State, cards: Cards) -> Cards:
    lies: list[tuple[Card, ...]] = [*state.hands, state.discards]
    return shuffled(cards, "/".join(map(" ".join, lies)))
