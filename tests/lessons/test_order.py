"""The order of lessons: a deal to look on at, soon a coached one, then what tables agree on."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from support.notebooks import LESSONS, lesson_of, notebook

from tools.lesson_minutes import code

SHOWN_FIRST = ("100", "200", "500", "600")
"""The lessons that show a whole deal after the learner's first card."""
BEFORE_THE_COACH = 3
"""So many lessons of a game come before its first coached deal, at most."""
HUNDREDS = [
    pytest.param([path for path in LESSONS if path.stem.startswith(hundred)], id=hundred)
    for hundred in "12356"
]


def coached(path: Path) -> bool:
    return any(step.hand and step.remarks for step in lesson_of(path).steps)


@pytest.mark.parametrize("number", SHOWN_FIRST)
def test_a_whole_deal_is_looked_on_at_after_the_first_own_card(number: str) -> None:
    (path,) = (path for path in LESSONS if path.stem.startswith(number))
    own_card, deal = [step for step in lesson_of(path).steps if not step.recall][:2]
    assert own_card.moves
    assert own_card.question is None
    assert deal.replays_deal
    assert len(deal.stops) >= 3


@pytest.mark.parametrize("game", HUNDREDS)
def test_a_coached_deal_comes_after_three_lessons_at_the_latest(game: list[Path]) -> None:
    assert any(coached(path) for path in game[: BEFORE_THE_COACH + 1])


@pytest.mark.parametrize("game", HUNDREDS)
def test_what_tables_agree_on_differently_comes_after_the_first_coached_deal(
    game: list[Path],
) -> None:
    first = next(place for place, path in enumerate(game) if coached(path))
    agreed = [place for place, path in enumerate(game) if "house_rules" in path.stem]
    assert agreed
    assert min(agreed) > first


@pytest.mark.parametrize("game", HUNDREDS[:3])
def test_a_french_pack_is_taught_in_one_lesson_of_a_game(game: list[Path]) -> None:
    asked = [path.stem for path in game if _names_deck(path)]
    assert len(asked) <= 1


def _names_deck(path: Path) -> bool:
    """Whether a lesson's table is agreed on with another pack."""
    nodes = ast.walk(ast.parse(code(notebook(path))))
    return any(isinstance(node, ast.keyword) and node.arg == "deck" for node in nodes)
