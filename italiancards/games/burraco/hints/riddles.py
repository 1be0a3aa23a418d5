"""What puzzles of Burraco ask, each with an exact answer: lay most, reach the pozzetto, close."""

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
    """With what the turn begins that brings most points onto the table."""
    seat = int(view.seat)
    start = Alone.seen(view).laid_points()[seat]
    told = _told(game, view, lambda deal, place: float(deal.laid_points()[seat] - start))
    return told if any(value for value, _ in told.values()) else {}


def pozzetto(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """With what the turn begins that takes the pozzetto: for each move the fewest cards left."""
    if view.has_pozzetto:
        return {}
    seat = int(view.seat)
    told = _told(game, view, lambda deal, place: float((place != NOTHING) - deal.size[seat]))
    return told if told and max(value for value, _ in told.values()) == 0 else {}


def closing(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """With what the turn begins that closes the deal: for each move the fewest points left."""
    if not view.has_pozzetto:
        return {}
    seat = int(view.seat)
    told = _told(game, view, lambda deal, place: float(VALUE[place] - deal.held(seat)))
    return told if told and max(value for value, _ in told.values()) == 0 else {}


def _told(game: Game[Any, BurracoView, Any], view: BurracoView, worth: Worth) -> Answers:
    """What each legal move comes to at best, with the rest of the turn; nothing if not proven."""
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
"""The questions by their names."""
