"""The practice page as a Jupyter widget."""

from __future__ import annotations

from typing import Any

import italiancards as ic
from widgets.jupyter.card_table import CardTable
from widgets.session.screened import ScreenedPage


class Practice(ScreenedPage, CardTable):
    """The practice page as a widget: `Practice("briscola")`.

    Args:
        game: the game that lies there first.
        deal: what `CardTable` takes beside the name of the game: `players=4`, `seed=7`, `seat=1` …

    Raises:
        ItalianCardsError: a game, or something agreed, that does not exist.

    >>> Practice("briscola", seed=7).model["practice"]["deal"]
    'briscola; number=7; seat=0; level=medium'
    """

    def __init__(self, game: str = ic.GAMES[0], **deal: Any) -> None:
        super().__init__(game, **deal)
