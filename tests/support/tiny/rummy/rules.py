"""Tiny rummy: two packs of two suits of three; draw, lay runs, discard; no card left wins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from italiancards.core.cards import Cards, Pack, without
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.melds import Discard, Draw, Lay, Meld, Take, arrange
from italiancards.core.melds.parts import Part
from italiancards.core.moves import Move
from italiancards.core.options import option
from italiancards.core.rules import Finding, Judgement, broken, ok
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat, Seating, alternating
from italiancards.core.zones import Zone
from support.tiny.common import dealt, gated

PACK = Pack("tiny", tuple("234"), tuple("hd"), copies=2)


@dataclass(frozen=True, slots=True)
class Options:
    players: int = option(2, values=(2, 3), source="tests")


@dataclass(frozen=True, slots=True)
class State:
    start: DealStart[Options]
    hands: tuple[Cards, ...]
    stock: Cards
    discards: Cards
    turn: Seat
    melds: tuple[tuple[Seat, Cards], ...] = ()
    drawn: bool = False
    moves: tuple[Move, ...] = ()

    @property
    def over(self) -> bool:
        return not all(self.hands) or not (self.stock or self.drawn)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    options: Options
    to_move: Seat | None
    over: bool
    hand: Cards
    sizes: tuple[int, ...]
    stock: int
    discards: Cards
    melds: tuple[tuple[Seat, Cards], ...]
    drawn: bool
    hands: tuple[Cards, ...] | None  # once the deal is over
    partners: tuple[Seat, ...] = ()


def deal(start: DealStart[Options]) -> tuple[State, Events]:
    players = start.options.players
    *hands, rest = dealt(start, players, 3)
    state = State(start, tuple(hands), rest[1:], rest[:1], Seating(players).next(start.dealer))
    return state, (Event("dealt", {"dealer": start.dealer}),)


def view(state: State, seat: Seat) -> View:
    turn = None if state.over else state.turn
    sizes = tuple(map(len, state.hands))
    return View(
        *(seat, state.start.options, turn, state.over, state.hands[seat], sizes),
        *(len(state.stock), state.discards, state.melds, state.drawn),
        state.hands if state.over else None,
    )


RULES = gated()


@RULES.rule(source="tests")
def draw_once(view: View, move: Move) -> Judgement | None:
    """A turn begins with one card, from the stock or the discards."""
    return (ok if isinstance(move, Draw | Take) != view.drawn else broken)()


@RULES.rule(source="tests")
def three_in_a_row(view: View, move: Move) -> Judgement | None:
    """What is laid is a run."""
    if not isinstance(move, Lay):
        return None
    runs = [arrange(group) for group in move.groups]
    return (ok if all(isinstance(run, Meld) for run in runs) else broken)(cards=move.uses.hand)


@RULES.rule(source="tests")
def keep_one(view: View, move: Move) -> Judgement | None:
    """One card is left to discard."""
    if not isinstance(move, Lay):
        return None
    return (ok if len(view.hand) > len(move.uses.hand) else broken)()


def candidates(view: View) -> Iterator[Move]:
    yield Draw()
    yield Take()
    for suit in PACK.suits:
        run = [card for card in PACK.cards[: len(PACK.cards) // 2] if card.suit == suit]
        if set(run) <= set(view.hand):
            yield Lay((tuple(map(Part.of, run)),))
    yield from (Discard(card) for card in dict.fromkeys(view.hand))


def play(state: State, move: Move) -> tuple[State, Events]:
    seat = state.turn
    hands = list(state.hands)
    after = replace(state, moves=(*state.moves, move))
    facts: dict[str, object] = {"seat": seat}
    if isinstance(move, Draw | Take):
        stock, discards = state.stock, state.discards
        if isinstance(move, Draw):
            card, stock = stock[0], stock[1:]
            event = Event("drew", {**facts, "card": card}, ("card",), (seat,))
        else:
            card, discards = discards[-1], discards[:-1]
            event = Event("took", {**facts, "card": card})
        hands[seat] = (*hands[seat], card)
        after = replace(after, stock=stock, discards=discards, drawn=True)
    else:
        cards = move.uses.hand
        hands[seat] = without(hands[seat], cards)
        event = Event("put", {**facts, "cards": cards})
        if isinstance(move, Lay):
            after = replace(after, melds=(*state.melds, (seat, cards)))
        else:
            turn = Seating(len(hands)).next(seat)
            discards = (*state.discards, *cards)
            after = replace(after, discards=discards, turn=turn, drawn=False)
    return replace(after, hands=tuple(hands)), (event,)


def count(view: View) -> Sheet:
    """Each card left in hand costs a point; before the end one sees one's own alone."""
    players = len(view.sizes)
    own = tuple(view.hand if seat == view.seat else () for seat in range(players))
    cards = view.hands or own
    lines = (ScoreLine("left", {}, cards, tuple(-size for size in view.sizes)),)
    sheet = Sheet(alternating(players, players), lines)
    if not view.over:
        return sheet
    best = [seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals)]
    winners = tuple(best) if len(best) == 1 else ()
    facts = {"winner": Seat(best[0]) if winners else None}
    return replace(sheet, winners=winners, result=Finding("ended", True, facts))


def zones(view: View) -> tuple[Zone, ...]:
    seats = [Seat(seat) for seat in range(len(view.sizes))]
    hidden = view.hands or [(None,) * size for size in view.sizes]
    return (
        *(Zone("hand", hidden[seat], seat) for seat in seats if seat != view.seat),
        *(Zone("meld", meld[1], meld[0], number=n) for n, meld in enumerate(view.melds, start=1)),
        Zone("stock", (None,) * view.stock),
        Zone("discards", view.discards),
        Zone("hand", view.hand, view.seat),
    )
