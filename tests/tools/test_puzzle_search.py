"""Finding puzzles: what is one, what is none, and how it is written down."""

from __future__ import annotations

import tomllib

import pytest
from support.depth import TIMES

import italiancards as ic
from italiancards.puzzles import GRADES, Puzzle, games_with_puzzles
from tools.puzzles import (
    PuzzleSearch,
    decisions,
    found,
    main,
    play_out,
    puzzle_in,
    puzzle_text,
    riddle_puzzle,
    solve,
)

EXACT = [each for game in games_with_puzzles() for each in ic.puzzles(game) if not each.deals]
FIRST = {(each.game, each.grade): each for each in reversed(EXACT)}
"""The first of each grade of a game."""


@pytest.mark.parametrize(
    "puzzle", EXACT if TIMES > 1 else [*FIRST.values()][::6], ids=lambda each: each.name
)
def test_a_kept_puzzle_is_found_again_in_its_position(puzzle: Puzzle) -> None:
    wanted = PuzzleSearch(puzzle.game, 1, 0.3, riddle=puzzle.riddle)
    work = riddle_puzzle if puzzle.riddle else puzzle_in
    assert work(puzzle.position, wanted, GRADES) == puzzle


def test_a_puzzle_of_a_grade_that_there_is_enough_of_is_none() -> None:
    puzzle = EXACT[0]
    others = [grade for grade in GRADES if grade != puzzle.grade]
    assert puzzle_in(puzzle.position, PuzzleSearch(puzzle.game, 1, 0.3), others) is None


def test_where_all_moves_are_as_good_there_is_no_puzzle() -> None:
    assert solve("scopa; hand=7C 7S; table=RB; others=4D 5D; stock=0", 100, 0.1) is None


def test_the_answer_has_to_be_ahead_by_the_margin_that_is_asked_for() -> None:
    puzzle = EXACT[0]
    behind = min(each.behind for each in puzzle.wrong)
    assert solve(puzzle.position, 1, behind - 0.01) is not None
    assert solve(puzzle.position, 1, behind + 0.01) is None


def test_few_trials_are_not_enough_to_be_sure() -> None:
    sampled = next(each for each in ic.puzzles("scopa") if each.deals)
    assert solve(sampled.position, 24, 0.0) is None
    assert solve(sampled.position, 4000, 0.0, sure=1.0) is not None


def test_what_is_played_out_decides_whatever_the_hint_said() -> None:
    late = min((each for each in ic.puzzles("scopa") if each.deals), key=_left)
    (best, *_), wrong = late.best, [each.move for each in late.wrong]
    found_behind = play_out(late.position, [best], wrong)
    assert found_behind is not None
    behind, deals = found_behind
    assert deals == late.deals
    assert [round(each.behind, 2) for each in behind] == [each.behind for each in late.wrong]
    assert play_out(late.position, wrong[:1], [best]) is None


def _left(puzzle: Puzzle) -> int:
    """How many cards are still to be played by others."""
    return len(puzzle.table().view().unseen)


@pytest.mark.parametrize(
    "puzzle", [each for game in games_with_puzzles() for each in ic.puzzles(game)]
)
def test_what_is_written_is_what_is_kept(puzzle: Puzzle) -> None:
    (read,) = tomllib.loads(puzzle_text(puzzle))["puzzle"]
    assert read["position"] == puzzle.position
    assert tuple(read["best"]) == puzzle.best
    assert read["errs"] == puzzle.errs
    assert [
        (
            move,
            refutation["behind"],
            refutation["error"],
            refutation["deal"],
            tuple(refutation["line"]),
        )
        for move, refutation in read["wrong"].items()
    ] == [(each.move, each.behind, each.error, each.number, each.line) for each in puzzle.wrong]


def test_positions_with_a_field_can_be_left_out() -> None:
    assert [*found(PuzzleSearch("briscola", deals=2, margin=3, each=1, without="hand"))] == []


def test_only_what_is_asked_for_is_looked_at_and_not_where_too_much_can_be_done() -> None:
    def texts(asked: str, most: int) -> list[str]:
        wanted = PuzzleSearch("briscola", 1, 0.3, asked=asked, most=most)
        return [*decisions(ic.deal("briscola", players=5, bidding="rank", seed=5), wanted)]

    (calling,) = texts("calling", 4)
    assert "called" not in calling
    assert texts("calling", 3) == []
    bids = texts("bidding", 4)
    assert bids
    assert all(len(ic.position(each).legal()) in (3, 4) for each in bids)
    assert all("called" in each for each in texts("partner", 8) + texts("hiding", 8))


@pytest.mark.thorough
def test_the_command_writes_puzzles_the_same_ones_of_the_same_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["briscola", "--margin", "3", "--deals", "1", "--each", "1"]) == 0
    texts = [each["position"] for each in tomllib.loads(capsys.readouterr().out)["puzzle"]]
    again = found(PuzzleSearch("briscola", deals=1, margin=3, each=1))
    assert texts == [each.position for each in again] != []


def test_the_command_refuses_a_game_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tarocchi", "--margin", "1"]) == 1
    assert "'tarocchi'" in capsys.readouterr().err
