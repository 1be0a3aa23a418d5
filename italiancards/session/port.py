"""Ports: lines to a page that shows a table or a class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Port(Protocol):
    """Line to the page that shows a widget: Jupyter's comm, a worker, or a socket."""

    def tell(self, parts: Mapping[str, Any]) -> None:
        """Send the page parts of its state, each replaced whole: `model`, `words`, `form`."""

    def say(self, content: Any) -> None:
        """Send the page a single message that does not change its state."""
