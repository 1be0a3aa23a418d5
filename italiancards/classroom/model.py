"""Types of a class's page; see `screen/model.py`."""

from __future__ import annotations

from typing import NotRequired, TypedDict

ByLanguage = dict[str, str]
"""A sentence in each language."""


class ClassGrade(TypedDict):
    """The puzzles of a grade."""

    label: ByLanguage
    puzzles: list[str]


class ClassPreset(TypedDict):
    """A named way to play a game."""

    value: str
    label: ByLanguage


class ClassGame(ClassPreset):
    """A game, and the tasks that it offers."""

    presets: list[ClassPreset]
    grades: NotRequired[list[ClassGrade]]


class ClassModel(TypedDict):
    """Everything to choose from for a class."""

    id: str
    most: int
    longest: int
    games: list[ClassGame]


class ItemModel(TypedDict):
    """A thing to do, for a class."""

    kind: str
    text: str
    label: ByLanguage


class TaskModel(TypedDict):
    """A task, as its link carries it, and its items."""

    task: str
    title: str
    items: list[ItemModel]


_How = TypedDict("_How", {"state": str})  # noqa: UP013  # views name no `state`: see test_house


class DoneModel(_How):
    """The outcome of a thing to do."""

    told: str
    helped: bool


class RowModel(TypedDict):
    """A result handed in: its outcomes, or its fault in each language."""

    name: str
    learner: str
    when: str
    wrong: NotRequired[ByLanguage]
    text: NotRequired[str]
    done: NotRequired[dict[str, DoneModel]]
    missed: NotRequired[list[MistakeCount]]


class MistakeCount(TypedDict):
    """A thing missed: by how many, and of how many who did it."""

    item: str
    question: str
    missed: int
    of: int


class RefusalModel(TypedDict):
    """A fault, in each language."""

    wrong: ByLanguage


class FullRegister(TypedDict):
    """The size of a full register."""

    full: int
