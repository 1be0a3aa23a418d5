"""The puzzle page as a Jupyter widget."""

from __future__ import annotations

import anywidget

import italiancards as ic
from italiancards.puzzles import puzzles
from widgets.jupyter.card_table import CardTable
from widgets.session.puzzling import sit_down


class Puzzles(CardTable):
    """The puzzle page as a widget: `Puzzles("scopa")`.

    Args:
        game: the game whose puzzles come first.

    Raises:
        BadOption: there are no puzzles of it.

    >>> Puzzles("scopa").model["puzzle"]["phase"]
    'try'
    """

    def __init__(self, game: str = ic.GAMES[0]) -> None:
        anywidget.AnyWidget.__init__(self)
        self._open(sit_down(puzzles(game)[0]))
