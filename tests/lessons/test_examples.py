"""Worked examples: cards are played for the learner, and the reasons stand beside them."""

from __future__ import annotations

import re

import pytest
from support.depth import some
from support.learner import WORDS, following, keys, leading, send, step, taking

import italiancards as ic
from italiancards.session.session import Session
from italiancards.widgets import Lesson, say


def watching(table: ic.Table, cards: int = 1) -> Session:
    lesson = Lesson()
    lesson.watch(**WORDS, table=table, cards=cards, then=say(en="So.", it="Così."))
    lesson.step(**WORDS)
    return taking(lesson)


def test_the_card_that_is_played_for_the_learner_is_the_hints_with_its_reasons() -> None:
    session = watching(following())
    advice = following().hint()
    model = send(session, "go_on")
    assert keys(model, "trick") == ["5B", str(advice.move)]
    (coach_step,) = model["coach"]
    assert coach_step["step"] == "move"
    assert coach_step["lines"][0]["move"] == session.voice.move_name(advice.move)
    assert len(coach_step["lines"]) > 1
    assert model["lesson"]["reply"] is None
    gathered = send(session, "go_on")
    assert gathered["coach"] == model["coach"]
    assert gathered["lesson"]["reply"] == {"good": True, "text": "So."}
    assert gathered["lesson"]["can"]["next"]


def test_the_reasons_of_an_example_are_words_and_no_estimates() -> None:
    (coach_step,) = send(watching(following()), "go_on")["coach"]
    told = " ".join(line["text"] for line in coach_step["lines"])
    assert told
    assert not re.search(r"±|average|trial|in 100|No clear difference", told)
    assert "bars" not in coach_step


def test_nothing_is_told_of_the_card_before_it_is_played() -> None:
    model = watching(following()).model()
    assert model["coach"] == []
    assert model["lesson"]["reply"] is None
    assert model["status"] == "Watch: press Continue, and your move is made for you."


def test_who_watches_plays_no_card() -> None:
    session = watching(following())
    model = send(session, "move", move="AB")
    assert model["answer"]["kind"] == "note"
    assert keys(model, "trick") == ["5B"]
    assert model["choices"] == []
    for kind in ("hint", "undo"):
        assert not model["can"][kind]


def test_a_card_led_is_answered_before_the_example_is_over() -> None:
    session = watching(leading())
    led = send(session, "go_on")
    assert led["wait"]["for"] == "bot"
    assert not led["lesson"]["can"]["next"]
    answered = send(session, "go_on")
    assert len(keys(answered, "trick")) == 2
    assert answered["coach"] == led["coach"] != []
    assert not answered["lesson"]["can"]["next"]
    assert send(session, "go_on")["lesson"]["can"]["next"]


def test_an_example_waits_for_its_reader_at_any_pace() -> None:
    session = watching(following(), cards=2)
    send(session, "setting", name="pace", value="quick")
    assert session.model()["wait"] == {"for": "table", "ms": None}
    assert send(session, "go_on")["wait"] == {"for": "table", "ms": None}


@pytest.mark.parametrize("cards", some([2, 1, 4], 3))
def test_the_table_that_is_handed_on_is_the_one_that_was_watched(cards: int) -> None:
    lesson = Lesson()
    lesson.watch(**WORDS, table=following(), cards=cards)
    handed = lesson.watched()
    session = taking(lesson)
    while session.activity.phase == "play":
        send(session, "go_on")
    assert session.table == handed
    assert sum(moment.seat == 0 for moment in handed.moments) == cards


def test_no_table_is_handed_on_where_none_was_watched() -> None:
    lesson = Lesson()
    with pytest.raises(ic.ItalianCardsError, match="not an example"):
        lesson.watched()
    lesson.step(**WORDS, table=following())
    with pytest.raises(ic.ItalianCardsError, match="not an example"):
        lesson.watched()


def test_an_example_can_be_seen_again() -> None:
    session = watching(following())
    first = send(session, "go_on")
    send(session, "go_on")
    step(session, "next")
    assert step(session, "back")["lesson"]["reply"] is None
    again = send(session, "go_on")
    assert [keys(again, "trick"), again["coach"]] == [keys(first, "trick"), first["coach"]]


@pytest.mark.parametrize("cards", [0, "2", True, 99])
def test_an_example_of_no_card_or_of_too_many_is_refused(cards: object) -> None:
    with pytest.raises(ic.ItalianCardsError, match=rf"{cards}"):
        Lesson().watch(**WORDS, table=following(), cards=cards)  # type: ignore[arg-type]
