"""Each wrong answer and each card that is not the asked one has a reply that fits it alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.depth import some
from support.learner import opened, send, step
from support.notebooks import LESSONS, lesson_of, notebooks_with

import italiancards as ic
from italiancards.core.names import LANGUAGES
from italiancards.games.burraco.questions import which_kind
from italiancards.games.scopa.questions import what_it_takes
from italiancards.games.tresette.questions import which_takes
from italiancards.lesson.lesson_activity import LessonActivity
from italiancards.lesson.question_view import answer_text, question_voice
from italiancards.questions.question import Question
from italiancards.questions.tricks import how_many_points
from italiancards.questions.tricks import which_takes as which_beats
from italiancards.questions.wording import LEARNER
from italiancards.screen.words import WORDS
from italiancards.session.session import Session

MOVES = notebooks_with("do=")
"""Lessons that ask for moves."""


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_each_wrong_answer_has_its_reply_and_no_two_are_the_same(path: Path) -> None:
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    for number, asked in enumerate(steps):
        question = asked.question
        if question is None:
            continue
        lesson.enter(number)
        wrong = [each for each in range(len(question.options)) if each != question.right]
        for language in LANGUAGES:
            voice = question_voice(session.voice_in(language))
            replies = [answer_text(question, voice, each) for each in wrong]
            assert all(replies), f"{path.stem}, step {number}: {replies}"
            assert len({*replies}) == len(wrong), f"{path.stem}, step {number}: {replies}"
            assert voice.say("lesson-right") not in replies


@pytest.mark.parametrize("path", some(MOVES, 8), ids=lambda path: path.stem[:3])
def test_each_other_card_has_its_reply_and_no_two_are_the_same(path: Path) -> None:
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    for number, each in enumerate(steps):
        if not each.moves or each.free:
            continue
        replies: dict[str, list[str]] = {language: [] for language in LANGUAGES}
        for move in _others(session, lesson, number):
            model = send(session, "move", move=move)
            for language in LANGUAGES:
                session.settings["language"] = language
                reply = session.model()["lesson"]["reply"]
                assert reply, f"{path.stem}, step {number}: {move}, {model['answer']}"
                assert not reply["good"]
                replies[language].append(reply["text"])
        for said in replies.values():
            assert len({*said}) == len(said), f"{path.stem}, step {number}: {said}"


def _others(session: Session, lesson: LessonActivity, number: int) -> Iterator[str]:
    """The legal moves of a step that it does not ask for, each at the step's beginning."""
    lesson.enter(number)
    question = lesson.step.question
    if question is not None:
        send(session, "answer", choice=str(question.right), at=str(number))
    for move in [str(each) for each in session.table.legal()]:
        if move not in lesson.step.moves:
            yield move
            step(session, "again")


def replies_to(question: Question, game: str) -> list[str]:
    """Return the replies to each answer of a question, in English."""
    voice = question_voice(ic.deal(game, seed=1).voice(LEARNER, "en"))
    voice = replace(voice, folders=(*voice.folders, *WORDS))
    return [answer_text(question, voice, each) for each in range(len(question.options))]


def test_a_number_that_is_wrong_is_told_how_far_off_it_is() -> None:
    table = ic.position("briscola", hand="RB 2D 6S", trick="AB", upcard="4S")
    said = replies_to(how_many_points(table, "RB"), "briscola")
    assert said[0].endswith(("too few.", "too many."))
    assert len({*said}) == len(said)


def test_a_card_that_loses_is_told_why() -> None:
    _, _, off_suit = replies_to(
        which_beats(ic.game("briscola"), "RC", "7C 3C AD", trump="S"), "briscola"
    )
    assert "not of the suit led" in off_suit


def test_a_card_of_a_trick_is_told_why_it_does_not_win() -> None:
    said = replies_to(which_takes("RC 3S AC 7C"), "tresette")
    assert len({*said}) == 4
    assert "higher" in said[0] or "beats" in said[0]


def test_a_kind_of_burraco_is_told_what_it_would_need() -> None:
    said = replies_to(which_kind("3h 4h 5h"), "burraco")
    assert "seven cards or more, and no wild one" in said[-1]


def test_a_capture_that_is_not_allowed_is_told_what_it_breaks() -> None:
    table = ic.position("scopa", hand="5S 2B FC", table="3C 5D 2D RB")
    said = replies_to(what_it_takes(table, "5S"), "scopa")
    assert "same value" in said[0]
