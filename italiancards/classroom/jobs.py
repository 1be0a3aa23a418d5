"""Jobs of a class's page: deals are dealt for it, and moves made again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from italiancards.classroom.register import RegisterRow, ResultOrError, in_each_language, judge
from italiancards.classroom.result import Result
from italiancards.classroom.submission import BrowserMemory, write
from italiancards.classroom.task import WORDS, ClassTask, Item
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.screen.words import WORDS as SAID
from italiancards.session.link import read_link, read_link_pieces


def language_voices() -> list[Voice]:
    """Return one voice for each language, which knows the words of the classroom."""
    return [Voice(language, (*SAID, WORDS)) for language in LANGUAGES]


class Description(NamedTuple):
    """A task, and the label of each of its items, by language."""

    task: ClassTask
    labels: list[dict[str, str]]


def _describe_last(tasks: Iterator[ClassTask | None]) -> Iterator[Description | None]:
    """Yield None as pauses; last, the task that came last, with its items' labels."""
    for task in tasks:  # noqa: B007
        yield None
    assert task is not None  # or something was wrong with it
    labels = []
    for item in task.items:
        labels.append({voice.language: item.label(voice) for voice in language_voices()})
        yield None
    yield Description(task, labels)


@dataclass(frozen=True, slots=True)
class PlanTask:
    """A job: make a task of the items chosen.

    Args:
        title: what the teacher calls it.
        items: what was chosen.
    """

    title: str
    items: tuple[str, ...]

    def run(self) -> Iterator[ResultOrError[Description]]:
        """Yield empty results as pauses, and last the task with labels, or the errors."""
        return in_each_language(
            lambda: _describe_last(ClassTask.plan_in_pieces(self.title, self._items()))
        )

    def _items(self) -> Iterator[Item]:
        """Yield the items that the task's texts name; raise if one is unreadable."""
        for each in self.items:
            yield Item.read(read_link(each, lambda text: Item.read(text).text))


@dataclass(frozen=True, slots=True)
class OpenTask:
    """A job: open the task that a link carries.

    Args:
        text: what the link says.
    """

    text: str

    def run(self) -> Iterator[ResultOrError[Description]]:
        """Yield empty results as pauses, and last the task with labels, or the errors."""
        return in_each_language(
            lambda: _describe_last(read_link_pieces(self.text, ClassTask.open_in_pieces))
        )


@dataclass(frozen=True, slots=True)
class WriteResult:
    """A job: write the result that a learner hands in, and judge it.

    Args:
        task: the task, as its link carries it.
        name: the learner; empty until a name is entered.
        when: when it is written.
        memory: what the browser keeps.
    """

    task: str
    name: str
    when: str
    memory: BrowserMemory

    def run(self) -> Iterator[ResultOrError[tuple[RegisterRow, str]]]:
        """Yield empty results as pauses, and last the result's row and text, or the errors."""
        return in_each_language(self._run)

    def _run(self) -> Iterator[tuple[RegisterRow, str] | None]:
        """Yield None as pauses, and last the result's judged row and its text."""
        task: Any
        result: Result | None
        for task in ClassTask.open_in_pieces(self.task):  # noqa: B007
            yield None
        for result in write(task, self.name or "?", self.when, self.memory):  # noqa: B007
            yield None
        for row in judge(task, str(result)):  # noqa: B007
            yield None
        assert row is not None  # the last one says how it went
        yield row, str(result) if self.name else ""


@dataclass(frozen=True, slots=True)
class ReadResult:
    """A job: read a result and replay it.

    Args:
        task: what was asked.
        text: what was handed in.
    """

    task: ClassTask
    text: str

    def run(self) -> Iterator[ResultOrError[RegisterRow]]:
        """Yield empty results as pauses, and last the result's row, or the errors."""
        return in_each_language(lambda: judge(self.task, self.text))
