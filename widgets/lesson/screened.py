"""A lesson on a screen: told step by step, begun when it is shown."""

from __future__ import annotations

import italiancards as ic
from italiancards.core.language import said
from widgets.lesson import taking
from widgets.lesson.plan import Plan
from widgets.session.screened import Screened
from widgets.session.session import Session


class ScreenedLesson(Plan, Screened):
    """A lesson on a screen: see `Lesson`."""

    def __init__(self) -> None:
        super(Screened, self).__init__()  # nothing is dealt
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

    def show(self) -> None:
        """It is put on a page: it begins, if it has not."""
        if not self._opened:
            self.begin()
