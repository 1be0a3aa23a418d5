"""Earlier names of modules, which lessons handed out before still import."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from italiancards.registry import GAMES


class LegacyImporter(MetaPathFinder, Loader):
    """Importer of a game's questions by the name that they had before."""

    @classmethod
    def enter(cls) -> None:
        """Add the importer behind all others, once."""
        if not any(isinstance(each, cls) for each in sys.meta_path):
            sys.meta_path.append(cls())

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a game's questions; None for any other module.

        Args:
            name: the module's full name.
            path: unused; the game's own package is imported instead.
            target: unused.
        """
        package, _, game = name.rpartition(".")
        return ModuleSpec(name, self) if package == __package__ and game in GAMES else None

    def exec_module(self, module: ModuleType) -> None:
        """Replace this module by the game's own."""
        game = module.__name__.rpartition(".")[2]
        sys.modules[module.__name__] = import_module(f"italiancards.games.{game}.questions")
