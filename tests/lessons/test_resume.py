"""A lesson is gone on with in another kernel, from any of its moments."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from support.depth import some
from support.learner import WORDS, leading, send, step, taking
from support.notebooks import LESSONS, lesson_of
from support.screen import shown

from italiancards.session.session import Session
from italiancards.widgets import Lesson

some_lessons = pytest.mark.parametrize("path", some(LESSONS, 45), ids=lambda path: path.stem)


def wander(session: Session, chance: Random) -> None:
    """Do something that a learner could do now."""
    model = session.model()
    lesson, acts = model["lesson"], []
    if session.waiting is not None:
        acts.append(("go_on", {}))
    if session.activity.phase == "question":
        count = len(lesson["question"]["options"])
        acts.append(("answer", {"choice": str(chance.randrange(count)), "at": lesson["at"]}))
    elif session.activity.phase == "play" and session.waiting is None:
        acts += [("move", {"move": choice["move"]}) for choice in model["choices"] if choice["ok"]]
        acts += [(name, {}) for name in ("undo", "hint") if model["can"][name]]
        if model["choices"]:
            acts.append(("ask", {"move": model["choices"][0]["move"]}))
    for to in ("back", "again", "next", "next", "next", "next"):
        if lesson["can"][to]:
            acts.append(("step", {"to": to, "at": lesson["at"]}))
    kind, texts = chance.choice(acts)
    send(session, kind, **texts)


@some_lessons
def test_from_wherever_a_learner_is_another_kernel_shows_the_same(path: Path) -> None:
    lesson, chance = lesson_of(path), Random(1)
    session = taking(lesson)
    for _ in range(120):
        wander(session, chance)
        other = taking(lesson)
        assert send(other, "sit", at=session.token)["answer"] is None
        assert shown(other) == shown(session)
        assert other.token == session.token
        if session.activity.at + 1 == len(session.activity.steps):
            break


@pytest.mark.parametrize("acts", some(range(6), 3))
def test_of_an_example_nothing_is_played_twice_and_the_reasons_stay(acts: int) -> None:
    lesson = Lesson()
    lesson.watch(**WORDS, table=leading(), cards=2)
    session = taking(lesson)
    for _ in range(acts):
        send(session, "go_on")
    other = taking(lesson)
    assert send(other, "sit", at=session.token)["answer"] is None
    assert shown(other) == shown(session)
    assert other.model()["coach"] == session.model()["coach"]
    while session.activity.phase == "play":
        assert shown(other) == shown(session)
        send(other, "go_on")
        send(session, "go_on")
    assert other.activity.phase == "done"


@some_lessons
def test_going_back_after_going_on_leads_where_it_would_have_led(path: Path) -> None:
    lesson, chance = lesson_of(path), Random(2)
    session = taking(lesson)
    for _ in range(100):
        wander(session, chance)
    other = taking(lesson)
    send(other, "sit", at=session.token)
    while session.model()["lesson"]["can"]["back"]:
        step(session, "back")
        step(other, "back")
        assert shown(other) == shown(session)


def test_a_place_in_a_lesson_that_asks_something_else_now_begins_it_anew() -> None:
    first, second = (taking(lesson_of(path)) for path in LESSONS[:2])
    answer = send(second, "sit", at=first.token)
    assert (
        answer["answer"]["text"]
        == "This lesson has changed since your last visit: it starts again from the beginning."
    )
    assert second.activity.at == taking(lesson_of(LESSONS[1])).activity.at


@pytest.mark.parametrize(
    "text",
    [
        "",
        "briscola; number=7",
        "lesson; told=1",
        "lesson; told={told}; at=x; phase=play; now=0",
        "lesson; told={told}; at=99; phase=play; now=0",
        "lesson; told={told}; at=3; phase=done; now=0 9X",
        "lesson; told={told}; at=0; phase=play; now=7777",
        "lesson; told={told}; at=0; phase=done; chosen=77; now=0",
    ],
)
def test_a_place_that_is_none_changes_nothing(text: str) -> None:
    session = taking(lesson_of(LESSONS[1]))
    token = session.token
    lesson_mark = token.partition("told=")[2].partition(";")[0]
    before = shown(session)
    assert send(session, "sit", at=text.replace("{told}", lesson_mark))["answer"]["kind"] == "note"
    assert shown(session) == before
    assert session.token == token


# Repeating


def test_what_is_repeated_is_asked_by_the_next_question_about_the_same_idea() -> None:
    session = taking(lesson_of(LESSONS[1]))
    ids = []
    while session.activity.at + 1 < len(session.activity.steps) and len(ids) < 3:
        model = session.model()["lesson"]
        if session.activity.phase == "question":
            ids.append(model["question"]["id"])
            right = session.activity.step.question
            assert right is not None
            send(session, "answer", choice=str(right.right), at=model["at"])
        if session.activity.phase == "play" and session.activity.step.moves:
            send(session, "move", move=session.activity.step.moves[0])
        if session.activity.phase == "play":  # a deal that is looked on at
            session.activity.enter(session.activity.at + 1)
        else:
            step(session, "next")
    assert len(set(ids)) == 3
    again = taking(lesson_of(LESSONS[1]))
    send(again, "setting", name="language", value="it")
    send(again, "repeat", questions=" ".join(ids))
    send(again, "setting", name="language", value="en")
    assert [each.question is not None for each in again.activity.steps] == [True] * 3
    idea = session.activity.ideas[ids[0]]
    question = again.model()["lesson"]["question"]
    assert question["id"] == idea.after(ids[0])
    assert question["idea"] == {"name": idea.name, "part": idea.part, "repeats": ids[0]}
    assert again.model()["lesson"]["repeating"]
    assert again.token == ""


def test_what_is_asked_to_be_repeated_twice_is_left_out_where_its_question_has_gone() -> None:
    path = next(each for each in LESSONS if each.stem == "300_tresette_follow_suit")
    session = taking(lesson_of(path))
    ideas = {idea.name: idea for idea in session.activity.ideas.values()}
    first = next(idea for idea in ideas.values() if len(idea.questions) > 1)
    send(session, "repeat", questions=first.name)
    asked = session.model()["lesson"]["question"]["id"]
    answer = send(session, "repeat", questions=asked)["answer"]
    assert answer["text"] == "Nothing left to repeat in this lesson."
    assert session.model()["lesson"]["question"]["id"] == asked


def test_where_nothing_is_left_to_repeat_the_lesson_says_so() -> None:
    session = taking(lesson_of(LESSONS[0]))
    answer = send(session, "repeat", questions="00000000")
    assert answer["answer"]["text"] == "Nothing left to repeat in this lesson."
    assert session.token
