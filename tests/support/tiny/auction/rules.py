"""A tiny auction: four players, two cards each; who bids most calls a card, and its holder helps.

Nobody else knows who that is before the card falls, the caller least of all; who holds it himself
plays alone. Each card of coins in a pile is a point, and the callers need what was bid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from italiancards.core.announcements import Bid, Call, Pass
from italiancards.core.cards import Card, Cards, Pack, without
from italiancards.core.events import Event, Events
from italiancards.core.game import DealStart
from italiancards.core.moves import Move, Play
from italiancards.core.options import option
from italiancards.core.rules import Finding, Judgement, broken, ok
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat, Seating, alternating
from italiancards.core.zones import Zone
from support.tiny.common import dealt, gated

PACK = Pack("tiny", tuple("A234"), tuple("DC"))
PLAYERS = 4
SEATS, PARTIES = Seating(PLAYERS), alternating(PLAYERS, PLAYERS)
LEAST = 10


@dataclass(frozen=True, slots=True)
class Options:
    most: int = option(13, values=(12, 13), source="tests")


@dataclass(frozen=True, slots=True)
class State:
    start: DealStart[Options]
    hands: tuple[Cards, ...]
    turn: Seat
    bid: int = LEAST - 1
    passed: frozenset[Seat] = frozenset()
    caller: Seat | None = None
    called: Card | None = None
    shown: bool = False
    trick: tuple[tuple[Seat, Card], ...] = ()
    taken: tuple[Cards, ...] = ((),) * PLAYERS
    moves: tuple[Move, ...] = ()

    @property
    def holder(self) -> Seat | None:
        """Who was dealt the called card."""
        packets = dealt(self.start, PLAYERS, 2)
        return next((Seat(s) for s in range(PLAYERS) if self.called in packets[s]), None)

    @property
    def over(self) -> bool:
        return not any(self.hands) and not self.trick

    @property
    def full(self) -> bool:
        return len(self.trick) == PLAYERS


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    options: Options
    to_move: Seat | None
    over: bool
    hand: Cards
    sizes: tuple[int, ...]
    bid: int
    passed: frozenset[Seat]
    caller: Seat | None
    called: Card | None
    partners: tuple[Seat, ...] | None
    trick: tuple[tuple[Seat, Card], ...]
    taken: tuple[Cards, ...]


def deal(start: DealStart[Options]) -> tuple[State, Events]:
    *hands, _ = dealt(start, PLAYERS, 2)
    dealt_out = Event("dealt", {"dealer": start.dealer})
    return State(start, tuple(hands), SEATS.next(start.dealer)), (dealt_out,)


def view(state: State, seat: Seat) -> View:
    turn = None if state.over or state.full else state.turn
    hand, sizes = state.hands[seat], tuple(map(len, state.hands))
    return View(
        *(seat, state.start.options, turn, state.over, hand, sizes, state.bid, state.passed),
        *(state.caller, state.called, _partners(state, seat), state.trick, state.taken),
    )


def _partners(state: State, seat: Seat) -> tuple[Seat, ...] | None:
    """Known to the holder at once, to all others when the card has fallen."""
    if state.called is None or state.caller is None:
        return None
    if not state.shown and seat != state.holder:
        return None
    callers = {state.caller, state.holder}
    mine = callers if seat in callers else {*map(Seat, range(PLAYERS))} - callers
    return tuple(sorted(each for each in mine if each is not None and each != seat))


RULES = gated()


@RULES.rule(source="tests")
def in_its_time(view: View, move: Move) -> Judgement | None:
    """First it is bid, then called, then played."""
    bidding, calling = view.caller is None, view.caller is not None and view.called is None
    right = Bid | Pass if bidding else Call if calling else Play
    return (ok if isinstance(move, right) else broken)()


@RULES.rule(source="tests")
def bid_more(view: View, move: Move) -> Judgement | None:
    """Each bid is higher than the one before."""
    if not isinstance(move, Bid):
        return None
    points = move.points or 0
    return (ok if view.bid < points <= view.options.most else broken)(points=view.bid)


def candidates(view: View) -> Iterator[Move]:
    yield from (Bid(points=points) for points in range(LEAST, view.options.most + 1))
    yield Pass()
    yield from (Call(card) for card in PACK.cards)
    yield from (Play(card) for card in view.hand)


def play(state: State, move: Move) -> tuple[State, Events]:
    seat = state.turn
    after = replace(state, moves=(*state.moves, move))
    if isinstance(move, Bid):
        assert move.points is not None
        said = Finding("said-bid", True, {"points": move.points})
        event = Event("bid", {"seat": seat, "points": move.points}, said=said)
        return _bidding(replace(after, bid=move.points)), (event,)
    if isinstance(move, Pass):
        event = Event("passed", {"seat": seat}, said=Finding("said-pass", True, {}))
        return _bidding(replace(after, passed=state.passed | {seat})), (event,)
    if isinstance(move, Call):
        event = Event("called", {"seat": seat, "card": move.card})
        return replace(after, called=move.card, turn=SEATS.next(state.start.dealer)), (event,)
    assert isinstance(move, Play)
    hands = list(state.hands)
    hands[seat] = without(hands[seat], [move.card])
    events = [Event("played", {"seat": seat, "card": move.card})]
    if move.card == state.called:
        events.append(Event("revealed", {"seat": seat, "card": move.card}))
    trick = (*state.trick, (seat, move.card))
    shown = state.shown or move.card == state.called
    after = replace(after, hands=tuple(hands), trick=trick, shown=shown, turn=SEATS.next(seat))
    return after, tuple(events)


def _bidding(state: State) -> State:
    """The next who has not passed; the last one calls. Where all pass, the dealer has to."""
    left = [seat for seat in SEATS.order(SEATS.next(state.turn)) if seat not in state.passed]
    if len(left) > 1 and state.bid < state.start.options.most:
        return replace(state, turn=left[0])
    highest = state.turn if state.turn not in state.passed else left[0]
    return replace(state, turn=highest, caller=highest)


def advance(state: State) -> tuple[State, Events] | None:
    if not state.full:
        return None
    led = state.trick[0][1].suit
    order = PACK.ranks.index
    taker, card = max(state.trick, key=lambda each: (each[1].suit == led, -order(each[1].rank)))
    taken = list(state.taken)
    taken[taker] += tuple(card for _, card in state.trick)
    because = Finding("took-best", True, {"card": card})
    events = [Event("trick-taken", {"seat": taker}, because=because)]
    after = replace(state, trick=(), taken=tuple(taken), turn=taker)
    if after.over:
        events.append(Event("ended", {"seat": state.caller}))
    return after, tuple(events)


def count(view: View) -> Sheet:
    """Coins of each pile; at the end what the callers have against what was bid."""
    coins = tuple(tuple(c for c in pile if c.suit == "D") for pile in view.taken)
    line = ScoreLine("coins", {}, coins, None, tuple(str(len(own)) for own in coins))
    if not view.over:
        return Sheet(PARTIES, (line,))
    assert view.caller is not None
    assert view.partners is not None
    mine = {view.seat, *view.partners}
    callers = mine if view.caller in mine else {*map(Seat, range(PLAYERS))} - mine
    had = sum(len(coins[seat]) for seat in callers)
    made = had >= view.bid - LEAST + 1
    points = tuple(1 if (seat in callers) == made else -1 for seat in range(PLAYERS))
    both = tuple(coins[seat] if seat in callers else () for seat in range(PLAYERS))
    callers_line = ScoreLine("callers", {}, both, None, tuple(str(len(own)) for own in both))
    lines = (line, ScoreLine("made" if made else "lost", {}, coins, points, parts=(callers_line,)))
    winners = tuple(seat for seat in range(PLAYERS) if points[seat] > 0)
    facts = {"seat": view.caller, "points": had}
    return Sheet(PARTIES, lines, winners, Finding("made" if made else "lost", True, facts))


def prompt(view: View) -> Finding:
    if view.caller is None:
        return Finding("prompt-bid", True, {"points": view.bid})
    return Finding("prompt-call" if view.called is None else "prompt-move", True, {})


def zones(view: View) -> tuple[Zone, ...]:
    drawn = []
    for seat in SEATS.order(SEATS.next(view.seat)):
        hidden = (None,) * view.sizes[seat]
        drawn.append(Zone("hand", view.hand if seat == view.seat else hidden, seat))
        drawn.append(Zone("taken", view.taken[seat], seat))
    owners, cards = (tuple(x) for x in zip(*view.trick, strict=True)) if view.trick else ((), ())
    return (*drawn, Zone("trick", cards, owners=owners))


def signs(view: View) -> tuple[Finding, ...]:
    if view.called is None:
        return ()
    findings = [Finding("sign-called", True, {"seat": view.caller, "card": view.called})]
    if view.partners is not None and view.caller in view.partners:
        findings.append(Finding("sign-you", True, {}))
    return tuple(findings)
