"""Parts of a lesson that stay on the screen: sentences to keep, and the row of all ranks."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.words import Voice
from italiancards.lesson.steps import Step
from italiancards.questions import material_of
from italiancards.screen.cards import face_of, named_card
from italiancards.screen.model import NamedCard
from italiancards.session.lesson_model import LadderRank

MOST_CARDS = 2
"""Most cards beside one sentence at a lesson's end."""


def sentences_to_keep(steps: Sequence[Step], voice: Voice) -> list[str]:
    """Return the sentences of some steps that stay on the screen, in the voice's language.

    Args:
        steps: the steps that are done.
        voice: the voice of the lesson, whose language counts.
    """
    return [step.keep.in_language(voice.language) for step in steps if step.keep is not None]


def cards_of(step: Step, voice: Voice) -> list[NamedCard]:
    """Return the cards that a step's act plays or a question about it shows; [] if there are none.

    Args:
        step: the step.
        voice: who names the cards.
    """
    table, moves = step.table(), (*step.moves, step.reveal)
    if table is not None and moves[0]:
        hand = table.why(moves[0]).move.uses.hand
        return [named_card(card, voice) for card in hand[:MOST_CARDS]]
    card = None if step.question is None else step.question.options[step.question.right].card
    return [] if card is None else [named_card(card, voice)]


def ladder(steps: Sequence[Step], voice: Voice) -> list[LadderRank]:
    """Return the row of ranks, from high to low, that the last such step lights; [] if none.

    Args:
        steps: the steps so far; the last that lights ranks counts.
        voice: who names the ranks.

    Returns:
        The ranks; none if no step has lit any.
    """
    lit = next((step for step in reversed(steps) if step.lit), None)
    table = None if lit is None else lit.table()
    if lit is None or table is None:
        return []
    row = material_of(table.game).row
    assert row is not None  # no step lights ranks where there is no row
    return [
        {
            "face": face_of(card, voice),
            "name": voice.card(card),
            "rank": voice.rank(card),
            "lit": card.rank in lit.lit,
        }
        for card in row(table.view())
    ]
