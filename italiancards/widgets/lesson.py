"""The lesson: steps are told one by one, then shown."""

from __future__ import annotations

from typing import Any

import italiancards as ic
from italiancards.core.language import said
from italiancards.lesson import taking
from italiancards.lesson.plan import Plan
from italiancards.session.session import Session
from italiancards.widgets.card_table import CardTable
from italiancards.widgets.recipe import Seated


class Lesson(Plan, CardTable):
    """A lesson: tell its steps, then show it as the last thing of a cell.

    >>> lesson = Lesson()
    >>> lesson.step(en="Look at these cards.", it="Guarda queste carte.")
    >>> len(lesson.steps)
    1
    """

    def __init__(self) -> None:
        Plan.__init__(self)
        self._show(Seated(lambda number: taking.begin(self._told())))

    def _told(self) -> Any:
        if not self.steps:
            raise ic.ItalianCardsError(
                said(
                    en="A lesson needs at least one step.",
                    it="Una lezione ha bisogno di almeno un passo.",
                )
            )
        return self.steps

    def _open(self) -> None:
        """Wait for its steps: see `begin`."""

    def begin(self) -> Session:
        """Start taking the lesson; showing it does that.

        Raises:
            ItalianCardsError: it has no steps.
        """
        super()._open()
        return self.session

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        if not hasattr(self, "connection"):
            self.begin()
        return super()._repr_mimebundle_(**kwargs)
