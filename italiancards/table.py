"""A table: the one object that changes. It holds a match, and goes back and forth in it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from italiancards.answers import Hint, Why
from italiancards.core.errors import IllegalMove, ItalianCardsError
from italiancards.core.game import Moment
from italiancards.core.moves import Move
from italiancards.core.phrases import Judgement
from italiancards.hints import Budget, last, nearest
from italiancards.history import History
from italiancards.queries import NAMES, Queries, ViewT

__all__ = ["NAMES", "Table"]


class Table(Queries[ViewT]):
    """A game being played, from the first deal of a match to its end.

    Made by `italiancards.deal`, `position` and `load`. `str` draws it as the seat to move sees it;
    `repr` is its position.

    >>> import italiancards as ic
    >>> table = ic.deal("briscola", seed=7)
    >>> table.play(table.hint().move).undo() == table
    True

    Name the view of its game, and a type checker knows what a seat sees:

    >>> from italiancards.games.scopa.rules.view import ScopaView
    >>> scopa: ic.Table[ScopaView] = ic.deal("scopa", seed=7)
    >>> len(scopa.view(0).hand)
    3
    """

    def branch(self, at: int) -> Self:
        """Return a new table that ends at an earlier moment of this one, to try moves on."""
        other = copy(self)
        other.history = History(*self.moments[: at + 1])
        return other

    def __copy__(self) -> Self:
        """Return a table that goes on apart from this one."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self), history=self.history.copy(), deals=self.deals.copy())
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to pickle: all but the caches."""
        return vars(self) | {"_seen": (None, {})}

    # Playing

    def play(self, move: Move | Why | Hint | str) -> Self:
        """Make a move for the seat to move, and what follows by itself; raise if it is illegal.

        Raises:
            Unreadable, Ambiguous: the text is no move.
            IllegalMove: the rules forbid it; nothing has changed.
        """
        view = self.view()
        read = self.read(move)
        if not self.game.rules.allows(view, read):
            verdict = self.game.rules.judge(view, read)
            raise IllegalMove(verdict, Judgement(verdict, self.voice(view.seat)))
        deal = self.moment.deal
        state, events = self.game.play(self.moment.state, read)
        done = tuple(
            event if event.by is not None else replace(event, by=view.seat) for event in events
        )
        moments = [Moment(state, done, deal, view.seat, read)]
        while (step := self.game.advance(moments[-1].state)) is not None:
            moments.append(Moment(*step, deal))
        self.history.add(*moments)
        return self

    def next_deal(self) -> Self:
        """Deal the match's next deal; raise if that is not due; return this table.

        Raises:
            ItalianCardsError: the deal or the match says otherwise.
        """
        if not self.over:
            raise ItalianCardsError("no-deal-yet")
        if self.match_score.over:
            raise ItalianCardsError("no-deal-match-over")
        last = self.moment
        start = self.deals.next(last)
        moment = Moment(*self.game.deal(start), last.deal + 1)
        self.deals.add(start, last, self.now + 1)
        self.history.add(moment)
        return self

    def autoplay(self, by: str | None = None) -> Self:
        """Let a bot play all seats to the end of the deal; return this table.

        Args:
            by: which bot; `italiancards.BOTS` names them. Without one `greedy`, or the next weaker
                that the game has.

        Raises:
            BadOption, NoHint: the game has no bot of that name.
        """
        bot = nearest("greedy", self.game) if by is None else by
        while self.to_move is not None:
            self.play(last(self.think(bot, Budget())).move)
        return self

    def undo(self) -> Self:
        """Take back the last move, even across deals; raise if there is none; return this table.

        Raises:
            ItalianCardsError: there is none.
        """
        self.history.undo()
        return self

    def redo(self) -> Self:
        """Make the move again that was taken back; raise if there is none; return this table.

        Raises:
            ItalianCardsError: there is none.
        """
        self.history.redo()
        return self

    # Telling

    def save(self, path: str | Path) -> None:
        """Write the match's record to a file."""
        Path(path).write_bytes(self.record().encode())  # encoded first: an error destroys nothing

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (self.game.name, self.options, self.moment.state) == (
            other.game.name,
            other.options,
            other.moment.state,
        )

    __hash__ = None  # type: ignore[assignment]  # it changes
