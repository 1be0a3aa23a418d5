"""Turns of Scala Quaranta met where the rollout policy plays, as tables to ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import italiancards as ic
from italiancards.games.scala40.hints import rollout
from italiancards.games.scala40.hints.simulator import Scala40Deal
from support.meld_turns import fields
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
    seats = len(deal.once)
    return ic.position(
        "scala40",
        **fields(deal, seats),
        laid=" ".join("0" if deal.opened[0] else str(deal.opened.index(True)) for _ in deal.melds),
        opened=" ".join(str(each) for each in range(seats) if deal.opened[each]),
        **more,
    )
