"""The hint at Scala Quaranta: whole turns, honest figures; and the levels beside it."""

from __future__ import annotations

import pytest
from support.scala40 import moments
from support.thorough import TIMES

import italiancards as ic
from italiancards.core.melds import Discard
from italiancards.hints import Budget, bots, last
from italiancards.hints.scala40.plans import MOST
from italiancards.hints.turns import JUDGED


def test_every_line_is_a_turn_that_can_be_played() -> None:
    seen = 0
    for table in moments(30 * TIMES):
        advice = last(table.think("hint", Budget(12)))
        assert 1 <= len(advice.weighed) <= MOST
        assert advice.move in table.legal()
        for each in advice.weighed:
            board = table.branch(table.now)
            for move in each.line:
                board.play(move)
            assert str(each.line[0]) == "draw" or board.to_move != table.to_move
            seen += 1
    assert seen > 100


def test_only_what_was_played_out_has_an_error() -> None:
    table = ic.position("scala40", hand="5c 6c 9h 9d Ks Qs 2h 8d 10d 4s 3d Jh Ac 7s", drawn="yes")
    first, *more = table.think("hint", Budget(JUDGED + 120))
    assert first.playouts == 0
    assert all(each.estimate is None for each in first.weighed)
    assert {each.worth.name for each in first.weighed} == {"advice-judged"}
    played = [each for each in more[-1].weighed if each.estimate is not None]
    assert len(played) >= 2
    assert all(each.worth.name == "advice-estimate" for each in played)
    assert more[-1].playouts == 120 // len(played) * len(played)
    assert {each.line for each in more[-1].weighed} == {each.line for each in first.weighed}


def test_it_closes_where_it_can_whatever_else_it_might_lay() -> None:
    table = ic.position(
        "scala40", hand="5h 5d 8s 6c 2h", melds="5c 5s JK=5h | 6s 7s JK=8s | 2c 3c 4c 5c",
        drawn="yes", laid="1 0 1", opened="0 1", discards="Qd",
    )  # fmt: skip
    advice = last(table.think("hint", Budget(60)))
    assert advice.proven
    assert advice.reasons[0].name == "advice-closes"
    for move in advice.line:
        table.play(move)
    assert table.over
    assert table.score().sheet.winners == (0,)


def test_the_same_deal_and_budget_give_the_same_hint() -> None:
    first, second = (
        last(ic.deal("scala40", seed=7).play("draw").think("hint", Budget(100))) for _ in range(2)
    )
    assert first == second


def test_a_line_that_one_would_not_think_of_is_weighed_where_it_is_asked_for() -> None:
    table = ic.position(
        "scala40", hand="10c Jc Qc Kc Kd Kh 3s 5d 9h 9d JK 2c 4s 8d", drawn="yes", discards="2d"
    )
    bad = (table.read("discard 3s"),)
    assert last(table.think("hint", Budget(60))).of(bad) is None
    more = last(table.think("hint", Budget(60), also=(bad,)))
    assert more.of(bad).line == bad
    assert more.line != bad


def test_a_review_goes_turn_by_turn_and_weighs_what_was_played() -> None:
    table = ic.deal("scala40", seed=4).autoplay("beginner")
    turns = 0
    for decision in ic.review(table, 0, budget=Budget(JUDGED + 60)):
        turns += 1
        assert decision.advice.of(decision.line).line[0] == decision.line[0]
        assert any(each.line[0] == decision.line[0] for each in decision.open)
        assert decision.line[-1].ends_turn
    made = [m for m in table.moments if m.seat == 0 and isinstance(m.move, Discard)]
    assert len(made) / 2 <= turns <= 2 * len(made)


def test_a_beginner_opens_late_and_throws_dear_cards() -> None:
    known = {"drawn": "yes", "discards": "2d"}
    hand = "10c Jc Qc Kc Kd Kh 3s 5d 9h"
    late = ic.position("scala40", hand="Qc Qd Qs 5h 6h 7h 3s Kd 9h", **known)  # 48 points
    assert late.hint("beginner").move.card.rank in "QK"
    assert str(late.hint("greedy").move).startswith("lay")
    assert str(ic.position("scala40", hand=hand, **known).hint("beginner").move).startswith("lay")


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    """Over few deals here; `italiancards arena` has the figures."""
    assert bots(ic.game("scala40")) == ("random", "beginner", "greedy", "hint")
    won = 0.0
    for seed in range(20 * TIMES):
        for first in (0, 1):
            table = ic.deal("scala40", seed=seed)
            while (seat := table.to_move) is not None:
                table.play(table.hint("greedy" if seat == first else "beginner").move)
            won += table.score().sheet.winners == (first,)
    assert won / (40 * TIMES) > 0.6
