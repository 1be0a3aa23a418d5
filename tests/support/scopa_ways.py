"""Agreements under which Scopa is played differently: every option, every number of players."""

from __future__ import annotations

import pytest

WAYS: tuple[dict[str, object], ...] = (
    {},
    {"players": 3},
    {"players": 4},
    {"players": 6, "draw": "after_each_play"},
    {"draw": "after_each_play", "last_scopa": "not_last_round"},
    {"players": 4, "scopone": "nine", "last_scopa": "count"},
    {"players": 4, "scopone": "ten", "last_scopa": "not_last_round"},
    {"players": 3, "scopone": "ten", "napola": True},
    {"players": 6, "scopone": "nine", "rebello": True},
    {"scopone": "ten"},
    {"exact_match_obligation": False},
    {"exact_match_obligation": False, "sum_choice": "fewest_cards"},
    {"sum_choice": "fewest_cards", "primiera": "rough"},
    {"ace_takes_all": True},
    {"ace_takes_all": True, "ace_on_table_blocks": False, "ace_sweep_is_scopa": True},
    {"scopa_a_15": True, "redeal_three_kings": False},
    {"scopa_a_15": True, "ace_takes_all": True, "sum_choice": "fewest_cards", "players": 4},
    {"napola": True, "rebello": True, "primiera": "rough", "primiera_missing_suit": "zero"},
)
EVERY_WAY = pytest.mark.parametrize("way", range(len(WAYS)))
"""Asks a test of each of them."""
