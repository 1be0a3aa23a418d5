"""Look-up of a line of play, by its first move where that line is not there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from italiancards.hints.montecarlo import Moves


class HasLine(Protocol):
    """Anything that has a line of play."""

    @property
    def line(self) -> Moves:
        """The moves of the line of play."""


LinedT = TypeVar("LinedT", bound=HasLine)


def of_line(line: Moves, choices: Iterable[LinedT]) -> LinedT | None:
    """Return the choice with that line of play, else the first with its first move, else None.

    Args:
        line: the moves, or the first of them.
        choices: the things to choose from, the best first.

    Returns:
        One of `choices`; None where none begins with that move.
    """
    begun = [each for each in choices if each.line[:1] == line[:1]]
    return next((each for each in begun if each.line == line), begun[0] if begun else None)
