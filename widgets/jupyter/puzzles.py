"""The puzzle page as a Jupyter widget."""

from __future__ import annotations

from widgets.jupyter.card_table import CardTable
from widgets.session.screened import ScreenedPuzzles


class Puzzles(ScreenedPuzzles, CardTable):
    """The puzzle page as a widget.

    Args:
        game: the game whose puzzles come first.

    Raises:
        BadOption: there are no puzzles of it.

    >>> Puzzles("scopa").model["puzzle"]["phase"]
    'try'
    """
