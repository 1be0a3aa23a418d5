"""The lesson: steps are told one by one, then shown."""

from __future__ import annotations

from typing import Any

import italiancards as ic
from italiancards.core.language import language
from italiancards.core.messages import Message
from italiancards.lesson import taking
from italiancards.lesson.plan import Plan
from italiancards.session.session import Session
from italiancards.session.still import spoken, words_alone
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
            raise ic.ItalianCardsError("no-steps")
        return self.steps

    def _open(self) -> None:
        """Wait for its steps: see `begin`."""

    def begin(self) -> Session:
        """Start taking the lesson; showing it, also in a box, does that.

        Raises:
            ItalianCardsError: it has no steps.
        """
        super()._open()
        return self.session

    @property
    def _begun(self) -> bool:
        return hasattr(self, "connection")

    def _ready(self) -> None:
        """Begin, where that has not been done and there are steps."""
        if self.steps and not self._begun:
            self.begin()

    # Whatever shows it, a cell, a box or another host, asks for one of these first.

    @property
    def model_id(self) -> str:
        """Name of its model."""
        if self.comm is None and not self._begun:
            self.begin()
        self._ready()
        return str(super().model_id)

    def get_view_spec(self) -> Any:
        """Name of its model, for a box."""
        self._ready()
        return super().get_view_spec()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        """Parts of what is told of it, or all."""
        self._ready()
        return super().get_state(key, drop_defaults)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return super()._repr_mimebundle_(**kwargs) if self.steps else (self.still(), {})

    def still(self) -> dict[str, str]:
        """Step on the screen, or a sentence that there is none: see `CardTable.still`."""
        if self.steps:
            self._ready()
            return super().still()
        return words_alone(language(), str(Message("no-steps")))

    def __repr__(self) -> str:
        """Kind of widget, its game and the step on the screen.

        >>> Lesson()
        <Lesson: A lesson needs at least one step.>
        """
        if self._begun:
            model = self.session.model(spoken(self.session))
            return f"<Lesson: {model['heading']}, {model['lesson']['count'].lower()}>"
        many = len(self.steps)
        told = Message("not-begun", many=many) if many else Message("no-steps")
        return f"<Lesson: {told}>"
