"""A tiny game of draw, lay and discard, with twin cards: proof that the core knows no game.

Two packs of two suits of three. Four cards each, one turned up. In turn: discard a card, then one
is drawn by itself while there is a stock. A card equal to the one on top of the discards may be
laid on it (`exchange`), which draws nothing. Who empties the hand wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from italiancards.core import gates, match
from italiancards.core.about import Chapter, Guide
from italiancards.core.cards import Cards, Pack, without
from italiancards.core.errors import BadPosition
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart, Game
from italiancards.core.match import Standing
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.options import option
from italiancards.core.position import Fields, Pool
from italiancards.core.rules import Finding, Judgement, RuleBook, broken, ok
from italiancards.core.score import Line, Sheet
from italiancards.core.seats import Seat, Seating, alternating
from italiancards.core.zones import Zone

PACK = Pack("tiny", tuple("A23"), tuple("DC"), copies=2)
SEATS = Seating(2)
PARTIES = alternating(2, 2)


@dataclass(frozen=True, slots=True)
class Options:
    dealt: int = option(4, values=(3, 4), source="tests")


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    hands: tuple[Cards, ...]
    stock: Cards
    discards: Cards
    to_move: Seat | None
    drawing: Seat | None = None


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
    shown: Cards  # the other hand, once the deal is over
    partners: tuple[Seat, ...] = ()


RULES: RuleBook[View, Move] = RuleBook()
RULES.enter(gates.deal_is_on, source="tests", gate=True)
RULES.enter(gates.your_turn, source="tests", gate=True)
RULES.enter(gates.hold_the_card, source="tests", gate=True)


@RULES.rule(source="tests", permission=True)
def any_card(view: View, move: Move) -> Judgement | None:
    return ok(card=move.card, led=None)


@RULES.rule(source="tests")
def equal_card(view: View, move: Move) -> Judgement | None:
    if not isinstance(move, Exchange):
        return None
    return (ok if move.card == view.discards[-1] else broken)(upcard=view.discards[-1])


def deal(start: DealStart[Options]) -> tuple[State, Events]:
    size = start.options.dealt
    hands = (start.deck[:size], start.deck[size : 2 * size])
    rest = start.deck[2 * size :]
    first = SEATS.next(start.dealer)
    return State(start.options, hands, rest[1:], rest[:1], first), (
        Event("dealt", {"dealer": start.dealer, "number": size}),
    )


def view(state: State, seat: Seat) -> View:
    over = state.to_move is None and state.drawing is None
    return View(
        seat,
        state.options,
        state.to_move,
        over,
        state.hands[seat],
        tuple(map(len, state.hands)),
        len(state.stock),
        state.discards,
        state.hands[1 - seat] if over else (),
    )


def candidates(view: View) -> Iterator[Move]:
    for card in view.hand:
        yield Play(card)
        yield Exchange(card)


def play(state: State, move: Move) -> tuple[State, Events]:
    seat = state.to_move
    assert seat is not None
    hands = list(state.hands)
    hands[seat] = without(hands[seat], [move.card])
    event = Event("played", {"seat": seat, "card": move.card, "place": 1})
    after = replace(state, hands=tuple(hands), discards=(*state.discards, move.card))
    if not hands[seat]:
        return replace(after, to_move=None), (event,)
    if isinstance(move, Exchange) or not state.stock:
        return replace(after, to_move=SEATS.next(seat)), (event,)
    return replace(after, to_move=None, drawing=seat), (event,)


def advance(state: State) -> tuple[State, Events] | None:
    seat = state.drawing
    if seat is None:
        return None
    hands = list(state.hands)
    hands[seat] = (*hands[seat], state.stock[0])
    drew = Event("drew", {"seat": seat, "card": state.stock[0]}, ("card",), (seat,))
    after = replace(state, hands=tuple(hands), stock=state.stock[1:], drawing=None)
    return replace(after, to_move=SEATS.next(seat)), (drew,)


def count(view: View) -> Sheet:
    points = tuple(-size for size in view.sizes)
    cards = tuple(view.hand if seat == view.seat else view.shown for seat in range(2))
    lines = (Line("aces", {"each": -1}, cards, points),)
    if not view.over:
        return Sheet(PARTIES, lines)
    winners = (0,) if points[0] > points[1] else (1,) if points[1] > points[0] else ()
    facts = {"winner": Seat(winners[0]) if winners else None, "points": 0, "other": 0}
    return Sheet(PARTIES, lines, winners, Finding("won" if winners else "drawn", True, facts))


def standing(options: Options, before: Standing | None, sheet: Sheet | None) -> Standing:
    return match.best_of(3, before, sheet, PARTIES)


def zones(view: View) -> tuple[Zone, ...]:
    other = SEATS.next(view.seat)
    return (
        Zone("hand", (None,) * view.sizes[other], other),
        Zone("stock", (None,) * view.stock),
        Zone("trick", view.discards, owners=(other,) * len(view.discards), best=None),
        Zone("hand", view.hand, view.seat),
    )


def place(options: Options, fields: Fields, chance: Random) -> tuple[State, tuple[str, ...]]:
    pool = Pool(PACK.cards, PACK.card, fields, chance)
    hand, discards = pool.cards("hand"), pool.cards("discards")
    others, stock = pool.groups("others", 1)[0], pool.cards("stock")
    seat = Seat(pool.number("seat", range(2), default=0))
    if pool.left or not discards:
        raise BadPosition("tell where every card lies")
    hands = (hand, others) if seat == 0 else (others, hand)
    over = not hand or not others
    return State(options, hands, stock, discards, None if over else seat), ()


def fields(state: State, seat: Seat | None) -> Fields:
    turn = Seat(0) if state.to_move is None else state.to_move
    me = turn if seat is None else seat
    told = {"seat": str(me) if me else "", "hand": " ".join(state.hands[me])}
    told["discards"] = " ".join(state.discards)
    if seat is None:
        told["others"] = " ".join(state.hands[1 - me])
        told["stock"] = " ".join(state.stock)
    return {name: value for name, value in told.items() if value}


GAME: Game[State, View, Options] = Game(
    name="tiny",
    options=Options,
    presets={"tiny": {}, "three": {"dealt": 3}},
    pack=PACK,
    moves=(Play, Exchange),
    rules=RULES,
    words=Path(__file__).parent / "tiny_words",
    seating=lambda options: SEATS,
    deck=lambda options: PACK.cards,
    deal=deal,
    view=view,
    candidates=candidates,
    play=play,
    advance=advance,
    count=count,
    prompt=lambda view: Finding("prompt-move", True, {}),
    parties=lambda options: PARTIES,
    match=standing,
    zones=zones,
    signs=lambda view: (),
    place=place,
    fields=fields,
    guide=Guide(
        (Chapter("play", ("goal", *(f"rule-{rule.name}" for rule in RULES.rules)), ladder=True),),
        facts=lambda options: {"dealt": options.dealt},
        ladder=lambda options: tuple((rank, -1) for rank in PACK.ranks),
    ),
)
