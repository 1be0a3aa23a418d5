"""Parallel questions: asked at once after a wrong answer, with other cards, and counted nowhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.depth import some
from support.learner import send, taking
from support.notebooks import LESSONS, lesson_of
from support.screen import shown

import italiancards as ic
from italiancards.core.words import Voice
from italiancards.games.briscola.questions import (
    may_play,
    who_deals_next,
    who_takes,
    who_wins,
    who_wins_match,
)
from italiancards.games.burraco.questions import is_meld
from italiancards.games.tresette.questions import may_play as may_follow
from italiancards.questions.parallels import draw_parallel
from italiancards.questions.question import Question
from italiancards.questions.wording import LEARNER
from italiancards.session.session import Session
from italiancards.table import NAMES
from italiancards.widgets import Lesson, say

VOICE = Voice(me=LEARNER, names=NAMES)


def trick(**position: Any) -> Question:
    table = ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S", **position)
    return who_takes(table, "RB", say(en="The king of clubs?", it="Il re di bastoni?"))


def lesson() -> Lesson:
    planned = Lesson()
    planned.guess(trick(), then=say(en="It cannot.", it="Non può."))
    planned.guess(who_wins(60), en="And here?", it="E qui?")
    planned.remember(en="Follow suit.", it="Rispondi al seme.")
    return planned


def press(session: Session, to: str) -> Any:
    return send(session, "step", to=to, at=session.model()["lesson"]["at"])["lesson"]


def answer(session: Session, *, right: bool) -> Any:
    question = session.activity.step.question
    choice = question.right if right else (question.right + 1) % len(question.options)
    return send(session, "answer", choice=str(choice), at=session.model()["lesson"]["at"])["lesson"]


def test_after_a_wrong_answer_a_question_like_it_comes_and_then_the_next_step() -> None:
    session = taking(lesson())
    wrong = answer(session, right=False)
    assert wrong["can"]["parallel"]
    assert session.model()["status"] == "Next: one more like it."
    like = press(session, "next")
    assert like["question"]["parallel"]
    assert like["question"]["chosen"] is None
    assert like["step"] == 0
    assert "king of clubs" not in like["question"]["text"]
    done = answer(session, right=True)
    assert done["reply"]["good"]
    assert not done["can"]["parallel"]
    assert press(session, "next")["at"] == "1"


def test_after_a_right_answer_none_comes_and_after_its_like_none_more() -> None:
    session = taking(lesson())
    assert not answer(session, right=True)["can"]["parallel"]
    assert press(session, "next")["at"] == "1"
    session = taking(lesson())
    answer(session, right=False)
    press(session, "next")
    assert not answer(session, right=False)["can"]["parallel"]
    assert press(session, "next")["at"] == "1"


def test_a_question_that_is_fixed_by_its_nature_has_none() -> None:
    session = taking(lesson())
    session.activity.enter(1)
    assert not answer(session, right=False)["can"]["parallel"]
    assert draw_parallel(who_deals_next(ic.deal("briscola", seed=1))) is None


def test_back_leads_from_it_to_its_question() -> None:
    session = taking(lesson())
    answer(session, right=False)
    assert press(session, "next")["can"]["back"]
    back = press(session, "back")
    assert (back["at"], back["question"]["parallel"]) == ("0", False)
    answer(session, right=False)
    assert press(session, "next")["question"]["parallel"]


def test_another_kernel_goes_on_at_it_and_a_late_answer_is_not_taken() -> None:
    session = taking(lesson())
    answer(session, right=False)
    press(session, "next")
    for right in (None, True):
        if right is not None:
            answer(session, right=right)
        other = taking(lesson())
        assert send(other, "sit", at=session.token)["answer"] is None
        assert shown(other) == shown(session)
        assert other.token == session.token
    late = taking(lesson())
    answer(late, right=False)
    press(late, "next")
    assert send(late, "answer", choice="1", at="0")["answer"]["kind"] == "stale"


def test_one_that_ends_a_repetition_is_asked_before_that_is_over() -> None:
    session = taking(lesson())
    name = session.model()["lesson"]["question"]["id"]
    send(session, "repeat", questions=name)
    wrong = answer(session, right=False)
    assert (wrong["done"], wrong["can"]["parallel"]) == (False, True)
    press(session, "next")
    answer(session, right=True)
    assert send(session, "go_on")["lesson"]["done"]  # the trick is collected


@pytest.mark.parametrize(
    "question",
    [
        is_meld("5c 6c 7c"),
        may_play(ic.position("briscola", hand="RB 2D 6S", trick="5C", upcard="4S"), "RB"),
        who_wins_match("70-50 44-76 81-39 60-60 65-55", best_of=5),
    ],
    ids=["meld", "card", "numbers"],
)
def test_it_is_decided_by_the_same_rule_with_other_cards_or_numbers(question: Question) -> None:
    like = draw_parallel(question)
    assert like is not None
    assert like.id(VOICE) != question.id(VOICE)
    assert len(like.options) == len(question.options)


def test_of_two_answers_the_other_one_may_be_right() -> None:
    table = ic.position("tresette", players=4, hand="3C 5D 7S", trick="4C", others="6B / 4B / 5B")
    forbidden, allowed = may_follow(table, "5D"), may_follow(table, "3C")
    drawn = {draw_parallel(forbidden, number, (allowed,)).right for number in range(8)}
    assert drawn == {0, 1}


@pytest.mark.parametrize("path", some(LESSONS, 12), ids=lambda path: path.stem[:3])
def test_each_parallel_of_a_lesson_is_asked_and_answered_in_both_languages(path: Path) -> None:
    for step in lesson_of(path).steps:
        like = step.question and draw_parallel(step.question)
        if not like:
            continue
        for language in ("en", "it"):
            voice = Voice(language, me=LEARNER, names=NAMES)
            labels = [option.label(voice) for option in like.options]
            assert all([like.text(voice), like.because(voice), *labels])
            assert len({*labels}) == len(labels)


def test_first_a_parallel_asks_of_no_rank_with_a_place_of_its_own_that_was_not_asked_of() -> None:
    table = ic.position("tresette", hand="4B 7B", trick="5S FS 7S", others="6B / 4D / 5B")
    question = who_takes(table, "7B")
    for number in range(20):
        like = draw_parallel(question, number)
        assert like is not None
        assert like.shown is not None
        lying = ic.read(like.shown).view(0).trick
        assert not {str(card)[0] for card in lying} & set("A23")
