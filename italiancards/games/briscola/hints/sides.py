"""Sides at a table of Briscola, and the seats that still play to the trick."""

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


def table_kind(view: BriscolaView) -> str:
    """Return the kind of table: `two` players, `team` of known partners, or `alone`."""
    return "two" if view.players == 2 else "team" if view.partners else "alone"


def sides(view: BriscolaView) -> tuple[int, ...]:
    """Return each seat's side by number, as far as this seat knows the partners."""
    return _sides(view.players, view.seat, view.partners or ())


@cache
def _sides(players: int, seat: Seat, partners: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return each seat's side by number: 0 or 1 with partners, else each seat its own."""
    if not partners:
        return tuple(range(players))
    pair = {seat, *partners}
    return tuple(int((each in pair) != (0 in pair)) for each in range(players))


def side_points(view: BriscolaView) -> tuple[int, ...]:
    """Return the card points that each side has taken."""
    of = sides(view)
    return tuple(
        sum(points(pile) for pile, side in zip(view.taken, of, strict=True) if side == number)
        for number in range(max(of) + 1)
    )


def partners_later(view: BriscolaView) -> tuple[Seat, ...]:
    """Return the partners who still play to this trick after the seat."""
    partners = view.partners or ()
    return tuple(seat for seat in view.yet_to_play if seat in partners)


def partner_wins(view: BriscolaView) -> bool:
    """Return True if a partner wins the trick so far."""
    return bool(view.trick) and view.taker() in (view.partners or ())


def with_me(view: BriscolaView, seat: Seat) -> float:
    """Return how much a seat is on one's side: 1 partner or self, -1 opponent, between if secret.

    Of five the caller knows that one of the four others is with him; who plays against him knows
    that of the three who are left two do too.

    Args:
        view: the seat that asks.
        seat: the seat asked about, possibly the same.

    Returns:
        Twice the chance that they are partners, less 1; a caller counts as an opponent to a seat
        that does not hold the called card.
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


def taking_side(view: BriscolaView, card: Card) -> int:
    """Return the number of the side that wins the trick so far, once this card is played.

    Args:
        view: the seat to move; the trick may be empty.
        card: a card of its hand.

    Returns:
        The side's number, as in `sides`.
    """
    return sides(view)[view.taker(card)]


def with_cards(moves: Iterable[Move]) -> list[Move]:
    """Return the plays and exchanges among some moves, leaving talk and bids out."""
    return [move for move in moves if isinstance(move, Play | Exchange)]


def played(move: Move) -> Card | None:
    """Return the card that a move plays; None for other moves."""
    return move.card if isinstance(move, Play) else None


def card_of(move: Move) -> Card:
    """Return the card of a play or an exchange; raise `TypeError` for other moves."""
    match move:
        case Play() | Exchange():
            return move.card
    raise TypeError(f"{move} is made without a card")
