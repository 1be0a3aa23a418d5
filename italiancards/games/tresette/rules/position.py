"""Positions of Tresette: from what matters to a deal that can be played, and back.

Fields; where there is one part for each seat or side they stand in turn order from the seat to
move, separated by `/`: `seat` (whose hand it is), `dealer`, `hand`, `trick`, `taken` (each side's
pile), `shown` (cards in hand that everybody knows), `others` (the other hands), `stock` (the cards
still to be drawn, or how many there are), `next` (the first of them, without the rest), `packets`
(each seat's two, `|` between them, from the top; `?` lies face down), `dealt` (the hands as they
were dealt, as long as that is declared), `drawn` (the card each drew last), `void` (the suits each
has shown to be out of; `D2` where two cards were drawn since), `said` (`3S busso`), `declared`
(`3 without B and napoletana D`), `asking` (whether all are asked what they declare), `leader` and
`answers` (then: who is asked first, and what has been answered), `scores` (the count of the match).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from italiancards.core import form
from italiancards.core.cards import Card
from italiancards.core.form import Field, Perspective, Positions
from italiancards.core.pool import CardPool
from italiancards.core.seats import Seat
from italiancards.games.tresette.rules import position_cards, position_facts
from italiancards.games.tresette.rules.declarations import Declaration
from italiancards.games.tresette.rules.options import TresetteOptions
from italiancards.games.tresette.rules.score import is_match_won
from italiancards.games.tresette.rules.state import (
    HAND,
    IN_TRICKS,
    TresetteState,
    asks_all_at_once,
    deck,
    drawing,
    hand_size,
    parties,
    seating,
)
from italiancards.games.tresette.rules.view import view


def _build(at: CardPool) -> TresetteState:
    """Return the state of the deal that a position's fields set up; refuse one that cannot be."""
    options: TresetteOptions = at.options
    hand, trick, asking = at["hand"], at["trick"], at["asking"]
    at.check_hand(hand, hand_size(options))
    at.refuse(len(trick) >= at.count or (trick and asking), "position-trick", cards=at.write(trick))
    at.refuse(asking and not asks_all_at_once(options), "tresette-asking")
    leader = at["leader"]
    if leader != (at.me - len(trick)) % at.count and not asking:
        raise at.error("tresette-leader", leader=leader)
    taken, _, stock, named = at["taken"], at["others"], at["stock"], at["packets"]
    hands = position_cards.hands(at)
    packets = position_cards.fill_packets(at, named)
    full = len(hand) == HAND or asking
    early = options.win_check == "immediate" and "stock" in at.fields  # it may end before all drew
    number_to_draw = position_cards.number_to_draw(
        at, stock, full=drawing(options) and (full or early)
    )
    at.check_next(number_to_draw)
    stock += at.draw("stock", number_to_draw - len(stock))
    piles = position_cards.piles(at, taken)
    dealt_hands, answers = position_facts.dealt_hands(at, hands), at["answers"]
    state = TresetteState(
        at.start(at.seat("dealer", (leader - 1) % at.count)),
        at.by_seat(hands),
        leader,
        trick,
        at.by_side(piles),
        at.by_seat(dealt_hands),
        at.by_seat(at["shown"]),
        at.by_seat(at["void"]),
        stock,
        at.by_seat(packets) if packets else (),
        at.by_seat(position_facts.drawn_cards(at, hands)),
        asking=asking,
        answers=answers,
        declared=at["declared"],
        said=at["said"],
    )
    stopped = not asking and is_match_won(view(state, at.me))
    at.refuse(stock and not (full or stopped), "tresette-stock", count=len(stock))
    return replace(state, stopped=stopped)


def _read_leader(at: CardPool, name: str) -> Seat:
    """Return the leader that a position's field names, else the one that the trick implies."""
    return at.seat(name, (at.me - len(at["trick"])) % at.count)


def _read_scores(at: CardPool, name: str) -> tuple[int, ...]:
    """Return the match scores read from a field; refuse those of a match already won."""
    scores = at.scores(name)
    if max(scores) >= at.options.target and scores.count(max(scores)) == 1:
        raise at.error("tresette-scores-won", name)
    return scores


def _turn(state: TresetteState) -> Seat:
    """Return the seat to move, or that would be next where the deal was stopped."""
    next_to_play = Seat((state.leader + len(state.trick)) % state.players)
    return next_to_play if state.to_move is None else state.to_move


def _own(deal: Perspective[TresetteState]) -> Sequence[Seat]:
    """Return the seats whose secrets a position may name: all of them, or its own seat."""
    return deal.order if deal.seat is None else deal.order[:1]


def _write_leader(deal: Perspective[TresetteState]) -> Seat | None:
    """Return the leader for a position, where all declare and it is not the seat; else None."""
    leader = deal.state.leader
    return leader if deal.state.asking and leader != deal.me else None


def _write_packets(deal: Perspective[TresetteState]) -> str:
    """Return the packets as text, for a position; hidden cards are named only with all cards."""
    if not any(any(map(any, own)) for own in deal.state.packets):
        return ""
    return " / ".join(
        " | ".join(
            " ".join(position_cards.DOWN if n and deal.seat is not None else card
                     for n, card in enumerate(packet))
            for packet in deal.state.packets[seat]
        )
        for seat in deal.order
    )  # fmt: skip


def _write_dealt(deal: Perspective[TresetteState]) -> list[Sequence[Card]]:
    """Return the hands as dealt, for a position; [] where they are not needed for declarations."""
    state, seats = deal.state, _own(deal)
    lying = {Seat((state.leader + n) % state.players): c for n, c in enumerate(state.trick)}
    held = [{*state.hands[each], *([lying[each]] if each in lying else ())} for each in seats]
    same = all({*state.dealt[each]} == own for each, own in zip(seats, held, strict=True))
    return [] if same or not _declaring(state) else [state.dealt[each] for each in seats]


def _declaring(state: TresetteState) -> bool:
    """True if the hands as dealt can still be declared, or will be."""
    timing, gathered = state.options.declaration_timing, any(state.taken)
    if timing in IN_TRICKS:
        tricks = sum(map(len, state.taken)) // state.players
        return state.options.declarations and tricks < IN_TRICKS[timing]
    return state.asking or (state.options.declarations and not gathered)


def _write_drawn(deal: Perspective[TresetteState]) -> list[list[Card]]:
    """Return, by seat, the card drawn last and still held, for a position; [] if not needed."""
    state = deal.state
    if not state.options.declarations_by_draw:
        return []
    drawn_cards = deal.order if state.options.show_drawn else _own(deal)
    return [
        [card for card in (state.drawn[each],) if card in state.hands[each]] for each in drawn_cards
    ]


def _write_void(deal: Perspective[TresetteState]) -> list[list[str]]:
    """Return, by seat, the suits it is out of as texts, for a position."""
    suit_limits, pack = deal.state.suit_limits, deal.pack
    return [
        [f"{pack.write_suit(suit)}{n or ''}" for suit, n in suit_limits[each]]
        for each in deal.order
    ]


def _write_said(deal: Perspective[TresetteState]) -> list[list[str]]:
    """Return, by seat, the signals said with their cards as texts, for a position."""
    said = deal.state.said
    with_signal = (
        [f"{card} {word}" for seat, card, word in said if seat == each] for each in deal.order
    )
    return [[", ".join(words)] for words in with_signal]


def _write_declared(deal: Perspective[TresetteState]) -> list[list[str]]:
    """Return, by seat, the combinations declared as texts, for a position."""
    own = ([each for seat, each in deal.state.declared if seat == who] for who in deal.order)
    moves = (Declaration.of(each).by(deal.pack.look) if each else "" for each in own)
    return [[str(move).removeprefix("declare ")] for move in moves]


def _write_answers(deal: Perspective[TresetteState]) -> str:
    """Return the answers so far to what each declares, as text, for a position."""
    return " / ".join(str(each.by(deal.pack.look)) for each in deal.state.answers)


def _write_count(deal: Perspective[TresetteState]) -> int | None:
    """Return the size of the stock for a position, where the deal was stopped; else None."""
    return len(deal.state.stock) or None if deal.state.stopped else None


POSITIONS = Positions[TresetteState, TresetteOptions](
    game="Tresette",
    rows=(
        form.SEAT,
        Field("leader", _write_leader, _read_leader),
        form.dealer(lambda deal: Seat((deal.state.leader - 1) % deal.state.players)),
        form.HAND,
        form.TRICK,
        Field("taken", lambda deal: deal.by_side(deal.state.taken), CardPool.piles),
        Field("shown", lambda deal: deal.each(deal.state.shown), position_cards.known_cards),
        form.OTHERS,
        form.STOCK,
        form.NEXT,
        Field("packets", _write_packets, position_cards.read_packets),
        Field("dealt", _write_dealt, CardPool.parts),
        Field("drawn", _write_drawn, CardPool.parts),
        Field("void", _write_void, position_facts.void_suits),
        Field("said", _write_said, position_facts.signals),
        Field("declared", _write_declared, position_facts.declarations),
        Field("asking", lambda deal: deal.state.asking, CardPool.says),
        Field("answers", _write_answers, position_facts.answers, form.everything),
        Field("scores", form.SCORES.write, _read_scores),
        Field("stock", _write_count, CardPool.stock),  # how many were left where it was stopped
    ),
    build=_build,
    turn=_turn,
    deck=deck,
    seating=seating,
    parties=parties,
)
place, fields = POSITIONS.place, POSITIONS.fields
