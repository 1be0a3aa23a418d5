"""Burraco's rules about melds (RULES section 6), until the game is there."""

from __future__ import annotations

from dataclasses import replace

from italiancards.core.melds import MeldRules

BURRACO = MeldRules(
    wild_ranks=("2",),
    repeats=True,
    longest_set=9,
    two_aces=True,
    freed="low_end",
    free_at_end=True,
    two_turns_wild=True,
)
FIBUR = replace(BURRACO, two_aces=False, freed="either_end")
