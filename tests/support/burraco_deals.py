"""Deals of Burraco for tests: agreements under which play differs, moments met in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import italiancards as ic
from italiancards.games.burraco.hints.simulator import BurracoDeal
from italiancards.hints.melds.hands import NOTHING, places_of
from italiancards.hints.melds.meld_numbers import meld_numbers
from support import situations

WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "fibur"},
    {"players": 2},
    {"players": 3},
    {"players": 3, "standing": "1000 200 300 after 3", "target": 1505},
    {"two_aces": False, "free_wild_shift": False, "players": 2,
     "close_requires": "clean_burraco"},
    {"duplicate_sets": True, "rediscard_single": True, "stock_end": "exhaust", "players": 2},
    {"natural_two_may_turn_wild": False, "min_first_meld": 50},
)  # fmt: skip
"""Agreements under which the play differs: each value of each option is met."""


def simulated(table: ic.Table) -> BurracoDeal:
    """The same deal in the simulator, from all cards."""
    state = table.moment.state
    deal = BurracoDeal(
        table.options,
        state.hands,
        state.stock,
        state.discards,
        state.pozzetti,
        state.waiting,
        map(int, state.took),
        int(state.turn),
        map(meld_numbers, state.melds),
        map(int, state.meld_owners),
        state.start.scores,
    )
    deal.drawn, deal.quiet, deal.idle = state.drawn, state.quiet, state.idle
    deal.picked = places_of(state.picked)[0] if state.picked else NOTHING
    deal.ended = state.ended
    if state.closer is not None:
        deal.closer = int(state.closer)
    return deal


def moments(number: int, ways: tuple[dict[str, Any], ...] = WAYS) -> Iterator[ic.Table]:
    """That many tables in the course of deals, at decisions between several moves."""
    return situations.moments("burraco", number, ways, range(110), 0.9)
