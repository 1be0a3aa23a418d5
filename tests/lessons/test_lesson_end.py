"""What a lesson says at its end: what it taught, with cards, and what was known without help."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.learner import WORDS, following, go, send, step, taking
from support.notebooks import LESSONS, lesson_of

from italiancards.games.briscola.questions import who_takes
from italiancards.lesson.lesson_activity import begin
from italiancards.widgets import Lesson, say


def _lesson() -> Lesson:
    lesson = Lesson()
    lesson.step(**WORDS, table=following(), do="AB", keep=say(en="One.", it="Uno."), otherwise=NO)
    lesson.guess(who_takes(following(), "RC"), keep=say(en="Two.", it="Due."))
    lesson.remember(en="All.", it="Tutto.")
    return lesson


NO = say(en="No.", it="No.")


def test_the_end_says_what_was_taught_each_with_its_card() -> None:
    session = taking(_lesson())
    send(session, "move", move="AB")
    assert step(session, "next")["lesson"]["learnt"] == []
    right = session.activity.step.question.right
    send(session, "answer", choice=str(right), at="1")
    end = step(session, "next")["lesson"]
    cards = [[card["face"] for card in line["cards"]] for line in end["learnt"]]
    assert [line["text"] for line in end["learnt"]] == ["One.", "Two."]
    assert cards == [["it-AB"], ["it-RC"]]
    assert [line["known"] for line in end["learnt"]] == [True, True]
    assert [line["question"] for line in end["asked"]] == end["quiz"]


@pytest.mark.parametrize("way", ["wrong", "shown"])
def test_what_went_wrong_or_was_shown_was_not_known(way: str) -> None:
    session = taking(_lesson())
    if way == "wrong":
        send(session, "move", move="RC")
        step(session, "again")
        send(session, "move", move="AB")
    else:
        step(session, "show")
    step(session, "next")
    send(session, "answer", choice=str(session.activity.step.question.right), at="1")
    end = step(session, "next")["lesson"]
    assert [line["known"] for line in end["learnt"]] == [False, True]
    step(session, "first")
    assert session.activity.helped == set()


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_questions_that_come_back_are_found_among_those_asked(path: Path) -> None:
    session = begin(lesson_of(path).steps)
    session.activity.enter(len(session.activity.steps) - 1)
    go(session, "setting", name="language", value="it")
    lesson = session.model()["lesson"]
    asked = [line["question"] for line in lesson["asked"]]
    assert set(lesson["quiz"]) <= set(asked)
    assert all(line["text"] for line in (*lesson["asked"], *lesson["learnt"]))
