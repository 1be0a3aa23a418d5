"""A bot's turn: searched from its beginning, move by move, and played as one."""

from __future__ import annotations

from italiancards import Table
from italiancards.core.moves import Move
from italiancards.hints import Advice, Budget
from italiancards.jobs import BOT, Beat, Want
from italiancards.session.beats import beats_of
from italiancards.session.settings import BOT_PLAYOUTS


class BotTurn:
    """The turn of a bot, the seat to move, while the table still shows the moment before it.

    Args:
        table: the table.
        bot: which bot plays.

    Its moves are thought of one after another on a branch of the table; then a beat is waited for,
    so that the time of the move tells nothing. It is `ready` after that; its moves are shown one
    by one.
    """

    def __init__(self, table: Table, bot: str) -> None:
        self.table, self.moment, self.bot = table, table.moment, bot
        self.seat = table.to_move
        self.moves: list[Move] = []
        self.ready = False
        self._branch = table.branch(table.now)
        self._beats = beats_of(table, bot)
        self.want: Want | None = self._next()

    def matches(self, table: Table, bot: str) -> bool:
        """Return True if this turn was begun for this bot at the table's current moment.

        Args:
            table: the table.
            bot: the bot that plays the seat to move.
        """
        return self.table is table and self.moment is table.moment and self.bot == bot

    @property
    def failed(self) -> bool:
        """True if an error ended this turn before its moves were ready."""
        return self.want is None and not self.ready

    def play(self) -> int:
        """Play the found moves at the table; return the number of the moment after the first."""
        shown = self.table.now + 1
        for move in self.moves:
            self.table.play(move)
        return shown

    def _next(self) -> Want:
        """Return the job of finding the bot's next move on the branch."""
        job = self._branch.advise(self.bot, Budget(BOT_PLAYOUTS))
        return Want(BOT, job, self._take, self._fail, self)

    def _take(self, advice: Advice) -> bool:
        """Play the advised move on the branch; set the job that comes next; return False."""
        branch, shown = self._branch, self._branch.now + 1
        branch.play(advice.move)
        self.moves.append(advice.move)
        goes_on = branch.to_move == self.seat and branch.now == shown
        if goes_on and not advice.move.ends_turn:
            self.want = self._next()
        else:
            self.want = Want(BOT, Beat(self._beats), self._on_beat, self._fail, self)
        return False

    def _on_beat(self, _: None) -> bool:
        """Mark the turn as ready to be played; return False, since nothing is shown yet."""
        self.want, self.ready = None, True
        return False

    def _fail(self) -> None:
        """Drop the job after an error, so that the turn counts as failed."""
        self.want = None
