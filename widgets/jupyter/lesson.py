"""A lesson as a Jupyter widget: steps are told one by one, then shown."""

from __future__ import annotations

from typing import Any

import anywidget

import italiancards as ic
from italiancards.core.language import said
from widgets.jupyter.card_table import CardTable
from widgets.lesson import taking
from widgets.lesson.plan import Plan
from widgets.session.session import Session


class Lesson(Plan, CardTable):
    """A lesson: tell its steps, then show it as the last thing of a cell.

    >>> lesson = Lesson()
    >>> lesson.step(en="Look at these cards.", it="Guarda queste carte.")
    >>> len(lesson.steps)
    1
    """

    def __init__(self) -> None:
        anywidget.AnyWidget.__init__(self)
        Plan.__init__(self)
        self._opened = False

    def begin(self) -> Session:
        """Start taking the lesson; showing it does that.

        Raises:
            ItalianCardsError: it has no steps.
        """
        if not self.steps:
            raise ic.ItalianCardsError(
                said(
                    en="A lesson needs at least one step.",
                    it="Una lezione ha bisogno di almeno un passo.",
                )
            )
        session = taking.begin(self.steps)
        self._open(session)
        self._opened = True
        return session

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        if not self._opened:
            self.begin()
        return super()._repr_mimebundle_(**kwargs)
