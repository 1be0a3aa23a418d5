"""Italian card games: rules, hints and records, as a library.

`deal` a game, `play` it, ask `why`; see `Table`. Loose cards are counted by `ask`.
"""

from typing import TYPE_CHECKING

from italiancards import ask
from italiancards.core.errors import ItalianCardsError
from italiancards.core.words import speak
from italiancards.hints import BOTS
from italiancards.records import deal, load, position, read
from italiancards.registry import GAMES, game
from italiancards.table import Table

if TYPE_CHECKING:
    from italiancards.puzzles import puzzles
    from italiancards.review import review
else:  # these two are modules that can be called, so that neither hides the other
    from italiancards import puzzles, review

__all__ = [
    "BOTS",
    "GAMES",
    "ItalianCardsError",
    "Table",
    "ask",
    "deal",
    "game",
    "load",
    "position",
    "puzzles",
    "read",
    "review",
    "speak",
]
