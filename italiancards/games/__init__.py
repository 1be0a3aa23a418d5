"""The games, by name. A new game is one word here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from italiancards.core.errors import BadOption
from italiancards.core.game import Game

GAMES = ("briscola", "scopa", "scala40")
"""The games there are; each is a package of this folder that holds a `GAME`."""


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name.

    Raises:
        BadOption: there is none; the message names those there are, and the nearest.

    >>> game("briscola").name
    'briscola'
    """
    if name not in GAMES:
        raise BadOption("There is no game", name, GAMES)
    found: Game[Any, Any, Any] = import_module(f"italiancards.games.{name}").GAME
    return found
