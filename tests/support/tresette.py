"""Deals of Tresette for tests: agreements under which the play differs, and moments met in play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import italiancards as ic
from italiancards.games.tresette.hints.pack import BITS, mask
from italiancards.games.tresette.hints.sides import sides
from italiancards.games.tresette.hints.simulator import TresetteDeal
from italiancards.games.tresette.rules.state import thirds
from support import situations

WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"rounding": "nearest", "declaration_timing": "before_lead", "signals": "off"},
    {"declarations": False, "first_lead": "four_of_coins"},
    {"cappotto_cancels_declarations": True, "declaration_timing": "three_tricks"},
    {"win_check": "immediate", "target": 11},
    {"players": 3, "declaration_timing": "own_first_turn"},
    {"players": 2},
    {"players": 2, "show_drawn": False, "declarations_by_draw": True, "weak_hand_redeal": True},
    {"players": 2, "two_player_form": "pizzichino"},
    {"players": 2, "two_player_form": "pizzichino", "win_check": "immediate", "target": 11},
)
"""Agreements under which the play differs."""


def simulated(table: ic.Table) -> TresetteDeal:
    """The same deal in the simulator, from all cards."""
    state = table.moment.state
    hands, below = [mask(hand) for hand in state.hands], {}
    for seat, own in enumerate(state.packets):
        for packet in own:
            hands[seat] |= mask(packet[:1])
            below |= {BITS[card]: BITS[under] for card, under in pairwise(packet)}
    by_seat = sides(table.options)
    declared = [0] * len(state.taken)
    for seat, each in state.declared:
        declared[by_seat[seat]] += each.points
    return TresetteDeal(
        table.options,
        hands,
        by_seat,
        int(state.leader),
        [BITS[card] for card in state.trick],
        [thirds(pile) for pile in state.taken],
        declared,
        state.start.scores,
        [BITS[card] for card in state.stock],
        below,
    )


def moments(
    number: int, ways: tuple[dict[str, Any], ...] = WAYS, *, late: bool = False
) -> Iterator[ic.Table]:
    """That many tables in the course of deals, at decisions between several moves.

    Args:
        number: how many.
        ways: what is agreed, in turn.
        late: whether only few cards are left.
    """
    return situations.moments("tresette", number, ways, range(30 * late, 44), 0.2)
