"""The card table as a Jupyter widget."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

import italiancards as ic
from italiancards.core.language import said
from widgets.screen.cards import ViewModel
from widgets.session.messages import BadMessage, read_message
from widgets.session.places import told_apart
from widgets.session.practice import sit_down
from widgets.session.session import Session
from widgets.session.settings import SETTINGS
from widgets.session.token import Token, told_options, usual_names

STATIC = Path(__file__).parents[1] / "static"
PING, PONG = {"type": "ping"}, {"type": "pong"}
"""What a browser asks of a table to see that it is there, and the answer."""
log = logging.getLogger(__name__)


class CardTable(anywidget.AnyWidget):
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
    _thinking = False

    def __init__(
        self,
        table: ic.Table | str = ic.GAMES[0],
        seat: int = 0,
        players: int | str | Mapping[int, str] | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        **deal: Any,
    ) -> None:
        super().__init__()
        number, others = told_apart(players, bots)
        if number is not None:
            deal = {"players": number, **deal}
        if isinstance(table, ic.Table):
            if deal:
                told = ", ".join(f"{name}={value!r}" for name, value in deal.items())
                raise ic.ItalianCardsError(
                    said(
                        en=f"{told}: only a table dealt by name takes this.",
                        it=f"{told}: vale solo per un tavolo dato con il nome del gioco.",
                    )
                )
            self._open(sit_down(table, seat, others, _handed(table)))
            return
        first = ic.deal(table, **deal)
        self._open(self._seated(first, seat, others, _origin(first, deal)))

    def _seated(
        self, table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
    ) -> Session:
        """A learner at a table that was dealt by name."""
        return sit_down(table, seat, players, origin)

    def _open(self, session: Session) -> None:
        """Sit down: from here on messages are heard."""
        self.session = session
        self.on_msg(self._on_message)
        self._publish()
        self.translations = self._translated()

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
        if content == PING:
            self.send(PONG)
            return
        self._done(lambda: self._hear(content), f"a message could not be handled: {content!r}")
        self._think()

    def _hear(self, content: Any) -> None:
        try:
            self.session.handle(read_message(content))
        except BadMessage as error:
            self.session.unheard(str(error))

    def _done(self, act: Callable[[], None], otherwise: str) -> None:
        """Do something and show what came of it; or say that it went wrong, and think no more."""
        try:
            act()
            self.refresh()
        except Exception as error:
            log.exception(otherwise)
            self.session.give_up_thinking()
            self.session.trouble(error)
            self._show(self._last_known())

    def _last_known(self) -> ViewModel:
        """The view model; or where none can be made, the last one with the answer of now."""
        try:
            return self.session.model()
        except Exception:
            log.exception("no view model could be made")
            return {**self.model, "answer": self.session.answer}

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
        self._done(self.session.think, "a thought could not be finished")

    def _translated(self) -> dict[str, dict[str, Any]]:
        """What is shown at first in each other language: nobody waits to read his own.

        A page is often made before its visitor comes. What follows is told in the language chosen.
        """
        mine = self.session.settings["language"]
        return {
            language: self.session.translated(language)
            for language in SETTINGS["language"]
            if language != mine
        }

    def _publish(self) -> None:
        for name, told in (("words", self.session.labels()), ("form", self.session.form())):
            if told != getattr(self, name):
                setattr(self, name, told)
        self._show(self.session.model())

    def _show(self, model: ViewModel) -> None:
        """Send a model; a trait that is set to an equal value would send nothing."""
        self.translations = {}
        self.model = {**model, "sent": self.model.get("sent", 0) + 1}


def _origin(table: ic.Table, deal: Mapping[str, Any]) -> Token:
    """How a table was dealt: from its number, unless the cards themselves were told."""
    return Token(
        table.game.name,
        told_options(table),
        number="" if {"order", "top"} & deal.keys() else str(table.seed),
        dealer=str(deal.get("dealer", "")),
        names=", ".join(table.names) if "names" in deal else "",
    )


def _handed(table: ic.Table) -> Token | None:
    """How a table was dealt that somebody made; None where its cards were told one by one."""
    deals = table.deals
    if not all(map(deals.by_number, range(deals.first, deals.first + len(table.starts)))):
        return None
    usual = table.names == usual_names(table)
    told = {"names": ", ".join(table.names)} if not usual else {}
    return Token(table.game.name, told_options(table), number=str(table.seed), **told)
