"""Writing a result from a browser's memory, without entries that would not be believed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from italiancards.classroom.proof import JUDGES, found, played, total
from italiancards.classroom.result import LONGEST_QUESTION, Line, Result, checked_date, checked_name
from italiancards.classroom.task import LESSON, Item, Task, numbered
from italiancards.classroom.transit import restore
from italiancards.core.errors import ItalianCardsError
from italiancards.session.link import complete
from italiancards.session.token import Token


@dataclass(frozen=True)
class Kept:
    """A browser's memory of a task.

    Args:
        lessons: how each lesson went, as a result says it: `done, 4/5`.
        missed: the words of questions answered wrong, by lesson and number.
        works: the tokens of puzzles with the card tried first, and of deals at their end.
    """

    lessons: Mapping[str, str]
    missed: Mapping[str, str]
    works: Sequence[str]


def written(task: Task, name: str, when: str, kept: Kept) -> Result:
    """Write the result that a learner hands in.

    Args:
        task: what was asked.
        name: the learner.
        when: when it is written, as `2026-11-22 21:40`; may be empty.
        kept: the browser's memory.

    Raises:
        Unreadable: the name is none, or the date.
    """
    return complete(write(task, name, when, kept))


def write(task: Task, name: str, when: str, kept: Kept) -> Iterator[Result | None]:
    """Write a result step by step: yield None after each thing done, and the result last.

    Args:
        task: what was asked.
        name: the learner.
        when: when it is written, as `2026-11-22 21:40`; may be empty.
        kept: the browser's memory.

    Raises:
        Unreadable: see `written`.
    """
    lines: dict[Item, Line] = {}
    for item, line in _lines(task, kept):
        lines[item] = line
        yield None
    asked = [lines[item] for item in task.items if item in lines]
    lessons = {item.text for item in lines if item.kind == LESSON}
    missed = [
        Line("missed", what, " ".join(restore(words).split())[:LONGEST_QUESTION])
        for what, words in kept.missed.items()
        if what.partition(" ")[0] in lessons
    ]
    name, when = checked_name(restore(name)), checked_date(when)
    yield Result(task.title, task.mark, name, when, (*asked, *missed))


def _lines(task: Task, kept: Kept) -> Iterator[tuple[Item, Line]]:
    """Yield the items done, each with its line; of two tokens of one item the first comes last."""
    lessons = (Line(LESSON, *each) for each in kept.lessons.items())
    for line in (*_works(reversed(kept.works)), *lessons):
        try:
            yield JUDGES[line.kind](task, line)[0], line
        except ItalianCardsError:  # of another class, or of another release
            continue


def _works(tokens: Iterable[str]) -> Iterator[Line]:
    for text in tokens:
        try:
            yield _work(Token.read(text), text)
        except ItalianCardsError:
            continue


def _work(token: Token, text: str) -> Line:
    if "puzzle" in token.options:
        return Line("puzzle", text, found(text))
    numbered(token)
    return Line("deal", text, total(played(token)[0]))
