"""The hint at Scala Quaranta: whole turns, honest figures; and the levels beside it."""

from __future__ import annotations

import pytest
from support.depth import TIMES

import italiancards as ic
from italiancards.hints import Budget, bots, last


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


def test_a_beginner_opens_late_and_throws_dear_cards() -> None:
    known = {"drawn": "yes", "discards": "2d"}
    hand = "10c Jc Qc Kc Kd Kh 3s 5d 9h"
    late = ic.position("scala40", hand="Qc Qd Qs 5h 6h 7h 3s Kd 9h", **known)  # 48 points
    assert late.hint("beginner").move.card.rank in "QK"
    assert str(late.hint("greedy").move).startswith("lay")
    assert str(ic.position("scala40", hand=hand, **known).hint("beginner").move).startswith("lay")


@pytest.mark.slow
@pytest.mark.thorough
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
