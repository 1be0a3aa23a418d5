"""The practice page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import italiancards as ic
from italiancards.session.session import Session
from italiancards.session.token import Token
from italiancards.widgets.card_table import CardTable


class Practice(CardTable):
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

    @staticmethod
    def _sit(
        table: ic.Table, seat: int, players: Mapping[int, str] | None, origin: Token
    ) -> Session:
        """Return a new session at the first table of the practice page."""
        from italiancards.session.practice_page import sit_down  # a table alone does without

        return sit_down(table, seat, players, origin)
