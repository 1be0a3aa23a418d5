"""The hands and moves of every lesson: goals that can be reached, and moves as good as any."""

from __future__ import annotations

from random import Random

import pytest
from support.notebooks import LESSONS, bots_move, lesson_of, played
from support.thorough import often, some

import italiancards as ic
from italiancards.hints import Advice, Budget
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
    if path.stem[:3] >= "110"
    for step in lesson_of(path).steps
    if step.moves
]
"""What is asked where a hint can tell whether it is best."""
NARROW = [("5C",)]
"""Cards that are so little better that it takes many playouts to tell."""
IN_TURNS = [each for each in ASKED if each.id[:3] >= "600" and each.values[0].moves != ("draw",)]
"""The same where the hint weighs whole turns. In Burraco’s `draw` it is how a turn begins that is
shown, before it is told when to take the discards."""


def reached(step: Step, table: ic.Table) -> bool:
    assert step.goal is not None
    return step.goal.reached(table, LEARNER)


@pytest.mark.parametrize("step", some(GUIDED, 2))
def test_the_goal_of_a_guided_hand_is_reached_by_the_hint(step: Step) -> None:
    assert reached(step, played(step, lambda table: bots_move(table, "hint")))


@pytest.mark.parametrize("step", some(GUIDED[1:], 2))
def test_who_plays_without_thought_does_not_reach_it(step: Step) -> None:
    assert not reached(step, played(step, lambda table: bots_move(table, "beginner")))
    by_chance = 0
    turns = step in [each.values[0] for each in GUIDED if each.id[:3] >= "600"]
    deals = often(30) if turns else 30  # a deal of cards alone is soon played
    for seed in range(deals):
        chance = Random(seed)
        by_chance += reached(step, played(step, lambda table: chance.choice(table.legal())))  # noqa: B023
    assert by_chance < deals / 3


@pytest.mark.parametrize("step", [each for each in ASKED if each.id[:3] < "600"])
def test_a_card_that_a_lesson_asks_for_is_as_good_as_any_and_the_others_bring_less(
    step: Step,
) -> None:
    table = step.table()
    assert table is not None
    advice = weighed(table, step)
    uses = [table.read(move).uses for move in step.moves]
    if not any(each.card for each in uses):  # what is told costs nothing: a card follows it
        assert any(each.hand for each in uses) or str(advice.move) in step.moves
        return
    asked = {silent(move) for move in step.moves}
    value = {str(each.move): each.value for each in advice.weighed}
    accepted = min(value[move] for move in step.moves)
    assert {str(move) for move in advice.as_good} & set(step.moves)
    assert all(value[move] < accepted for move in value if silent(move) not in asked)


@pytest.mark.parametrize("step", IN_TURNS)
def test_a_move_that_a_lesson_asks_for_belongs_to_the_turn_that_the_hint_plays(step: Step) -> None:
    """Or another move does to which the lesson has an answer of its own."""
    table = step.table()
    assert table is not None
    played = {str(move) for move in table.hint(playouts=600).advice.line}
    assert played & {*step.moves, *step.but}


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
