"""Widgets of a notebook: Jupyter's line to a page, where that is."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

log = logging.getLogger(__name__)
STATIC = Path(__file__).parents[1] / "static"
"""Folder of the built front end."""


try:
    import anywidget
    import traitlets
except ModuleNotFoundError:  # a page's own worker has none
    NOTEBOOK = False
else:
    from italiancards.widgets.boxes import register_display
    from italiancards.widgets.bundle import packed_module
    from italiancards.widgets.recipe import RECIPE_ONLY

    NOTEBOOK = True

if TYPE_CHECKING or NOTEBOOK:

    class NotebookWidget(anywidget.AnyWidget):
        """Widget of a notebook: its traits are sent, its messages received."""

        model = traitlets.Dict(help="The view model, replaced whole.").tag(sync=True)
        words = traitlets.Dict(help="What the buttons say, in the language chosen.").tag(sync=True)

        def open(self) -> None:
            """Open Jupyter's line to the browser if there is something to draw, else do nothing."""
            if self.model:
                super().open()

        def tell(self, parts: Mapping[str, Any]) -> None:
            """Set traits of the widget, by name; Jupyter sends them to the page."""
            for name, part in parts.items():
                setattr(self, name, part)

        def say(self, content: Any) -> None:
            """Send the page a single message that does not change its state."""
            self.send(content)

        def still(self) -> dict[str, str]:
            """Return the widget as static text and HTML, by MIME type; each kind defines it."""
            raise NotImplementedError

        def __str__(self) -> str:
            return repr(self) if RECIPE_ONLY.get() else self.still()["text/plain"]

        def _repr_mimebundle_(self, **kwargs: Any) -> Any:
            """Return the widget's live view and its static text and HTML, by MIME type."""
            view, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
            return {**view, **self.still()}, metadata

        def set_state(self, sync_data: dict[str, Any]) -> None:
            """Refuse changes of traits from the browser: log them, and change nothing."""
            if named := sorted(sync_data.keys() & self.trait_names()):
                log.warning("a browser tried to overwrite %s", ", ".join(named))

    register_display(NotebookWidget)

    class TableWidget(NotebookWidget):
        """Card table of a notebook."""

        _esm = packed_module(STATIC / "table.js")
        _css = STATIC / "table.css"
        translations = traitlets.Dict(help="Model and words in other languages.").tag(sync=True)
        form = traitlets.Dict(help="What else can be put on the table, if anything.").tag(sync=True)
        # For code beside the table; synced, since marimo's `value` has no other traits.
        position = traitlets.Unicode(None, allow_none=True).tag(sync=True)
        last_move = traitlets.Unicode(None, allow_none=True).tag(sync=True)
        turn = traitlets.Int(None, allow_none=True).tag(sync=True)
        score = traitlets.List(traitlets.Int()).tag(sync=True)
        over = traitlets.Bool().tag(sync=True)

    class ClassWidget(NotebookWidget):
        """Page of a class in a notebook."""

        _esm = packed_module(STATIC / "classroom.js")
        _css = STATIC / "classroom.css"

else:

    class PlainWidget:
        """Widget of a page that has no notebook: another port is its line."""

    TableWidget = ClassWidget = PlainWidget
