"""Counting, errors and limits of the search, with a game of known odds."""

from __future__ import annotations

from random import Random
from time import sleep

import pytest

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Play
from italiancards.hints.comparison import DealResult
from italiancards.hints.montecarlo import Budget, Moves, Search

SEVEN, ACE = (Play(card) for card in ic.game("briscola").pack.cards[:2])


class Coin:
    """One move brings 10 or 20, as likely; the other always five less."""

    lines = ((ACE,), (SEVEN,))
    slice = 40
    stake = rollout_bias = 0.0

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self.dealt = 0

    def deal(self, chance: Random) -> float:
        self.dealt += 1
        return 10.0 if chance.random() < 0.5 else 20.0

    def outcome(self, line: Moves, deal: float) -> DealResult:
        sleep(self.seconds)
        return DealResult(deal - 5 * (line == (ACE,)), float(deal > 15))


def _searched(budget: Budget, trial: Coin | None = None, seed: int = 1) -> Search:
    search = Search(trial or Coin(), Random(seed))
    for _ in search.slices(budget):
        pass
    return search


@pytest.mark.slow
def test_the_mean_is_near_and_inside_its_error_nineteen_times_in_twenty() -> None:
    inside = 0
    for seed in range(200):
        best, other = _searched(Budget(100), seed=seed).estimates()
        assert (best.move, other.move) == (SEVEN, ACE)
        inside += abs(best.mean - 15) <= best.error
    assert 180 <= inside <= 200


def test_moves_are_compared_on_the_same_deals_so_that_luck_falls_out() -> None:
    best, other = _searched(Budget(200)).estimates()
    assert best.error > 0.5
    assert (other.behind, other.behind_error) == (5.0, 0.0)
    assert best.as_good
    assert not other.as_good


def test_every_playout_of_the_budget_is_played_and_no_more() -> None:
    trial = Coin()
    assert _searched(Budget(200), trial).playouts == 200
    assert trial.dealt == 100


def test_slices_are_counted_in_playouts_and_the_estimates_stand_after_each() -> None:
    search = Search(Coin(), Random(1))
    played = [search.playouts for _ in search.slices(Budget(100))]
    assert played == [40, 80, 100]
    assert [len(outcomes) for outcomes in search.outcomes] == [50, 50]


def test_a_search_can_be_left_after_any_slice_and_tells_what_it_has() -> None:
    search = Search(Coin(), Random(1))
    next(search.slices(Budget(100_000)))
    best, other = search.estimates()
    assert search.playouts == 40
    assert (best.move, best.line, other.move) == (SEVEN, (SEVEN,), ACE)


def test_the_smallest_budget_still_leaves_two_deals_for_each_line() -> None:
    assert _searched(Budget(1)).playouts == 4


def test_the_same_is_said_however_busy_the_machine_is() -> None:
    """No clock is read in thinking: a search that is made to wait finds the same."""
    slow, quick = Coin(seconds=0.001), Coin()
    told = [_searched(Budget(60), each).estimates() for each in (slow, quick)]
    assert told[0] == told[1]


@pytest.mark.parametrize("playouts", [0, -3, 1.5, "many", True, None])
def test_a_budget_that_is_none_is_refused_by_name(playouts: object) -> None:
    with pytest.raises(ItalianCardsError, match=f"not {playouts!r}"):
        ic.deal("briscola", seed=1).hint(playouts=playouts)  # type: ignore[arg-type]
