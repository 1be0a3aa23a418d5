"""Who is at a table of Briscola: who plays with whom, and who still plays to the trick."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from italiancards.core.cards import Card
from italiancards.core.moves import Exchange, Move, Play
from italiancards.core.seats import Seat
from italiancards.games.briscola.rules.state import points
from italiancards.games.briscola.rules.view import BriscolaView

MORE_THAN_HALF = 61
"""The points that win a deal of two sides (S1)."""


def together(view: BriscolaView) -> str:
    """Whether two play, a team, or several each alone: the words differ."""
    return "two" if view.players == 2 else "team" if view.partners else "alone"


def sides(view: BriscolaView) -> tuple[int, ...]:
    """For each seat the number of its side, as far as this one knows who plays with whom."""
    return _sides(view.players, view.seat, view.partners or ())


@cache
def _sides(players: int, seat: Seat, partners: tuple[Seat, ...]) -> tuple[int, ...]:
    """Against partners all others play together; where nobody has one, each plays alone."""
    if not partners:
        return tuple(range(players))
    pair = {seat, *partners}
    return tuple(int((each in pair) != (0 in pair)) for each in range(players))


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


def yet_to_play(view: BriscolaView) -> tuple[Seat, ...]:
    """The seats that play to the trick after this one, whose turn it is."""
    return others(view)[: view.players - 1 - len(view.trick)]


def against(view: BriscolaView) -> tuple[Seat, ...]:
    """Those of them that are no partners."""
    partners = view.partners or ()
    return tuple(seat for seat in yet_to_play(view) if seat not in partners)


def partners_later(view: BriscolaView) -> tuple[Seat, ...]:
    """Those of them that are."""
    partners = view.partners or ()
    return tuple(seat for seat in yet_to_play(view) if seat in partners)


def whose(view: BriscolaView) -> Seat:
    """Who takes the trick that lies there, so far."""
    return Seat((view.leader + view.order.winner(view.trick)) % view.players)


def with_me(view: BriscolaView, seat: Seat) -> float:
    """How far a seat plays for this one: 1 with it, -1 against it, between where that is secret.

    Of five the caller knows that one of the four others is with him; who plays against him knows
    that of the three who are left two do too.
    """
    if seat == view.seat:
        return 1.0
    if view.partners is not None or view.auction is None:
        return 1.0 if seat in (view.partners or ()) else -1.0
    if seat == view.auction.caller:
        return -1.0
    friends = 1 if view.seat == view.auction.caller else 2
    unknown = 4 if view.seat == view.auction.caller else 3
    return 2 * friends / unknown - 1


def taker_of(view: BriscolaView, card: Card) -> Seat:
    """Who takes the trick so far, once this seat has played a card to it."""
    place = view.order.winner((*view.trick, card))
    return Seat((view.leader + place) % view.players)


def taking_side(view: BriscolaView, card: Card) -> int:
    """The side whose the trick is, so far, once this seat has played a card to it."""
    return sides(view)[taker_of(view, card)]


def with_cards(moves: Iterable[Move]) -> list[Move]:
    """Those of some moves that are made with a card, and that there is something to weigh in."""
    return [move for move in moves if isinstance(move, Play | Exchange)]


def card_of(move: Move) -> Card:
    """The card that a move is made with."""
    match move:
        case Play() | Exchange():
            return move.card
    raise TypeError(f"{move} is made without a card")
