"""Deals of Scala Quaranta for tests: agreements under which play differs, moments met in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import italiancards as ic
from italiancards.games.scala40.hints.meld_numbers import meld_numbers
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.hints.melds.hands import NOTHING, places_of
from support import situations

WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "circolo"},
    {"picked_must_be_used": False, "discard_restriction": "none", "players": 3},
    {"picked_must_be_used": False, "draw_discard": "to_open", "stock_out": "flip"},
    {"opening_without_joker": True, "includes_joker_swap": True, "players": 4},
    {"set_joker": "either_missing_suit", "close_in_hand": "any_total", "stock_out": "void"},
    {"close_in_hand_double": True, "first_round_no_close": True, "players": 2},
    {"set_joker": "either_missing_suit", "includes_joker_swap": True, "players": 6,
     "discard_restriction": "everyone"},
)  # fmt: skip
"""Agreements under which the play differs: each value of each option is met."""


def simulated(table: ic.Table) -> Scala40Deal:
    """The same deal in the simulator, from all cards."""
    state = table.moment.state
    deal = Scala40Deal(
        table.options,
        state.hands,
        state.stock,
        state.discards,
        int(state.turn),
        map(meld_numbers, state.melds),
        [int(seat) for seat in state.playing],
        {int(seat) for seat in state.opened},
    )
    deal.drawn, deal.opening, deal.turns = state.drawn, state.opening, state.turns
    deal.picked = places_of(state.picked)[0] if state.picked else NOTHING
    deal.renewed, deal.void = state.renewed, state.void
    if state.closer is not None:
        deal.closer = int(state.closer)
    return deal


def moments(number: int, ways: tuple[dict[str, Any], ...] = WAYS) -> Iterator[ic.Table]:
    """That many tables in the course of deals, at decisions between several moves."""
    return situations.moments("scala40", number, ways, range(90), 0.9)
