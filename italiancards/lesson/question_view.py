"""A question for the browser, and the reply to an answer."""

from __future__ import annotations

import re
from dataclasses import replace

from italiancards.core.words import Voice
from italiancards.questions.question import Question
from italiancards.screen.cards import face_of, named_card
from italiancards.screen.choices import gesture_model
from italiancards.screen.model import LabelledCards
from italiancards.session.lesson_model import IdeaModel, QuestionModel, QuestionOption
from italiancards.table import NAMES

NUMBER = re.compile(r"[−-]?\d+")
"""A label that is a whole number."""
BOTH = 2
"""Number of answers of which the reason for the one says what is wrong with the other."""


def question_voice(voice: Voice) -> Voice:
    """Return the voice with default names for the seats that the table does not have.

    A question may be about more players than the table has that stands beside it.
    """
    return replace(voice, names=(*voice.names, *NAMES[len(voice.names) :]))


def question_model(
    question: Question,
    voice: Voice,
    chosen: int | None,
    question_id: str,
    idea: IdeaModel,
    *,
    is_parallel: bool = False,
) -> QuestionModel:
    """Return a question's view model; the right answer is in it only once one was chosen.

    Args:
        question: the question.
        voice: who asks.
        chosen: the index of the answer given; None before one was.
        question_id: the id of the question.
        idea: the idea that it asks about, which a browser remembers.
        is_parallel: whether it asks once more, after a wrong answer.
    """
    options: list[QuestionOption] = [
        {
            "label": option.label(voice),
            "face": None if option.card is None else face_of(option.card, voice),
        }
        for option in question.options
    ]
    spreads: list[LabelledCards] = [
        {
            "label": label(voice),
            "cards": [named_card(card, voice) for card in cards],
        }
        for label, cards in question.spreads
    ]
    right = None if chosen is None else question.right
    return {
        "text": question.text(voice),
        "gesture": None if question.gesture is None else gesture_model(question.gesture),
        "options": options,
        "spreads": spreads,
        "chosen": chosen,
        "right": right,
        "id": question_id,
        "idea": idea,
        "parallel": is_parallel,
    }


def answer_text(question: Question, voice: Voice, chosen: int) -> str:
    """Return the sentence that an answer is right, or what is wrong with just that one.

    Args:
        question: the question.
        voice: who says it.
        chosen: the index of the answer given.
    """
    if chosen == question.right:
        return voice.say("lesson-right")
    option = question.options[chosen]
    if option.reply is not None:
        return f"{_chosen_text(question, voice, chosen)} {option.reply(voice)}"
    return _chosen_text(question, voice, chosen)


def _chosen_text(question: Question, voice: Voice, chosen: int) -> str:
    """Return the sentence that says of a wrong answer which it was, and how far off."""
    option = question.options[chosen]
    if option.card is not None:
        return voice.say("lesson-chose", {"card": option.card})
    if len(question.options) == BOTH:
        return voice.say("lesson-wrong")
    label, right = option.label(voice), question.options[question.right].label(voice)
    if NUMBER.fullmatch(label) and NUMBER.fullmatch(right):
        off = _value(label) - _value(right)
        facts = {"answer": label, "number": abs(off)}
        return voice.say("lesson-too-many" if off > 0 else "lesson-too-few", facts)
    return voice.say("lesson-not", {"answer": label})


def _value(label: str) -> int:
    """Return the number that a label writes.

    >>> _value("−4")
    -4
    """
    return int(label.replace("−", "-"))
