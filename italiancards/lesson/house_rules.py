"""House rules: a page of ticks, each with the steps of a lesson that teach it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any

import italiancards as ic
from italiancards.core.errors import BadOption
from italiancards.core.game import Game
from italiancards.core.options import choices
from italiancards.core.position import read_position
from italiancards.core.words import Voice
from italiancards.lesson.recall import first_own_step
from italiancards.lesson.steps import Step
from italiancards.session.lesson_model import HouseRule, HouseRules

CHOOSE = "rule "
"""Beginning of what a browser asks for when somebody ticks a rule."""


def check_rule(table: str, name: str, value: object) -> str:
    """Return the key of a rule, as `two_aces=False`; raise if no form of the game offers it.

    Args:
        table: the table whose rules are ticked.
        name: the option.
        value: what it is agreed to be; None for any number but the usual.

    Raises:
        BadOption: the game has no such option, or it cannot be that.

    >>> check_rule("burraco", "two_aces", False), check_rule("burraco", "min_first_meld", None)
    ('two_aces=False', 'min_first_meld')
    """
    game, _ = game_of(table)
    found = {each.name: each for each in choices(game.options)}
    if name not in found:
        raise BadOption("no-option", name, found, game=game.name)
    if value is None:
        return name
    values = [str(each) for each in found[name].values if each != found[name].default]
    if str(value) not in values:
        raise BadOption("option-cannot-be", value, values, name=repr(name))
    return f"{name}={value}"


def game_of(table: str) -> tuple[Game[Any, Any, Any], dict[str, str]]:
    """Return the game of a page of house rules, and what its table differs in from the usual.

    Args:
        table: the table, as its step has it.
    """
    name, fields = read_position(table)
    return ic.game(name), fields


def is_house_page(steps: Sequence[Step]) -> bool:
    """Return True if steps are those of a page of house rules: it begins with their ticks."""
    return bool(steps) and bool(steps[0].chooses)


def span_of(steps: Sequence[Step], at: int) -> range:
    """Return the numbers of the steps that are taken together with one: a lesson's, or a rule's.

    Args:
        steps: the steps of the lesson, or of a page of house rules.
        at: the number of the step.
    """
    if not is_house_page(steps):
        return range(first_own_step(steps), len(steps))
    first = last = at
    while first and steps[first - 1].rule == steps[at].rule:
        first -= 1
    while last + 1 < len(steps) and steps[last + 1].rule == steps[at].rule:
        last += 1
    return range(first, last + 1)


def first_step(steps: Sequence[Step], to: str) -> int | None:
    """Return the number of the first step of the rule that is asked for; None if none is.

    Args:
        steps: the steps of the lesson, or of a page of house rules.
        to: what a browser asks for, as `rule two_aces=False`.
    """
    asked = (at for at, step in enumerate(steps) if step.rule and to == CHOOSE + step.rule)
    return next(asked, None)


def house_rules(steps: Sequence[Step], taken: Collection[str], voice: Voice) -> HouseRules:
    """Return the ticks of a page, under the headings of its parts, with the table they change.

    Args:
        steps: the steps of the page.
        taken: the rules whose steps were taken.
        voice: who says the headings.
    """
    game, fields = game_of(steps[0].chooses)
    ticks: list[HouseRule] = []
    for rule, own in taught_rules(steps).items():
        title = own[0].title
        option, _, value = rule.partition("=")
        ticks.append(
            {
                "part": "" if title is None else title.in_language(voice.language),
                "option": option,
                "value": value,
                "rule": rule,
                "steps": len(own),
                "taken": rule in taken,
            }
        )
    return {"game": game.name, "table": fields, "ticks": ticks}


def taught_rules(steps: Sequence[Step]) -> dict[str, list[Step]]:
    """Return the steps of each rule of a page, by its key."""
    return {
        rule: list(taught)
        for rule, taught in groupby(
            (step for step in steps if step.rule), key=lambda step: step.rule
        )
    }
