"""Italian card games: rules, hints and records, as a library.

`deal` a game, `play` it, ask `why`; see `Table`.
"""

from italiancards.core.errors import ItalianCardsError
from italiancards.core.words import speak
from italiancards.games import GAMES, game
from italiancards.hints import BOTS
from italiancards.puzzles import puzzles
from italiancards.records import deal, load, position, read
from italiancards.review import review
from italiancards.table import Table

__all__ = [
    "BOTS",
    "GAMES",
    "ItalianCardsError",
    "Table",
    "deal",
    "game",
    "load",
    "position",
    "puzzles",
    "read",
    "review",
    "speak",
]
