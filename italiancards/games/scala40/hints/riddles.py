"""Exact questions in puzzles of Scala Quaranta: open, lay, discard, close."""

from __future__ import annotations

from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Discard, Lay
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.games.scala40.hints.rollout import choose_discard
from italiancards.games.scala40.hints.simulator import Scala40Recording
from italiancards.games.scala40.hints.turn_facts import waiting
from italiancards.games.scala40.hints.turn_search import LEAST, points_left
from italiancards.games.scala40.rules.finish import view_after
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.melds.ends import Answers, discard_answers, reached
from italiancards.hints.montecarlo import Moves


def opening(game: Game[Any, Scala40View, Any], view: Scala40View) -> Answers:
    """Return the riddle's answers: lay-downs that open, by points; {} where none does.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each lay-down its points, and a discard; 0 for discarding at once; empty before the
        draw, after opening, or where the hand does not open.
    """
    return _opening(game, view, lambda move: float(_points(view, move)))


def longest(game: Game[Any, Scala40View, Any], view: Scala40View) -> Answers:
    """Return the riddle's answers: lay-downs that open, by number of cards; {} where none does.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each lay-down its number of cards, and a discard; empty as for `opening`.
    """
    return _opening(game, view, lambda move: float(len(move.cards)))


def _points(view: Scala40View, move: Lay) -> int:
    """Return the points of the melds in a lay-down."""
    return sum(map(VALUES.meld, melds_of(move, any_suit=view.any_suit)))


def _opening(game: Game[Any, Scala40View, Any], view: Scala40View, worth: Any) -> Answers:
    """Return answers: lay-downs that open, by `worth`, and discards for 0; {} where none opens."""
    if not view.drawn or view.has_opened:
        return {}
    values: dict[Move, tuple[float, Moves]] = {}
    for move in game.legal(view):
        if isinstance(move, Lay):
            after = view_after(view, move)
            assert after is not None  # a legal lay-down makes melds
            values[move] = worth(move), (_discard(after),)
        elif isinstance(move, Discard):
            values[move] = 0.0, ()
    return values if any(value for value, _ in values.values()) else {}


def _discard(view: Scala40View) -> Move:
    """Return the rollout policy's discard, as a move."""
    return Discard(NAMED[choose_discard(Scala40Recording.solo_turn(view), int(view.seat))])


def best_discard(game: Game[Any, Scala40View, Any], view: Scala40View) -> Answers:
    """Return the riddle's answers: discards, by unseen cards that help the rest; {} out of place.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each discard the number of those cards; empty where anything but a discard is legal.
    """
    if not view.drawn:
        return {}
    return discard_answers(game.legal(view), view.hand, lambda rest: float(waiting(view, rest)))


def closing(game: Game[Any, Scala40View, Any], view: Scala40View) -> Answers:
    """Return the riddle's answers: first moves of a turn that leaves no card; {} if none does.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each legal move minus the fewest points left in hand, and the rest of the turn; empty
        where no move closes, or the search did not end.
    """
    if not view.drawn or not view.has_opened:
        return {}
    return reached(LEAST.answers(game, view, Scala40Recording.solo_turn, points_left, 0))


RIDDLES = {"opening": opening, "longest": longest, "throwing": best_discard, "closing": closing}
"""Questions by name."""
