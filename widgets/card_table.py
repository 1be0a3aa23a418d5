"""The card table as a Jupyter widget."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

import italiancards as ic
from widgets.messages import BadMessage, read_message
from widgets.practice import PracticeSession
from widgets.session import Session

STATIC = Path(__file__).parent / "static"
log = logging.getLogger(__name__)


class CardTable(anywidget.AnyWidget):
    """A table to play at: the learner in one seat, bots in the others.

    Args:
        table: a table, or the name of a game to deal a new one of.
        seat: the learner's seat.
        players: the bot of each other seat by number; `greedy` where none is named.

    The browser owns nothing here: `model` is what it shows, and messages are all it sends.

    >>> table = CardTable("briscola", seed=7)
    >>> table.model["status"]
    'Your turn: you lead.'
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"
    model = traitlets.Dict(help="The view model, replaced whole.").tag(sync=True)
    _thinking = False
    words = traitlets.Dict(help="What the buttons say, in the language chosen.").tag(sync=True)

    def __init__(
        self,
        table: ic.Table | str = "briscola",
        seat: int = 0,
        players: Mapping[int, str] | None = None,
        **deal: Any,
    ) -> None:
        super().__init__()
        if isinstance(table, ic.Table):
            self._open(PracticeSession(table, seat, players))
            return
        game, first = table, ic.deal(table, **deal)
        deal.pop("seed", None)
        self._open(PracticeSession(first, seat, players, again=lambda: ic.deal(game, **deal)))

    def _open(self, session: Session) -> None:
        """Sit down: from here on messages are heard."""
        self.session = session
        self.on_msg(self._on_message)
        self._publish()

    @property
    def table(self) -> ic.Table:
        """The table that is played at."""
        return self.session.table

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take nothing: a browser may overwrite any synced trait, and owns none of these."""
        log.warning("a browser tried to overwrite %s", ", ".join(sorted(map(str, sync_data))))

    def _on_message(self, widget: object, content: Any, buffers: object) -> None:
        """Whatever a browser sends is answered on the screen, and an error is logged too."""
        try:
            self.session.handle(read_message(content))
        except BadMessage as error:
            self.session.unheard(str(error))
        except Exception as error:
            log.exception("a message could not be handled: %r", content)
            self.session.trouble(error)
        self._publish()
        self._think()

    def _think(self) -> None:
        """Think in slices, so that the kernel hears other messages between them."""
        if not self.session.thinking or self._thinking:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nobody else is waiting
            while self.session.thinking:
                self._slice()
            return
        self._thinking = True
        loop.call_soon(self._go_on_thinking, loop)

    def _go_on_thinking(self, loop: asyncio.AbstractEventLoop) -> None:
        self._slice()
        self._thinking = self.session.thinking
        if self._thinking:
            loop.call_later(0.001, self._go_on_thinking, loop)

    def _slice(self) -> None:
        """One thought, and what it changes on the screen."""
        try:
            self.session.think()
        except Exception as error:
            log.exception("a thought could not be finished")
            self.session.give_up_thinking()
            self.session.trouble(error)
        self._publish()

    def _publish(self) -> None:
        words = self.session.labels()
        if words != self.words:
            self.words = words
        self.model = self.session.model()
