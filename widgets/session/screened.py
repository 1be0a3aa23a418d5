"""A table as a screen has it: what is told to a page, and what is heard from there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import italiancards as ic
from italiancards.core.language import said
from italiancards.jobs import Want
from widgets.screen.cards import ViewModel
from widgets.session.beats import Beats
from widgets.session.desk import Desk, InPlace
from widgets.session.messages import BadMessage, read_message
from widgets.session.places import told_apart
from widgets.session.practice import sit_down
from widgets.session.session import Session
from widgets.session.settings import SETTINGS
from widgets.session.token import Token, told_options, usual_names

PING, PONG = {"type": "ping"}, {"type": "pong"}
"""What a browser asks of a table to see that it is there, and the answer."""
log = logging.getLogger(__name__)


class Screened:
    """A table on a screen, whoever carries what is said to and fro: see `CardTable`.

    `model`, `words`, `translations` and `form` are told to the page whenever they are set anew;
    `send` says something that is not kept.
    """

    model: dict[str, Any]
    words: dict[str, Any]
    translations: dict[str, Any]
    form: dict[str, Any]
    send: Callable[[Any], None]
    desk: Desk = InPlace()
    _asked: Want | None = None
    _forget: Callable[[], object] | None = None

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
                        en=f"{told}: this works only for a table started by game name.",
                        it=f"{told}: vale solo per un tavolo dato con il nome del gioco.",
                    )
                )
            self._open(sit_down(table, seat, others, _handed(table)))
            return
        first = self._dealt(table, deal)
        self._open(self._seated(first, seat, others, _origin(first, deal)))

    def _dealt(self, game: str, deal: Mapping[str, Any]) -> ic.Table:
        """A new table of a game."""
        return ic.deal(game, **deal)

    def _seated(
        self, table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
    ) -> Session:
        """A learner at a table that was dealt by name."""
        return sit_down(table, seat, players, origin)

    def _open(self, session: Session) -> None:
        """Sit down: from here on messages are heard."""
        self.session = session
        self._publish()
        self.translations = self._translated()

    @property
    def table(self) -> ic.Table:
        """The table that is played at."""
        return self.session.table

    def refresh(self) -> None:
        """Show what was played or taken back at the table from Python.

        >>> from widgets import CardTable
        >>> widget = CardTable("briscola", seed=7)
        >>> played = widget.table.play("2D")
        >>> widget.refresh()
        >>> widget.model["status"]
        'Continue when you are ready.'
        """
        self._shown()
        self._ask_desk()

    def _shown(self) -> None:
        self.session.catch_up()
        self._publish()

    def _on_message(self, widget: object, content: Any, buffers: object) -> None:
        """Whatever a browser sends is answered on the screen, and an error is logged too."""
        if content == PING:
            self.send(PONG)
            return
        self._done(lambda: self._hear(content), f"a message could not be handled: {content!r}")
        self._ask_desk()

    def _hear(self, content: Any) -> None:
        try:
            self.session.handle(read_message(content))
        except BadMessage as error:
            self.session.unheard(str(error))

    def _done(self, act: Callable[[], bool | None], otherwise: str) -> None:
        """Do something and show what came of it; or say that it went wrong, and want no more.

        Nothing is shown anew where the deed says False: that would tell when a thought was ready.
        """
        try:
            if act() is not False:
                self._shown()
        except Exception as error:
            log.exception(otherwise)
            self.session.give_up()
            self.session.trouble(error)
            self._show(self._last_known())

    def _last_known(self) -> ViewModel:
        """The view model; or where none can be made, the last one with the answer of now."""
        try:
            return self.session.model()
        except Exception:
            log.exception("no view model could be made")
            return {**self.model, "answer": self.session.answer}

    def _ask_desk(self) -> None:
        """Have answered what the session wants now, and nothing else."""
        while (want := self.session.want) is not self._asked:
            if self._forget is not None:
                self._forget()
            self._asked, self._forget = want, None
            if want is not None:
                self._forget = self._beats.ask(want, self._given)

    @cached_property
    def _beats(self) -> Beats:
        """The desk, which keeps time too."""
        return Beats(self.desk)

    def _given(self, want: Want, result: Callable[[], Any]) -> None:
        """Show what an answer changes, and have answered what is wanted then."""
        self._done(lambda: self.session.give(want, result()), "a thought could not be finished")
        if self._forget is not None:  # else that is being seen to
            self._forget = None
            self._ask_desk()

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


class ScreenedPage(Screened):
    """The practice page on a screen: see `Practice`."""

    def _seated(
        self, table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
    ) -> Session:
        from widgets.session.page import sit_down  # a table alone does without

        return sit_down(table, seat, players, origin)


class ScreenedPuzzles(Screened):
    """The puzzle page on a screen: see `Puzzles`."""

    def __init__(self, game: str = ic.GAMES[0]) -> None:
        from widgets.session.puzzling import sit_down

        super(Screened, self).__init__()  # nothing is dealt
        self._open(sit_down(ic.puzzles(game)[0]))


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
