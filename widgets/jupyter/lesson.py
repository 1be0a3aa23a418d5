"""A lesson as a Jupyter widget: steps are told one by one, then shown."""

from __future__ import annotations

from typing import Any

from widgets.jupyter.card_table import CardTable
from widgets.lesson.screened import ScreenedLesson


class Lesson(ScreenedLesson, CardTable):
    """A lesson: tell its steps, then show it as the last thing of a cell.

    >>> lesson = Lesson()
    >>> lesson.step(en="Look at these cards.", it="Guarda queste carte.")
    >>> len(lesson.steps)
    1
    """

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        self.show()
        return super()._repr_mimebundle_(**kwargs)
