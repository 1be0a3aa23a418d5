"""The register of a class: the results handed in, and the items missed most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from italiancards.classroom.model import MistakeCount
from italiancards.classroom.proof import WRONG, Proof, prove
from italiancards.classroom.result import date_in, name_in, name_key
from italiancards.classroom.task import ClassTask, Item
from italiancards.core.errors import ItalianCardsError
from italiancards.core.language import in_language
from italiancards.core.names import LANGUAGES
from italiancards.session.link import last_piece

T = TypeVar("T")
MOST = 60
"""Most results in a register."""
MOST_LISTED = 12
"""Most missed items listed."""
MISTAKE_STATES = (WRONG, "again")
"""States of an item that count as missed."""


@dataclass(frozen=True)
class RegisterRow:
    """A text handed in, judged.

    Args:
        name: whose it is; empty if that cannot be read.
        when: when it was written; empty if that cannot be read.
        wrong: what is wrong with it, by language; nothing where it was replayed and found true.
        proof: what was found.
    """

    name: str
    when: str
    wrong: dict[str, str]
    proof: Proof | None

    @property
    def learner(self) -> str:
        """Key by which the results of one learner (or two of one name) are grouped."""
        return name_key(self.name)


def judge_text(task: ClassTask, text: str) -> RegisterRow:
    """Return the register's row for a result's text, with a proof or the errors.

    Args:
        task: what was asked.
        text: what was handed in.

    >>> row = judge_text(ClassTask.of("", ["scopa; number=7"]), "Hello, here it comes")
    >>> row.name, row.wrong["it"].partition(": ")[2]
    ("'Hello, here it comes'", "ci vuole 'italiancards result' come prima riga.")
    """
    return last_piece(judge(task, text))


def judge(task: ClassTask, text: str) -> Iterator[RegisterRow | None]:
    """Yield None as pauses while a text is replayed; last, its row with a proof or the errors.

    Args:
        task: what was asked.
        text: what was handed in.
    """
    for made, wrong in in_each_language(lambda: prove(task, text)):  # noqa: B007
        yield None
    if made is None:
        yield RegisterRow(name_in(text), date_in(text), wrong, None)
    else:
        yield RegisterRow(made.name, made.when, {}, made)


class ResultOrError(NamedTuple, Generic[T]):
    """Something that was made; or in each language why it was not."""

    made: T | None
    wrong: dict[str, str]


def in_each_language(work: Callable[[], Iterator[T | None]]) -> Iterator[ResultOrError[T]]:
    """Yield a generator's results in the first language that works, else errors in each.

    >>> *_, (made, wrong) = in_each_language(lambda: ClassTask.open_in_pieces("do=scopa; number=7"))
    >>> made
    ClassTask(title='', items=(Item(kind='deal', text='scopa; number=7'),))
    """
    wrong: dict[str, str] = {}
    for language in LANGUAGES:
        try:
            yield from (ResultOrError(made, {}) for made in in_language(language, work()))
            return
        except ItalianCardsError as error:
            wrong[language] = error.in_language(language)
    yield ResultOrError(None, wrong)


class Register:
    """The results of a class that count, each under its own text: none takes another's place.

    Two may have one name: a learner who did more since, two learners, or a false one. Which of
    them counts the teacher says, by leaving out the others.

    Args:
        task: what was asked.
    """

    def __init__(self, task: ClassTask) -> None:
        self.task = task
        self.rows: dict[str, Proof] = {}

    def add(self, text: str) -> RegisterRow:
        """Enter a result's text in the register if it is true; return its row either way."""
        return self.enter(judge_text(self.task, text))

    def enter(self, row: RegisterRow, *, counts: bool = True) -> RegisterRow:
        """Enter a proven row in the register, or take it out; return the row; raise if full.

        Args:
            row: the judged text; one with a fault changes nothing.
            counts: False to take the result out of the register.

        Raises:
            RegisterFull: there are as many as it holds.
        """
        if row.proof is not None and not counts:
            self.rows.pop(row.proof.text, None)
        elif row.proof is not None:
            if row.proof.text not in self.rows and len(self.rows) >= MOST:
                raise RegisterFull
            self.rows[row.proof.text] = row.proof
        return row

    def leave_out(self, text: str) -> RegisterRow:
        """Take a result's text out of the register; return its row."""
        return self.enter(judge_text(self.task, text), counts=False)

    @property
    def common_mistakes(self) -> list[MistakeCount]:
        """Items and questions that most learners missed: how many, and out of how many."""
        wrong: Counter[tuple[Item, str]] = Counter()
        did: Counter[Item] = Counter()
        words: dict[tuple[Item, str], str] = {}
        lessons = {item.text: item for item in self.task.items}
        for row in self.rows.values():
            did.update(row.done.keys())
            for item, done in row.done.items():
                wrong[item, ""] += done.how in MISTAKE_STATES
            for (lesson, number), asked in row.wrong_questions.items():
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
            for (item, number), times in wrong.most_common(MOST_LISTED)
            if times
        ]


class RegisterFull(Exception):
    """Error of a register that holds no more."""
