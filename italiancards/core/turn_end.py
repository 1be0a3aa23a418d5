"""A search for moves that end a turn of several moves.

The search knows no rule: it asks the rule book about each move on the view that follows from those
before it. It goes from the shortest lines to longer ones, and is bounded by the views looked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from italiancards.core.moves import Move

VIEWS = 400
"""Views that are looked at before a turn counts as one that cannot be finished."""

ViewT = TypeVar("ViewT", bound=Hashable)
TurnMoves = tuple[Move, ...]
"""Moves, one after another."""


def turn_end(
    view: ViewT,
    moves: Callable[[ViewT], Iterable[Move]],
    allows: Callable[[ViewT, Move], bool],
    following: Callable[[ViewT, Move], ViewT | None],
    views: int = VIEWS,
) -> TurnMoves | None:
    """Return moves after which the turn can end, found by searching; None if not found.

    Args:
        view: what the seat knows, in the middle of its turn.
        moves: what one could think of in a view; the moves that end a turn among them.
        allows: whether the rules allow a move, apart from the one that asks this.
        following: the view after a move, or None where nobody can tell.
        views: how many views are looked at at most.

    >>> from italiancards.core.cards import RUMMY
    >>> from italiancards.core.melds import Discard, Draw
    >>> both = [Discard(RUMMY.card("9d")), Draw()]
    >>> def allows(drawn, move):
    ...     return drawn == 2 if move.ends_turn else drawn < 3
    >>> line = turn_end(0, lambda drawn: both, allows, lambda drawn, move: drawn + 1)
    >>> [str(move) for move in line]
    ['draw', 'draw']
    """
    waiting: deque[tuple[ViewT, TurnMoves]] = deque([(view, ())])
    known = {view}
    while waiting:
        here, line = waiting.popleft()
        for move in moves(here):
            if not allows(here, move):
                continue
            if move.ends_turn:
                return line
            after = following(here, move)
            if after is not None and after not in known and len(known) < views:
                known.add(after)
                waiting.append((after, (*line, move)))
    return None
