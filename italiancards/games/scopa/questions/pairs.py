"""Questions about pairs of cards of one rank, and what breaks them."""

from __future__ import annotations

from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.game import GAME
from italiancards.questions.parallels import with_parallel
from italiancards.questions.question import Option, Question
from italiancards.questions.texts import Words, lesson_text
from italiancards.questions.wording import BilingualText
from italiancards.table import Table

WORDS = Words(GAME)
PARITY = "advice-spariglio"
"""The reason that a capture leaves an odd number of cards of some rank."""


@with_parallel()
def which_breaks_pairs(table: Table, text: BilingualText | None = None) -> Question:
    """Return a question about the capture, of those possible, that leaves a rank odd.

    Args:
        table: the table.
        text: the question in words of the lesson's own.

    Raises:
        ItalianCardsError: none does, or several do.

    >>> import italiancards as ic
    >>> table = ic.position("scopa", hand="7S 5C", table="5D 3C 4D RB", taken="", stock=24)
    >>> which_breaks_pairs(table).right  # the options: 7S x 3C+4D, 5C x 5D
    0
    """
    reasons_of = {each.move: each.reasons for each in table.hint(by="beginner").advice.weighed}
    takes = [move for move in table.legal() if isinstance(move, Capture)]
    reasons = [(place, why) for place, move in enumerate(takes) for why in reasons_of[move]]
    breaks = [(place, why) for place, why in reasons if why.name == PARITY]
    if len(breaks) != 1:
        raise ItalianCardsError("several-break-pairs", count=len(breaks))
    ((right, reason),) = breaks
    return Question(
        lesson_text(text, WORDS.say("question-breaks-pairs")),
        tuple(map(_capture, takes)),
        right,
        WORDS.finding(reason),
        reveal=str(takes[right]),
        record=table.record(),
    )


def _capture(move: Move) -> Option:
    """Return an answer to choose, labelled by the move."""
    return Option(lambda voice: WORDS.of(voice).move(move))
