"""The card table as a Jupyter widget."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

import italiancards as ic
from widgets.messages import BadMessage, read_message
from widgets.session import Session

STATIC = Path(__file__).parent / "static"
CARDS = ("seed", "order", "top")
"""What decides the cards of a first match only: the next one gets cards of its own."""
log = logging.getLogger(__name__)


class CardTable(anywidget.AnyWidget):
    """A table to play at: the learner in one seat, bots in the others.

    Args:
        table: a table, or the name of a game to deal a new one of.
        seat: the learner's seat.
        players: the bot of each other seat by number; `greedy` where none is named.
        deal: what `italiancards.deal` takes beside the name of the game.

    Raises:
        ItalianCardsError: a seat, a bot, or something agreed that does not exist.

    The browser owns nothing here: `model` is what it shows, and messages are all it sends.

    >>> table = CardTable("briscola", seed=7)
    >>> table.model["status"]
    'Your turn: you lead.'

    Who plays at `table.table` from Python shows it by `refresh`.
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"
    model = traitlets.Dict(help="The view model, replaced whole.").tag(sync=True)
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
            if deal:
                told = ", ".join(f"{name}={value!r}" for name, value in deal.items())
                raise ic.ItalianCardsError(f"{told}: only a table dealt by name takes this.")
            self._open(Session(table, seat, players))
            return
        game, first = table, ic.deal(table, **deal)
        agreed = {name: value for name, value in deal.items() if name not in CARDS}
        self._open(Session(first, seat, players, again=lambda: ic.deal(game, **agreed)))

    def _open(self, session: Session) -> None:
        """Sit down: from here on messages are heard."""
        self.session = session
        self.on_msg(self._on_message)
        self._publish()

    @property
    def table(self) -> ic.Table:
        """The table that is played at."""
        return self.session.table

    def refresh(self) -> None:
        """Show what was played or taken back at the table from Python.

        >>> widget = CardTable("briscola", seed=7)
        >>> played = widget.table.play("2D")
        >>> widget.refresh()
        >>> widget.model["status"]
        'Go on when you are ready.'
        """
        self.session.catch_up()
        self._publish()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take nothing: a browser may overwrite any synced trait, and owns none of these."""
        log.warning("a browser tried to overwrite %s", ", ".join(sorted(map(str, sync_data))))

    def _on_message(self, widget: object, content: Any, buffers: object) -> None:
        """Whatever a browser sends is answered on the screen, and an error is logged too."""
        try:
            self._hear(content)
            self.refresh()
        except Exception as error:
            log.exception("a message could not be handled: %r", content)
            self.session.trouble(error)
            self.model = {**self.model, "answer": self.session.answer}

    def _hear(self, content: Any) -> None:
        try:
            self.session.handle(read_message(content))
        except BadMessage as error:
            self.session.unheard(str(error))

    def _publish(self) -> None:
        words = self.session.labels()
        if words != self.words:
            self.words = words
        self.model = self.session.model()
