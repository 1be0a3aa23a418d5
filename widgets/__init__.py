"""Card tables and lessons for notebooks: `CardTable(table)` is a table to play at.

What is not asked for is not loaded: a worker that plays at a table needs no notebook. The questions
of a lesson are those of its game: `from italiancards.games.scopa.questions import what_it_takes`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from italiancards.questions.wording import say
    from widgets.kinds.card_table import CardTable
    from widgets.kinds.classroom import Classroom
    from widgets.kinds.lesson import Lesson
    from widgets.kinds.practice import Practice
    from widgets.kinds.puzzles import Puzzles
    from widgets.lesson.coaching import remark
    from widgets.lesson.looking_on import stop

__all__ = ["CardTable", "Classroom", "Lesson", "Practice", "Puzzles", "remark", "say", "stop"]

_TABLES = {
    "CardTable": "card_table",
    "Classroom": "classroom",
    "Lesson": "lesson",
    "Practice": "practice",
    "Puzzles": "puzzles",
}
_WORDS = {
    "remark": "widgets.lesson.coaching",
    "say": "italiancards.questions.wording",
    "stop": "widgets.lesson.looking_on",
}


def __getattr__(name: str) -> Any:
    if name in _TABLES:
        where = f"widgets.kinds.{_TABLES[name]}"
    elif name in _WORDS:
        where = _WORDS[name]
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(where), name)
