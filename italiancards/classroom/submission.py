"""Writing a result from a browser's memory, without entries that would not be believed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from italiancards.classroom.proof import JUDGES, judge_puzzle, replay_deal, total
from italiancards.classroom.result import (
    LONGEST_QUESTION,
    Result,
    ResultLine,
    check_date,
    check_name,
)
from italiancards.classroom.task import LESSON, ClassTask, Item, number_only
from italiancards.classroom.transit import restore
from italiancards.core.errors import ItalianCardsError
from italiancards.session.link import last_piece
from italiancards.session.token import Token


@dataclass(frozen=True)
class BrowserMemory:
    """A browser's memory of a task.

    Args:
        lessons: how each lesson went, as a result says it: `done, 4/5`.
        wrong_questions: the words of questions answered wrong, by lesson and number.
        results: the tokens of puzzles with the card tried first, and of deals at their end.
    """

    lessons: Mapping[str, str]
    wrong_questions: Mapping[str, str]
    results: Sequence[str]


def write_result(task: ClassTask, name: str, when: str, memory: BrowserMemory) -> Result:
    """Return a learner's result on a task, from the browser's memory.

    Args:
        task: what was asked.
        name: the learner.
        when: when it is written, as `2026-11-22 21:40`; may be empty.
        memory: the browser's memory.

    Raises:
        Unreadable: the name is none, or the date.
    """
    return last_piece(write(task, name, when, memory))


def write(task: ClassTask, name: str, when: str, memory: BrowserMemory) -> Iterator[Result | None]:
    """Yield None as pauses while a result is written from the browser's memory; last, the result.

    Args:
        task: what was asked.
        name: the learner.
        when: when it is written, as `2026-11-22 21:40`; may be empty.
        memory: the browser's memory.

    Raises:
        Unreadable: see `write_result`.
    """
    lines: dict[Item, ResultLine] = {}
    for item, line in _lines(task, memory):
        lines[item] = line
        yield None
    asked = [lines[item] for item in task.items if item in lines]
    lessons = {item.text for item in lines if item.kind == LESSON}
    wrong_lines = [
        ResultLine("missed", what, " ".join(restore(words).split())[:LONGEST_QUESTION])
        for what, words in memory.wrong_questions.items()
        if what.partition(" ")[0] in lessons
    ]
    name, when = check_name(restore(name)), check_date(when)
    yield Result(task.title, task.mark, name, when, (*asked, *wrong_lines))


def _lines(task: ClassTask, memory: BrowserMemory) -> Iterator[tuple[Item, ResultLine]]:
    """Yield the task's items that were done, each with its line; skip what cannot be proven."""
    lessons = (ResultLine(LESSON, *each) for each in memory.lessons.items())
    for line in (*_result_lines(reversed(memory.results)), *lessons):
        try:
            yield JUDGES[line.kind](task, line)[0], line
        except ItalianCardsError:  # of another class, or of another release
            continue


def _result_lines(tokens: Iterable[str]) -> Iterator[ResultLine]:
    """Yield a result's line for each token that can be read; skip the others."""
    for text in tokens:
        try:
            yield _result_line(Token.read(text), text)
        except ItalianCardsError:
            continue


def _result_line(token: Token, text: str) -> ResultLine:
    """Return a result's line for a puzzle's or a deal's token; raise if it is neither."""
    if "puzzle" in token.options:
        return ResultLine("puzzle", text, judge_puzzle(text))
    number_only(token)
    return ResultLine("deal", text, total(replay_deal(token)[0]))
