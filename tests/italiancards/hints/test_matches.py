"""What winning is worth: a match by points from where it stands, and lines weighed by it."""

from __future__ import annotations

from functools import cache
from itertools import product, takewhile
from math import comb
from random import Random

import pytest

import italiancards as ic
from italiancards.core.moves import Play
from italiancards.games.scopa.hints.search import ScopaRollout
from italiancards.games.tresette.hints.search import TresetteRollout
from italiancards.hints import HINT, Budget, rollout
from italiancards.hints.comparison import DealResult, difference
from italiancards.hints.matches import STARTS, Match, match_of
from italiancards.hints.montecarlo import rank_by_deals

SEVEN, ACE = (Play(card) for card in ic.game("briscola").pack.cards[:2])


def _played(match: Match, scores: tuple[int, ...], chance: Random) -> int:
    """Who wins a match whose deals are drawn one by one."""
    deals = [deal for deal, often in match.deals.items() for _ in range(often)]
    while max(scores) < match.target:
        scores = tuple(map(int.__add__, scores, chance.choice(deals)))
    first = [party for party, score in enumerate(scores) if score == max(scores)]
    return chance.choice(first)


@pytest.mark.parametrize("scores", [(0, 0), (9, 3), (10, 10)])
def test_a_match_is_won_as_often_as_it_is_when_it_is_played(scores: tuple[int, int]) -> None:
    match = match_of(ic.game("scopa"), ScopaRollout, ic.game("scopa").options())
    chance = Random(1)
    won = sum(_played(match, scores, chance) == 0 for _ in range(2000)) / 2000
    assert sum(match.won(scores)) == pytest.approx(1)
    assert match.won(scores)[0] == pytest.approx(won, abs=0.04)


def _by_every_deal(match: Match, scores: tuple[int, ...]) -> tuple[float, ...]:
    """What each party wins, deal by deal, every count by itself."""

    @cache
    def won(scores: tuple[int, ...]) -> tuple[float, ...]:
        most = max(scores)
        if most >= match.target:
            return tuple((score == most) / scores.count(most) for score in scores)
        after = [(often, won(tuple(map(int.__add__, scores, deal))))
                 for deal, often in match.deals.items()]  # fmt: skip
        number = sum(match.deals.values())
        return tuple(sum(often * each[party] for often, each in after) / number
                     for party in range(len(scores)))  # fmt: skip

    return won(scores)


@pytest.mark.parametrize("game", ["scopa", "tresette", "tresette players=2", "scopa players=3"])
def test_a_match_is_won_as_if_every_count_were_worked_out_deal_by_deal(game: str) -> None:
    name, *players = game.split(" players=")
    trial_of = {"scopa": ScopaRollout, "tresette": TresetteRollout}[name]
    rules = ic.game(name)
    options = rules.options(players=int(players[0])) if players else rules.options()
    match = match_of(rules, trial_of, options)
    own, parties = Match(match.target, match.deals), len(next(iter(match.deals)))
    near = [*range(match.target - 6, match.target + 2)]
    for scores in [*product(near, repeat=parties), (-3, *[4] * (parties - 1)), (0,) * parties]:
        if min(scores) >= 5 or parties == 2:
            told = own.won(scores)
            assert told == pytest.approx(_by_every_deal(match, scores), abs=1e-14)
            assert own.won(scores[::-1]) == told[::-1]


def test_whoever_is_as_far_is_just_as_likely_to_win() -> None:
    scopa, tresette = ic.game("scopa"), ic.game("tresette")
    for match in (
        match_of(scopa, ScopaRollout, scopa.options(players=3)),
        match_of(tresette, TresetteRollout, tresette.options(players=3)),
    ):
        assert match.won((0, 0, 0)) == (1 / 3, 1 / 3, 1 / 3)
        first, second, third = match.won((4, 4, 9))
        assert first == second < third
        assert match.won((9, 4, 4)) == (third, first, second)


def test_a_match_is_worked_out_only_from_where_it_stands_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of three parties a few thousand means are taken, of counts that differ in order one."""
    tresette, means = ic.game("tresette"), list[tuple[int, ...]]()
    known = match_of(tresette, TresetteRollout, tresette.options(players=3))
    taken = Match._mean
    monkeypatch.setattr(Match, "_mean", lambda self, at: means.append(at) or taken(self, at))
    match = Match(known.target, known.deals)
    match.won((18, 19, 20))
    assert 0 < len(means) < 10
    for scores in ((0, 0, 0), (0, 0, 0), (3, 2, 1), (5, 4, 20)):
        match.won(scores)
    assert len(means) == len({*means}) <= 2 * comb(21 + 2, 3)
    assert len([*Match(known.target, known.deals).work_out((0, 0, 0))]) > 10


@pytest.mark.parametrize("game", ["tresette players=3", "tresette", "scopa", "scopa players=3"])
def test_a_first_thought_pauses_while_a_match_is_learnt(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("italiancards.hints.matches._MATCHES", {})
    name, *options = game.split()
    table = ic.deal(name, seed=3, **dict(each.split("=") for each in options))
    thoughts = table.advise(HINT, Budget(20)).run()
    assert len([*takewhile(lambda thought: thought is None, thoughts)]) >= STARTS


def test_a_point_counts_for_the_match_as_it_stands() -> None:
    """At 10 to 10 of 11 a point ends the match; at the beginning it is one of many."""
    shares = []
    for scores in ("", "10 10"):
        table = ic.position("scopa", hand="7C 2S RB", table="7D 4C 3S FB", scores=scores, seed=1)
        tried = rollout(table.game, table.view())
        shares.append(tried.won((3, 2), 0).won - tried.won((2, 3), 0).won)
    assert shares[1] == 1.0
    assert 0 < shares[0] < 0.2


def test_what_wins_comes_first_and_then_what_brings_points() -> None:
    told = {
        (SEVEN,): [DealResult(61, 1), DealResult(60, 0.5)],
        (ACE,): [DealResult(100, 1), DealResult(20, 0)],
    }
    first, second = rank_by_deals((ended, line) for line, ended in told.items())
    assert (first.move, first.won, first.lost, first.best) == (SEVEN, 0.75, 0.0, True)
    assert (second.move, second.won, second.lost, second.tied) == (ACE, 0.5, 0.25, False)
    assert (
        rank_by_deals([([DealResult(5, 1)], (ACE,)), ([DealResult(9, 1)], (SEVEN,))])[0].move
        == SEVEN
    )


def test_what_playouts_miss_widens_the_interval_and_nothing_where_nothing_differs() -> None:
    more = [DealResult(float(number % 7), float(number % 7 > 3)) for number in range(200)]
    less = [DealResult(float(number % 5), float(number % 5 > 3)) for number in range(200)]
    narrow, wide = difference(more, less), difference(more, less, rollout_bias=1.2)
    assert wide.points == narrow.points
    assert wide.doubt == pytest.approx(narrow.doubt + 1.44)
    assert difference(more, [*more], stake=250, rollout_bias=1.2).doubt == 0
