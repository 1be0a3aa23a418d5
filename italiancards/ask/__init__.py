"""What one asks about cards that lie on no table: what they count, what they take, if they open.

A module for each game: `ic.ask.briscola`, `ic.ask.scopa`, `ic.ask.scala40`,
`ic.ask.burraco`, each loaded when it is
first asked. They know no rule: the game's own answer, and what is agreed is told by name, as in
`italiancards.deal`.

>>> import italiancards as ic
>>> ic.ask.scopa.primiera("7D 6C AS 5B")
7D 6C AS 5B: 70
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

ASKED = ("briscola", "scopa", "scala40", "burraco")
"""The games that can be asked about loose cards."""


def __getattr__(name: str) -> ModuleType:
    if name not in ASKED:
        raise AttributeError(
            f"There is nothing to ask about {name!r}; there is: {', '.join(ASKED)}."
        )
    return import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return [*ASKED]
