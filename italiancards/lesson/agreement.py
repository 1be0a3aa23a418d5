"""Agreement of a step's table, where it differs from what the lesson teaches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from italiancards.core.descriptions import describe_option
from italiancards.core.options import changed_options, declared_options
from italiancards.core.words import Voice
from italiancards.lesson.house_rules import is_house_page
from italiancards.lesson.steps import Step
from italiancards.questions.question import House
from italiancards.questions.texts import Words
from italiancards.records import read_house

SEEN = {"players", "deck"}
"""Options that nobody needs to be told: the table shows them."""


@cache
def _house_of(record: str) -> House:
    """Return what was agreed at the table of a record; cached."""
    return House(*read_house(record))


def house_of(step: Step) -> House | None:
    """Return what was agreed where a step is played or asked; None where nothing can be.

    Args:
        step: the step.
    """
    question = step.question
    if question is not None and question.house is not None:
        return question.house
    record = step.record or (None if question is None else question.shown)
    return None if record is None else _house_of(record)


def _values(house: House) -> Mapping[str, object]:
    """Return the value of each option of a house, by name."""
    return {each.name: each.of(house.options) for each in declared_options(house.options)}


def taught_options(steps: Sequence[Step]) -> Mapping[str, object]:
    """Return the options that a lesson teaches, by name: of its first table, and of most others.

    Args:
        steps: the steps of the lesson; what it recalls of others does not count. A page of house
            rules teaches none of most: each of its rules is told at its table.
    """
    if is_house_page(steps):
        return {}
    houses = [house for step in steps if not step.recall and (house := house_of(step)) is not None]
    tables = [*map(_values, houses)]
    return {
        name: value
        for name, value in (tables[0] if len(tables) > 1 else {}).items()
        if 2 * sum(each.get(name) == value for each in tables) > len(tables)
    }


def agreed_text(step: Step, taught: Mapping[str, object], voice: Voice) -> str:
    """Return what a step's table has agreed on beside what its lesson teaches, in words.

    Args:
        step: the step.
        taught: the options that the lesson teaches, by name.
        voice: who says it.

    Returns:
        The label and the value of each option; "" for a step that is no task and asks nothing.
    """
    house = house_of(step) if step.question or step.moves or step.hand else None
    if house is None:
        return ""
    of_match = step.question is not None and house == step.question.house
    changed, own = changed_options(house.options, of_match=of_match), Words(house.game).of(voice)
    known = {} if step.recall else taught
    texts = []
    for option in declared_options(house.options):
        name = option.name
        if name in changed and name not in SEEN and known.get(name) != changed[name]:
            words = describe_option(own, option)
            value = words.values[changed[name]]
            texts.append(f"{words.label}: {value[:1].lower()}{value[1:]}.")
    return voice.say("agreed-here", {"options": " ".join(texts)}) if texts else ""
