"""The puzzle page."""

from __future__ import annotations

import italiancards as ic
from italiancards.session.puzzle_activity import sit_down
from italiancards.widgets.card_table import CardTable
from italiancards.widgets.recipe import TableRecipe


class Puzzles(CardTable):
    """The puzzle page as a widget.

    Args:
        game: the game whose puzzles come first.

    Raises:
        BadOption: there are no puzzles of it.

    >>> Puzzles("scopa").model["puzzle"]["phase"]
    'try'
    """

    def __init__(self, game: str = ic.GAMES[0]) -> None:
        first = ic.puzzles(game)[0]
        self._show(TableRecipe(lambda number: sit_down(first)))
