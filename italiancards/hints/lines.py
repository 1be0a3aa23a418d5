"""What is told of a line of play, by its first move where it is no longer the very same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from italiancards.hints.montecarlo import Moves


class Lined(Protocol):
    """Anything that tells something of a line of play."""

    @property
    def line(self) -> Moves:
        """The line."""


LinedT = TypeVar("LinedT", bound=Lined)


def of_line(line: Moves, told: Iterable[LinedT]) -> LinedT | None:
    """What is told of a line: of that very one, or else the first with the same first move.

    Args:
        line: the moves, or the first of them.
        told: what is told, the best first.
    """
    begun = [each for each in told if each.line[:1] == line[:1]]
    return next((each for each in begun if each.line == line), begun[0] if begun else None)
