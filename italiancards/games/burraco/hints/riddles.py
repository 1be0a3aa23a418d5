"""Exact questions in puzzles of Burraco: lay most, reach the pozzetto, close."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Discard
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.games.burraco.hints.laid import VALUE
from italiancards.games.burraco.hints.most import Worth, most
from italiancards.games.burraco.hints.plans import Alone
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.hands import NOTHING
from italiancards.hints.montecarlo import Moves

Answers = Mapping[Move, tuple[float, Moves]]


def laying(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Question: the first move of the turn that brings most points onto the table.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each legal move the points it leads to, bonuses included, and the rest of the turn;
        empty before the draw, where nothing can be laid, or where the search did not end.
    """
    seat = int(view.seat)
    start = Alone.seen(view).laid_points()[seat]
    told = _told(game, view, lambda deal, place: float(deal.laid_points()[seat] - start))
    return told if any(value for value, _ in told.values()) else {}


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
    told = _told(game, view, lambda deal, place: float((place != NOTHING) - deal.size[seat]))
    return told if told and max(value for value, _ in told.values()) == 0 else {}


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
    told = _told(game, view, lambda deal, place: float(VALUE[place] - deal.held(seat)))
    return told if told and max(value for value, _ in told.values()) == 0 else {}


def _told(game: Game[Any, BurracoView, Any], view: BurracoView, worth: Worth) -> Answers:
    """Best value of each legal move, with the rest of the turn; empty if it is not proven."""
    if not view.drawn:
        return {}
    told: dict[Move, tuple[float, Moves]] = {}
    for move in game.legal(view):
        deal = Alone.seen(view)
        if isinstance(move, Discard):
            (place,) = (each for each in NAMED if NAMED[each] == move.card)
            told[move] = worth(deal, place), ()
            continue
        deal.play(move)
        deal.moves.clear()
        found = most(deal, worth)
        if found.played is None or not found.proven:
            return {}
        last = () if found.place == NOTHING else (Discard(NAMED[found.place]),)
        told[move] = found.worth, (*found.played.moves, *last)
    return told


RIDDLES = {"laying": laying, "pozzetto": pozzetto, "closing": closing}
"""Questions by name."""
