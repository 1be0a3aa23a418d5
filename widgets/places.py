"""Who sits where: the learner's seat, and the bots of the others."""

from __future__ import annotations

from collections.abc import Mapping

from italiancards import Table
from italiancards.core.errors import BadOption, Unreadable
from italiancards.core.seats import Seat
from italiancards.hints import checked
from widgets.layouts import tables


def seated(
    table: Table, seat: int, players: Mapping[int, str] | None
) -> tuple[Seat, dict[int, str]]:
    """The learner's seat, and the bot of each other seat that has one of its own.

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
        raise BadOption("There is no card table yet for", table.game.name, tables())
    seats = list(range(table.seating.count))
    if seat not in seats:
        raise BadOption("There is no seat", seat, seats)
    if not isinstance(players or {}, Mapping):
        raise Unreadable(players, 'bots by seat, such as {1: "greedy"}')
    others = [each for each in seats if each != seat]
    bots = dict(players or {})
    for other, name in bots.items():
        if other not in others:
            raise BadOption("There is no other player in seat", other, others)
        checked(name, table.game)
    return Seat(seat), bots
