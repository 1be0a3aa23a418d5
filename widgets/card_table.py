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
            self._open(Session(table, seat, players))
            return
        game, first = table, ic.deal(table, **deal)
        deal.pop("seed", None)
        self._open(Session(first, seat, players, again=lambda: ic.deal(game, **deal)))

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

    def _publish(self) -> None:
        words = self.session.labels()
        if words != self.words:
            self.words = words
        self.model = self.session.model()
