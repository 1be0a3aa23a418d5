"""A lesson is skipped by its last three questions; a wrong answer begins it, with no harm."""

from __future__ import annotations

from typing import Any

import pytest
from support.learner import WORDS, leading, send, taking
from support.notebooks import FOLDER, LESSONS, lesson_of

from italiancards.games.burraco.questions import is_meld
from italiancards.session.session import Session
from italiancards.widgets import Lesson


def lesson(questions: int = 4) -> Lesson:
    planned = Lesson()
    planned.step(**WORDS, table=leading(), do="RC")
    planned.part(en="Melds", it="Combinazioni")
    for rank in range(3, 3 + questions):
        planned.guess(is_meld(f"{rank}c {rank + 1}c {rank + 2}c"))
    planned.remember(en="Three in a row.", it="Tre di fila.")
    return planned


def press(session: Session, to: str) -> Any:
    return send(session, "step", to=to, at=session.model()["lesson"]["at"])["lesson"]


def answer(session: Session, *, right: bool) -> Any:
    choice = session.activity.step.question.right ^ (not right)
    return send(session, "answer", choice=str(choice), at=session.model()["lesson"]["at"])["lesson"]


def test_three_right_answers_end_the_lesson_with_all_its_ideas() -> None:
    session = taking(lesson())
    assert session.model()["lesson"]["can"]["prove"]
    asked = press(session, "prove")
    assert (asked["proves"], asked["count"], asked["steps"]) == (True, "Question 1 of 3", 3)
    assert session.token == ""
    for _ in range(2):
        answer(session, right=True)
        press(session, "next")
    done = answer(session, right=True)
    assert (done["done"], done["can"]["next"]) == (True, False)
    assert [line["text"] for line in done["learnt"]] == ["Three in a row."]
    assert {each["name"] for each in done["proved"]} == {lesson_idea()}
    assert [each["question"] for each in done["proved"]] == done["quiz"]


def lesson_idea() -> str:
    session = taking(lesson())
    session.activity.enter(1)
    return str(session.model()["lesson"]["question"]["idea"]["name"])


@pytest.mark.parametrize("before", range(3))
def test_a_wrong_answer_leads_to_the_first_step(before: int) -> None:
    session = taking(lesson())
    press(session, "prove")
    for _ in range(before):
        answer(session, right=True)
        press(session, "next")
    wrong = answer(session, right=False)
    assert (wrong["done"], wrong["proved"], wrong["can"]["parallel"]) == (False, [], False)
    assert (wrong["can"]["first"], wrong["can"]["next"]) == (True, True)
    assert session.model()["status"] == "Now the lesson, from step 1."
    first = press(session, "next")
    assert (first["at"], first["proves"], first["count"]) == ("0", False, "Step 1 of 6")
    assert not first["can"]["prove"]
    assert session.token


def test_it_is_offered_before_anything_is_done_and_where_there_are_three_questions() -> None:
    assert not taking(lesson(questions=2)).model()["lesson"]["can"]["prove"]
    session = taking(lesson())
    assert not send(session, "move", move="AD")["lesson"]["can"]["prove"]
    press(session, "again")
    send(session, "move", move="RC")
    assert not press(session, "next")["can"]["prove"]


def test_a_late_press_answers_no_other_question() -> None:
    session = taking(lesson())
    press(session, "prove")
    assert send(session, "step", to="prove", at="0")["answer"]["kind"] == "stale"
    assert send(session, "answer", choice="0", at="0")["answer"]["kind"] == "stale"


def test_nearly_every_lesson_can_be_skipped() -> None:
    offered = [
        path.stem
        for path in LESSONS[::6]
        if taking(lesson_of(path)).model()["lesson"]["can"]["prove"]
    ]
    assert len(offered) > len(LESSONS[::6]) * 0.8
    assert FOLDER.exists()
