"""The practice page: any table one wants to try, set up, shared, laid open, looked back at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import unquote_plus

import italiancards as ic
from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.game import View
from italiancards.core.numbers import whole
from italiancards.core.options import Declared, declared
from italiancards.core.record import read_record
from widgets.screen.form import form
from widgets.screen.layouts import tables
from widgets.screen.view_model import ViewModel
from widgets.session.practice import PracticeSession
from widgets.session.settings import LEVEL
from widgets.session.token import Token


class PageSession(PracticeSession):
    """A table of the practice page.

    Args:
        table: the first table.
        seat: the learner's seat.
        players: the bot of each other seat; the level's where none is named.
        origin: how it was dealt.
    """

    def __init__(
        self, table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
    ) -> None:
        super().__init__(table, seat, players, origin)
        self.filled = table.game.name
        self.uncovered: int | None = None  # the deal whose hands lie open now

    def form(self) -> dict[str, Any]:
        """What can be chosen of the game that is filled in."""
        return form(self.filled, self.voice)

    def _form(self, game: str) -> None:
        if game in tables():
            self.filled = game
        else:
            self._say("note", "ui-no-table", error=f"There is no game {quoted(game)}.")

    def _seated_at(self, token: Token) -> None:
        super()._seated_at(token)
        self.filled = self.table.game.name

    def _paste(self, text: str) -> None:
        try:
            self._seated_at(self._pasted(text.strip()))
        except ItalianCardsError as error:
            self._say("note", "ui-no-table", error=str(error))

    def _pasted(self, text: str) -> Token:
        """What was pasted: a link or the end of one, a record, a deal number, or a position."""
        _, mark, told = text.partition("#")
        if mark and not text.startswith("["):
            return Token.read(unquote_plus(told))
        assert self.origin is not None  # the page always knows how its table was dealt
        if whole(text) is not None:
            return replace(self.origin.fresh(self.table), number=text)
        if text.startswith("["):
            _, game = read_record(text).tags.get("Game", (1, ""))
            return Token(game, text=text)
        token = Token.read(text)
        if token.number or token.standing or token.moves is not None:
            return token
        return Token(token.game, text=text)

    def _cards(self) -> None:
        """Lay all hands open, or cover them again; the deal keeps the mark."""
        deal = self._deal_number
        self.uncovered = None if self.uncovered == deal else deal
        self.opened.add(deal)

    def _others(self) -> Sequence[View]:
        if self.uncovered != self._deal_number:
            return ()
        return [self.table.view(seat, self.shown) for seat in range(self.table.seating.count)]

    def model(self) -> ViewModel:
        """The table's view model, and what the page shows beside it."""
        model = super().model()
        model["practice"] = None if self.back is not None else self._practice()
        return model

    def _practice(self) -> dict[str, Any]:
        """How the table was set up, and what of it can be shared."""
        table, origin = self.table, self.origin
        assert origin is not None  # the page always knows how its table was dealt
        told = replace(origin, seat=str(int(self.seat)), level=self.settings.get(LEVEL, ""))
        mine = self.waiting is None and self.view.to_move == self.seat
        known = table.over or self._deal_number in self.opened  # a record tells every card
        options = {each.name: str(getattr(table.options, each.name)) for each in self._declared}
        return {
            "game": table.game.name,
            "seat": str(int(self.seat)),
            "options": options,
            "deal": str(told.deal(table)),
            "fresh": str(replace(told.fresh(table), dealer="")),
            "position": table.position() if mine else "",
            "record": table.record() if known else "",
            "file": f"{table.game.name}-{table.seed}.ic".replace("/", "-"),
            "uncovered": self.uncovered == self._deal_number,
        }

    @property
    def _declared(self) -> tuple[Declared, ...]:
        return declared(self.table.game.options)
