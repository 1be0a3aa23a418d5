"""Start of a page's own Python: code that is not there yet is fetched when it is asked for."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from italiancards.registry import MissingCode
from italiancards.widgets.worker.worker_page import WorkerPage


class PartFinder(MetaPathFinder):
    """Fetches a part of the code when a module of it is imported for the first time.

    Args:
        parts: where each part is to be had, by the packages that are in it.
        fetch: puts the part that is there where modules are looked for.
    """

    def __init__(self, parts: dict[str, str], fetch: Callable[[str], object]) -> None:
        self.parts, self.fetch = dict(parts), fetch

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Fetch the part of the code with this module, if missing; return None for other finders.

        Raises:
            MissingCode: the part did not come.
        """
        there = self.parts.get(".".join(name.split(".")[:3]))
        if there is not None:
            try:
                self.fetch(there)
            except Exception as error:
                raise MissingCode(f"{there}: {error}") from error
            self.parts = {package: at for package, at in self.parts.items() if at != there}
            importlib.invalidate_caches()
        return None


def load() -> None:
    """Import all that any page may need, except for its game."""
    for name in ("card_table", "classroom", "lesson", "memory", "practice", "puzzles"):
        importlib.import_module(f"italiancards.widgets.{name}")


def begin(
    order_text: str, fetch: Callable[[str], object], say: Callable[[str], None]
) -> WorkerPage:
    """Return a new page for a worker's order, after running its cell.

    Args:
        order_text: what `WorkerPage` and `PartFinder` take, and the cell, as JSON.
        fetch: see `PartFinder`.
        say: see `WorkerPage`.
    """
    order = json.loads(order_text)
    sys.meta_path.insert(0, PartFinder(order["parts"], fetch))
    return WorkerPage(order["cell"], order["number"], order["shown"], say)
