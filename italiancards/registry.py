"""Lazy registry: the games by name, and the parts each lends to hints and lessons.

A new game is one folder, and one name here; a game of another package is one call of
`REGISTRY.add`.
"""

from __future__ import annotations

import copyreg
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from italiancards.core.errors import BadOption
from italiancards.core.game import Game
from italiancards.core.messages import ROOTS

PARTS = {
    "game": "{}.game:GAME",
    "hints": "{}.hints:ADVISER",
    "questions": "{}.questions:QUESTIONS",
}
"""Import path of each part of a game, in its package."""


class MissingCode(ImportError):
    """Error of a game's code that is fetched on demand and did not arrive."""


class Registry:
    """Games by name: no part of one is loaded before somebody asks for it.

    >>> REGISTRY.get("scopa").name, "whist" in REGISTRY, REGISTRY.part("scopa", "whist")
    ('scopa', False, None)
    """

    def __init__(self, *names: str) -> None:
        self._parts: dict[str, dict[str, Any]] = {}
        self.folders: dict[str, Path] = {}
        self.missing: set[str] = set()
        for name in names:
            self.add(name, f"italiancards.games.{name}")

    def add(self, name: str, package: str | None = None, **parts: Any) -> None:
        """Add a game's package, or further parts of a game already there.

        Args:
            name: its name.
            package: its folder, as it is imported: there lie its parts (`PARTS`), its words, and
                `names.toml` where people call it by other names too.
            parts: `game`, and `hints` and `questions` where it has such: the part itself, or where
                it is (`module:name`), imported when it is first asked for; None for none.

        Raises:
            ModuleNotFoundError: there is no such package.
        """
        if package is not None:
            self.folders[name] = _folder(package)
            ROOTS.add(self.folders[name])
            parts = {part: where.format(package) for part, where in PARTS.items()} | parts
        self._parts[name] = {**self._parts.get(name, {}), **parts}

    def remove(self, name: str) -> None:
        """Remove a game from the registry."""
        del self._parts[name]
        self.folders.pop(name, None)

    def get(self, name: str) -> Game[Any, Any, Any]:
        """Return the game with a name; raise if there is none.

        Raises:
            BadOption: there is none; the message names those there are, and the nearest.
        """
        if name not in self:
            raise BadOption("no-game", name, tuple(self._parts))
        game: Game[Any, Any, Any] = self.part(name, "game")
        return game

    def part(self, name: str, part: str) -> Any:
        """Return a part of a game, imported when needed; None if there is no such part or game.

        Args:
            name: the name of the game.
            part: `game`, `hints`, `questions`, or another part entered with `add`.

        Raises:
            MissingCode: its code did not come; the game is in `missing` until it does.
            ImportError: its package has no game, or one of another name.
        """
        parts = self._parts.get(name, {})
        found: Any = parts.get(part)
        if isinstance(found, str):
            where = found
            try:
                there = find_spec(where.split(":")[0]) or part == "game"
                found = resolve_name(where) if there else None
            except MissingCode:
                self.missing.add(name)
                raise
            if part == "game" and found.name != name:
                raise ImportError(f"{where} is called {found.name!r}, and not {name!r}.")
            parts[part] = found
            self.missing.discard(name)
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._parts

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)


def _folder(package: str) -> Path:
    """Return a package's folder without importing it; raise if there is none."""
    above, _, own = package.rpartition(".")
    for root in getattr(import_module(above or package), "__path__", ()):
        folder = Path(root, own) if above else Path(root)
        if folder.is_dir():
            return folder
    raise ModuleNotFoundError(f"No package named {package!r}", name=package)


REGISTRY = Registry("briscola", "scopa", "tresette", "scala40", "burraco")
"""Every game that can be played, games of other packages included (`REGISTRY.add`)."""

GAMES = tuple(REGISTRY)
"""The games of this package."""


@cache
def _names(file: Path) -> Mapping[str, str]:
    """Return other names of a game from a file, each with a preset or ""; cached."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def variants() -> Mapping[str, tuple[str, str | None]]:
    """Return other names of games, each with the game's name and a preset or None."""
    return {
        other: (game, preset or None)
        for game, folder in REGISTRY.folders.items()
        for other, preset in _names(folder / "names.toml").items()
    }


def resolve_game(name: str) -> tuple[str, str | None]:
    """Return the (game, preset or None) that a name means; an unknown name unchanged.

    >>> resolve_game("scopa"), resolve_game("Scopone scientifico"), resolve_game("Briscola")
    (('scopa', None), ('scopa', 'scopone_scientifico'), ('briscola', None))
    """
    if name in REGISTRY or not isinstance(name, str):
        return name, None
    plain = "_".join(name.lower().replace("-", " ").split())
    return variants().get(plain, (plain if plain in REGISTRY else name, None))


def game(name: str) -> Game[Any, Any, Any]:
    """Return the game with a name; raise if there is none.

    Raises:
        BadOption: there is none; the message names those there are, and the nearest.

    >>> game("briscola").name
    'briscola'
    """
    return REGISTRY.get(name)


copyreg.pickle(
    Game, lambda each: (game, (each.name,))
)  # its functions do not travel: its name does
