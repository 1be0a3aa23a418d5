"""The card table at the far end of a page's own line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import italiancards as ic
from widgets.session.screened import Screened
from widgets.session.session import Session
from widgets.worker.page import PAGE, Page


class Told:
    """Something that the page is told whenever it is set to something else."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, table: CardTable, owner: type) -> Any:
        return table.told.get(self.name, {})

    def __set__(self, table: CardTable, value: dict[str, Any]) -> None:
        if value != table.told.get(self.name, {}):
            table.told[self.name] = value
            table.page.tell(table, {"told": {self.name: value}})


class CardTable(Screened):
    """A table to play at, as `widgets.jupyter` has it: what is told goes to the page itself."""

    model, words, translations, form = Told(), Told(), Told(), Told()
    page: Page
    told: dict[str, Any]

    def _dealt(self, game: str, deal: Mapping[str, Any]) -> ic.Table:
        """A new table; the first that is left to chance is the one that the page shows already."""
        number = {} if {"seed", "order", "top"} & deal.keys() else {"seed": PAGE.get().number}
        return super()._dealt(game, {**deal, **number})

    def _open(self, session: Session) -> None:
        self.page, self.told = PAGE.get(), {}
        shown = self.page.lay(self)
        if not shown:
            super()._open(session)
            return
        self.session, self.told = session, shown
        session.id = shown["model"]["id"]

    def send(self, content: Any) -> None:
        """Say something that is not kept."""
        self.page.tell(self, {"said": content})

    def show(self) -> None:
        """It is put on the page: nothing more is to be done."""
