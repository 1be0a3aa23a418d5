"""The lesson: steps are declared one by one, then shown."""

from __future__ import annotations

from typing import Any

import italiancards as ic
from italiancards.core.language import language
from italiancards.core.messages import Message
from italiancards.lesson import lesson_activity
from italiancards.lesson.plan import LessonPlan
from italiancards.session.session import Session
from italiancards.session.still import page_language, text_bundle
from italiancards.widgets.card_table import CardTable
from italiancards.widgets.recipe import TableRecipe


class Lesson(LessonPlan, CardTable):
    """A lesson: tell its steps, then show it as the last thing of a cell.

    >>> lesson = Lesson()
    >>> lesson.step(en="Look at these cards.", it="Guarda queste carte.")
    >>> len(lesson.steps)
    1
    """

    def __init__(self) -> None:
        LessonPlan.__init__(self)
        self._show(TableRecipe(lambda number: lesson_activity.begin(self._checked_steps())))

    def _checked_steps(self) -> Any:
        """Return the lesson's steps; raise if there are none."""
        if not self.steps:
            raise ic.ItalianCardsError("no-steps")
        return self.steps

    def _open(self) -> None:
        """Do nothing yet, since the lesson's steps are still to be declared."""

    def begin(self) -> Session:
        """Start the lesson's session, as displaying it does; return that.

        Raises:
            ItalianCardsError: it has no steps.
        """
        super()._open()
        return self.session

    @property
    def _has_begun(self) -> bool:
        """True if the lesson's session has started."""
        return hasattr(self, "connection")

    def _ensure_begun(self) -> None:
        """Start the lesson's session if it has steps and has not begun."""
        if self.steps and not self._has_begun:
            self.begin()

    # Whatever shows it, a cell, a box or another host, asks for one of these first.

    @property
    def model_id(self) -> str:
        """Id of the widget's model; asking for it starts the lesson."""
        if self.comm is None and not self._has_begun:
            self.begin()
        self._ensure_begun()
        return str(super().model_id)

    def get_view_spec(self) -> Any:
        """Return Jupyter's reference to the model, after starting the lesson."""
        self._ensure_begun()
        return super().get_view_spec()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> Any:
        """Return the widget's state, or some of it, after starting the lesson."""
        self._ensure_begun()
        return super().get_state(key, drop_defaults)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget's display data; only a note while it has no steps."""
        return super()._repr_mimebundle_(**kwargs) if self.steps else (self.still(), {})

    def still(self) -> dict[str, str]:
        """Return the lesson's screen as static text and HTML, by MIME type, or a note."""
        if self.steps:
            self._ensure_begun()
            return super().still()
        return text_bundle(language(), str(Message("no-steps")))

    def __repr__(self) -> str:
        """Return the kind of widget, its game and the step on the screen.

        >>> Lesson()
        <Lesson: A lesson needs at least one step.>
        """
        if self._has_begun:
            model = self.session.model(page_language(self.session))
            return f"<Lesson: {model['heading']}, {model['lesson']['count'].lower()}>"
        many = len(self.steps)
        status = Message("not-begun", many=many) if many else Message("no-steps")
        return f"<Lesson: {status}>"
