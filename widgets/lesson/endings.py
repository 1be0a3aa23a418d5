"""Questions for the end of a deal, when what is needed can be counted."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.errors import ItalianCardsError
from italiancards.core.rules import Finding
from widgets.lesson.questions import Option, Question, worded
from widgets.lesson.wording import Say


def _looked(table: ic.Table, name: str) -> Finding:
    """What a hint would first point to at this table.

    Raises:
        ItalianCardsError: it would not point to that here.
    """
    for found in table.hint(by="greedy").advice.look:
        if found.name == name:
            return found
    raise ItalianCardsError(f"{table.position()}: it is too early to count that.")


def still_needed(table: ic.Table, text: Say | None = None) -> Question:
    """How many more points the seat to move needs to win the deal.

    Raises:
        ItalianCardsError: it is too early in the deal, or the deal is decided.
    """
    found = _looked(table, "advice-look-need")
    need: int = found.facts["need"]
    left: int = found.facts["left"]
    numbers = sorted({need - 1, need, left - need, left} - {0})
    return Question(
        worded(text, "question-still-needed"),
        tuple(Option(lambda voice, number=number: str(number)) for number in numbers),
        numbers.index(need),
        lambda voice: voice.finding(found),
        record=table.record(),
    )
