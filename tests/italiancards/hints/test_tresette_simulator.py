"""The simulator knows Tresette a second time: proven equal to the rules, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.depth import TIMES
from support.tresette import WAYS, simulated

import italiancards as ic
from italiancards.core.moves import Play
from italiancards.games.tresette.hints.card_choice import choose_answer
from italiancards.games.tresette.hints.endings import TresetteEndgame
from italiancards.games.tresette.hints.pack import CARDS, PLACE, declarable_points, mask
from italiancards.games.tresette.hints.rollout import KEEN, cheapest, dearest, lead
from italiancards.games.tresette.hints.sides import card_of
from italiancards.games.tresette.rules.declarations import combinations_in

EVERY = pytest.mark.parametrize("way", range(len(WAYS)))


@EVERY
def test_random_games_have_the_same_legal_cards_and_score_on_both(way: int) -> None:
    played = 0
    for seed in range(3 * TIMES):
        table, chance = ic.deal("tresette", seed=seed, **WAYS[way]), Random(seed)
        deal = simulated(table)
        while table.to_move is not None:
            legal, seat = table.legal(), table.to_move
            move = chance.choice(legal)
            table.play(move)
            if card_of(move) is None:  # declarations are points, told to the simulator
                deal = simulated(table)
                deal.stopped = table.over
                continue
            assert deal.to_move == seat
            cards = {card_of(each) for each in legal} - {None}
            assert {card_of(each) for each in deal.legal()} == cards
            deal.play(move)
            played += 1
            assert deal.totals() == list(table.score().sheet.totals)
        assert deal.legal() == []
        assert deal.to_move is None
    assert played > 50


@EVERY
def test_the_fast_finish_is_the_sensible_player_card_by_card(way: int) -> None:
    for seed in range(5 * TIMES):
        table, chance = ic.deal("tresette", seed=seed, **WAYS[way]), Random(seed)
        for _ in range(seed * 5 % 40):
            if table.to_move is not None:
                table.play(chance.choice(table.legal()))
        if table.over or table.view().asking:
            continue
        deal = simulated(table)
        told = deal.copy()
        while told.to_move is not None:
            told.play(told.rollout_move())
        assert deal.copy().finish() == told.totals()


def test_a_sensible_player_gives_points_to_his_partner_and_nothing_to_the_others() -> None:
    own = _suit("A", "R", "4")
    assert _rank(dearest(own)) == "A"
    assert _rank(cheapest(own)) == "4"
    best = _place("2")
    assert _rank(choose_answer(own, 0, best, 0, KEEN, ours=True, last=True)) == "A"
    assert _rank(choose_answer(own, 0, best, 0, KEEN, ours=False, last=True)) == "4"
    assert (
        _rank(choose_answer(_suit("A", "4"), 0, _place("R"), 0, KEEN, ours=False, last=True)) == "A"
    )
    assert (
        _rank(choose_answer(_suit("3", "4"), 0, _place("7"), 0, KEEN, ours=False, last=True)) == "4"
    )
    assert (
        _rank(choose_answer(_suit("3", "4"), 0, _place("R"), 4, KEEN, ours=False, last=True)) == "3"
    )


def test_an_ace_that_nobody_can_take_is_led_before_anything_else() -> None:
    assert lead(_suit("A", "4"), _suit("R"), KEEN) > lead(_suit("3", "7"), _suit("A"), KEEN)
    assert _rank(lead(_suit("A", "4"), _suit("R"), KEEN) & 15) == "A"
    assert _rank(lead(_suit("A", "4"), _suit("2"), KEEN) & 15) == "4"


def _suit(*ranks: str) -> int:
    return sum(1 << _place(rank) for rank in ranks)


def _place(rank: str) -> int:
    return PLACE[next(card for card in CARDS if card.rank == rank)]


def _rank(place: int) -> str:
    return CARDS[place].rank


def test_the_points_that_a_hand_declares_are_those_of_the_rules() -> None:
    chance = Random(8)
    high = [card for card in CARDS if card.rank in "32A"]
    for _ in range(300 * TIMES):
        hand = chance.sample(high, chance.randrange(3, 11))
        assert declarable_points(mask(hand)) == sum(each.points for each in combinations_in(hand))


def _brute(table: Any, side: int) -> float:
    """How far a side gets ahead when nobody makes a fault, over the rules' own tables."""
    if table.to_move is None:
        totals = table.score().sheet.totals
        return float(totals[side] - totals[1 - side])
    view = table.view()
    values = []
    for move in table.legal():
        if type(move) is Play:
            values.append(_brute(table.play(move), side))
            table.undo()
    return max(values) if view.side == side else min(values)


@pytest.mark.parametrize("way", [0, 6, 8])
def test_perfect_endings_are_those_of_brute_force(way: int) -> None:
    for seed in range(TIMES):
        table, chance = ic.deal("tresette", seed=seed, **WAYS[way]), Random(seed)
        players = table.seating.count
        left = 2 * players if players == 4 else 6
        while sum(map(len, table.view().taken)) < 40 - left or table.view().trick:
            table.play(chance.choice(table.legal()))
        deal = simulated(table)
        for side in (0, 1):
            endings = TresetteEndgame([each == side for each in deal.sides], deal.below)
            more = endings.best(tuple(deal.hands), deal.leader)
            had = [*deal.thirds]
            had[1 - side] += 35 - sum(had) - more
            had[side] += more
            points = deal.points(had, over=True)
            assert points[side] - points[1 - side] == _brute(table, side)
