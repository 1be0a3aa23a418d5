"""A lesson skipped by proof: whoever answers its last questions right knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from italiancards.lesson.house_rules import is_house_page
from italiancards.lesson.ideas import Idea, own_record
from italiancards.lesson.steps import Step
from italiancards.session.lesson_model import ProvedIdea

QUESTIONS = 3
"""Number of a lesson's last questions that prove it."""


def last_questions(whole: Sequence[Step]) -> Sequence[Step]:
    """Return the steps of a lesson's last questions, each at its own table; () if it has too few.

    Args:
        whole: the steps of the lesson.
    """
    if is_house_page(whole):
        return ()
    asking = [step for step in whole if step.question and not step.moves and not step.recall]
    own = [replace(step, record=own_record(step)) for step in asking[-QUESTIONS:]]
    return own if len(own) == QUESTIONS else ()


def proved_ideas(
    steps: Iterable[Step], ideas: Iterable[Idea], id_of: Callable[[Step], str]
) -> list[ProvedIdea]:
    """Return the ideas of a lesson, each with a question about it; those asked about last.

    Args:
        steps: the steps of its last questions.
        ideas: the ideas of its questions.
        id_of: returns the id of a step's question.
    """
    own = {idea.name: idea for idea in ideas if idea.part}
    asked = {id_of(step) for step in steps}
    listed: list[ProvedIdea] = []
    for idea in own.values():
        answered = [each for each in idea.questions if each in asked]
        for question in answered or idea.questions[-1:]:
            listed.append({"name": idea.name, "part": idea.part, "question": question})
    return sorted(listed, key=lambda each: each["question"] in asked)
