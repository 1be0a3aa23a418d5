"""Tiny tricks: four in pairs, two cards each, suit is followed; pairs are declared before the lead.

All are asked one after the other whether they hold two of a rank, also who holds none, and shown
together. Who leads may say that a card is the last of its suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from italiancards.core.announcements import Declare, Pass, SayWith
from italiancards.core.cards import Card, Cards, Pack, without
from italiancards.core.events import MOVE, Event, Events
from italiancards.core.game import DealStart
from italiancards.core.moves import Move, Play
from italiancards.core.options import option
from italiancards.core.rules import Finding, Judgement, broken, ok
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat, Seating, alternating, named_party, partners_in, party_of
from italiancards.core.zones import Zone
from support.tiny.common import dealt, gated

PACK = Pack("tiny", tuple("A234"), tuple("DC"))
PLAYERS = 4
SEATS, PARTIES = Seating(PLAYERS), alternating(PLAYERS, 2)
LAST = "volo"


@dataclass(frozen=True, slots=True)
class Options:
    signals: bool = option(True, values=(True, False), source="tests")


@dataclass(frozen=True, slots=True)
class State:
    start: DealStart[Options]
    hands: tuple[Cards, ...]
    turn: Seat
    answers: tuple[tuple[Seat, Move], ...] = ()
    announced: bool = False
    trick: tuple[tuple[Seat, Card], ...] = ()
    taken: tuple[Cards, ...] = ((), ())
    moves: tuple[Move, ...] = ()

    @property
    def asked(self) -> bool:
        """Whether all have answered."""
        return len(self.answers) == PLAYERS

    @property
    def waits(self) -> bool:
        """Whether something happens by itself now."""
        return (self.asked and not self.announced) or len(self.trick) == PLAYERS

    @property
    def over(self) -> bool:
        return self.announced and not any(self.hands) and not self.trick


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat
    options: Options
    to_move: Seat | None
    over: bool
    hand: Cards
    sizes: tuple[int, ...]
    asking: bool
    declared: tuple[tuple[Seat, str], ...]
    trick: tuple[tuple[Seat, Card], ...]
    taken: tuple[Cards, ...]
    partners: tuple[Seat, ...]


def deal(start: DealStart[Options]) -> tuple[State, Events]:
    *hands, _ = dealt(start, PLAYERS, 2)
    dealt_out = Event("dealt", {"dealer": start.dealer})
    return State(start, tuple(hands), SEATS.next(start.dealer)), (dealt_out,)


def view(state: State, seat: Seat) -> View:
    turn = None if state.over or state.waits else state.turn
    sizes = tuple(map(len, state.hands))
    return View(
        *(seat, state.start.options, turn, state.over, state.hands[seat], sizes, not state.asked),
        *(_declared(state), state.trick, state.taken, partners_in(PARTIES, seat)),
    )


def _declared(state: State) -> tuple[tuple[Seat, str], ...]:
    """What was declared, once all is revealed."""
    if not state.announced:
        return ()
    return tuple((seat, move.words) for seat, move in state.answers if isinstance(move, Declare))


RULES = gated()


@RULES.rule(source="tests")
def in_its_time(view: View, move: Move) -> Judgement | None:
    """First it is declared, then played."""
    right = isinstance(move, Declare | Pass) == view.asking
    return (ok if right else broken)()


@RULES.rule(source="tests")
def hold_the_pair(view: View, move: Move) -> Judgement | None:
    """What is declared is held."""
    if not isinstance(move, Declare):
        return None
    held = [card for card in view.hand if card.rank == move.words]
    return (ok if len(held) == 2 else broken)(cards=tuple(held))


@RULES.rule(source="tests")
def follow_suit(view: View, move: Move) -> Judgement | None:
    """A card of the suit led is played by who holds one."""
    if not isinstance(move, Play) or not view.trick:
        return None
    led = view.trick[0][1].suit
    same = tuple(card for card in view.hand if card.suit == led)
    return (ok if not same or move.card in same else broken)(cards=same)


@RULES.rule(source="tests")
def said_by_the_leader(view: View, move: Move) -> Judgement | None:
    """Only who leads says something, where it is agreed."""
    if not isinstance(move, SayWith):
        return None
    return (ok if view.options.signals and not view.trick and move.word == LAST else broken)()


def candidates(view: View) -> Iterator[Move]:
    yield Pass()
    yield from (Declare(rank) for rank in PACK.ranks)
    for card in view.hand:
        yield Play(card)
        yield SayWith(card, LAST)


def play(state: State, move: Move) -> tuple[State, Events]:
    seat = state.turn
    after = replace(state, moves=(*state.moves, move), turn=SEATS.next(seat))
    if isinstance(move, Declare | Pass):
        event = Event("answered", {"seat": seat, MOVE: str(move)}, (MOVE,), (seat,))
        return replace(after, answers=(*state.answers, (seat, move))), (event,)
    assert isinstance(move, Play)
    hands = list(state.hands)
    hands[seat] = without(hands[seat], [move.card])
    said = Finding("said-volo", True, {}) if isinstance(move, SayWith) else None
    event = Event("played", {"seat": seat, "card": move.card}, said=said)
    return replace(after, hands=tuple(hands), trick=(*state.trick, (seat, move.card))), (event,)


def advance(state: State) -> tuple[State, Events] | None:
    if state.asked and not state.announced:
        return replace(state, announced=True), tuple(
            Event(
                "revealed",
                {"seat": seat, MOVE: str(move)},
                by=seat,
                said=Finding("said-pair" if isinstance(move, Declare) else "said-none", True, {}),
            )
            for seat, move in state.answers
        )
    if len(state.trick) < PLAYERS:
        return None
    led, order = state.trick[0][1].suit, PACK.ranks.index
    taker, card = max(state.trick, key=lambda each: (each[1].suit == led, -order(each[1].rank)))
    taken = list(state.taken)
    taken[party_of(PARTIES, taker)] += tuple(card for _, card in state.trick)
    because = Finding("took-best", True, {"card": card})
    after = replace(state, trick=(), taken=tuple(taken), turn=taker)
    return after, (Event("trick-taken", {"seat": taker}, because=because),)


def count(view: View) -> Sheet:
    """Thirds for each card taken, floored; a point for each pair that was declared."""
    thirds = tuple(map(len, view.taken))
    written = tuple(f"{third // 3} {third % 3}/3" for third in thirds)
    tricks = tuple(third // 3 for third in thirds)
    pairs = tuple(sum(seat in party for seat, _ in view.declared) for party in PARTIES)
    lines = (
        ScoreLine("cards", {}, view.taken, tricks, written),
        ScoreLine("pairs", {}, ((), ()), pairs),
    )
    sheet = Sheet(PARTIES, lines)
    if not view.over:
        return sheet
    best = [party for party in (0, 1) if sheet.totals[party] == max(sheet.totals)]
    winners = tuple(best) if len(best) == 1 else ()
    facts = {"winner": named_party(PARTIES, best[0]) if winners else None}
    return replace(sheet, winners=winners, result=Finding("ended", True, facts))


def prompt(view: View) -> Finding:
    if view.asking:
        return Finding("prompt-declare", True, {})
    return Finding("prompt-move" if view.trick else "prompt-lead", True, {})


def zones(view: View) -> tuple[Zone, ...]:
    drawn = []
    for seat in SEATS.order(SEATS.next(view.seat)):
        hidden = (None,) * view.sizes[seat]
        drawn.append(Zone("hand", view.hand if seat == view.seat else hidden, seat))
    mine = party_of(PARTIES, view.seat)
    drawn += [Zone("taken", view.taken[mine], view.seat)]
    drawn += [Zone("taken", view.taken[1 - mine], SEATS.next(view.seat))]
    owners, cards = (tuple(x) for x in zip(*view.trick, strict=True)) if view.trick else ((), ())
    return (*drawn, Zone("trick", cards, owners=owners))
