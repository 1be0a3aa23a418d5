"""What a step says is acted out on its table: collected, swept, counted and celebrated."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from support.learner import WORDS, following, go, keys, send, step, taking
from support.notebooks import LESSONS, lesson_of

from italiancards.lesson.lesson_activity import begin
from italiancards.lesson.steps import Step
from italiancards.session.session import Session
from italiancards.widgets import Lesson, say


def _act(session: Session) -> None:
    """Do what the step on the screen asks for: answer its question, play its move."""
    task = session.activity.task
    question = task.step.question
    if question is not None:
        go(session, "answer", choice=str(question.right), at=str(task.at))
    if task.step.moves:
        go(session, "move", move=task.step.moves[0])


def _collect(session: Session) -> list[dict[str, Any]]:
    """Press Continue while there is something to collect; what each press shows."""
    return [
        send(session, "go_on") for _ in takewhile(lambda _: session.waiting == "table", range(9))
    ]


def _acts(each: Step) -> bool:
    return not each.free and bool(each.moves or each.reveal)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_what_a_step_s_act_won_is_collected_and_celebrated_before_the_next_step(
    path: Path,
) -> None:
    session = begin(lesson_of(path).steps)
    for number, each in enumerate(session.activity.steps):
        if not _acts(each):
            continue
        session.activity.enter(number)
        _act(session)
        first, table = session.shown, session.table
        coming = [event for one in table.moments[first + 1 : table.now + 1] for event in one.events]
        great = [event.name for event in coming if event.name in table.game.celebrated]
        model = session.model()
        assert model["lesson"]["can"]["next"] is not bool(coming)
        if coming:
            assert model["wait"] == {"for": "table", "ms": None}
        seen = _collect(session)
        assert session.shown == table.now
        assert len([model["cheer"] for model in seen if model["cheer"]]) == len(great)
        last = session.model()
        assert last["lesson"]["can"]["next"]
        assert last["wait"] is None
        if each.then is not None:
            assert last["lesson"]["reply"] is not None


def _sweep() -> Session:
    """The lesson on the sweep, at the step that asks for one."""
    path = next(path for path in LESSONS if path.stem == "205_scopa_sweeping_the_table")
    session = begin(lesson_of(path).steps)
    number = next(n for n, each in enumerate(session.activity.steps) if each.moves)
    session.activity.enter(number)
    return session


def test_a_sweep_is_told_over_an_empty_table() -> None:
    session = _sweep()
    _act(session)
    taken = session.model()
    assert keys(taken, "table")
    assert taken["lesson"]["reply"] is None
    assert taken["cheer"] is None
    assert taken["lesson"]["kept"] == []
    swept = send(session, "go_on")
    assert keys(swept, "table") == []
    assert swept["cheer"] == {"text": "Scopa!", "mine": True}
    assert "empty table" in swept["lesson"]["reply"]["text"]
    assert swept["lesson"]["kept"]


def test_a_sweep_that_is_not_collected_yet_is_found_again_in_another_kernel() -> None:
    session = _sweep()
    _act(session)
    again = begin(session.activity.steps)
    model = send(again, "sit", at=session.token)
    assert model["lesson"]["reply"] is None
    assert model["wait"] == {"for": "table", "ms": None}
    assert send(again, "go_on")["cheer"]
    assert again.model()["lesson"]["reply"]


def test_a_class_that_looks_on_sees_the_sweep_by_the_same_key() -> None:
    session = _sweep()
    assert step(session, "show")["wait"]
    assert step(session, "show")["cheer"]
    assert session.model()["lesson"]["can"]["next"]


def test_continue_leads_on_from_what_it_collects_unless_something_new_is_said() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB", then=say(en="Ours.", it="Nostra."))
    lesson.step(**WORDS)
    session = taking(lesson)
    assert send(session, "move", move="AB")["lesson"]["can"]["leave"]
    assert not send(session, "go_on")["lesson"]["can"]["leave"]
    sweep = _sweep()
    _act(sweep)
    assert not sweep.model()["lesson"]["can"]["leave"]


def test_a_trick_that_the_next_step_collects_is_left_to_that() -> None:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB")
    lesson.step(**WORDS, press="go_on")
    session = taking(lesson)
    assert send(session, "move", move="AB")["lesson"]["can"]["next"]
    assert step(session, "next")["wait"] == {"for": "table", "ms": None}
    assert send(session, "go_on")["lesson"]["done"]
