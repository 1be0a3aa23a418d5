"""Who is at a table of Briscola: who plays with whom, and who still plays to the trick."""

from __future__ import annotations

from functools import cache

from italiancards.core.cards import Card
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.seats import Seat, alternating, party_of
from italiancards.games.briscola.state import points
from italiancards.games.briscola.view import BriscolaView

PAIRS = (4, 6)
"""With so many players there are two sides, sitting in turn; with fewer each plays alone."""


def sides(view: BriscolaView) -> tuple[int, ...]:
    """For each seat the number of its side."""
    return _sides(view.players)


@cache
def _sides(players: int) -> tuple[int, ...]:
    parties = alternating(players, 2 if players in PAIRS else players)
    return tuple(party_of(parties, Seat(seat)) for seat in range(players))


def side_points(view: BriscolaView) -> tuple[int, ...]:
    """The card points that each side has taken."""
    of = sides(view)
    return tuple(
        sum(points(pile) for pile, side in zip(view.taken, of, strict=True) if side == number)
        for number in range(max(of) + 1)
    )


def others(view: BriscolaView) -> tuple[Seat, ...]:
    """The other seats, in turn order."""
    return _others(view.seat, view.players)


@cache
def _others(seat: Seat, players: int) -> tuple[Seat, ...]:
    return tuple(Seat((seat + step) % players) for step in range(1, players))


def to_play(view: BriscolaView) -> tuple[Seat, ...]:
    """The seats that play to the trick after this one, whose turn it is."""
    return others(view)[: view.players - 1 - len(view.trick)]


def against(view: BriscolaView) -> tuple[Seat, ...]:
    """Those of them that are no partners."""
    of = sides(view)
    return tuple(seat for seat in to_play(view) if of[seat] != of[view.seat])


def taken_by(view: BriscolaView, card: Card) -> int:
    """The side whose the trick is, so far, once this seat has played a card to it."""
    taker = view.order.winner((*view.trick, card))
    return sides(view)[(view.leader + taker) % view.players]


def card_of(move: Move) -> Card:
    """The card that a move is made with: at Briscola each has one."""
    match move:
        case Play() | Exchange():
            return move.card
    raise TypeError(f"{move} is no move of Briscola")
