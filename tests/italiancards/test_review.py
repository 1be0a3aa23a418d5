"""Looking back at a deal: every decision, what it cost, and what hindsight adds."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

import italiancards as ic
from italiancards.games.briscola.hints.search import BriscolaRollout
from italiancards.hints import PLAYOUTS, Budget
from italiancards.review import Decision


def _deal(seed: int, **options: object) -> ic.Table:
    """A deal in which the first seat plays by chance."""
    table, chance = ic.deal("briscola", seed=seed, **options), Random(seed)
    while table.to_move is not None:
        mine = table.to_move == 0
        table.play(chance.choice(table.legal()) if mine else table.hint("greedy").move)
    return table


def _reviewed(table: ic.Table, seat: int = 0) -> list[Decision]:
    return list(ic.review(table, seat, budget=Budget(150)))


def test_every_decision_of_the_seat_is_there_with_the_move_that_was_made() -> None:
    table = _deal(3)
    made = [
        (at, each.move) for at, each in enumerate(table.moments) if each.move and each.seat == 0
    ]
    decisions = _reviewed(table)
    assert [(each.moment + 1, each.move) for each in decisions] == made[:-1]  # the last was forced
    assert [each.trick for each in decisions] == list(range(1, 20))


def test_a_cost_is_told_only_where_it_is_larger_than_its_error() -> None:
    dear = 0
    for decision in _reviewed(_deal(4)):
        known = decision.known
        assert known.move == decision.move
        assert decision.cost in (0.0, known.behind)
        assert (decision.cost > 0) == (not known.as_good and known.behind > 0)
        dear += decision.is_mistake()
    assert dear >= 2


@pytest.mark.slow
def test_who_plays_as_advised_has_nothing_to_regret() -> None:
    table = ic.deal("briscola", seed=5)
    while table.to_move is not None:
        table.play(table.hint(playouts=150).move)
    assert all(decision.cost == 0 for decision in _reviewed(table))


def test_what_was_known_then_is_all_that_counts() -> None:
    """The same knowledge, other hidden cards: the same advice."""
    table = _deal(6)
    decision = _reviewed(table)[0]
    other = ic.position(table.branch(decision.moment).position(), seed=99)
    again = other.think("hint", Budget(150))
    assert {each.move for each in list(again)[-1].weighed} == {
        each.move for each in decision.advice.weighed
    }


@pytest.mark.parametrize("options", [{}, {"exchange_two": "first_trick", "exchange_seven": True}])
def test_hindsight_knows_the_cards_as_they_lay(options: dict[str, object]) -> None:
    """The open deal is the true one, its stock that which was drawn later."""
    for seed in range(8):
        table = _deal(seed, **options)
        for at in range(0, table.now, 7):
            view = table.view(0, at)
            if view.over or view.to_move is None:
                continue
            state = table.moments[at].state
            log = table.log(None, at + 1, everything=True)
            drawn = [event.facts["card"] for _, event in log if event.name == "drew"]
            trial = BriscolaRollout(table.view(view.to_move, at), [])
            deal = trial.with_cards([state.hands[1 - view.to_move]], drawn)
            assert deal.hands == [trial.pack.mask(hand) for hand in state.hands]
            assert [next(trial.pack.named(bit)) for bit in deal.stock] == list(state.stock)


def test_in_an_ending_hindsight_and_knowledge_agree() -> None:
    table = _deal(8)
    endings = [each for each in _reviewed(table) if each.advice.proven]
    assert len(endings) == 2
    for decision in endings:
        assert decision.hindsight.mean == decision.known.mean


@pytest.mark.parametrize(("game", "playouts"), [("briscola", 5), ("burraco", PLAYOUTS)])
def test_how_far_a_review_is_can_be_asked_and_it_can_be_left(game: str, playouts: int) -> None:
    looked = ic.review(ic.deal(game, seed=7).autoplay(), budget=Budget(playouts))
    before, whole = looked.progress
    assert before == 0 < whole
    for number, _ in enumerate(looked, 1):
        done, now = looked.progress
        assert now == whole
        assert before < done <= whole
        before = done
        if number == 1:
            break  # what is not looked at costs nothing
    assert looked.progress == (before, whole)
    if game == "briscola":
        assert (len(looked), looked.progress) == (19, (19, 19))


@pytest.mark.slow
def test_only_the_deal_asked_for_is_reviewed() -> None:
    table = _deal(9)
    first = len(_reviewed(table))
    table.next_deal().autoplay("random")
    assert len(list(ic.review(table, 0, deal=1, budget=Budget(30)))) == first
    assert all(each.moment > 60 for each in ic.review(table, 0, budget=Budget(30)))


def test_trying_things_on_a_branch_leaves_the_table_alone() -> None:
    table = _deal(10)
    record, branch = table.record(), table.branch(4)
    branch.autoplay("random")
    assert table.record() == record
    assert branch.moments[:5] == table.moments[:5]


def test_the_module_of_the_review_is_not_hidden_by_the_function() -> None:
    code = (
        "import italiancards as ic, italiancards.review as r, italiancards.puzzles as p;"
        "from italiancards.review import Decision, review;"
        "from italiancards import puzzles;"
        "table = ic.deal('briscola', seed=7);"
        "assert r.review is review and r.Decision is Decision;"
        "assert r.review(table)[:] == ic.review(table)[:] == review(table)[:] == [];"
        "assert p.Puzzle and puzzles('scopa') == p.puzzles('scopa') == ic.puzzles('scopa')"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
