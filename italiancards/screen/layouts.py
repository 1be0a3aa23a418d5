"""Games with a card table: those that declare the layout of their zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from italiancards import game
from italiancards.core.game import Game
from italiancards.registry import REGISTRY, MissingCode


def tables() -> tuple[str, ...]:
    """Return the names of the games that have a card table, in the order of all games.

    A game whose code did not come is none of them until somebody asks for that game and has it.

    >>> tables()
    ('briscola', 'scopa', 'tresette', 'scala40', 'burraco')
    """
    return tuple(name for name in REGISTRY if name not in REGISTRY.missing and _has_layout(name))


def _has_layout(name: str) -> bool:
    """Return True if a game has a card table; False while its code is missing."""
    try:
        return game(name).layout is not None
    except MissingCode:
        return False


def zones(*games: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield the names of the zones that the tables of some games show; by default of all.

    Args:
        games: the games played there; without any, all that have a card table.

    >>> "stock" in zones(), "trick" in zones(game("scopa"))
    (True, False)
    """
    for each in games or map(game, tables()):
        yield from (zone for zone, _ in each.layout or ())
