"""The page of the memory trainer."""

from __future__ import annotations

import italiancards as ic
from italiancards.lesson.memory_activity import sit_down
from italiancards.lesson.memory_place import MemoryPlace, trainer_of
from italiancards.session.session import Session
from italiancards.widgets.card_table import CardTable
from italiancards.widgets.recipe import TableRecipe


class Memory(CardTable):
    """The memory trainer as a widget.

    Args:
        game: the game of the first hand.
        seed: the number of the first hand; without one it is left to chance.

    Raises:
        BadOption: it has no memory trainer.

    >>> Memory("scopa", seed=7).model["memory"]["start"]
    True
    """

    def __init__(self, game: str = ic.GAMES[0], seed: int | None = None) -> None:
        trainer_of(game)

        def sit(number: int | None) -> Session:
            """Return a new session at the first hand."""
            chosen = number if seed is None else seed
            return sit_down(MemoryPlace(game, number="" if chosen is None else str(chosen)))

        self._show(TableRecipe(sit, chance=seed is None))
