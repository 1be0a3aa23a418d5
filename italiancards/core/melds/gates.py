"""Gates of every rummy turn: it begins with a draw, and melds on the table are added to.

A game enters these into its rule book, as those of `core.gates`, with the source it has for them.
"""

from __future__ import annotations

from typing import Any

from italiancards.core.melds.additions import Add, Swap
from italiancards.core.melds.moves import Draw, Lay, Take
from italiancards.core.melds.parts import SHORTEST
from italiancards.core.melds.view import MeldView
from italiancards.core.moves import Move
from italiancards.core.rules import Judgement, broken, ok


def draw_first(view: MeldView[Any], move: Move) -> Judgement | None:
    """A turn begins with a card from the stock, or with what was discarded."""
    return None if view.drawn or isinstance(move, Draw | Take) else broken()


def draw_once(view: MeldView[Any], move: Move) -> Judgement | None:
    """In a turn one draws once, from the stock or from the discards."""
    return broken() if view.drawn and isinstance(move, Draw | Take) else None


def meld_lies_there(view: MeldView[Any], move: Move) -> Judgement | None:
    """A card is added to a meld that lies on the table, or swapped in one."""
    if not isinstance(move, Add | Swap) or view.meld(move.meld) is not None:
        return None
    return broken(number=move.meld, count=len(view.melds))


def draw_from_stock(view: MeldView[Any], move: Move) -> Judgement | None:
    """The top card of the stock may always be drawn."""
    return ok() if isinstance(move, Draw) else None


def three_cards(view: MeldView[Any], move: Lay) -> Judgement:
    """A meld has at least three cards."""
    short = next((group for group in move.groups if len(group) < SHORTEST), None)
    return ok() if short is None else broken(cards=tuple(part.card for part in short))
