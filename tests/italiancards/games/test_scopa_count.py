"""The count of Scopa, with its primiera, against a second opinion."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from support.scopa_ways import EVERY_WAY, WAYS

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.games.scopa.rules.play import advance
from italiancards.games.scopa.rules.primiera import exact, rough, sums
from italiancards.games.scopa.rules.progress import count
from italiancards.games.scopa.rules.state import ScopaState
from italiancards.games.scopa.rules.view import view

PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}


def counted_out(state: ScopaState) -> Sheet:
    """The score of a deal, from the first seat."""
    return count(view(state, Seat(0)))


def _split(chance: Random, sides: int) -> list[tuple[Any, ...]]:
    piles: list[list[Any]] = [[] for _ in range(sides)]
    weights = [chance.random() + 0.1 for _ in range(sides)]
    for card in ITALIAN.cards:
        chance.choices(piles, weights)[0].append(card)
    return [tuple(pile) for pile in piles]


def _prime_sums(pile: Any) -> list[int]:
    """Sums of all choices of one card a suit."""
    by_suit = [[card for card in pile if card[1] == suit] for suit in "DCSB"]
    return [sum(PRIME[card[0]] for card in four) for four in product(*by_suit)]


def _alone_at_the_top(counts: list[Any]) -> int | None:
    known = sorted((count for count in counts if count), reverse=True)
    if not known or known[1:2] == known[:1]:
        return None
    return counts.index(known[0])


@pytest.mark.parametrize("sides", [2, 3])
def test_the_primiera_is_the_best_of_all_choices_of_four(sides: int) -> None:
    chance = Random(sides)
    for _ in range(300):
        piles = _split(chance, sides)
        tried = [max(_prime_sums(pile), default=None) for pile in piles]
        assert list(sums(piles, missing_suit="cannot_win")) == tried
        assert exact(piles, missing_suit="cannot_win") == _alone_at_the_top(tried)


def _rough(piles: Any) -> int | None:
    """S0: three sevens; if the sevens are tied, three sixes; else the exact sum."""
    sevens, sixes = ([sum(c[0] == r for c in pile) for pile in piles] for r in "76")
    for side in range(len(piles)):
        if sevens[side] in (3, 4):
            return side
    if sevens.count(max(sevens)) > 1:
        for side in range(len(piles)):
            if sixes[side] in (3, 4):
                return side
    return _alone_at_the_top([max(_prime_sums(pile), default=None) for pile in piles])


def test_the_rough_way_is_that_of_the_source_and_sometimes_contradicts_the_sum() -> None:
    chance, differ = Random(9), 0
    for number in range(2000):
        piles = _split(chance, 2 + number % 2)
        found = rough(piles, missing_suit="cannot_win")
        assert found == _rough(piles)
        differ += found != exact(piles, missing_suit="cannot_win")
    assert differ > 20


@EVERY_WAY
def test_the_whole_count_is_that_of_a_second_opinion(way: int) -> None:
    table = ic.deal("scopa", seed=1, **WAYS[way]).autoplay("random")
    options, chance, state = table.options, Random(way), table.moment.state
    for _ in range(200):
        piles = _split(chance, len(state.taken))
        scope = tuple(tuple(chance.sample(p, min(len(p), chance.randint(0, 2)))) for p in piles)
        counted = counted_out(replace(state, table=(), taken=tuple(piles), scope=scope))
        points = [len(each) for each in scope]
        majorities = [
            [len(pile) for pile in piles],
            [sum(card[1] == "D" for card in pile) for pile in piles],
        ]
        winners = [_alone_at_the_top(each) for each in majorities]
        winners.append(next(side for side, pile in enumerate(piles) if "7D" in pile))
        best = [sum(max([PRIME[c[0]] for c in pile if c[1] == suit], default=0) for suit in "DCSB")
                for pile in piles]  # fmt: skip
        if options.primiera_missing_suit == "cannot_win":
            best = [
                b if len({c[1] for c in p}) == 4 else 0 for b, p in zip(best, piles, strict=True)
            ]
        by_sum = _alone_at_the_top(best)
        winners.append(_rough_or(piles, by_sum) if options.primiera == "rough" else by_sum)
        for side in winners:
            if side is not None:
                points[side] += 1
        for side, pile in enumerate(piles):
            points[side] += options.rebello and "RD" in pile
            run = 0
            while run < 10 and "A234567FCR"[run] + "D" in pile:
                run += 1
            points[side] += run if options.napola and run >= 3 else 0
        assert counted.totals == tuple(points)
        first = _alone_at_the_top(points)
        assert counted.winners == (() if first is None else (first,))


def _rough_or(piles: Any, by_sum: int | None) -> int | None:
    sevens, sixes = ([sum(c[0] == r for c in pile) for pile in piles] for r in "76")
    if max(sevens) >= 3:
        return sevens.index(max(sevens))
    if sevens.count(max(sevens)) > 1 and max(sixes) >= 3:
        return sixes.index(max(sixes))
    return by_sum


@pytest.mark.slow
def test_each_category_has_one_winner_at_most_and_the_settebello_exactly_one() -> None:
    for seed in range(100):
        lines = {line.name: line.points for line in
                 ic.deal("scopa", seed=seed, players=(2, 3, 4, 6)[seed % 4])
                 .autoplay("random").score().sheet.lines}  # fmt: skip
        assert sum(lines["settebello"]) == 1
        assert all(sum(lines[name]) <= 1 for name in ("carte", "denari", "primiera"))


def test_where_the_two_ways_of_the_primiera_differ_both_stand_side_by_side() -> None:
    shown, chance = {True: 0, False: 0}, Random(4)
    over = ic.deal("scopa", seed=1).autoplay("random").moment.state
    for _ in range(300):
        piles = tuple(_split(chance, 2))
        differ = exact(piles, missing_suit="cannot_win") != rough(piles, missing_suit="cannot_win")
        lines = {line.name: line for line in counted_out(replace(over, taken=piles)).lines}
        assert ("primiera-otherwise" in lines) == differ
        assert not differ or lines["primiera-otherwise"].points == (0, 0)
        shown[differ] += 1
    assert min(shown.values()) > 5


def test_what_nobody_has_taken_belongs_to_nobody_and_scores_nothing() -> None:
    """Cannot be reached in play: the last card always takes from thirty-nine others."""
    state = ic.deal("scopa", seed=1).moment.state
    left = replace(state, hands=((), ()), stock=(), table=ITALIAN.cards)
    assert left.over
    assert advance(left) is None
    assert counted_out(left).totals == (0, 0)
