"""What winning is worth: a match by points from where it stands, and lines weighed by it."""

from __future__ import annotations

from random import Random

import pytest

import italiancards as ic
from italiancards.core.moves import Play
from italiancards.games.scopa.hints.search import ScopaTrial
from italiancards.hints import trial
from italiancards.hints.comparing import Ended, difference
from italiancards.hints.matches import Match, match_of
from italiancards.hints.montecarlo import counted

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
    match = match_of(ic.game("scopa"), ScopaTrial, ic.game("scopa").options())
    chance = Random(1)
    won = sum(_played(match, scores, chance) == 0 for _ in range(2000)) / 2000
    assert sum(match.won(scores)) == pytest.approx(1)
    assert match.won(scores)[0] == pytest.approx(won, abs=0.04)


@pytest.mark.slow
def test_whoever_is_as_far_is_as_likely_to_win() -> None:
    match = match_of(ic.game("scopa"), ScopaTrial, ic.game("scopa").options(players=3))
    assert match.won((0, 0, 0)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_a_point_counts_for_the_match_as_it_stands() -> None:
    """At 10 to 10 of 11 a point ends the match; at the beginning it is one of many."""
    shares = []
    for scores in ("", "10 10"):
        table = ic.position("scopa", hand="7C 2S RB", table="7D 4C 3S FB", scores=scores, seed=1)
        tried = trial(table.game, table.view())
        shares.append(tried.won((3, 2), 0).won - tried.won((2, 3), 0).won)
    assert shares[1] == 1.0
    assert 0 < shares[0] < 0.2


def test_what_wins_comes_first_and_then_what_brings_points() -> None:
    told = {(SEVEN,): [Ended(61, 1), Ended(60, 0.5)], (ACE,): [Ended(100, 1), Ended(20, 0)]}
    first, second = counted((ended, line) for line, ended in told.items())
    assert (first.move, first.won, first.lost, first.best) == (SEVEN, 0.75, 0.0, True)
    assert (second.move, second.won, second.lost, second.level) == (ACE, 0.5, 0.25, False)
    assert counted([([Ended(5, 1)], (ACE,)), ([Ended(9, 1)], (SEVEN,))])[0].move == SEVEN


def test_what_playouts_miss_widens_the_interval_and_nothing_where_nothing_differs() -> None:
    more = [Ended(float(number % 7), float(number % 7 > 3)) for number in range(200)]
    less = [Ended(float(number % 5), float(number % 5 > 3)) for number in range(200)]
    narrow, wide = difference(more, less), difference(more, less, missed=1.2)
    assert wide.points == narrow.points
    assert wide.doubt == pytest.approx(narrow.doubt + 1.44)
    assert difference(more, [*more], stake=250, missed=1.2).doubt == 0
