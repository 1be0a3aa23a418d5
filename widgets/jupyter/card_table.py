"""The card table as a Jupyter widget."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from widgets.session.screened import Screened
from widgets.session.session import Session

STATIC = Path(__file__).parents[1] / "static"
log = logging.getLogger(__name__)


class CardTable(Screened, anywidget.AnyWidget):
    """A table to play at: the learner in one seat, bots in the others.

    Args:
        table: a table, or the name of a game to deal a new one of.
        seat: the learner's seat.
        players: how many play; or, as in `bots`, who plays the other seats.
        bots: the bot of each other seat by number; the chosen level where none is named.
        deal: what `italiancards.deal` takes beside the name of the game.

    Raises:
        ItalianCardsError: a seat, a bot, or something agreed that does not exist.

    The browser owns nothing here: `model` is what it shows, and messages are all it sends.

    >>> table = CardTable("briscola", seed=7)
    >>> table.model["status"]
    'Your turn: you lead.'
    >>> four = CardTable("scopa", players=4, bots={1: "hint"})
    >>> [seat["name"] for seat in four.model["seats"]]
    ['You', 'Rosa', 'Aldo', 'Bice']

    Who plays at `table.table` from Python shows it by `refresh`.
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"
    model = traitlets.Dict(help="The view model, replaced whole.").tag(sync=True)
    words = traitlets.Dict(help="What the buttons say, in the language chosen.").tag(sync=True)
    translations = traitlets.Dict(help="Both at first, in each other language.").tag(sync=True)
    form = traitlets.Dict(help="What else can be put on the table, if anything.").tag(sync=True)

    def _open(self, session: Session) -> None:
        self.on_msg(self._on_message)
        super()._open(session)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take nothing: a browser may overwrite any synced trait, and owns none of these."""
        log.warning("a browser tried to overwrite %s", ", ".join(sorted(map(str, sync_data))))
