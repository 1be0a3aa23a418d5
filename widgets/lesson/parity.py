"""Questions about what is still out of a rank, and about what breaks its pairs."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from italiancards.core.moves import Capture
from widgets.lesson.questions import Option, Question, numbers, worded
from widgets.lesson.wording import LEARNER, Say

PARITY = "advice-spariglio"
"""The reason that a capture leaves an odd number of cards of some rank."""


def rank_unseen(table: ic.Table, card: str, text: Say | None = None) -> Question:
    """How many cards of a rank the learner has not seen: in hand, in a pile or on the table.

    Args:
        table: the table.
        card: any card of that rank.
        text: the question in words of the lesson's own.

    >>> table = ic.position("scopa", hand="5S 2B 5C", table="5D RB", stock=24)
    >>> question = rank_unseen(table, "5B")
    >>> question.options[question.right].label(table.voice())
    '1'
    """
    asked = table.game.pack.card(card)
    view = table.view(LEARNER)
    alike = tuple(each for each in table.game.pack.cards if each.rank == asked.rank)
    unseen = tuple(each for each in alike if each in view.unseen)
    seen = tuple(each for each in alike if each not in unseen)
    options, right = numbers(len(unseen), most=len(alike))
    facts = {"seen": seen, "number": len(seen), "unseen": unseen, "left": len(unseen)}
    return Question(
        worded(text, "question-rank-unseen", cards=(asked,), all=len(alike)),
        options,
        right,
        lambda voice: voice.say("question-rank-unseen-because", facts),
        record=table.record(),
    )


def which_breaks_pairs(table: ic.Table, text: Say | None = None) -> Question:
    """Which of the captures that the learner could make leaves an odd number of some rank.

    Raises:
        ItalianCardsError: none does, or several do.

    >>> table = ic.position("scopa", hand="7S 5C", table="5D 3C 4D RB", taken="", stock=24)
    >>> which_breaks_pairs(table).right  # the options: 7S x 3C+4D, 5C x 5D
    0
    """
    told = {each.move: each.reasons for each in table.hint(by="beginner").advice.weighed}
    takes = [move for move in table.legal() if isinstance(move, Capture)]
    breaks = [next((why for why in told[move] if why.name == PARITY), None) for move in takes]
    found = [place for place, reason in enumerate(breaks) if reason is not None]
    if len(found) != 1:
        raise ItalianCardsError(f"{len(found)} captures here break a pair; ask about one.")
    (right,) = found
    return Question(
        worded(text, "question-breaks-pairs"),
        tuple(Option(lambda voice, move=move: voice.move(move)) for move in takes),
        right,
        lambda voice: voice.finding(breaks[right]),
        reveal=str(takes[right]),
        record=table.record(),
    )
