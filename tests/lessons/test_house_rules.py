"""Pages of house rules: each rule that a table can agree on has its steps, taken one by one."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from support.learner import opened, send, step
from support.notebooks import LESSONS, lesson_of

from italiancards.core.options import OptionDeclaration, changed_options, choices
from italiancards.lesson.agreement import house_of
from italiancards.lesson.house_rules import game_of, is_house_page, taught_rules
from italiancards.lesson.lesson_activity import LessonActivity
from italiancards.lesson.steps import Step
from italiancards.session.session import Session

PAGES = [path for path in LESSONS if is_house_page(lesson_of(path).steps)]
ELSEWHERE = {"players"}
"""Options that make another game of it, with lessons of their own."""
FEWEST, MOST = 2, 3
"""Fewest and most steps of a rule: a hand to play at its end may be one more."""
pytestmark = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem[:3])


def test_every_step_belongs_to_a_rule_and_every_rule_has_two_or_three_in_a_row(path: Path) -> None:
    _, *steps = lesson_of(path).steps
    assert all(each.rule for each in steps)
    runs = [rule for rule, _ in groupby(each.rule for each in steps)]
    assert len({*runs}) == len(runs)
    for rule, own in taught_rules(steps).items():
        assert FEWEST <= len(own) <= MOST + own[-1].hand, rule
        assert not any(each.hand for each in own[:-1]), rule


def test_every_value_but_the_usual_has_its_steps_at_a_table_that_agrees_on_it(path: Path) -> None:
    chooser, *steps = lesson_of(path).steps
    taught = taught_rules(steps)
    for name, option in _offered(chooser.chooses).items():
        for value in option.values:
            if value == option.default or name in ELSEWHERE:
                continue
            own = taught.get(f"{name}={value}") or taught.get(name)
            assert own, f"{name}={value}"
            houses = [house for each in own if (house := house_of(each)) is not None]
            changed = [changed_options(each.options, of_match=True).get(name) for each in houses]
            assert value in changed or (name in taught and any(changed)), f"{name}={value}"


def test_a_rule_begins_at_its_own_table(path: Path) -> None:
    for own in taught_rules(lesson_of(path).steps).values():
        assert own[0].question is not None or own[0].record is not None


def test_a_rule_that_is_ticked_is_taken_and_leads_back_to_the_ticks(path: Path) -> None:
    steps = lesson_of(path).steps
    session, activity = opened(steps)
    assert not session.model()["lesson"]["done"]
    for rule, own in taught_rules(steps).items():
        model = step(session, f"rule {rule}")
        assert "rules" not in model["lesson"]
        assert model["lesson"]["steps"] == len(own)
        for each in own:
            _do(session, activity, each)
            model = step(session, "next")
        lesson = model["lesson"]
        assert rule in [each["rule"] for each in lesson["rules"]["ticks"] if each["taken"]]
        assert lesson["done"]


def test_a_place_in_a_rule_is_found_again(path: Path) -> None:
    steps = lesson_of(path).steps
    session, _ = opened(steps)
    rule = [*taught_rules(steps)][-1]
    before = step(session, f"rule {rule}")
    other, _ = opened(steps)
    assert send(other, "sit", at=before["token"])["lesson"]["at"] == before["lesson"]["at"]


def test_back_from_a_rule_leads_to_the_ticks(path: Path) -> None:
    steps = lesson_of(path).steps
    session, _ = opened(steps)
    for rule in taught_rules(steps):
        step(session, f"rule {rule}")
        assert "rules" in step(session, "back")["lesson"]


def test_a_rule_that_no_step_teaches_changes_nothing(path: Path) -> None:
    session, activity = opened(lesson_of(path).steps)
    step(session, f"rule {next(iter(taught_rules(activity.steps)))}")
    before = activity.at
    step(session, "rule nobody=True")
    assert activity.at == before


def _do(session: Session, activity: LessonActivity, asked: Step) -> None:
    """Do what a step asks for; a hand is played out as a bot plays."""
    while not activity.task.done:
        if asked.hand and session.waiting is None:
            send(session, "move", move=str(session.table.hint("greedy").move))
        else:
            step(session, "show")
    while activity.task.waiting == "table":
        activity.task.go_on()


def _offered(table: str) -> dict[str, OptionDeclaration]:
    """The options that a page's table can agree on, by name."""
    game, fields = game_of(table)
    declared = {each.name: each for each in choices(game.options)}
    players = {fields.get("players", str(declared["players"].default))}

    def can_be(name: str) -> set[str]:
        return players if name == "players" else {*map(str, declared[name].values)}

    def applies(option: OptionDeclaration) -> bool:
        return all(
            can_be(name) & {*map(str, values)} and applies(declared[name])
            for name, values in option.when.items()
        )

    return {name: option for name, option in declared.items() if applies(option)}
