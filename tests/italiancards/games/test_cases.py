"""The hand-written cases hold, and every rule and option is needed by one of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from operator import itemgetter

import pytest
from support.cases import Case, cases_of, failures

import italiancards as ic
from italiancards.core.options import declared_options

CASES = {name: cases_of(name) for name in ic.GAMES}
RULES = [(name, rule.name) for name in ic.GAMES for rule in ic.game(name).rules.rules]
OPTIONS = [
    (name, option.name)
    for name in ic.GAMES
    for option in declared_options(ic.game(name).options)
    if len(option.values) > 1 and option.name != "deck"  # the pack changes pictures only
]


@pytest.mark.parametrize("game", ic.GAMES)
def test_every_case_holds(game: str) -> None:
    assert [*failures(game, CASES[game])] == []


@pytest.mark.parametrize("game", ic.GAMES)
def test_every_case_cites_its_source_and_claims_something(game: str) -> None:
    for case in CASES[game]:
        assert case.source, case.title
        assert case.claims, case.title


@pytest.mark.parametrize(("game", "name"), RULES)
def test_a_rule_that_is_emptied_makes_a_case_fail(game: str, name: str) -> None:
    rules = ic.game(game).rules.rules
    place = next(number for number, rule in enumerate(rules) if rule.name == name)
    saved_rule = rules[place]
    rules[place] = replace(saved_rule, judge=lambda view, move: None)
    silent = [all(name not in rest for *_, rest in case.claims) for case in CASES[game]]
    ordered_cases = [
        case for _, case in sorted(zip(silent, CASES[game], strict=True), key=itemgetter(0))
    ]
    try:
        assert any(failures(game, ordered_cases))
    finally:
        rules[place] = saved_rule


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_an_option_that_is_ignored_makes_a_case_fail(game: str, name: str) -> None:
    default = next(
        each.default for each in declared_options(ic.game(game).options) if each.name == name
    )
    ignored = [
        Case(case.line, case.title, case.source, _without(case.position, name), case.claims)
        for case in CASES[game]
        if f"{name}=" in case.position
    ]
    assert any(failures(game, ignored)), f"no case needs {name} to differ from {default}"


def _without(position: str, option: str) -> str:
    return "; ".join(part for part in position.split("; ") if not part.startswith(f"{option}="))


@pytest.mark.parametrize(("game", "name"), RULES)
def test_every_rule_has_a_case_that_allows_and_one_that_forbids(game: str, name: str) -> None:
    rule = next(rule for rule in ic.game(game).rules.rules if rule.name == name)
    named = Counter(
        claim
        for case in CASES[game]
        for _, claim, rest in case.claims
        if name in rest.rpartition(":")[2].replace(",", " ").split()
    )
    assert rule.permission or named["no"], "nothing is forbidden by it"
    assert rule.gate or named["may"], "nothing is allowed by it"
    assert rule.source
