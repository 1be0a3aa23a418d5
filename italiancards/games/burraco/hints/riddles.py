"""Exact questions in puzzles of Burraco: lay most, reach the pozzetto, close, discard."""

from __future__ import annotations

from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.game import Game
from italiancards.core.melds import JOKER
from italiancards.core.melds.lanes import PLACED, completing_cards, split
from italiancards.games.burraco.hints.meld_numbers import VALUE
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.hints.turn_search import MOST
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.melds.ends import Answers, Worth, discard_answers, reached
from italiancards.hints.melds.hands import NOTHING


def lay_most(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Return the riddle's answers: first moves by the points a turn can lay; {} where none can.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each legal move the points it leads to, bonuses included, and the rest of the turn;
        empty before the draw, where nothing can be laid, or where the search did not end.
    """
    seat = int(view.seat)
    start = BurracoRecording.solo_turn(view).table_points()[seat]
    values = _solve(game, view, lambda deal, place: float(deal.table_points()[seat] - start))
    return values if any(value for value, _ in values.values()) else {}


def pozzetto(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Return the riddle's answers: first moves to take the pozzetto by this turn; {} if none.

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
    return reached(
        _solve(game, view, lambda deal, place: float((place != NOTHING) - deal.size[seat]))
    )


def closing(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Return the riddle's answers: first moves to close the deal by this turn; {} if none.

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
    return reached(
        _solve(game, view, lambda deal, place: float(VALUE[place] - deal.hand_points(seat)))
    )


def _solve(
    game: Game[Any, BurracoView, Any], view: BurracoView, worth: Worth[BurracoRecording]
) -> Answers:
    """Return each legal move's best value with the rest of the turn; {} if any is unproven."""
    return MOST.answers(game, view, BurracoRecording.solo_turn, worth) if view.drawn else {}


def throwing(game: Game[Any, BurracoView, Any], view: BurracoView) -> Answers:
    """Return the riddle's answers: discards, by unseen cards that help the rest; {} out of place.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.

    Returns:
        For each discard the number of unseen cards that complete a meld with two of those kept,
        wild cards apart; empty where anything but a discard is legal.
    """
    if not view.drawn:
        return {}
    return discard_answers(game.legal(view), view.hand, lambda rest: _waiting(view, rest))


def _waiting(view: BurracoView, hand: Cards) -> float:
    """Return the number of unseen natural cards that complete a meld with two of a hand."""
    completing = completing_cards(split(hand)[0])
    places = (PLACED[card] for card in view.unseen if card != JOKER)
    return float(sum(completing >> place & 1 for place in places))


RIDDLES = {"laying": lay_most, "pozzetto": pozzetto, "closing": closing, "throwing": throwing}
"""Questions by name."""
