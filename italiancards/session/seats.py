"""Seats: the learner's, and the bots of the others."""

from __future__ import annotations

from collections.abc import Mapping

from italiancards import Table
from italiancards.core.errors import BadOption, ItalianCardsError, Unreadable, quoted
from italiancards.core.messages import Message
from italiancards.core.numbers import whole
from italiancards.core.seats import Seat
from italiancards.hints import check_bot
from italiancards.screen.layouts import tables


def split_players(
    players: object, bots: object
) -> tuple[int | str | None, Mapping[int, str] | None]:
    """Return `players` as a number and the bots by seat, each None if not given; raise if unclear.

    Args:
        players: a number of players, or bots by seat as `bots` has them.
        bots: bots by seat.

    Raises:
        ItalianCardsError: bots by seat named twice.
        Unreadable: neither of the two.

    >>> split_players(4, {1: "greedy"}), split_players({1: "greedy"}, None)
    ((4, {1: 'greedy'}), (None, {1: 'greedy'}))
    """
    by_seat = bots if bots is None or isinstance(bots, Mapping) else None
    if by_seat is not bots:
        raise Unreadable(bots, _by_seat())
    if players is None or isinstance(players, Mapping):
        if players and bots:
            raise ItalianCardsError("bots-told-twice", players=quoted(players), bots=quoted(bots))
        return None, players or by_seat
    number = isinstance(players, int) and not isinstance(players, bool)
    if number or (isinstance(players, str) and whole(players) is not None):
        return players, by_seat  # type: ignore[return-value]  # a number, or the text of one
    raise Unreadable(players, Message("expected-players", bots=_by_seat()))


def _by_seat() -> Message:
    """Return a message on how bots are given by seat, for an error."""
    return Message("expected-bots-by-seat")


def check_seats(
    table: Table, seat: int, players: Mapping[int, str] | None
) -> tuple[Seat, dict[int, str]]:
    """Return the learner's seat and the bots by seat; raise if the table lacks one of them.

    Args:
        table: the table they sit down at.
        seat: the learner's seat.
        players: bots by seat.

    Raises:
        BadOption: a game without a card table, a seat that the table does not have, or a bot that
            does not exist.
        Unreadable: something else than bots by seat.
    """
    if table.game.layout is None:
        raise BadOption("no-card-table", table.game.name, tables())
    seats = list(range(table.seating.count))
    if seat not in seats:
        raise BadOption("no-seat-for-learner", seat, seats)
    if not isinstance(players or {}, Mapping):
        raise Unreadable(players, _by_seat())
    others = [each for each in seats if each != seat]
    bots = dict(players or {})
    for other, name in bots.items():
        if other not in others:
            raise BadOption("no-other-player", other, others)
        check_bot(name, table.game)
    return Seat(seat), bots
