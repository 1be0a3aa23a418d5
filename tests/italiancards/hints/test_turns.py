"""The hint that thinks in whole turns: what holds of it in every game that lends it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from statistics import fmean
from typing import Any

import pytest
from support import burraco_deals, scala40
from support.depth import often

import italiancards as ic
from italiancards.core.melds import Discard
from italiancards.games.burraco.hints.plans import MOST as MOST_BURRACO
from italiancards.games.scala40.hints.plans import MOST as MOST_SCALA40
from italiancards.hints import Budget, last
from italiancards.hints.montecarlo import Estimate, Search
from italiancards.hints.turns import FIRST_STAGE


@dataclass(frozen=True)
class Lent:
    """What is asked of a game's hint.

    Args:
        moments: so many tables at decisions.
        tables: how many are looked at.
        most: how many lines it weighs at most.
        hand: a hand of which several lines can be made.
        many: another, and the discard of it that nobody would think of.
        deal: a short deal that is over.
    """

    moments: Callable[[int], Iterator[ic.Table]]
    tables: int
    most: int
    hand: str
    many: tuple[str, str]
    deal: Callable[[], ic.Table]


def _short() -> ic.Table:
    return ic.position(
        "burraco", hand="5c 6c 9h 9d Ks Qs 8d", players=2, held="7", discards="4d",
        stock="7c 9s Js 3h 10d Ad 2s 8h Qd 6h 4s",
    ).autoplay("greedy")  # fmt: skip


LENT = {
    "burraco": Lent(
        burraco_deals.moments, 10, MOST_BURRACO, "5c 6c 9h 9d Ks Qs 2h 8d 10d 4s 3d Jh",
        ("10c Jc Qc Kc Kd Kh 3s 5d 9h 9d JK 2c", "discard JK"), _short,
    ),
    "scala40": Lent(
        scala40.moments, 30, MOST_SCALA40, "5c 6c 9h 9d Ks Qs 2h 8d 10d 4s 3d Jh Ac 7s",
        ("10c Jc Qc Kc Kd Kh 3s 5d 9h 9d JK 2c 4s 8d", "discard 3s"),
        lambda: ic.deal("scala40", seed=4).autoplay("beginner"),
    ),
}  # fmt: skip
EACH = pytest.mark.parametrize("game", LENT)


def _took(table: ic.Table) -> Any:
    """How many have taken their pozzetto, where there is one."""
    return getattr(table.moment.state, "took", ())


def _end(table: ic.Table) -> Any:
    """How a deal lies, in whatever order the melds were laid."""
    state = table.moment.state
    hands = tuple(tuple(sorted(hand)) for hand in state.hands)
    return hands, tuple(sorted(map(str, state.melds))), state.discards, state.turn


@pytest.mark.slow
@EACH
def test_every_line_is_a_turn_that_can_be_played(game: str) -> None:
    lent, seen = LENT[game], 0
    for table in lent.moments(often(lent.tables, 2)):
        advice = last(table.think("hint", Budget(12)))
        assert 1 <= len(advice.weighed) <= lent.most
        assert advice.move in table.legal()
        ends = set()
        for each in advice.weighed:
            board = table.branch(table.now)
            for move in each.line:
                board.play(move)
            unknown = str(each.line[0]) == "draw" or _took(board) != _took(table)
            assert unknown or board.to_move != table.to_move
            ends.add(_end(board))
            seen += 1
        assert len(ends) == len(advice.weighed)  # the same cards in another order are no line more
    assert seen > 3 * often(lent.tables, 2)


@EACH
def test_only_what_was_played_out_has_an_error(game: str) -> None:
    table = ic.position(game, hand=LENT[game].hand, drawn="yes", discards="2d")
    first, *more = table.think("hint", Budget(FIRST_STAGE + 120))
    assert first.playouts == 0
    assert all(each.estimate is None for each in first.weighed)
    assert {each.worth.name for each in first.weighed} == {"advice-judged"}
    played = [each for each in more[-1].weighed if each.estimate is not None]
    assert len(played) >= 2
    assert all(each.worth.name == "advice-estimate" for each in played)
    assert 0 < more[-1].playouts <= 120
    assert more[-1].playouts % len(played) == 0
    assert {each.line for each in more[-1].weighed} == {each.line for each in first.weighed}


@EACH
def test_each_turn_keeps_its_own_estimate_whichever_is_named(game: str) -> None:
    """At every slice: chance puts another ahead of the plainest, and that one keeps its figure."""
    passed_over = 0
    for table in LENT[game].moments(6):
        estimates: dict[int, list[Estimate]] = {}
        played = Search.estimates

        def heard(search: Search, *asked: Any, found: Any = estimates, of: Any = played) -> Any:
            raw = of(search, *asked)
            found[search.playouts] = raw
            for each in raw:
                results = search.outcomes[search.rollout.lines.index(each.line)]
                assert each.mean == pytest.approx(fmean(result.points for result in results))
            return raw

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Search, "estimates", heard)
            for advice in table.think("hint", Budget(FIRST_STAGE + 200)):
                if advice is None or not advice.playouts:
                    continue
                named, *others = [each.estimate for each in advice.weighed if each.estimate]
                figures = {each.line: each.mean for each in estimates[advice.playouts]}
                for each in (named, *others):
                    assert each.mean == figures[each.line]
                    assert each.behind == pytest.approx(named.mean - each.mean)
                    assert each.behind >= -each.behind_error
                    passed_over += each.behind < 0
    assert passed_over


@EACH
def test_the_first_reason_speaks_for_the_move_and_not_for_the_second_best(game: str) -> None:
    against = import_module(f"italiancards.games.{game}.hints.turn_facts").speaks_against
    shared = seen = 0
    for table in LENT[game].moments(8):
        best, *others = last(table.think("hint", Budget(12))).weighed
        if not all(map(against, best.reasons)):
            assert not against(best.reasons[0])
            seen += 1
            shared += bool(others) and best.reasons[0] in others[0].reasons
    assert seen > 3
    assert shared <= seen / 2


@EACH
def test_the_same_deal_and_budget_give_the_same_hint(game: str) -> None:
    first, second = (
        last(ic.deal(game, seed=7).play("draw").think("hint", Budget(100))) for _ in range(2)
    )
    assert first == second


@EACH
def test_a_line_that_one_would_not_think_of_is_weighed_where_it_is_asked_for(game: str) -> None:
    hand, bad = LENT[game].many
    table = ic.position(game, hand=hand, drawn="yes", discards="2d")
    line = (table.read(bad),)
    assert last(table.think("hint", Budget(60))).of(line) is None
    more = last(table.think("hint", Budget(60), also=(line,)))
    assert more.of(line).line == line
    assert more.line != line


@pytest.mark.slow
@pytest.mark.thorough
@EACH
def test_a_review_goes_turn_by_turn_and_weighs_what_was_played(game: str) -> None:
    table = LENT[game].deal()
    assert table.over
    turns = [*ic.review(table, 0, budget=Budget(FIRST_STAGE + 60))]
    for decision in turns:
        assert decision.advice.of(decision.line).line[0] == decision.line[0]
        assert any(each.line[0] == decision.line[0] for each in decision.open)
        assert decision.line[-1].ends_turn or _took(table)
    made = [m for m in table.moments if m.seat == 0 and isinstance(m.move, Discard)]
    assert len(made) / 2 <= len(turns) <= 3 * len(made)
