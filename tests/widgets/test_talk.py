"""What is said with a card: offered where it is taught, or where the learner wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.learner import send, taking
from support.notebooks import LESSONS, lesson_of

import italiancards as ic
from italiancards.session.play_activity import sit_down

TAUGHT = "360"
"""The lesson of what is said with a card."""
BEFORE = [path for path in LESSONS if "300" <= path.stem[:3] < TAUGHT]


def _said(model: Any) -> set[str]:
    """What the screen offers to say with a card."""
    return {each["said"] for each in model["choices"] if each["control"] == "chips"}


def test_at_a_lead_nothing_is_said_until_it_is_switched_on() -> None:
    session = sit_down(ic.deal("tresette", seed=7, players=4, dealer=3))
    assert session.view.to_move == session.seat
    assert _said(session.model()) == set()
    model = send(session, "setting", name="talk", value="on")
    assert _said(model) == {"Busso!", "Volo!", "Striscio!"}


def test_a_game_without_such_words_has_no_such_setting() -> None:
    assert "talk" not in sit_down(ic.deal("scopa", seed=7)).model()["settings"]
    assert "talk" in sit_down(ic.deal("tresette", seed=7)).model()["settings"]


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_no_step_before_they_are_taught_offers_words_with_a_card(path: Path) -> None:
    session = taking(lesson_of(path))
    for number, _ in enumerate(session.activity.steps):
        session.activity.enter(number)
        assert _said(session.model()) == set()


def test_the_lesson_that_teaches_them_offers_them() -> None:
    (path,) = (each for each in LESSONS if each.stem.startswith(TAUGHT))
    session = taking(lesson_of(path))
    offered = set()
    for number, _ in enumerate(session.activity.steps):
        session.activity.enter(number)
        offered |= _said(session.model())
    assert "Volo!" in offered
