"""The register of a class: the results handed in, and the items missed most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from italiancards.classroom.model import Missed
from italiancards.classroom.proof import WRONG, Proven, prove
from italiancards.classroom.result import alike, date_in, name_in
from italiancards.classroom.task import Item, Task
from italiancards.core.errors import ItalianCardsError
from italiancards.core.language import in_language
from italiancards.core.names import LANGUAGES
from italiancards.session.link import complete

T = TypeVar("T")
MOST = 60
"""Most results in a register."""
TOLD = 12
"""Most missed items listed."""
MISSED = (WRONG, "again")
"""States of an item that count as missed."""


@dataclass(frozen=True)
class Row:
    """A text handed in, judged.

    Args:
        name: whose it is, as far as it can be told.
        when: when it was written, as far as that can be told.
        wrong: what is wrong with it, by language; nothing where it was replayed and found true.
        proven: what was found.
    """

    name: str
    when: str
    wrong: dict[str, str]
    proven: Proven | None

    @property
    def learner(self) -> str:
        """Key that the results of one learner share, and perhaps those of two."""
        return alike(self.name)


def judged(task: Task, text: str) -> Row:
    """Read and replay a text; if it is not true, give the reason.

    Args:
        task: what was asked.
        text: what was handed in.

    >>> row = judged(Task.of("", ["scopa; number=7"]), "Hello, here it comes")
    >>> row.name, row.wrong["it"].partition(": ")[2]
    ("'Hello, here it comes'", "ci vuole 'italiancards result' come prima riga.")
    """
    return complete(judge(task, text))


def judge(task: Task, text: str) -> Iterator[Row | None]:
    """Judge a text piece by piece: yield None between, and its row last.

    Args:
        task: what was asked.
        text: what was handed in.
    """
    for made, wrong in attempt(lambda: prove(task, text)):  # noqa: B007
        yield None
    if made is None:
        yield Row(name_in(text), date_in(text), wrong, None)
    else:
        yield Row(made.name, made.when, {}, made)


class Outcome(NamedTuple, Generic[T]):
    """Something that was made; or in each language why it was not."""

    made: T | None
    wrong: dict[str, str]


def attempt(work: Callable[[], Iterator[T | None]]) -> Iterator[Outcome[T]]:
    """Run a generator in each language until one succeeds; the last outcome is the result.

    >>> *_, (made, wrong) = attempt(lambda: Task.opened("do=scopa; number=7"))
    >>> made
    Task(title='', items=(Item(kind='deal', text='scopa; number=7'),))
    """
    wrong: dict[str, str] = {}
    for language in LANGUAGES:
        try:
            yield from (Outcome(made, {}) for made in in_language(language, work()))
            return
        except ItalianCardsError as error:
            wrong[language] = error.in_language(language)
    yield Outcome(None, wrong)


class Register:
    """The results of a class that count, each under its own text: none takes another's place.

    Two may have one name: a learner who did more since, two learners, or a false one. Which of
    them counts the teacher says, by leaving out the others.

    Args:
        task: what was asked.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rows: dict[str, Proven] = {}

    def add(self, text: str) -> Row:
        """Read a text, and enter it if it is true: see `enter`."""
        return self.enter(judged(self.task, text))

    def enter(self, row: Row, *, counts: bool = True) -> Row:
        """Enter the row of a text, if it is true; or leave its result out.

        Args:
            row: the judged text; one with a fault changes nothing.
            counts: False to take the result out of the register.

        Raises:
            Full: there are as many as it holds.
        """
        if row.proven is not None and not counts:
            self.rows.pop(row.proven.text, None)
        elif row.proven is not None:
            if row.proven.text not in self.rows and len(self.rows) >= MOST:
                raise Full
            self.rows[row.proven.text] = row.proven
        return row

    def leave_out(self, text: str) -> Row:
        """Read a text, and take its result out of the register."""
        return self.enter(judged(self.task, text), counts=False)

    @property
    def missed(self) -> list[Missed]:
        """Items and questions missed most: how many learners missed each, and how many did it."""
        wrong: Counter[tuple[Item, str]] = Counter()
        did: Counter[Item] = Counter()
        words: dict[tuple[Item, str], str] = {}
        lessons = {item.text: item for item in self.task.items}
        for row in self.rows.values():
            did.update(row.done.keys())
            for item, done in row.done.items():
                wrong[item, ""] += done.how in MISSED
            for (lesson, number), asked in row.missed.items():
                question = lessons[lesson], number
                wrong[question] += 1
                words.setdefault(question, asked)
        return [
            {
                "item": item.text,
                "question": words.get((item, number), ""),
                "missed": times,
                "of": max(did[item], times),
            }
            for (item, number), times in wrong.most_common(TOLD)
            if times
        ]


class Full(Exception):
    """Error of a register that holds no more."""
