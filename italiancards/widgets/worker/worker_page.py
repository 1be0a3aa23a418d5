"""A page that has its own Python: its cell is run here, and what is said to it is heard."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from italiancards.widgets.recipe import recipe_of


class WorkerPage:
    r"""A page, as its worker knows it.

    Args:
        cell: its cell.
        number: the number of the first deal, where that is left to chance.
        shown: what the page shows already.
        say: takes the texts that are sent to the page.

    >>> heard = []
    >>> cell = "from italiancards.widgets import Practice\nPractice('briscola')"
    >>> page = WorkerPage(cell, 7, None, heard.append)
    >>> page.connection.page_view["model"]["status"]
    'Your turn: you lead.'
    """

    def __init__(
        self, cell: str, number: int, shown: dict[str, Any] | None, say: Callable[[str], None]
    ) -> None:
        self._say = say
        self.connection = recipe_of(cell).open(self, number=number)
        self.connection.begin(shown)

    def tell(self, parts: Mapping[str, Any]) -> None:
        """Post parts of the page's state to the browser's main thread."""
        self._post({"told": parts})

    def say(self, content: Any) -> None:
        """Post a single message to the browser's main thread."""
        self._post({"said": content})

    def _post(self, content: Mapping[str, Any]) -> None:
        """Post a message as JSON to the browser's main thread."""
        self._say(json.dumps(content, ensure_ascii=False, separators=(",", ":")))

    def hear(self, text: str) -> None:
        """Handle a message from the browser's main thread."""
        self.connection.hear(json.loads(text))

    def warm(self) -> None:
        """Prepare in advance what would make the first act slow."""
        self.connection.warm()
