"""A question as a browser is told of it, and what is said of an answer."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.words import Voice
from italiancards.questions.question import Question
from italiancards.screen.cards import face_of, named_card
from italiancards.screen.choices import gesture_model
from italiancards.screen.model import LabelledCards
from italiancards.session.model import QuestionModel, QuestionOption
from italiancards.table import NAMES


def asker(voice: Voice) -> Voice:
    """The voice with the usual names of those who sit at no table of the lesson.

    A question may be about more players than the table has that stands beside it.
    """
    return replace(voice, names=(*voice.names, *NAMES[len(voice.names) :]))


def question_model(
    question: Question, voice: Voice, chosen: int | None, known_by: str
) -> QuestionModel:
    """The question as the browser is told of it; the answer only once it was given."""
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
        "id": known_by,
    }


def answered(question: Question, voice: Voice, chosen: int) -> str:
    """What is said first of an answer: that it is right, or what was chosen instead."""
    if chosen == question.right:
        return voice.say("lesson-right")
    card = question.options[chosen].card
    return voice.say("lesson-chose" if card else "lesson-wrong", {"card": card})
