"""Ladders: hands to solve one after another, each about one idea, ever harder from eight to eight.

A hand is a `Puzzle` that names its principle. `python -m tools.ladder` finds them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from italiancards.hints import Adviser
from italiancards.puzzles import Puzzle, read_puzzles
from italiancards.registry import REGISTRY

EIGHT = 8
"""Hands of each part of a ladder."""
HINTED = 2
"""Parts of a ladder, from the first, in which a hint can be asked for."""
OWN = "hands"
"""Name of a game's own ladder; others are of a form of it with a name."""


@dataclass(frozen=True, repr=False)
class Ladder:
    """The hands of a ladder.

    Args:
        game: the game's name.
        name: the ladder's name in its game, `OWN` for the game's own.
        hands: the hands, from easy to hard.

    >>> first, *_ = ladders("scopa")
    >>> first, len(first.eights)
    (Ladder scopa hands: 24, 3)
    """

    game: str
    name: str
    hands: tuple[Puzzle, ...]

    def __repr__(self) -> str:
        return f"Ladder {self.game} {self.name}: {len(self.hands)}"

    @property
    def eights(self) -> tuple[tuple[Puzzle, ...], ...]:
        """Hands in parts of eight, each part harder than the one before."""
        return tuple(
            self.hands[start : start + EIGHT] for start in range(0, len(self.hands), EIGHT)
        )

    def number(self, hand: Puzzle) -> int:
        """Return the number of a hand, counted from 1."""
        return self.hands.index(hand) + 1

    def is_hinted(self, hand: Puzzle) -> bool:
        """Return True if a hint can be asked for at a hand: not in the last part."""
        return self.hands.index(hand) < EIGHT * HINTED


def ladders(game: str) -> tuple[Ladder, ...]:
    """Return a game's ladders; () if it has none.

    Args:
        game: its name.

    >>> ladders("rubamazzo")
    ()
    """
    adviser: Adviser[Any] | None = REGISTRY.part(game, "hints")
    found = {} if adviser is None else adviser.ladders
    return tuple(Ladder(game, name, read_puzzles(game, path)) for name, path in found.items())


def all_ladders() -> Iterator[Ladder]:
    """Yield every ladder there is, in the order of all games."""
    for game in REGISTRY:
        yield from ladders(game)


def ladder_of(puzzle: Puzzle) -> Ladder | None:
    """Return the ladder that a hand belongs to; None for a puzzle that stands alone."""
    if not puzzle.principle:
        return None
    return next((each for each in ladders(puzzle.game) if puzzle in each.hands), None)
