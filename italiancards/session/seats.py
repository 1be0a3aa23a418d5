"""Seats: the learner's, and the bots of the others."""

from __future__ import annotations

from collections.abc import Mapping

from italiancards import Table
from italiancards.core.errors import BadOption, ItalianCardsError, Unreadable, quoted
from italiancards.core.language import said
from italiancards.core.numbers import whole
from italiancards.core.seats import Seat
from italiancards.hints import check_bot
from italiancards.screen.layouts import tables


def split_players(
    players: object, bots: object
) -> tuple[int | str | None, Mapping[int, str] | None]:
    """Split the arguments into the number of players and the bots by seat.

    Args:
        players: a number of players, or bots by seat as `bots` has them.
        bots: bots by seat.

    Raises:
        ItalianCardsError: bots by seat told twice.
        Unreadable: neither of the two.

    >>> split_players(4, {1: "greedy"}), split_players({1: "greedy"}, None)
    ((4, {1: 'greedy'}), (None, {1: 'greedy'}))
    """
    by_seat = bots if bots is None or isinstance(bots, Mapping) else None
    if by_seat is not bots:
        raise Unreadable(bots, _by_seat())
    if players is None or isinstance(players, Mapping):
        if players and bots:
            raise ItalianCardsError(
                said(
                    en=f"players={quoted(players)}: bots by seat are already given, as "
                    f"bots={quoted(bots)}.",
                    it=f"players={quoted(players)}: i posti sono già detti, con "
                    f"bots={quoted(bots)}.",
                )
            )
        return None, players or by_seat
    number = isinstance(players, int) and not isinstance(players, bool)
    if number or (isinstance(players, str) and whole(players) is not None):
        return players, by_seat  # type: ignore[return-value]  # a number, or the text of one
    raise Unreadable(
        players, said(en="a number of players, or ", it="un numero di giocatori, o ") + _by_seat()
    )


def _by_seat() -> str:
    return said(
        en='bots by seat, such as bots={1: "greedy"}',
        it='chi siede a ogni posto, come bots={1: "greedy"}',
    )


def check_seats(
    table: Table, seat: int, players: Mapping[int, str] | None
) -> tuple[Seat, dict[int, str]]:
    """Check the learner's seat, and the bot of each other seat that has one of its own.

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
        raise BadOption(
            said(en="There is no card table yet for", it="Non c’è ancora un tavolo per"),
            table.game.name,
            tables(),
        )
    seats = list(range(table.seating.count))
    if seat not in seats:
        raise BadOption(said(en="There is no seat", it="Non c’è il posto"), seat, seats)
    if not isinstance(players or {}, Mapping):
        raise Unreadable(players, _by_seat())
    others = [each for each in seats if each != seat]
    bots = dict(players or {})
    for other, name in bots.items():
        if other not in others:
            raise BadOption(
                said(
                    en="There is no other player in seat", it="Non c’è un altro giocatore al posto"
                ),
                other,
                others,
            )
        check_bot(name, table.game)
    return Seat(seat), bots
