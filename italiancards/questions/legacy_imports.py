"""Earlier names of modules, which lessons handed out before still import."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from italiancards.registry import GAMES

GAMES_FOLDER = "italiancards.games."
RENAMED = {"scala40.rules.asking": "scala40.rules.hand_melds"}
"""Modules of games by the names that they had before."""


class LegacyImporter(MetaPathFinder, Loader):
    """Importer of modules that lessons import by the names that they had before."""

    @classmethod
    def enter(cls) -> None:
        """Add the importer to Python's, last in order, unless it is there."""
        if not any(isinstance(each, cls) for each in sys.meta_path):
            sys.meta_path.append(cls())

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return an import spec for an earlier name of a module; None for any other name.

        Args:
            name: the module's full name.
            path: unused; the game's own package is imported instead.
            target: unused.
        """
        return ModuleSpec(name, self) if _renamed(name) else None

    def exec_module(self, module: ModuleType) -> None:
        """Replace a module under its earlier name by today's module."""
        sys.modules[module.__name__] = import_module(GAMES_FOLDER + _renamed(module.__name__))


def _renamed(name: str) -> str:
    """Return today's name of a renamed module, below the games' folder; "" if not renamed."""
    package, _, game = name.rpartition(".")
    if package == __package__ and game in GAMES:
        return f"{game}.questions"
    return RENAMED.get(name.removeprefix(GAMES_FOLDER), "")
