"""Exact questions in puzzles of Burraco: lay most, reach the pozzetto, close."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.games.burraco.hints.meld_numbers import VALUE
from italiancards.games.burraco.hints.plans import SoloTurn
from italiancards.games.burraco.hints.turn_search import Worth, best_turn_end
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.montecarlo import Moves

Answers = Mapping[Move, tuple[float, Moves]]


def lay_most(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Question: the first move of the turn that brings most points onto the table.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each legal move the points it leads to, bonuses included, and the rest of the turn;
        empty before the draw, where nothing can be laid, or where the search did not end.
    """
    seat = int(view.seat)
    start = SoloTurn.from_view(view).table_points()[seat]
    values = _solve(game, view, lambda deal, place: float(deal.table_points()[seat] - start))
    return values if any(value for value, _ in values.values()) else {}


def pozzetto(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Question: the first move of the turn that takes the pozzetto.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each legal move minus the fewest cards left in hand, and the rest of the turn; empty
        where no move gets there, or the side has had its pozzetto.
    """
    if view.has_pozzetto:
        return {}
    seat = int(view.seat)
    values = _solve(game, view, lambda deal, place: float((place != NOTHING) - deal.size[seat]))
    return values if values and max(value for value, _ in values.values()) == 0 else {}


def closing(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Question: the first move of the turn that closes the deal.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each legal move minus the fewest points left in hand, and the rest of the turn; empty
        where no move closes.
    """
    if not view.has_pozzetto:
        return {}
    seat = int(view.seat)
    values = _solve(game, view, lambda deal, place: float(VALUE[place] - deal.hand_points(seat)))
    return values if values and max(value for value, _ in values.values()) == 0 else {}


def _solve(game: Game[Any, BurracoView, Any], view: BurracoView, worth: Worth) -> Answers:
    """Best value of each legal move, with the rest of the turn; empty if it is not proven."""
    if not view.drawn:
        return {}
    values: dict[Move, tuple[float, Moves]] = {}
    for move in game.legal(view):
        deal = SoloTurn.from_view(view)
        if isinstance(move, Discard):
            (place,) = (each for each in NAMED if NAMED[each] == move.card)
            values[move] = worth(deal, place), ()
            continue
        deal.play(move)
        deal.moves.clear()
        found = best_turn_end(deal, worth)
        if found.played is None or not found.proven:
            return {}
        last = () if found.place == NOTHING else (Discard(NAMED[found.place]),)
        values[move] = found.worth, (*found.played.moves, *last)
    return values


RIDDLES = {"laying": lay_most, "pozzetto": pozzetto, "closing": closing}
"""Questions by name."""
