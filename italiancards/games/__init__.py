"""The games, by name. A new game is one line here."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from typing import Any

from italiancards.core.game import Game
from italiancards.core.registry import Registry

REGISTRY: Registry[Game[Any, Any, Any]] = Registry(en="There is no game", it="Non c’è il gioco")
"""Every game that can be played, also those that somebody else adds (`REGISTRY.add`)."""

for _name in ("briscola", "scopa", "tresette", "scala40", "burraco"):
    REGISTRY.add(_name, f"italiancards.games.{_name}:GAME")

GAMES = tuple(REGISTRY)
"""The games of this package."""

VARIANTS: Mapping[str, tuple[str, str | None]] = {
    "briscola_in_tre": ("briscola", "briscola_three"),
    "briscola_in_quattro": ("briscola", "briscola_pairs"),
    "briscola_a_coppie": ("briscola", "briscola_pairs"),
    "briscola_in_sei": ("briscola", "briscola_six"),
    "briscola_in_cinque": ("briscola", "bastarda"),
    "briscola_bastarda": ("briscola", "bastarda"),
    "bastarda": ("briscola", "bastarda"),
    "briscola_chiamata": ("briscola", "chiamata_s3"),
    "chiamata": ("briscola", "chiamata_s3"),
    "declaration_briscola": ("briscola", "declaration"),
    "scopone": ("scopa", "scopone"),
    "scopone_scientifico": ("scopa", "scopone_scientifico"),
    "scala_quaranta": ("scala40", None),
    "scala_40": ("scala40", None),
    "burraco_italiano": ("burraco", None),
    "burraco_a_due": ("burraco", "burraco_a_due"),
    "burraco_a_tre": ("burraco", "burraco_a_tre"),
    "tressette": ("tresette", None),
    "tresette_in_two": ("tresette", "tresette_in_two"),
    "tresette_in_due": ("tresette", "tresette_in_two"),
    "tressette_in_due": ("tresette", "tresette_in_two"),
    "pizzichino": ("tresette", "pizzichino"),
    "spizzichino": ("tresette", "pizzichino"),
}
"""What else games are called: the game, and its preset where a name means one."""


def named(name: str) -> tuple[str, str | None]:
    """The game that a name means, and the preset; a name that nobody knows stays what it is.

    >>> named("scopa"), named("Scopone scientifico"), named("Briscola")
    (('scopa', None), ('scopa', 'scopone_scientifico'), ('briscola', None))
    """
    if name in REGISTRY or not isinstance(name, str):
        return name, None
    plain = "_".join(name.lower().replace("-", " ").split())
    return VARIANTS.get(plain, (plain if plain in REGISTRY else name, None))


def game(name: str) -> Game[Any, Any, Any]:
    """The game of that name.

    Raises:
        BadOption: there is none; the message names those there are, and the nearest.

    >>> game("briscola").name
    'briscola'
    """
    return REGISTRY.get(name)


copyreg.pickle(
    Game, lambda each: (game, (each.name,))
)  # its functions do not travel: its name does
