"""Card tables and lessons for notebooks: `CardTable(table)` is a table to play at.

What is not asked for is not loaded: a worker that plays at a table needs no notebook.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.jupyter.card_table import CardTable
    from widgets.jupyter.lesson import Lesson
    from widgets.jupyter.practice import Practice
    from widgets.jupyter.puzzles import Puzzles
    from widgets.lesson import (
        best_for_primiera,
        cards,
        coins,
        drawn_last,
        ended_with,
        highest,
        how_likely_beaten,
        how_many_points,
        how_many_scored,
        how_many_together,
        how_many_tricks,
        is_scopa,
        may_exchange,
        may_play,
        may_take,
        points,
        primiera_of,
        rank_unseen,
        remark,
        say,
        scope,
        still_needed,
        tricks,
        trumps_unseen,
        turned_up,
        what_it_takes,
        which_breaks_pairs,
        which_can_take,
        which_card,
        which_is_unseen,
        which_takes,
        who_deals_next,
        who_draws_first,
        who_gets_the_rest,
        who_gets_the_upcard,
        who_leads,
        who_plays_last,
        who_scores,
        who_takes,
        who_wins,
        who_wins_match,
        who_wins_primiera,
        whose_pile,
        worth_most,
    )
    from widgets.lesson.check import check

__all__ = [
    "CardTable",
    "Lesson",
    "Practice",
    "Puzzles",
    "best_for_primiera",
    "cards",
    "check",
    "coins",
    "drawn_last",
    "ended_with",
    "highest",
    "how_likely_beaten",
    "how_many_points",
    "how_many_scored",
    "how_many_together",
    "how_many_tricks",
    "is_scopa",
    "may_exchange",
    "may_play",
    "may_take",
    "points",
    "primiera_of",
    "rank_unseen",
    "remark",
    "say",
    "scope",
    "still_needed",
    "tricks",
    "trumps_unseen",
    "turned_up",
    "what_it_takes",
    "which_breaks_pairs",
    "which_can_take",
    "which_card",
    "which_is_unseen",
    "which_takes",
    "who_deals_next",
    "who_draws_first",
    "who_gets_the_rest",
    "who_gets_the_upcard",
    "who_leads",
    "who_plays_last",
    "who_scores",
    "who_takes",
    "who_wins",
    "who_wins_match",
    "who_wins_primiera",
    "whose_pile",
    "worth_most",
]

_ROOMS = {
    "CardTable": "widgets.jupyter.card_table",
    "Lesson": "widgets.jupyter.lesson",
    "Practice": "widgets.jupyter.practice",
    "Puzzles": "widgets.jupyter.puzzles",
    "check": "widgets.lesson.check",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_ROOMS.get(name, "widgets.lesson")), name)
    globals()[name] = found
    return found
