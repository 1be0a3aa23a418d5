"""Briscola for five: who is told of the secret partner, what would leak, what sums to nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import pytest
from support import secrets
from support.depth import TIMES, some
from support.options import needed

import italiancards as ic
from italiancards.core.announcements import Bid, Call
from italiancards.core.cards import ITALIAN
from italiancards.core.options import applicable_changes, declared_options, make_options
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.ladder import ladder
from italiancards.games.briscola.rules.options import PRESETS, BriscolaOptions
from italiancards.games.briscola.rules.payoffs import Contract, payoffs
from italiancards.games.briscola.rules.state import BriscolaState

playing, viewing = (
    import_module(f"italiancards.games.briscola.rules.{name}") for name in ("play", "view")
)
FIVE = [name for name, changes in PRESETS.items() if changes.get("players") == 5]
DEALS = TIMES
"""Of each preset; THOROUGH=500 looks at five hundred."""


def _called(preset: str, seed: int, *, own: bool = False) -> ic.Table:
    """A deal in which a card has just been called, by one who lacks it, or by one who holds it."""
    table = ic.deal("briscola", preset=preset, seed=seed)
    while table.view().auction.phase == "bidding":
        table.play(table.hint("greedy").move)
    calls = [move for move in table.legal() if isinstance(move, Call)]
    mine = [move for move in calls if (move.card in table.view().hand) == own]
    return table.play(mine[seed % len(mine)] if mine else calls[0])


def _compared(table: ic.Table, chance: Random) -> Iterator[bool]:
    """For each seat, and a deal in which the card lies elsewhere: whether it is told alike."""
    holder = table.moment.state.holder
    for seat in table.seating.seats:
        mine = secrets.knowledge(table, seat)
        for other in secrets.others(table, seat, chance, number=1):
            if other.moment.state.holder != holder:
                yield secrets.knowledge(other, seat) == mine


def _until_it_falls(table: ic.Table, chance: Random) -> Iterator[bool]:
    """The same at some moments before the called card is played."""
    while table.to_move is not None and table.view(0).auction.holder is None:
        yield from _compared(table, chance)
        for _ in range(9):
            view = None if table.to_move is None else table.view()
            if view is None or view.auction.holder is not None:
                return
            keeps = [move for move in table.legal() if str(move) != view.auction.called]
            table.play(chance.choice(keeps or table.legal()))


@pytest.mark.slow
@pytest.mark.parametrize("preset", some(FIVE, 2))
def test_nothing_tells_who_holds_the_called_card_before_it_falls(preset: str) -> None:
    compared = 0
    for seed in range(DEALS):
        for same in _until_it_falls(_called(preset, seed), Random(seed)):
            assert same
            compared += 1
    assert compared > 4 * DEALS


@pytest.mark.slow
@pytest.mark.parametrize("preset", FIVE[:1])
def test_a_caller_who_plays_alone_is_hidden_the_same_way(preset: str) -> None:
    compared = 0
    for seed in range(DEALS):
        table = _called(preset, seed, own=True)
        assert table.moment.state.holder == table.view(0).auction.caller
        for same in _until_it_falls(table, Random(seed)):
            assert same
            compared += 1
    assert compared > DEALS


Leak = Callable[[pytest.MonkeyPatch], None]


def _in_the_view(patch: pytest.MonkeyPatch) -> None:
    def partners(state: BriscolaState, seat: Seat) -> tuple[Seat, ...] | None:
        auction = state.auction
        shown = (
            state
            if auction is None
            else replace(state, auction=replace(auction, holder=state.holder))
        )
        return true(shown, seat)

    true = viewing.partners_of
    patch.setattr(viewing, "partners_of", partners)


def _in_the_auction(patch: pytest.MonkeyPatch) -> None:
    _call_also(patch, lambda state, event: (_with_known_partner(state), event))


def _in_an_event(patch: pytest.MonkeyPatch) -> None:
    _call_also(
        patch,
        lambda state, event: (state, replace(event, facts={**event.facts, "of": state.holder})),
    )


def _by_who_leads(patch: pytest.MonkeyPatch) -> None:
    _call_also(patch, lambda state, event: (replace(state, leader=state.holder), event))


def _with_known_partner(state: BriscolaState) -> BriscolaState:
    assert state.auction is not None
    return replace(state, auction=replace(state.auction, holder=state.holder))


def _call_also(patch: pytest.MonkeyPatch, also: Callable[[BriscolaState, Any], Any]) -> None:
    def call(*args: Any) -> Any:
        state, (event,) = true(*args)
        after, new_event = also(state, event)
        return after, (new_event,)

    true = playing._call
    patch.setattr(playing, "_call", call)


@pytest.mark.parametrize("leak", [_in_the_view, _in_the_auction, _in_an_event, _by_who_leads])
def test_a_leak_that_is_planted_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    assert not all(
        same for seed in range(3) for same in _compared(_called("bastarda", seed), Random(seed))
    )


@pytest.mark.slow
def test_the_holder_alone_is_told_that_it_is_he() -> None:
    for seed in range(20):
        table = _called("bastarda", seed)
        holder, caller = table.moment.state.holder, table.view(0).auction.caller
        for seat in table.seating.seats:
            signs = [sign.name for sign in table.game.signs(table.view(seat))]
            assert ("sign-it-is-you" in signs) == (seat == holder)
            assert table.view(seat).partners == ((caller,) if seat == holder else None)


@pytest.mark.slow
def test_all_know_once_it_has_fallen() -> None:
    for seed in range(20):
        table = _called("bastarda", seed)
        called = str(table.view(0).auction.called)
        while table.view(0).auction.holder is None:
            legal = [str(move) for move in table.legal()]
            table.play(called if called in legal else legal[0])
        holder, caller = table.moment.state.holder, table.view(0).auction.caller
        for seat in table.seating.seats:
            others = (
                {holder, caller} if seat in (holder, caller) else {*range(5)} - {holder, caller}
            )
            assert {*(table.view(seat).partners or ())} == others - {seat}


def _sums(options: BriscolaOptions) -> Iterator[int]:
    """What all win together, over every bid, partner and number of points."""
    for bid, holder in product(ladder(options), range(5)):
        contract = Contract(Seat(0), Seat(holder), bid)
        for taken in range(121):
            yield sum(payoffs(options, contract, taken))


@pytest.mark.parametrize("doubled", [False, True])
@pytest.mark.parametrize("bidding", ["points", "rank", "rank_then_points"])
@pytest.mark.parametrize("scoring", [{}, {"scoring": "bands"}])
def test_wins_and_losses_sum_to_nothing(
    scoring: dict[str, Any], bidding: str, doubled: bool
) -> None:
    options = BriscolaOptions(players=5, bidding=bidding, cappotto_double=doubled, **scoring)
    assert {*_sums(options)} == {0}


def test_where_the_partner_has_as_much_they_do_not() -> None:
    options = BriscolaOptions(players=5, scoring="bands", bands_partner="same")
    assert {*_sums(options)} > {0, 1, -1}


@pytest.mark.parametrize(
    "option",
    [each for each in declared_options(BriscolaOptions) if 5 in each.when.get("players", ())],
)
def test_what_five_agree_on_is_refused_where_others_play(option: Any) -> None:
    other = next(value for value in option.values if value != option.default)
    changes = needed(BriscolaOptions, option) | {option.name: other}
    assert make_options("briscola", BriscolaOptions, PRESETS, None, changes).players == 5
    assert option.name not in applicable_changes(BriscolaOptions, {**changes, "players": 4})
    with pytest.raises(ValueError, match=option.name):
        make_options("briscola", BriscolaOptions, PRESETS, None, {option.name: other})


@pytest.mark.parametrize(
    "name", ["match", "exchange_seven", "return_ace_three", "table_talk", "tie"]
)
def test_what_others_agree_on_is_refused_where_five_play(name: str) -> None:
    option = next(each for each in declared_options(BriscolaOptions) if each.name == name)
    other = next(value for value in option.values if value != option.default)
    with pytest.raises(ValueError, match=name):
        BriscolaOptions(players=5, **{name: other})


def test_five_without_a_preset_play_bastarda() -> None:
    assert make_options("briscola", BriscolaOptions, PRESETS, "bastarda") == BriscolaOptions(
        players=5
    )


WORTH = {"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}


@pytest.mark.slow
@pytest.mark.parametrize("preset", FIVE)
def test_random_deals_go_as_they_do_when_told_once_more(preset: str) -> None:
    """Bids, tricks and stakes in plain lines, from nothing but the cards and what was said."""
    options = make_options("briscola", BriscolaOptions, PRESETS, preset)
    for seed in range(20 * TIMES):
        table = ic.deal("briscola", preset=preset, seed=seed, dealer=seed % 5)
        chance, passed, held = Random(seed), set[int](), list[Any]()
        turn = (seed + 1) % 5
        while table.to_move is not None and table.view().auction.phase == "bidding":
            assert table.to_move == turn
            move = chance.choice(table.legal()[-4:])
            passed |= {turn} if not isinstance(move, Bid) else set()
            held += [(turn, move)] if isinstance(move, Bid) else []
            table.play(move)
            turn = next((s % 5 for s in range(turn + 1, turn + 6) if s % 5 not in passed), turn)
        if not held:
            assert table.over
            assert table.score().sheet.totals == (0,) * 5
            continue
        caller, bid = held[-1]
        assert table.to_move == caller
        call = chance.choice(table.legal())
        table.play(call)
        trump, leader = call.trump or call.card.suit, (seed + 1) % 5
        leader = caller if options.first_lead == "declarer" else leader
        hands = [{*hand} for hand in table.moment.state.hands]
        holder = next(seat for seat in range(5) if call.card in hands[seat])
        taken = [0] * 5
        for _ in range(8):
            trick = []
            for step in range(5):
                seat = (leader + step) % 5
                assert table.to_move == seat
                assert {move.plain for move in table.legal()} == hands[seat]
                card = chance.choice(table.legal()).plain
                hands[seat].remove(card)
                trick.append(card)
                table.play(card)
            best = [each for each in trick if each[1] == trump] or [
                each for each in trick if each[1] == trick[0][1]
            ]
            leader = (
                leader + trick.index(min(best, key=lambda each: "A3RCF76542".index(each[0])))
            ) % 5
            taken[leader] += sum(WORTH.get(each[0], 0) for each in trick)
        points = sum(taken[seat] for seat in {caller, holder})
        need = max(61, bid.points or 0)
        times = 1 if options.scoring == "flat" else min(5, (need - 61) // 10 + 1)
        sign = times if points >= need else -times
        stake = {holder: sign, caller: sign * (4 if caller == holder else 2)}
        assert table.over
        assert table.score().sheet.totals == tuple(stake.get(seat, -sign) for seat in range(5))
        assert sum(taken) == sum(WORTH.get(card.rank, 0) for card in ITALIAN.cards)
