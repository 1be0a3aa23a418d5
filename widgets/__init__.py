"""Card tables and lessons for notebooks: `CardTable(table)` is a table to play at."""

from widgets.card_table import CardTable
from widgets.lesson import (
    Lesson,
    how_many_points,
    may_play,
    points,
    say,
    tricks,
    which_card,
    who_takes,
)
from widgets.lesson.check import check

__all__ = [
    "CardTable",
    "Lesson",
    "check",
    "how_many_points",
    "may_play",
    "points",
    "say",
    "tricks",
    "which_card",
    "who_takes",
]
