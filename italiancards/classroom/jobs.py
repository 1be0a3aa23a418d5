"""Jobs of a class's page: deals are dealt for it, and moves made again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from italiancards.classroom.register import Outcome, Row, attempt, judge
from italiancards.classroom.result import Result
from italiancards.classroom.task import WORDS, Item, Task
from italiancards.classroom.writing import Kept, write
from italiancards.core.names import LANGUAGES
from italiancards.core.words import Voice
from italiancards.screen.words import WORDS as SAID
from italiancards.session.link import followed, following


def voices() -> list[Voice]:
    """Return the voices of the page, one for each language."""
    return [Voice(language, (*SAID, WORDS)) for language in LANGUAGES]


class Description(NamedTuple):
    """A task, and the label of each of its items, by language."""

    task: Task
    labels: list[dict[str, str]]


def _described(tasks: Iterator[Task | None]) -> Iterator[Description | None]:
    """Describe the last of some tasks, with a pause after each."""
    for task in tasks:  # noqa: B007
        yield None
    assert task is not None  # or something was wrong with it
    labels = []
    for item in task.items:
        labels.append({voice.language: item.label(voice) for voice in voices()})
        yield None
    yield Description(task, labels)


@dataclass(frozen=True, slots=True)
class Plan:
    """A job: make a task of the items chosen.

    Args:
        title: what the teacher calls it.
        items: what was chosen.
    """

    title: str
    items: tuple[str, ...]

    def run(self) -> Iterator[Outcome[Description]]:
        """Pause after each item, and yield the task last."""
        return attempt(lambda: _described(Task.planned(self.title, self._items())))

    def _items(self) -> Iterator[Item]:
        for each in self.items:
            yield Item.read(followed(each, lambda text: Item.read(text).text))


@dataclass(frozen=True, slots=True)
class Open:
    """A job: open the task that a link carries.

    Args:
        text: what the link says.
    """

    text: str

    def run(self) -> Iterator[Outcome[Description]]:
        """Pause after each item, and yield the task last."""
        return attempt(lambda: _described(following(self.text, Task.opened)))


@dataclass(frozen=True, slots=True)
class Write:
    """A job: write the result that a learner hands in, and judge it.

    Args:
        task: the task, as its link carries it.
        name: the learner; nothing as long as no name is told.
        when: when it is written.
        kept: what the browser keeps.
    """

    task: str
    name: str
    when: str
    kept: Kept

    def run(self) -> Iterator[Outcome[tuple[Row, str]]]:
        """Pause after each thing that was done; yield its judgement and its text last."""
        return attempt(self._run)

    def _run(self) -> Iterator[tuple[Row, str] | None]:
        task: Any
        result: Result | None
        for task in Task.opened(self.task):  # noqa: B007
            yield None
        for result in write(task, self.name or "?", self.when, self.kept):  # noqa: B007
            yield None
        for row in judge(task, str(result)):  # noqa: B007
            yield None
        assert row is not None  # the last one says how it went
        yield row, str(result) if self.name else ""


@dataclass(frozen=True, slots=True)
class Read:
    """A job: read a result and replay it.

    Args:
        task: what was asked.
        text: what was handed in.
    """

    task: Task
    text: str

    def run(self) -> Iterator[Outcome[Row]]:
        """Pause after each line, and yield the row of the result last."""
        return attempt(lambda: judge(self.task, self.text))
