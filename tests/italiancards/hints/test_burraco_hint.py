"""The hint at Burraco: whole turns, honest figures; and the levels beside it."""

from __future__ import annotations

from random import Random

import pytest
from support import reference
from support.burraco_deals import moments
from support.thorough import TIMES

import italiancards as ic
from italiancards.core.melds import Discard
from italiancards.hints import Budget, bots, last
from italiancards.hints.burraco.plans import MOST
from italiancards.hints.turns import JUDGED


def test_every_line_is_a_turn_that_can_be_played() -> None:
    seen = 0
    for table in moments(10 * TIMES):
        advice = last(table.think("hint", Budget(12)))
        assert 1 <= len(advice.weighed) <= MOST
        assert advice.move in table.legal()
        for each in advice.weighed:
            board = table.branch(table.now)
            before = len(board.view().took)
            for move in each.line:
                board.play(move)
            out = len(board.moment.state.took) > before
            assert str(each.line[0]) == "draw" or out or board.to_move != table.to_move
            seen += 1
    assert seen > 30


def test_only_what_was_played_out_has_an_error() -> None:
    table = ic.position("burraco", hand="5c 6c 9h 9d Ks Qs 2h 8d 10d 4s 3d Jh", drawn="yes")
    first, *more = table.think("hint", Budget(JUDGED + 120))
    assert first.playouts == 0
    assert all(each.estimate is None for each in first.weighed)
    assert {each.worth.name for each in first.weighed} == {"advice-judged"}
    played = [each for each in more[-1].weighed if each.estimate is not None]
    assert len(played) >= 2
    assert all(each.worth.name == "advice-estimate" for each in played)
    assert {each.line for each in more[-1].weighed} == {each.line for each in first.weighed}


CLOSES = {
    "hand": "10c 9s", "melds": "3c 4c 5c 6c 7c 8c 9c | Kh Kd Ks Kc", "laid": "0 1",
    "took": "0 1", "drawn": "yes", "discards": "Qd", "players": 2,
}  # fmt: skip


def test_it_closes_where_that_is_all_there_is_to_gain() -> None:
    table = ic.position("burraco", **CLOSES)
    advice = last(table.think("hint", Budget(60)))
    assert advice.reasons[0].name == "advice-closes"
    for move in advice.line:
        table.play(move)
    assert table.over
    assert table.score().sheet.winners == (0,)


def test_it_makes_a_clean_burraco_where_it_can() -> None:
    table = ic.position(
        "burraco", hand="9c Ks 4h 6d Js 2d", melds="3c 4c 5c 6c 7c 8c", drawn="yes",
        laid="0", discards="Qd", players=2,
    )  # fmt: skip
    advice = last(table.think("hint", Budget(60)))
    assert "add 9c to 1" in map(str, advice.line)
    assert advice.reasons[0].name == "advice-makes"
    assert advice.reasons[0].facts["gain"] == 200


def test_the_same_deal_and_budget_give_the_same_hint() -> None:
    first, second = (
        last(ic.deal("burraco", seed=7).play("draw").think("hint", Budget(100))) for _ in range(2)
    )
    assert first == second


def test_a_line_that_one_would_not_think_of_is_weighed_where_it_is_asked_for() -> None:
    table = ic.position("burraco", hand="10c Jc Qc Kc Kd Kh 3s 5d 9h 9d JK 2c", drawn="yes")
    bad = (table.read("discard JK"),)
    assert last(table.think("hint", Budget(60))).of(bad) is None
    more = last(table.think("hint", Budget(60), also=(bad,)))
    assert more.of(bad).line == bad
    assert more.line != bad


def test_a_review_goes_turn_by_turn_and_weighs_what_was_played() -> None:
    table = ic.position(
        "burraco", hand="5c 6c 9h 9d Ks Qs 8d", players=2, held="7", discards="4d",
        stock="7c 9s Js 3h 10d Ad 2s 8h Qd 6h 4s",
    ).autoplay("greedy")  # fmt: skip
    assert table.over
    turns = [*ic.review(table, 0, budget=Budget(JUDGED + 60))]
    for decision in turns:
        assert decision.advice.of(decision.line).line[0] == decision.line[0]
        assert any(each.line[0] == decision.line[0] for each in decision.open)
    made = [m for m in table.moments if m.seat == 0 and isinstance(m.move, Discard)]
    assert len(made) / 2 <= len(turns) <= 3 * len(made)


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    """Over few deals here; `italiancards arena` has the figures."""
    assert bots(ic.game("burraco")) == ("random", "beginner", "greedy", "hint")
    won = 0.0
    for seed in range(5 * TIMES):
        for first in (0, 1):
            table = ic.deal("burraco", seed=seed, players=2)
            while (seat := table.to_move) is not None:
                table.play(table.hint("greedy" if seat == first else "beginner").move)
            won += table.score().sheet.winners == (first,)
    assert won / (10 * TIMES) > 0.6


@pytest.mark.slow
def test_the_hint_is_ahead_of_a_plain_player_that_nobody_tunes() -> None:
    ahead, budget = 0, Budget(60)
    for seed in range(3 * TIMES):
        for first in (0, 1):
            table, chance = ic.deal("burraco", seed=seed, players=2), Random(seed)
            while (seat := table.to_move) is not None:
                if seat == first:
                    table.play(last(table.think("hint", budget)).move)
                else:
                    table.play(reference.choose(table.view(), chance))
            mine, other = (table.score().sheet.totals[each] for each in (first, 1 - first))
            ahead += mine - other
    assert ahead > 0
