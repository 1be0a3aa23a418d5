"""The hands and moves of every lesson: goals that can be reached, and moves as good as any."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from support.depth import TIMES, often, some
from support.notebooks import bots_move, lesson_of, notebooks_with, played

import italiancards as ic
from italiancards.hints import PLAYOUTS, Advice, Budget, last
from italiancards.lesson.steps import Step
from italiancards.questions.wording import LEARNER

GUIDED = notebooks_with("goal=")
"""Lessons that have a hand with a goal."""
ASKED = [path for path in notebooks_with("do=") if path.stem >= "110"]
"""Where a hint can tell whether what is asked for is best."""
TURNS = "600"
"""From this lesson on the hint weighs whole turns."""
NARROW = [("5C",)]
"""Cards that are so little better that it takes many playouts to tell."""


def each_of(paths: list[Path], every: int) -> pytest.MarkDecorator:
    """A test for one lesson of so many, for all where it is to be thorough."""
    return pytest.mark.parametrize("path", some(paths, every), ids=lambda path: path.stem)


def goals(path: Path) -> list[Step]:
    """The hands of a lesson that have a goal."""
    found = [step for step in lesson_of(path).steps if step.goal is not None]
    assert found
    return found


def asking(path: Path) -> list[Step]:
    """The steps of a lesson that ask for a move."""
    found = [step for step in lesson_of(path).steps if step.moves]
    assert found
    return found


def reached(step: Step, table: ic.Table) -> bool:
    assert step.goal is not None
    return step.goal.is_reached(table, LEARNER)


@each_of(GUIDED, 11)
def test_the_goal_of_a_guided_hand_is_reached_by_the_coachs_own_line(path: Path) -> None:
    """Quickly, and where it is to be thorough with all the thought that the coach takes."""
    budget = Budget(PLAYOUTS if TIMES > 1 else 600)
    for step in goals(path):
        table = played(step, lambda table: last(table.think("hint", budget)).move)
        assert reached(step, table), step.text


@each_of(GUIDED[1:], 11)
def test_who_plays_without_thought_does_not_reach_it(path: Path) -> None:
    deals = often(30) if path.stem >= TURNS else 30  # a deal of cards alone is soon played
    for step in goals(path):
        assert not reached(step, played(step, lambda table: bots_move(table, "beginner")))
        by_chance = 0
        for seed in range(deals):
            chance = Random(seed)
            by_chance += reached(step, played(step, lambda table: chance.choice(table.legal())))  # noqa: B023
        assert by_chance < deals / 3


@each_of([each for each in ASKED if each.stem < TURNS], 11)
def test_a_card_that_a_lesson_asks_for_is_as_good_as_any_and_the_others_bring_less(
    path: Path,
) -> None:
    for step in asking(path):
        table = step.table()
        assert table is not None
        advice = weighed(table, step)
        uses = [table.read(move).uses for move in step.moves]
        if not any(each.card for each in uses):  # what is told costs nothing: a card follows it
            assert any(each.hand for each in uses) or str(advice.move) in step.moves
            continue
        asked = {silent(move) for move in step.moves}
        value = {str(each.move): each.value for each in advice.weighed}
        accepted = min(value[move] for move in step.moves)
        assert {str(move) for move in advice.as_good} & set(step.moves), step.text
        assert all(value[move] < accepted for move in value if silent(move) not in asked), step.text


@each_of([each for each in ASKED if each.stem >= TURNS], 5)
def test_a_move_that_a_lesson_asks_for_belongs_to_the_turn_that_the_hint_plays(path: Path) -> None:
    """Or another move does to which the lesson has an answer of its own. A `draw` is how a turn
    begins that is shown, before it is told when to take the discards."""
    for step in asking(path):
        table = step.table()
        assert table is not None
        if step.moves != ("draw",):
            line = {str(move) for move in table.hint(playouts=600).advice.line}
            assert line & {*step.moves, *step.but}, step.text


def weighed(table: ic.Table, step: Step) -> Advice:
    """What the hint thinks of it once the others are clearly behind, or at the end."""
    for advice in table.think("hint", Budget(6000 if step.moves in NARROW else often(6000, 3))):
        if advice.playouts >= 600 and clear(advice, step):
            break
    return advice


def clear(advice: Advice, step: Step) -> bool:
    """Whether every other move is behind those asked for by more than is uncertain of both."""
    asked = {silent(move) for move in step.moves}
    least, most = [], []
    for each in advice.weighed:
        if each.estimate is None:
            return False
        behind, error = each.estimate.behind, each.estimate.behind_error
        if silent(str(each.move)) in asked:
            most.append(behind + error)
        else:
            least.append(behind - error)
    return bool(most and least) and min(least) > max(most)


def silent(move: str) -> str:
    """A move without what is said with it, which changes no card."""
    return move.partition(" !")[0]
