"""Gates of every rummy turn: it begins with a draw, and melds on the table are added to.

A game enters these into its rule book, as those of `core.gates`, with the source it has for them.
"""

from __future__ import annotations

from typing import Protocol

from italiancards.core.melds.additions import Add, Swap
from italiancards.core.melds.meld import Meld
from italiancards.core.melds.moves import Draw, Take
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, broken, ok


class MeldTurnView(Protocol):
    """Interface that these gates read; the view of any rummy game has it."""

    @property
    def drawn(self) -> bool:
        """True if the turn has begun with a draw, or by taking discards."""

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds on the table."""

    def meld(self, number: int) -> Meld | None:
        """Return the meld of a number, or None if there is none on the table."""


def draw_first(view: MeldTurnView, move: Move) -> Judgement | None:
    """A turn begins with a card from the stock, or with what was discarded."""
    return None if view.drawn or isinstance(move, Draw | Take) else broken()


def draw_once(view: MeldTurnView, move: Move) -> Judgement | None:
    """In a turn one draws once, from the stock or from the discards."""
    return broken() if view.drawn and isinstance(move, Draw | Take) else None


def meld_lies_there(view: MeldTurnView, move: Move) -> Judgement | None:
    """A card is added to a meld that lies on the table, or swapped in one."""
    if not isinstance(move, Add | Swap) or view.meld(move.meld) is not None:
        return None
    return broken(number=move.meld, count=len(view.melds))


def draw_from_stock(view: MeldTurnView, move: Move) -> Judgement | None:
    """The top card of the stock may always be drawn."""
    return ok() if isinstance(move, Draw) else None
