"""Nothing on the screen answers a question of a lesson before the learner does.

What counts as the answer: a mark on the winning card or on cards about to be taken, whose turn it
is (who leads), the sentence with which the right answer is explained, a rule that an earlier step
left on the screen, and a line about the deal that names the right option.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.learner import hear, opened
from support.notebooks import LESSONS, lesson_of

from italiancards.core.names import LANGUAGES
from italiancards.lesson.question_view import question_voice
from italiancards.questions.question import Question
from italiancards.session.move_answers import text_answer
from italiancards.session.session import Session

PREMISES = re.compile("(?i)capture|presa|trumps|briscola|pozzetto|called|ha chiamato|hai chiamato")
"""Lines about the deal from which a question is answered: who called, what was taken and drawn."""


def open_questions(path: Path) -> Iterator[tuple[Session, int, Question]]:
    """Each step of a lesson that asks, at its beginning."""
    steps = lesson_of(path).steps
    session, lesson = opened(steps)
    for number, step in enumerate(steps):
        if step.question is not None:
            lesson.enter(number)
            yield session, number, step.question


def texts(part: Any) -> Iterator[str]:
    """All texts in a part of a view model."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for each in part.values():
            yield from texts(each)
    elif isinstance(part, (list, tuple)):
        for each in part:
            yield from texts(each)


def names(text: str, answer: str) -> bool:
    """Whether a text has an answer's words in it."""
    return bool(re.search(rf"(?<!\w){re.escape(answer.rstrip('.'))}(?!\w)", text, re.IGNORECASE))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_nothing_answers_an_open_question(path: Path) -> None:
    asked = ((*each, language) for each in open_questions(path) for language in LANGUAGES)
    for session, number, question, language in asked:
        session.settings["language"] = language
        at = f"{path.stem}, step {number}"
        model = session.model()
        lesson = model["lesson"]
        cards = [card for zone in model["zones"] for card in zone["cards"]]
        marks = {mark for card in cards for mark in card["marks"]}
        assert marks <= {"led"}, f"{at}: a mark shows who wins"
        assert not any(seat["turn"] for seat in model["seats"]), f"{at}: a seat glows"
        quiet = {"said": "", "coach": [], "answer": None, "choices": []}
        assert {name: model[name] for name in quiet} == quiet, at
        assert model["status"] == session.voice.say("lesson-choose"), at
        assert not any(card["why"] for card in cards), at
        assert (lesson["kept"], lesson["ladder"], lesson["reply"]) == ([], [], None), at
        assert lesson["question"], at
        assert lesson["question"]["right"] is None, at
        voice = question_voice(session.voice)
        right = question.options[question.right].label(voice)
        lines = [*model["signs"], *(sign for mat in model["mats"] for sign in mat["signs"])]
        told = [line for line in lines if names(line, right) and not PREMISES.search(line)]
        assert told == [], f"{at}: {right}"
        then = lesson_of(path).steps[number].then
        reasons = [question.because(voice), then.in_language(language) if then else ""]
        seen = {name: part for name, part in model.items() if name != "score"}  # not to be opened
        everything = " ".join(texts(seen))
        assert not [each for each in reasons if each and each in everything], at


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem[:3])
def test_a_touched_card_does_not_answer_an_open_question(path: Path) -> None:
    for session, number, _ in open_questions(path):
        hand = [str(card) for card in session.view.hand]
        keys = {"table": "", "onto": "", "begun": ""}
        touches = [("pick", {"hand": card, **keys}) for card in hand]
        touches += [(kind, {"move": card}) for card in hand for kind in ("move", "ask")]
        for kind, said in touches:
            hear(session, kind, **said)
            first = text_answer("note", "Answer the question first.")
            assert session.answer == first, (path.stem, number, kind, said)
