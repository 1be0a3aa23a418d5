"""Names of before: lessons that were given away import `italiancards.questions.scopa`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from italiancards.registry import GAMES


class Before(MetaPathFinder, Loader):
    """Finds the questions of a game, in its folder, by the name that they had before."""

    @classmethod
    def enter(cls) -> None:
        """Look here for what is found nowhere else."""
        if not any(isinstance(each, cls) for each in sys.meta_path):
            sys.meta_path.append(cls())

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The questions of a game; None for any other module."""
        package, _, game = name.rpartition(".")
        return ModuleSpec(name, self) if package == __package__ and game in GAMES else None

    def exec_module(self, module: ModuleType) -> None:
        """Put the game's own module in the place of this one."""
        game = module.__name__.rpartition(".")[2]
        sys.modules[module.__name__] = import_module(f"italiancards.games.{game}.questions")
