"""The hint at Burraco: whole turns, honest figures; and the levels beside it."""

from __future__ import annotations

from random import Random

import pytest
from support import reference
from support.burraco_deals import moments
from support.depth import TIMES

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.melds.lanes import PLACED
from italiancards.games.burraco.hints.search import BurracoRollout
from italiancards.hints import Budget, bots, last

CLOSES = {
    "hand": "10c 9s", "melds": "3c 4c 5c 6c 7c 8c 9c | Kh Kd Ks Kc", "laid": "0 1",
    "took": "0 1", "drawn": "yes", "discards": "Qd", "players": 2,
}  # fmt: skip


def test_it_closes_where_that_is_all_there_is_to_gain() -> None:
    table = ic.position("burraco", **CLOSES)
    advice = last(table.think("hint", Budget(60)))
    assert advice.reasons[0].name == "principle-close"
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
    made = next(each for each in advice.reasons if each.name == "advice-makes")
    assert made.facts["gain"] == 200


def test_others_seldom_hold_what_they_would_have_laid() -> None:
    table = ic.position(
        "burraco", hand="9h Qs 4h 6d Js", melds="5c 6c 7c | 10h 10d 10s", laid="1 1",
        discards="Qd", players=2, held="6",
    )  # fmt: skip
    fit = {PLACED[RUMMY.card(card)] for card in ("4c", "8c", "10c", "10h", "10d", "10s")}
    trial, chance = BurracoRollout(table.view(), table.legal()), Random(1)
    held = stock = 0
    for _ in range(200):
        deal = trial.deal(chance)
        held += sum(deal.has(1, place) for place in fit)
        stock += sum(place in fit for place in deal.stock[: deal.size[1]])
    assert 0 < held < stock / 3


@pytest.mark.slow
def test_what_sensible_players_do_is_left_only_for_what_is_judged_clearly_better() -> None:
    left = 0
    for table in moments(12):
        trial = BurracoRollout(table.view(), table.legal())
        for stays in (0.0, trial.stays, 1e9):
            trial.stays = stays
            first, *others = last(trial.first(Random(1), 60))
            weighed = (each for each in others if each.line not in trial.plans.holding)
            most = max([first.mean, *(each.mean for each in weighed)])
            assert first.mean == most or (first.line == trial.usual and most - first.mean <= stays)
            left += first.line != trial.usual
            assert stays < 1e9 or first.line == trial.usual
    assert left


@pytest.mark.slow
def test_each_level_beats_the_one_below_it() -> None:
    """Over few deals here; `italiancards arena` has the figures."""
    assert bots(ic.game("burraco")) == ("random", "beginner", "learner", "greedy", "club", "hint")
    won = 0.0
    for seed in range(5 * TIMES):
        for first in (0, 1):
            table = ic.deal("burraco", seed=seed, players=2)
            while (seat := table.to_move) is not None:
                table.play(table.hint("greedy" if seat == first else "beginner").move)
            won += table.score().sheet.winners == (first,)
    assert won / (10 * TIMES) > 0.6


@pytest.mark.slow
@pytest.mark.thorough
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
