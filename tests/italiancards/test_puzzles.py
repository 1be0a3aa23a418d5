"""The puzzles that are kept: each is what it says, and can be answered, refuted and told."""

from __future__ import annotations

from collections import Counter

import pytest
from support.depth import TIMES, slow_but, some

import italiancards as ic
from italiancards.core.errors import BadOption, Unreadable
from italiancards.core.names import LANGUAGES
from italiancards.hints import BOTS, HINT, NAMED_LEVELS, Budget, adviser_of, last
from italiancards.ladders import all_ladders
from italiancards.puzzles import GRADES, Puzzle, Refutation, games_with_puzzles, grade_of

ALL = [each for game in games_with_puzzles() for each in ic.puzzles(game)]
KEPT = [*ALL, *(hand for ladder in all_ladders() for hand in ladder.hands)]
"""All puzzles, and the hands of all ladders."""
RIDDLES = [each for each in KEPT if each.riddle]
PLAYED = [each for each in KEPT if not each.riddle]
NAMED = [f"{each.game}-{each.name}" for each in KEPT]
EVERY = pytest.mark.parametrize("puzzle", KEPT, ids=NAMED)
LEAST = {"scopa": 30, "briscola": 20, "tresette": 24, "scala40": 30, "burraco": 25}


def test_there_are_enough_of_every_grade() -> None:
    for game, least in LEAST.items():
        grades = Counter(each.grade for each in ic.puzzles(game))
        assert sum(grades.values()) >= least
        assert min(grades[grade] for grade in GRADES) >= 3
    assert len({each.name for each in KEPT}) == len(KEPT)


def test_there_are_enough_in_pairs_of_every_grade() -> None:
    pairs = [each for each in ic.puzzles("briscola") if each.table().seating.count == 4]
    assert len(pairs) >= 15
    assert {each.grade for each in pairs} == {*GRADES}


def test_there_are_enough_for_five_of_every_grade() -> None:
    five = [each for each in ic.puzzles("briscola") if each.table().seating.count == 5]
    assert len(five) >= 20
    assert {each.grade for each in five} == {*GRADES}
    asked = ("bidding", "calling", "hiding", "partner")
    assert {each.asks for each in five} == {f"asked-{each}" for each in asked}


OTHERS = "bids=pass / 75 / pass / pass / pass; called=RS"


@pytest.mark.parametrize(
    ("told", "asks"),
    [
        ("hand=AS 3S CS 5S AD 7C 6B 2B; bids=- / - / - / - / 71", "asked-bidding"),
        ("hand=AS 3S CS 5S AD 7C 6B 2B; bids=75 / pass / pass / pass / pass", "asked-calling"),
        (f"hand=RS 3S CS 5S AD 7C 6B 2B; {OTHERS}", "asked-hiding"),
        (f"hand=AS 3S CS 5S AD 7C 6B 2B; {OTHERS}", "asked-partner"),
        (f"hand=AS 3S CS 5S AD 7C 6B 2B; {OTHERS}; trick=RS", ""),
    ],
)
def test_at_each_moment_of_five_something_else_is_asked(told: str, asks: str) -> None:
    puzzle = Puzzle("briscola", f"briscola; players=5; {told}", (), (), 0, {})
    assert puzzle.asks == asks


@pytest.mark.slow
def test_a_puzzle_asks_in_words_of_its_own_where_the_game_has_some() -> None:
    for each in KEPT:
        for language in LANGUAGES:
            voice = each.table().voice(0, language)
            assert not each.asks or voice.say(each.asks).endswith(("?", ".")), each
    assert all(each.asks == f"riddle-{each.riddle}" for each in RIDDLES)


@EVERY
def test_every_move_is_an_answer_or_refuted(puzzle: Puzzle) -> None:
    legal = {str(move) for move in puzzle.table().legal()}
    wrong = [each.move for each in puzzle.wrong]
    assert legal == {*puzzle.best, *wrong}
    assert len(legal) == len(puzzle.best) + len(wrong) >= 3
    assert wrong
    assert [puzzle.is_answer(move) for move in sorted(legal)] == [
        move in puzzle.best for move in sorted(legal)
    ]


@EVERY
def test_another_move_is_behind_for_certain(puzzle: Puzzle) -> None:
    for each in puzzle.wrong:
        assert each.behind > each.error >= 0
        assert (each.error == 0) == (puzzle.deals == 0)


@EVERY
def test_a_refutation_can_be_played_and_hands_the_turn_back(puzzle: Puzzle) -> None:
    seat = puzzle.table().view().seat
    for each in puzzle.wrong:
        table = puzzle.table(each.number)
        if puzzle.riddle:
            assert play_out(table, each).to_move != seat
            continue
        assert table.view(seat) == puzzle.table().view(seat)
        table.play(each.move)
        for move in each.line:
            assert table.to_move != seat or not puzzle.deals
            table.play(move)
        assert table.to_move in ((seat, None) if puzzle.deals else (None,))


def play_out(table: ic.Table, refuted: Refutation) -> ic.Table:
    """The table at the end of a turn that begins with a move that is no answer."""
    for move in (refuted.move, *refuted.line):
        table.play(move)
    return table


@pytest.mark.parametrize("puzzle", RIDDLES)
def test_a_riddle_is_answered_anew(puzzle: Puzzle) -> None:
    table = puzzle.table()
    told = adviser_of(table.game).riddles[puzzle.riddle](table.game, table.view())
    worth = {str(move): points for move, (points, _) in told.items()}
    most = max(worth.values())
    assert {move for move, points in worth.items() if points == most} == set(puzzle.best)
    for each in puzzle.wrong:
        assert most - worth[each.move] == each.behind


@EVERY
def test_the_learner_is_called_by_the_first_name(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert table.names[table.view().seat] == "Anna"


@pytest.mark.slow
@pytest.mark.parametrize(
    "puzzle", some(slow_but(zip(PLAYED + RIDDLES[::6]), [*zip(PLAYED[::9])]), 12)
)
def test_it_is_as_hard_as_the_weaker_levels_find_it(puzzle: Puzzle) -> None:
    for bot in ("beginner", "greedy"):
        tables = [puzzle.table(number) for number in range(20)]
        missed = [str(last(each.think(bot, Budget())).move) not in puzzle.best for each in tables]
        assert sum(missed) / len(missed) == puzzle.errs[bot]
    assert puzzle.errs["random"] == pytest.approx(
        1 - len(puzzle.best) / len(puzzle.table().legal()), abs=0.01
    )
    assert puzzle.errs.keys() == {BOTS[0], *NAMED_LEVELS.values()}


@pytest.mark.parametrize(
    "puzzle", some([each for each in KEPT if not (each.deals or each.riddle)], 60)
)
def test_what_was_counted_out_is_counted_out_again(puzzle: Puzzle) -> None:
    advice = last(puzzle.table().think(HINT, Budget(1)))
    assert advice.playouts == 0
    assert {str(move) for move in advice.as_good} == set(puzzle.best)
    for each in puzzle.wrong:
        found = next(told for told in advice.weighed if str(told.move) == each.move)
        assert found.estimate is not None
        assert found.estimate.behind == pytest.approx(each.behind, abs=0.006)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", some(PLAYED, 40))
def test_other_chances_find_the_same_answers(puzzle: Puzzle) -> None:
    advice = last(puzzle.table(number=1).think(HINT, Budget(8000 * TIMES)))
    told = {str(each.move): each.estimate for each in advice.weighed}
    assert str(advice.move) in puzzle.best
    for each in puzzle.wrong:  # worse by trials too, or the same figure as far as both are sure
        own = told[each.move]
        sure = abs(own.behind - each.behind) <= own.behind_error + each.error
        assert sure or not own.as_good


def test_the_grade_is_that_of_the_level_from_which_on_all_find_it() -> None:
    def grade(*errs: float) -> str:
        return grade_of(dict(zip(NAMED_LEVELS.values(), errs, strict=True)))

    assert grade(0.49, 0.0, 0.0) == "easy"
    assert grade(0.5, 0.0, 0.0) == "medium"
    assert grade(1.0, 1.0, 0.1) == "hard"
    assert grade(0.0, 1.0, 0.0) == "hard"
    assert grade(1.0, 0.0, 0.6) == "hard"


def test_what_is_no_move_of_the_puzzle_is_refused_by_name() -> None:
    puzzle = ALL[0]
    with pytest.raises(Unreadable, match="'xyz'"):
        puzzle.is_answer("xyz")
    with pytest.raises(Unreadable):
        puzzle.refutation(puzzle.best[0])


def test_a_game_without_puzzles_is_refused() -> None:
    with pytest.raises(BadOption, match="tarocchi"):
        ic.puzzles("tarocchi")
