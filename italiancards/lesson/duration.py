"""Duration of a lesson, from its words and its tasks."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.lesson.house_rules import is_house_page, taught_rules
from italiancards.lesson.lesson_activity import begin
from italiancards.lesson.question_view import question_voice
from italiancards.lesson.steps import Step
from italiancards.questions.wording import LEARNER

WORDS = 130
"""Words read in a minute, with a look at the cards that they are about."""
ANSWER, FIND, SEE, PLAY, LOOK, PRESS = 10, 15, 12, 7, 1, 4
"""Seconds beside the reading, for each task.

To answer a question, to find the move of a step, to see a card played with its reasons, to make a
move of a hand, to look on at one, to press a button.
"""


def minutes(steps: Sequence[Step]) -> int:
    """Return the estimated minutes that a lesson takes, in the language with more words.

    Args:
        steps: its steps; of a page of house rules the longest rule counts.
    """
    session = begin(steps)
    voices = [question_voice(session.voice_in(language)) for language in LANGUAGES]
    if not is_house_page(steps):
        return ceil(_minutes(steps, voices))
    return ceil(max(_minutes(own, voices) for own in taught_rules(steps).values()))


def _minutes(steps: Sequence[Step], voices: Sequence[Voice]) -> float:
    """Return the estimated minutes of some steps, in the language with more words."""
    read = max(sum(_words(step, voice) for step in steps) for voice in voices)
    return read / WORDS + sum(map(_seconds, steps)) / 60


def _words(step: Step, voice: Voice) -> int:
    """Return the number of words read in a step; replies to mistakes are not counted."""
    said = [step.text, step.then]
    said += [*(each.words for each in step.stops), *(each.words for each in step.remarks)]
    texts = [each.in_language(voice.language) for each in said if each is not None]
    question = step.question
    if question is not None:
        texts += [question.text(voice), *(each.label(voice) for each in question.options)]
        texts += [] if step.then else [question.because(voice)]
    return sum(len(each.split()) for each in texts)


def _seconds(step: Step) -> float:
    """Return the estimated seconds that the tasks of a step take."""
    table = step.table()
    asked = ANSWER * (step.question is not None) + FIND * bool(step.moves)
    if table is None or not (step.hand or step.replays_deal):
        return asked + SEE * step.examples + PRESS
    if step.replays_deal:
        return LOOK * table.now + PRESS * (len(step.stops) + 1)
    played = table.branch(table.now).autoplay().moments[table.now + 1 :]
    return PLAY * sum(moment.seat == LEARNER for moment in played) + PRESS
