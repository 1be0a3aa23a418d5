"""The page of a class as a Jupyter widget."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from widgets.classroom.screened import ScreenedClass

STATIC = Path(__file__).parents[1] / "static"
log = logging.getLogger(__name__)


class Classroom(ScreenedClass, anywidget.AnyWidget):
    """The page of a class as a widget: what is asked of it, and the results that come back.

    >>> [each["value"] for each in Classroom().model["games"]][:2]
    ['briscola', 'scopa']
    """

    _esm = STATIC / "classroom.js"
    _css = STATIC / "classroom.css"
    model = traitlets.Dict(help="What can be chosen.").tag(sync=True)
    words = traitlets.Dict(help="What the page says, in each language.").tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(self._on_message)
        self._open()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take nothing: a browser may overwrite any synced trait, and owns none of these."""
        log.warning("a browser tried to overwrite %s", ", ".join(sorted(map(str, sync_data))))
