"""Play of a match: the learner in one seat, bots in the others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from italiancards import Table
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import level_bot
from italiancards.jobs import Want
from italiancards.session.activity import Activity, Handlers
from italiancards.session.bot_turn import BotTurn
from italiancards.session.model import Wait
from italiancards.session.seats import check_seats
from italiancards.session.session import Session
from italiancards.session.settings import BOT_DELAY, EACH, LEVEL, PAUSES, SETTINGS


def sit_down(
    table: Table,
    seat: int = 0,
    players: Mapping[int, str] | None = None,
    again: Callable[[], Table] | None = None,
    hide: frozenset[str] = frozenset(),
) -> Session:
    """Return a new session of a learner who plays a match at a table against bots.

    Args:
        table: the table.
        seat: the learner's seat.
        players: the bot of each other seat; the level's where none is named.
        again: makes the next match when one is over; without it there is none.
        hide: the zones that are not shown.

    Raises:
        ItalianCardsError: a seat or a bot that does not exist, or a game without a card table.
    """
    return Session(table, lambda session: PlayActivity(session, players, again), seat, hide)


class PlayActivity(Activity):
    """Play at a table.

    Args:
        session: whose table it is.
        players: the bot of each other seat; the level's where none is named.
        again: makes the next match when one is over; without it there is none.

    `first` is the moment before which nothing is taken back.
    """

    def __init__(
        self,
        session: Session,
        players: Mapping[int, str] | None = None,
        again: Callable[[], Table] | None = None,
    ) -> None:
        self.session = session
        _, self.players = check_seats(session.table, session.seat, players)
        self.again = again
        self.first = 0
        self._turn: BotTurn | None = None

    @property
    def handlers(self) -> Handlers:
        """Methods that act on messages, by kind: moves, undo, redo, going on, dealing."""
        return {
            "move": self.move,
            "go_on": self.go_on,
            "undo": self.undo,
            "redo": self.redo,
            "deal": self.deal,
        }

    @property
    def waiting(self) -> str | None:
        """`table` if something happens by itself, `bot` if another seat plays, else None."""
        table = self.session.table
        if self.session.shown < table.now:
            return "table"
        turn = table.to_move
        return "bot" if turn is not None and turn != self.session.seat else None

    def wait(self) -> Wait:
        """Return whom the screen waits for, and milliseconds; None milliseconds for a click.

        Where a bot's turn went wrong, and after each card of another where the learner chose so,
        nothing happens until the learner goes on.
        """
        if self._within_turn is not None or self.waiting == "bot":
            failed = self._turn is not None and self._turn.failed
            return (
                {"for": "table", "ms": None}
                if failed or self._holds
                else {"for": "bot", "ms": BOT_DELAY}
            )
        return {"for": "table", "ms": PAUSES[self.session.settings["pace"]]}

    @property
    def _holds(self) -> bool:
        """True if the learner wants to go on from what another did."""
        did = self.session.table.moments[self.session.shown].seat
        return self.session.settings["pace"] == EACH and did not in (None, self.session.seat)

    @property
    def _within_turn(self) -> Seat | None:
        """Seat of another whose turn is being shown, with more of its moves to come; else None."""
        table, shown = self.session.table, self.session.shown
        if shown >= table.now:
            return None
        now, coming = table.moments[shown], table.moments[shown + 1]
        if now.move is None or coming.move is None or now.seat in (None, self.session.seat):
            return None
        return now.seat if coming.seat == now.seat and not now.move.ends_turn else None

    @property
    def want(self) -> Want | None:
        """Job of a bot's turn at the table's last moment, whatever is still shown; or None."""
        table = self.session.table
        seat = table.to_move
        if seat is None or seat == self.session.seat:
            self._turn = None
            return None
        return self._turn_of(int(seat)).want

    def _turn_of(self, seat: int) -> BotTurn:
        """Return the bot's turn at the table's current moment: the one begun, or a new one."""
        table, bot = self.session.table, self._bot_of(seat)
        if self._turn is None or not self._turn.matches(table, bot):
            self._turn = BotTurn(table, bot)
        return self._turn

    @property
    def enabled_buttons(self) -> Collection[str]:
        """Names of the buttons that can be pressed at the moment on the screen."""
        session, waits = self.session, self.waiting is not None
        over, more = not waits and session.view.over, not session.table.match_score.over
        mine = not waits and session.view.to_move == session.seat
        can = {
            "undo": self.can_undo,
            "redo": self._can_redo,
            "hint": mine and session.has_coach and not session.coach.complete,
            "next_deal": over and more,
            "new_match": over and not more and self.again is not None,
            "score": True,
            "last": session.has_last_cards,
        }
        return {name for name, possible in can.items() if possible}

    @property
    def can_undo(self) -> bool:
        """True if the learner has made a move that can be taken back."""
        table = self.session.table
        past = table.moments[self.first + 1 : table.now + 1]
        return any(moment.move and moment.seat == self.session.seat for moment in past)

    @property
    def _can_redo(self) -> bool:
        """True if some move was taken back and can be made again."""
        table = self.session.table
        return any(moment.move for moment in table.moments[table.now + 1 :])

    def heading(self, voice: Voice) -> str:
        """Return the name of the game and the number of the deal, as one text."""
        return self.session.heading(voice)

    def status(self, voice: Voice) -> str:
        """Return the status line: the next event, the seat to move, or the end."""
        seat = self._within_turn
        return (
            self.session.status(voice) if seat is None else voice.say("status-bot", {"seat": seat})
        )

    # What the learner does

    def move(self, move: str) -> None:
        """Play the learner's move and show it, or set the answer why it is not allowed."""
        allowed = self.session.allowed(move)
        if allowed is not None:
            before = self.session.table.now
            self.session.table.play(allowed)
            self.session.show(before + 1)

    def go_on(self) -> None:
        """Show the next moment that comes without the learner, or begin a bot's turn."""
        if self.waiting == "table":
            self.session.show(self.session.shown + 1)
        elif self.waiting == "bot":
            self._others_turn()

    def _others_turn(self) -> None:
        """Play a bot's turn and show its first move if all are found; else postpone that."""
        seat = self.session.table.to_move
        assert seat is not None  # somebody is waited for
        turn = self._turn_of(int(seat))
        if turn.ready:
            self.session.show(turn.play())
            return
        if turn.failed:
            self._turn = None
        self.session.postpone("go_on")

    def _bot_of(self, seat: int) -> str:
        """Return the name of the bot that plays a seat."""
        level = self.session.settings.get(LEVEL, SETTINGS[LEVEL][0])
        return self.players.get(seat) or level_bot(level, self.session.table.game)

    def undo(self) -> None:
        """Take moves back to the learner's own last decision, and show it."""
        table = self.session.table
        table.undo()
        while table.to_move != self.session.seat:
            table.undo()
        self.session.show(table.now)

    def redo(self) -> None:
        """Make again the moves that were taken back, up to the learner's next decision."""
        table = self.session.table
        while True:
            table.redo()
            if table.to_move in (self.session.seat, None) or not self._can_redo:
                break
        self.session.show(table.now)

    def deal(self) -> None:
        """Deal the next deal of the match, or start another match once this one is over."""
        session = self.session
        if "next_deal" in self.enabled_buttons:
            session.table.next_deal()
            session.show(session.table.now)
        elif self.again is not None:
            session.show_table(self.again())
            session.news = [event for _, event in session.table.log(session.seat)]
