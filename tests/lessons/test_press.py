"""A step that asks for a button: it is lit, and a card that is played instead is not played."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.depth import some
from support.learner import send, taking
from support.notebooks import LESSONS, lesson_of

from italiancards.lesson.house_rules import is_house_page
from italiancards.session.session import Session

(WELCOME,) = (path for path in LESSONS if path.stem.startswith("000"))
UNDO = 2
"""The step that asks for Undo."""
SOON = 3
"""Presses after which a lesson asks something at the latest."""
ASKING = [path for path in LESSONS if not is_house_page(lesson_of(path).steps)]


def _at_undo() -> Session:
    session = taking(lesson_of(WELCOME))
    send(session, "move", move="5B")
    session.activity.enter(UNDO)
    while session.waiting is not None:
        send(session, "go_on")
    return session


def test_a_step_names_the_button_that_it_asks_for_until_it_is_pressed() -> None:
    session = _at_undo()
    assert session.model()["lesson"]["press"] == "undo"
    assert send(session, "undo")["lesson"]["press"] == ""


def test_whoever_plays_on_is_told_which_button_to_press_first() -> None:
    session = _at_undo()
    before = session.table.now
    move = str(session.table.legal()[0])
    model = send(session, "move", move=move)
    assert session.table.now == before
    assert model["answer"]["brief"] == "First press Undo."
    assert model["lesson"]["press"] == "undo"


@pytest.mark.parametrize("path", some(ASKING, 3), ids=lambda path: path.stem)
def test_a_lesson_asks_something_within_three_presses(path: Path) -> None:
    session, presses = taking(lesson_of(path)), 0
    while not _asks(session):
        model = session.model()
        if model["wait"]:
            presses += model["wait"]["ms"] is None
            send(session, "go_on")
        else:
            presses += 1
            send(session, "step", to="next", at=model["lesson"]["at"])
        assert presses <= SOON


def _asks(session: Session) -> bool:
    """Return True if something is asked, or a card is the learner's to play."""
    model = session.model()
    return session.activity.phase == "question" or bool(not model["wait"] and model["choices"])
