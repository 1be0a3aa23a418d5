"""The card table at the far end of a page's own line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import italiancards as ic
from widgets.session.screened import Screened
from widgets.session.session import Session
from widgets.worker.page import PAGE
from widgets.worker.told import Laid, Told


class CardTable(Laid, Screened):
    """A table to play at, as `widgets.jupyter` has it: what is told goes to the page itself."""

    model, words = Told("model"), Told("words")
    translations, form = Told("translations"), Told("form")

    def _dealt(self, game: str, deal: Mapping[str, Any]) -> ic.Table:
        """A new table; the first that is left to chance is the one that the page shows already."""
        number = {} if {"seed", "order", "top"} & deal.keys() else {"seed": PAGE.get().number}
        return super()._dealt(game, {**deal, **number})

    def _open(self, session: Session) -> None:
        shown = self.lie()
        if not shown:
            super()._open(session)
            return
        self.session, self.told = session, shown
        session.id = shown["model"]["id"]

    def warm(self) -> None:
        """Say once what it shows: whoever plays the first card does not wait for words."""
        self.session.model()
        self.session.labels()
