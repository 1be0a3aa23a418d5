"""The games, by name. A new game is one line here."""

from __future__ import annotations

from typing import Any

from italiancards.core.game import Game
from italiancards.core.registry import Registry

REGISTRY: Registry[Game[Any, Any, Any]] = Registry("There is no game")
"""Every game that can be played, also those that somebody else adds (`REGISTRY.add`)."""

for _name in ("briscola", "scopa", "scala40"):
    REGISTRY.add(_name, f"italiancards.games.{_name}:GAME")

GAMES = tuple(REGISTRY)
"""The games of this package."""


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name.

    Raises:
        BadOption: there is none; the message names those there are, and the nearest.

    >>> game("briscola").name
    'briscola'
    """
    return REGISTRY.get(name)
