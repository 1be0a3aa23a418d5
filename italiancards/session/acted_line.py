"""A line of play acted out on a branch of a table, moment by moment."""

from __future__ import annotations

from italiancards import Table
from italiancards.core.errors import ItalianCardsError
from italiancards.hints import Moves


class ActedLine:
    """A line of play, acted out moment by moment.

    Args:
        table: a table that ends at the moment before the line; it is left as it is.
        line: the moves.

    `board` is the table as far as the moves are made there, `shown` the moment on the screen.

    >>> import italiancards as ic
    >>> table = ic.deal("briscola", seed=7)
    >>> acted = ActedLine(table, (table.legal()[0],))
    >>> acted.step(), acted.over
    (1, True)
    """

    def __init__(self, table: Table, line: Moves) -> None:
        self.board = table
        self.shown = table.now
        self._left = list(line)

    @property
    def over(self) -> bool:
        """True if every moment of the line is shown."""
        return not self._left and self.shown == self.board.now

    def step(self) -> int:
        """Go on to the next moment of the line, and return it; it ends at an illegal move."""
        if self.shown == self.board.now and self._left:
            move, *self._left = self._left
            try:
                self.board = self.board.branch(self.board.now).play(move)
            except ItalianCardsError:
                self._left = []
        self.shown = min(self.shown + 1, self.board.now)
        return self.shown
