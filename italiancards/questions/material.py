"""Material that a game lends to lessons, beside its questions, which are plain functions.

`Questions` is entered in `italiancards.registry`, or its address is: asking about one game loads no
other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.game import Game
from italiancards.questions.moments import MomentTest
from italiancards.questions.trainer import MemoryTrainer
from italiancards.registry import REGISTRY


@dataclass(frozen=True)
class Questions:
    """Material that a game lends to lessons.

    Args:
        words: the folder of its own sentences, which go before those of all questions.
        moments: when a coach can speak at a hand of it, by name.
        row: its cards by rank, from high to low, as a seat sees the table; None where a lesson
            has no row of ranks to show.
        loose_cards: what can be asked about its cards where they lie on no table.
        memory: what the memory trainer asks about its deals; None where there is nothing.

    >>> Questions().moments, Questions().row
    ({}, None)
    """

    words: Path | None = None
    moments: Mapping[str, MomentTest] = field(default_factory=dict)
    row: Callable[[Any], Cards] | None = None
    loose_cards: tuple[Callable[..., Any], ...] = ()
    memory: MemoryTrainer | None = None


NOTHING = Questions()
"""Material of a game that has entered none."""


def material_of(game: Game[Any, Any, Any]) -> Questions:
    """Return the material (words, moments, rank row …) for lessons on a game; empty if none."""
    part: Questions | None = REGISTRY.part(game.name, "questions")
    return part or NOTHING
