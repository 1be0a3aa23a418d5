"""The hint at Scala Quaranta: whole turns, honest figures; and the levels beside it."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest
from support.depth import TIMES, in_part, often
from support.scala40_turns import table_of, turns

import italiancards as ic
from italiancards.games.scala40.hints.plans import Scala40Plans
from italiancards.games.scala40.hints.simulator import Scala40Recording
from italiancards.games.scala40.hints.turn_search import LEAST, points_left
from italiancards.hints import Advice, Budget, bots, last


def _close(table: ic.Table) -> Advice:
    """Play the hint's line, which closes and says so; return the advice."""
    advice = last(table.think("hint", Budget(60)))
    assert advice.reasons[0].name == "advice-closes"
    for move in advice.line:
        table.play(move)
    assert table.over
    return advice


def test_it_closes_where_it_can_whatever_else_it_might_lay() -> None:
    table = ic.position(
        "scala40", hand="5h 5d 8s 6c 2h", melds="5c 5s JK=5h | 6s 7s JK=8s | 2c 3c 4c 5c",
        drawn="yes", laid="1 0 1", opened="0 1", discards="Qd",
    )  # fmt: skip
    assert _close(table).proven
    assert table.score().sheet.winners == (0,)


def test_it_closes_in_the_turn_in_which_it_opens() -> None:
    """Open with two melds, add the five, swap twice for a joker and lay it: all but one card."""
    table = ic.position(
        "scala40", players=4, hand="3h 5h 2d 4d 7d Qd 3c As 2s 7s 9s Qs Ks JK", drawn="yes",
        melds="JK=Ah Ad Ac | 5d 6d JK=7d 8d | 4h JK=4d 4s | 6h 7h 8h | 8s 9s 10s",
        laid="1 1 1 1 1", opened="1 2", discards="Jh Kc", held="7 13 3",
    )  # fmt: skip
    _close(table)


def test_any_total_closes_in_hand_where_that_is_agreed() -> None:
    table = ic.position(
        "scala40", hand="Ah 2h 3h 4h 2c 3c 4c 5c 3d 4d 5d 6d Kh Qs", drawn="yes", discards="Jh",
        close_in_hand="any_total",
    )  # fmt: skip
    assert last(table.think("hint", Budget(60))).reasons[0].name != "advice-closes"
    table = ic.position(
        "scala40", hand="Ah 2h 3h 4h 2c 3c 4c 5c 3d 4d 5d 6d 7d Qs", drawn="yes", discards="Jh",
        close_in_hand="any_total",
    )  # fmt: skip
    _close(table)


LATE = {
    "hand": "Ks Kd 3d 5c 6c 8s 8c 9h 10h Jd 2s 4h 6s Qc", "opened": "1", "drawn": True,
    "melds": "5d 6d 7d | Ah Ac As | Jc Kc JK=Qc", "laid": "1 1 1", "held": "2", "discards": "3c",
}  # fmt: skip


def test_the_score_of_the_match_counts_once_somebody_may_be_put_out() -> None:
    def advice(scores: str) -> Advice:
        return last(ic.position("scala40", scores=scores, **LATE).think("hint", Budget(1200)))

    early, late = advice("0 0"), advice("20 60")
    assert all(each.estimate is None or each.estimate.won is None for each in early.weighed)
    won = [each.estimate.won for each in late.weighed if each.estimate]
    assert won
    assert all(share is not None and share < 1 for share in won)
    before = fmean(each.estimate.mean for each in early.weighed if each.estimate)
    assert before < 0
    ahead = advice("20 95")
    shares = [each.estimate.won or 0.0 for each in ahead.weighed if each.estimate]
    assert max(shares) > max(share or 0.0 for share in won)


def test_where_the_match_is_at_stake_the_turn_that_leaves_least_is_always_tried() -> None:
    for scores, tried in (("0 0", False), ("75 60", True)):
        table = ic.position("scala40", scores=scores, **LATE)
        plans = Scala40Plans(table.view(), table.legal(), unloads=tried)
        advice = last(table.think("hint", Budget(1200)))
        assert bool(plans.unloading) == tried
        for line in plans.unloading:
            assert advice.of(line).line == line
            assert advice.of(line).estimate


@in_part
def test_no_closing_is_missed(whole: bool) -> None:
    """The hint of those who have opened is compared with every way to play the turn."""
    exhaustive, met = replace(LEAST, most=30_000), 0
    for players in (2, 4):
        for deal in turns(300, often(60, 4) if whole else 4, players):
            if not deal.opened[deal.turn] or not (deal.drawn or deal.discards):
                continue
            recorded = Scala40Recording.of(deal)
            if not deal.drawn:
                recorded.take()
            found = exhaustive.best(recorded, points_left, 0)
            if not found.worth:
                table = table_of(deal)
                assert Scala40Plans(table.view(), table.legal()).closes, table
                met += 1
    assert met > 5


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
    own = ("random", "beginner", "learner", "regular", "greedy", "hint")
    assert bots(ic.game("scala40")) == own
    won = 0.0
    for seed in range(20 * TIMES):
        for first in (0, 1):
            table = ic.deal("scala40", seed=seed)
            while (seat := table.to_move) is not None:
                table.play(table.hint("greedy" if seat == first else "beginner").move)
            won += table.score().sheet.winners == (first,)
    assert won / (40 * TIMES) > 0.6
