"""Which games have a card table: those that say where their zones lie."""

from __future__ import annotations

from collections.abc import Iterator

from italiancards import GAMES, game


def tables() -> tuple[str, ...]:
    """The games of this package that have a card table, in the order of all games.

    >>> tables()
    ('briscola', 'scopa', 'tresette')
    """
    return tuple(name for name in GAMES if game(name).layout is not None)


def zones() -> Iterator[str]:
    """The names of all zones that a card table can show.

    >>> "stock" in zones()
    True
    """
    for name in tables():
        yield from (zone for zone, _ in game(name).layout or ())
