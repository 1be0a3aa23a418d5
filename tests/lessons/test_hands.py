"""The hands and moves of every lesson: goals that can be reached, and moves as good as any."""

from __future__ import annotations

from random import Random

import pytest
from support.notebooks import LESSONS, bots_move, lesson_of, played

import italiancards as ic
from italiancards.questions.wording import LEARNER
from widgets.lesson.steps import Step

GUIDED = [
    pytest.param(step, id=path.stem)
    for path in LESSONS
    for step in lesson_of(path).steps
    if step.goal is not None
]
ASKED = [
    pytest.param(step, id=f"{path.stem} {step.moves}")
    for path in LESSONS
    if "110" <= path.stem[:3] < "600"
    for step in lesson_of(path).steps
    if step.moves
]
"""What is asked where a hint can tell whether it is best: Burraco's was not above `greedy`."""


def reached(step: Step, table: ic.Table) -> bool:
    assert step.goal is not None
    return step.goal.reached(table, LEARNER)


@pytest.mark.parametrize("step", GUIDED)
def test_the_goal_of_a_guided_hand_is_reached_by_the_hint(step: Step) -> None:
    assert reached(step, played(step, lambda table: bots_move(table, "hint")))


@pytest.mark.parametrize("step", GUIDED[1:])
def test_who_plays_without_thought_does_not_reach_it(step: Step) -> None:
    assert not reached(step, played(step, lambda table: bots_move(table, "beginner")))
    by_chance = 0
    for seed in range(30):
        chance = Random(seed)
        by_chance += reached(step, played(step, lambda table: chance.choice(table.legal())))  # noqa: B023
    assert by_chance < 10


@pytest.mark.parametrize("step", ASKED)
def test_a_card_that_a_lesson_asks_for_is_as_good_as_any_and_the_others_bring_less(
    step: Step,
) -> None:
    table = step.table()
    assert table is not None
    advice = table.hint(playouts=6000).advice
    uses = [table.read(move).uses for move in step.moves]
    if not any(each.card for each in uses):  # what is told costs nothing: a card follows it
        assert any(each.hand for each in uses) or str(advice.move) in step.moves
        return
    asked = {silent(move) for move in step.moves}
    value = {str(each.move): each.value for each in advice.weighed}
    accepted = min(value[move] for move in step.moves)
    assert {str(move) for move in advice.as_good} & set(step.moves)
    assert all(value[move] < accepted for move in value if silent(move) not in asked)


def silent(move: str) -> str:
    """A move without what is said with it, which changes no card."""
    return move.partition(" !")[0]
