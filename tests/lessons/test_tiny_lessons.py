"""A game from outside brings its own questions, goals, moments and row of ranks to a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from support import tiny
from support.learner import send, step, taking
from support.tiny.tricks.questions import QUESTIONS as TRICK_QUESTIONS
from support.tiny.tricks.questions import pairs, which_is_led

import italiancards as ic
from italiancards.questions.goals import Goal
from italiancards.questions.tricks import tricks, who_takes
from italiancards.registry import REGISTRY
from italiancards.session.session import Session
from italiancards.widgets import Lesson, remark

LOOK = {"en": "Look.", "it": "Guarda."}


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with tiny.registered():
        yield


def led(seed: int = 0) -> ic.Table:
    """A table at which the learner has to answer, with one card of each suit."""
    while True:
        table = ic.deal("tiny_tricks", seed=seed, dealer=0)
        suits = {card.suit for card in table.view(0).hand}
        for _ in range(4):
            table.play("pass")
        while table.to_move != 0:
            table.play(table.legal()[0])
        if len(suits) == 2:
            return table
        seed += 1


def session_with_goal(goal: Goal, seed: int = 3) -> tuple[Session, Lesson]:
    lesson = Lesson()
    table = ic.deal("tiny_tricks", seed=seed, dealer=3)
    lesson.hand(**LOOK, table=table, goal=goal, remarks=[remark("last-card", en="Now.", it="Ora.")])
    return taking(lesson), lesson


def test_a_question_of_its_own_is_asked_in_its_own_words() -> None:
    lesson = Lesson()
    lesson.guess(which_is_led(led()))
    session = taking(lesson)
    asked = session.model()["lesson"]["question"]
    assert asked["text"].endswith("was led. Which card of yours follows?")
    right = session.activity.step.question.right
    reply = send(session, "answer", choice=str(right), at="0")["lesson"]["reply"]
    assert reply["good"]
    assert reply["text"].startswith("Right.")
    assert reply["text"].endswith("follows suit.")


def test_a_question_of_all_games_is_asked_in_the_words_that_the_game_has_for_it() -> None:
    table = led()
    question = who_takes(table, str(table.legal()[0]))
    assert "here: who takes?" in str(question)
    assert question.right == int(ic.read(table.record()).play(question.reveal).to_move or 0)


def test_a_hand_is_played_for_a_goal_of_its_own_and_a_coach_speaks_at_its_moments() -> None:
    session, _ = session_with_goal(pairs(1))
    heard = set()
    while session.activity.phase == "play":
        if session.waiting is not None:
            send(session, "go_on")
            continue
        heard.add(session.model()["lesson"]["text"].split(" ")[0])
        choices = [each for each in session.model()["choices"] if each["ok"]]
        send(session, "move", move=choices[-1]["move"])
    reply = session.model()["lesson"]["reply"]
    assert "of 1 pairs" in reply["text"]
    assert reply["good"] == pairs(1).is_reached(session.table, 0)
    assert heard >= {"Look.", "Now."}
    amount = [tricks(0).amount(session.table, seat) for seat in range(4)]
    assert sum(amount) == 2


def test_ranks_light_up_in_the_row_that_the_game_has() -> None:
    lesson = Lesson()
    lesson.step(**LOOK, table=led(), lit="A 3")
    lesson.step(**LOOK)
    model = step(taking(lesson), "next")
    lit = [(each["name"], each["lit"]) for each in model["lesson"]["ladder"]]
    assert [each for each, on in lit if on] == ["Ace of coins", "Three of coins"]
    assert len(lit) == 4


def test_what_a_game_does_not_have_is_refused_where_it_is_told() -> None:
    lesson, table = Lesson(), ic.deal("tiny_tricks", seed=1)
    with pytest.raises(ic.ItalianCardsError, match="no moment 'rich'; there is: last-card"):
        lesson.hand(**LOOK, table=table, remarks=[remark("rich", en="Now.", it="Ora.")])
    rummy = ic.deal("tiny_rummy", seed=1)
    with pytest.raises(ic.ItalianCardsError, match="no row of ranks"):
        lesson.step(**LOOK, table=rummy, lit="A")


def test_questions_are_entered_as_an_object_or_as_what_loads_it() -> None:
    assert REGISTRY.part("tiny_tricks", "questions") is TRICK_QUESTIONS
    assert ic.ask.tiny_tricks.ranks("3D") == 2
    REGISTRY.add("tiny_tricks", questions=replace(TRICK_QUESTIONS, loose_cards=()))
    with pytest.raises(AttributeError, match="nothing to ask about 'tiny_tricks'"):
        _ = ic.ask.tiny_tricks
