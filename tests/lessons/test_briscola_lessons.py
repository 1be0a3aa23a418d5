"""What the Briscola lessons say and ask is true of the engine, and their hands can be played well."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.core.moves import Move
from italiancards.games.briscola.view import BriscolaView
from italiancards.hints import Budget, last
from widgets.lesson.counting import worth
from widgets.lesson.steps import LEARNER, Goal, Step

OPPONENT = "greedy"
"""Who plays the other seat in a lesson."""


def steps(name: str) -> list[Step]:
    (path,) = (path for path in LESSONS if path.stem.startswith(name))
    return lesson_of(path).steps


def guided(name: str) -> Step:
    """The hand of a lesson that has a goal."""
    return next(step for step in steps(name) if step.goal is not None)


def view_of(name: str, hand: str) -> BriscolaView:
    """What the learner knows at the step of a lesson where that is the hand."""
    tables = filter(None, (step.table() for step in steps(name)))
    views = (table.view(LEARNER) for table in tables)
    return next(view for view in views if " ".join(view.hand) == hand)


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


def bots_move(table: ic.Table, name: str) -> Move:
    return last(table.think(name, Budget(600))).move


def played(step: Step, choose: Callable[[ic.Table], Move]) -> ic.Table:
    """The hand played out, the learner's cards chosen by somebody."""
    table = step.table()
    assert table is not None
    while table.to_move is not None:
        table.play(choose(table) if table.to_move == LEARNER else bots_move(table, OPPONENT))
    return table


def reached(step: Step, table: ic.Table) -> bool:
    assert step.goal is not None
    return step.goal.reached(table, LEARNER)


def reachable(table: ic.Table, goal: Goal) -> bool:
    """Whether any cards of the learner's reach the goal, the opponent playing as it does there.

    The hint's card is tried first: a whole deal has too many ways to try them all.
    """
    while table.to_move not in (LEARNER, None):
        table.play(bots_move(table, OPPONENT))
    if table.to_move is None:
        return goal.reached(table, LEARNER)
    now, hint = table.now, bots_move(table, "hint")
    moves = sorted(table.legal(), key=lambda move: move != hint)
    return any(reachable(table.branch(now).play(move), goal) for move in moves)


@pytest.mark.parametrize("step", GUIDED)
def test_the_goal_of_a_guided_hand_can_be_reached_and_the_hint_does(step: Step) -> None:
    table = step.table()
    assert table is not None
    assert step.goal is not None
    assert reachable(table, step.goal)
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
    value = {str(each.move): each.value for each in advice.weighed}
    accepted = min(value[move] for move in step.moves)
    assert {str(move) for move in advice.as_good} & set(step.moves)
    assert all(value[move] < accepted for move in value if move not in step.moves)


# The numbers that are told


def test_the_points_that_are_told_are_those_of_the_cards() -> None:
    counted = worth("briscola")
    suit = [counted[card] for card in counted if card.suit == "S"]
    assert sorted(suit, reverse=True) == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]
    assert (sum(suit), sum(counted.values())) == (30, 120)


@pytest.mark.parametrize(("lesson", "told"), [("110", "45"), ("120", "41"), ("130", "28")])
def test_a_guided_hand_starts_with_the_points_that_it_says(lesson: str, told: str) -> None:
    step = guided(lesson)
    table = step.table()
    assert table is not None
    assert step.goal is not None
    assert step.text is not None
    assert table.score().sheet.totals[LEARNER] == int(told)
    assert table.view(LEARNER).trick_number == 15
    for words in (step.text.en, step.text.it):
        assert f" {told} " in words
        assert f" {step.goal.number}" in words


def test_the_trumps_that_are_said_to_be_out_are_out() -> None:
    view = view_of("130", "RD FC AS")
    assert sorted(card for card in view.unseen if card.suit == view.trump) == ["6B", "AB"]
    assert sorted(view_of("130", "6S AB 4C").unseen) == ["3D", "5S", "7C"]
    assert "AS" in view_of("130", "3S 4S 2D").unseen


def test_the_chance_of_the_first_lead_is_that_of_nine_trumps_among_36_cards() -> None:
    view = view_of("130", "AD 5C RB")
    beating = [card for card in view.unseen if view.order.beats(card, view.hand[0]).ok]
    assert (len(beating), len(view.unseen), view.hand_sizes[1]) == (9, 36, 3)
    assert {card.suit for card in beating} == {view.trump}


def test_the_carico_that_is_said_to_be_safe_is_beaten_by_nothing() -> None:
    view = view_of("130", "3D 6C 2B")
    assert not [card for card in view.unseen if card.suit == view.trump or card == "AD"]


def test_the_upcard_of_the_guided_hand_goes_to_whoever_loses_the_trick_before_it() -> None:
    table = played(guided("120"), lambda table: bots_move(table, "hint"))
    events = [event for _, event in table.log()]
    place = next(n for n, event in enumerate(events) if event.name == "drew-upcard")
    taken = next(each for each in reversed(events[:place]) if each.name == "trick-taken")
    assert events[place].facts["seat"] == LEARNER != taken.facts["seat"]


def test_of_twenty_tricks_seventeen_are_followed_by_drawing() -> None:
    moments = ic.deal("briscola", seed=13).autoplay().moments
    events = [[event.name for event in moment.events] for moment in moments]
    tricks = [names for names in events if "trick-taken" in names]
    assert (len(tricks), sum("drew" in names for names in tricks)) == (20, 17)


def test_without_the_exchange_the_free_hand_of_the_exchanges_is_lost() -> None:
    *_, step = (step for step in steps("150") if step.hand)
    table = step.table()
    assert table is not None
    reached_by = {
        any(move.startswith("exchange") for move in moves)
        for moves, points in ways(table)
        if points >= 61
    }
    assert reached_by == {True}


def ways(table: ic.Table) -> list[tuple[tuple[str, ...], int]]:
    """All the learner can do to the end of a deal, and the points it brings."""
    while table.to_move not in (LEARNER, None):
        table.play(bots_move(table, OPPONENT))
    if table.to_move is None:
        return [((), table.score().sheet.totals[LEARNER])]
    now = table.now
    return [
        ((str(move), *moves), points)
        for move in table.legal()
        for moves, points in ways(table.branch(now).play(move))
    ]
