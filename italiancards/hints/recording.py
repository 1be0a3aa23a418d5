"""A deal of a simulator that writes down what its players do, as moves of the game."""

from __future__ import annotations

from typing import Any, Self

from italiancards.core.melds import Draw, Take
from italiancards.core.moves import Move


class Recording:
    """What a simulated deal of a rummy game does to remember its moves; beside the deal's class."""

    moves: list[Move]

    @classmethod
    def of(cls, deal: Any) -> Self:
        """The same deal, to be recorded from here on."""
        other: Self = super().of(deal)  # type: ignore[misc]  # of the deal's class
        other.moves = []
        return other

    def branch(self) -> Self:
        """The same deal with what was played so far, to be played differently."""
        other = type(self).of(self)
        other.moves = self.moves[:]
        return other

    def copy(self) -> Self:
        """The same."""
        return self.branch()

    def draw(self) -> None:
        """The next card of the stock is drawn."""
        self.moves.append(Draw())
        super().draw()  # type: ignore[misc]  # of the deal's class

    def take(self) -> None:
        """The discards are taken."""
        self.moves.append(Take())
        super().take()  # type: ignore[misc]  # of the deal's class
