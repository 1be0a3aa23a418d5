"""Turns of Scala Quaranta met where the rollout policy plays, as tables to ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import italiancards as ic
from italiancards.core.melds.lanes import NAMED
from italiancards.games.scala40.hints import rollout
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.hints.melds.meld_numbers import meld_of
from tools.fit_scala40_weights import dealt


def turns(first: int, deals: int, players: int) -> Iterator[Scala40Deal]:
    """Yield each turn of some deals before its draw, and again once a card is drawn.

    Args:
        first: the number of the first deal.
        deals: how many.
        players: how many play.
    """
    for number in range(first, first + deals):
        deal = dealt(number, players, "scala40", "turns")
        while not deal.over:
            yield deal.copy()
            drawn = deal.copy()
            drawn.draw()
            yield drawn
            rollout.turn(deal)


def table_of(deal: Scala40Deal, **more: Any) -> ic.Table:
    """Return a table whose seat to move sees what it sees in a simulated deal."""
    seats, seat = len(deal.once), deal.turn
    order = [(seat + step) % seats for step in range(seats)]
    return ic.position(
        "scala40",
        players=seats,
        seat=seat,
        hand=_cards(deal.hand_of(seat)),
        held=" ".join(str(deal.size[each]) for each in order[1:]),
        melds=" | ".join(str(meld_of(meld)) for meld in deal.melds),
        laid=" ".join("0" if deal.opened[0] else str(deal.opened.index(True)) for _ in deal.melds),
        opened=" ".join(str(each) for each in range(seats) if deal.opened[each]),
        discards=_cards(deal.discards),
        drawn=deal.drawn,
        stock=len(deal.stock),
        **more,
    )


def _cards(places: Iterable[int]) -> str:
    return " ".join(str(NAMED[place]) for place in places)
