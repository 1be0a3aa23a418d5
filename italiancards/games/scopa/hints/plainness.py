"""Plainness of a move at Scopa: of moves that are as good, a teacher names the plainest.

Cards that are taken are taken, a seven stays in the hand, and a table of ten or less is left to
nobody who could sweep it. Source: principles that were tried over random positions,
`docs/hints.md`.
"""

from __future__ import annotations

from italiancards.core.cards import Cards, without
from italiancards.core.moves import Capture, Move
from italiancards.games.scopa.hints.facts import card_of, next_holds, sweepers
from italiancards.games.scopa.hints.greedy import gain
from italiancards.games.scopa.hints.worth import SCOPA_LEFT
from italiancards.games.scopa.rules.view import ScopaView

DOUBLE = 5
"""Value of laying a card that is held twice, in hundredths of a point."""


def cost(view: ScopaView, move: Move) -> int:
    """Return what a teacher would count a move to cost, in hundredths of a point.

    Args:
        view: the seat to move.
        move: a capture, or a card to lay down.

    Returns:
        Hundredths of a point, negative where the move brings some.
    """
    card = card_of(move)
    twice = sum(each.rank == card.rank for each in view.hand) > 1
    pair = DOUBLE * (twice and not isinstance(move, Capture))
    return _risk(view, move) - pair - gain(view, move)


def _risk(view: ScopaView, move: Move) -> int:
    """Return the cost of a table that some unseen card sweeps, where the next seat holds any."""
    left: Cards = (
        without(view.table, move.cards)
        if isinstance(move, Capture)
        else (*view.table, card_of(move))
    )
    return SCOPA_LEFT if next_holds(view)[1] and sweepers(view, left, view.unseen, 1) else 0
