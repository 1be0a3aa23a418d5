"""Every option that a form offers is taught somewhere: a lesson tells it, and asks about it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from support.notebooks import LESSONS, notebook

import italiancards as ic
from italiancards.core.options import choices
from italiancards.site.pages.lessons import lessons
from tools.lesson_minutes import code


@cache
def _explained_options() -> Mapping[str, Mapping[str, frozenset[str]]]:
    """For each game that has lessons: the values that are agreed in them, option by option."""
    games = {lesson.name: lesson.game for lesson in lessons() if lesson.kind == "lesson"}
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in LESSONS:
        for name, value in _named(path):
            found[games[path.stem]][name].add(value)
    return {
        game: {name: frozenset(values) for name, values in values_by_name.items()}
        for game, values_by_name in found.items()
        if game
    }


def _named(path: Path) -> Iterator[tuple[str, str]]:
    """What the cell that tells a lesson names: arguments, and what is said in one by one."""
    for node in ast.walk(ast.parse(code(notebook(path)))):
        if isinstance(node, ast.keyword) and node.arg and isinstance(node.value, ast.Constant):
            yield node.arg, str(node.value.value)
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(value, ast.Constant):
                    yield str(key.value), str(value.value)


OFFERED = [
    pytest.param(game, option.name, str(option.default), id=f"{game} {option.name}")
    for game in sorted(_explained_options())
    for option in choices(ic.game(game).options)
]


@pytest.mark.parametrize(("game", "option", "default"), OFFERED)
def test_an_option_of_a_form_is_taught_at_another_value_than_the_usual(
    game: str, option: str, default: str
) -> None:
    presets = ic.game(game).presets
    agreed = set(_explained_options()[game].get(option, ()))
    for preset in _explained_options()[game].get("preset", ()):
        agreed |= {str(presets[preset][option])} if option in presets.get(preset, {}) else set()
    assert agreed - {default}
