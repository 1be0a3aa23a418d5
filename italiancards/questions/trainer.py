"""Material of a game for the memory trainer: what is asked of its deals, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class MemoryTopic:
    """A kind of question that is asked from memory.

    Args:
        name: its name, by which a browser counts what was missed.
        grade: how hard it is: 1 (counted on the fingers), 2 or 3.
        ask: asks it of a `SeenDeal`, by chance; None where there is nothing to ask.
    """

    name: str
    grade: int
    ask: Callable[..., Any]


@dataclass(frozen=True)
class MemoryTrainer:
    """Material of a game for the memory trainer.

    Args:
        topics: what is asked.
        ends: the events after which a question may come: a trick or a turn is over.
        veiled: the zones that would answer, which are veiled while a question is open.
        tables: the options of the tables at which it is played, the first first.
    """

    topics: tuple[MemoryTopic, ...]
    ends: tuple[str, ...] = ("trick-taken",)
    veiled: frozenset[str] = frozenset({"taken", "last-trick"})
    tables: tuple[Mapping[str, object], ...] = field(default_factory=lambda: ({},))
