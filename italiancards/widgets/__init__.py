"""Card tables and lessons for notebooks: `CardTable(table)` is a table to play at.

What is not asked for is not loaded: a worker that plays at a table needs no notebook. The questions
of a lesson are those of its game: `from italiancards.games.scopa.questions import what_it_takes`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from italiancards.lesson.remarks import remark
    from italiancards.lesson.watch import stop
    from italiancards.questions.wording import say
    from italiancards.widgets.card_table import CardTable
    from italiancards.widgets.classroom import Classroom
    from italiancards.widgets.lesson import Lesson
    from italiancards.widgets.memory import Memory
    from italiancards.widgets.practice import Practice
    from italiancards.widgets.puzzles import Puzzles

__all__ = [
    "CardTable",
    "Classroom",
    "Lesson",
    "Memory",
    "Practice",
    "Puzzles",
    "remark",
    "say",
    "stop",
]

_TABLES = {
    "CardTable": "card_table",
    "Classroom": "classroom",
    "Lesson": "lesson",
    "Memory": "memory",
    "Practice": "practice",
    "Puzzles": "puzzles",
}
_WORDS = {
    "remark": "italiancards.lesson.remarks",
    "say": "italiancards.questions.wording",
    "stop": "italiancards.lesson.watch",
}


def __getattr__(name: str) -> Any:
    if name in _TABLES:
        where = f"italiancards.widgets.{_TABLES[name]}"
    elif name in _WORDS:
        where = _WORDS[name]
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(where), name)
