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
            """Open the line to the browser, once there is a model: what draws it looks at once."""
            if self.model:
                super().open()

        def tell(self, parts: Mapping[str, Any]) -> None:
            """Set the traits named: each part of what the page shows is replaced whole."""
            for name, part in parts.items():
                setattr(self, name, part)

        def say(self, content: Any) -> None:
            """Say something that is not kept."""
            self.send(content)

        def still(self) -> dict[str, str]:
            """Return what it shows, as text and as HTML without script, by MIME type."""
            raise NotImplementedError

        def __str__(self) -> str:
            return repr(self) if RECIPE_ONLY.get() else self.still()["text/plain"]

        def _repr_mimebundle_(self, **kwargs: Any) -> Any:
            """Return the live view and, for whom that cannot be shown, a still, by MIME type."""
            view, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
            return {**view, **self.still()}, metadata

        def set_state(self, sync_data: dict[str, Any]) -> None:
            """Take nothing: a browser may overwrite any synced trait, and owns none of these."""
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
