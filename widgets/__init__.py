"""Card tables and lessons for notebooks: `CardTable(table)` is a table to play at."""

from widgets.card_table import CardTable
from widgets.lesson import (
    Lesson,
    how_likely_beaten,
    how_many_points,
    how_many_together,
    how_many_tricks,
    may_play,
    points,
    say,
    tricks,
    trumps_unseen,
    which_card,
    which_is_unseen,
    which_takes,
    who_deals_next,
    who_draws_first,
    who_gets_the_upcard,
    who_leads,
    who_takes,
    who_wins,
    worth_most,
)
from widgets.lesson.check import check
from widgets.practice_page import Practice

__all__ = [
    "CardTable",
    "Lesson",
    "Practice",
    "check",
    "how_likely_beaten",
    "how_many_points",
    "how_many_together",
    "how_many_tricks",
    "may_play",
    "points",
    "say",
    "tricks",
    "trumps_unseen",
    "which_card",
    "which_is_unseen",
    "which_takes",
    "who_deals_next",
    "who_draws_first",
    "who_gets_the_upcard",
    "who_leads",
    "who_takes",
    "who_wins",
    "worth_most",
]
