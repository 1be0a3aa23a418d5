"""Options of Burraco, agreed before a game (RULES section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from italiancards.core.options import CheckedOptions, option

PLAYERS = (2, 3, 4)
YES_NO = (False, True)
NO_YES = (True, False)
FIRST_MELDS = range(0, 121, 10)
TARGETS = (None, 505, 1005, 1505, 2005)


@dataclass(frozen=True, slots=True)
class BurracoOptions(CheckedOptions):
    """The options of Burraco; each default is as the source of the game has it.

    >>> BurracoOptions().players, BurracoOptions().target
    (4, None)
    """

    players: int = option(4, name="players", values=PLAYERS, source="S0; ilburraco")
    two_aces: bool = option(True, name="two_aces", values=NO_YES, source="S0; FIBUR")
    freed_wild: str = option(
        "low_end", name="freed_wild", values=("low_end", "either_end"), source="S0; FIBUR"
    )
    free_wild_shift: bool = option(True, name="free_wild_shift", values=NO_YES, source="std")
    natural_two_may_turn_wild: bool = option(
        True,
        name="natural_two_may_turn_wild",
        values=NO_YES,
        source="std",
        when={"free_wild_shift": (True,)},
    )
    duplicate_sets: bool = option(
        False, name="duplicate_sets", values=YES_NO, source="FIBUR; house"
    )
    semi_clean: bool = option(False, name="semi_clean", values=YES_NO, source="S0; FIBUR")
    close_requires: str = option(
        "any_burraco",
        name="close_requires",
        values=("any_burraco", "clean_burraco"),
        source="S0; international",
    )
    rediscard_single: bool = option(
        False, name="rediscard_single", values=YES_NO, source="std; house"
    )
    min_first_meld: int = option(0, name="min_first_meld", values=FIRST_MELDS, source="S0; house")
    pozzetto_penalty: int = option(100, name="pozzetto_penalty", values=(100,), source="S0")
    closing_bonus: int = option(100, name="closing_bonus", values=(100,), source="S0")
    stock_end: str = option(
        "finish_turn", name="stock_end", values=("finish_turn", "exhaust"), source="S0; house"
    )
    target: int | None = option(
        None, name="target", values=TARGETS, source="S0; gametwist biska", of_match=True
    )
    dealer_suit_order: str = option(
        "s_h_d_c",
        name="dealer_suit_order",
        values=("s_h_d_c", "h_d_c_s"),
        source="S0; FIBUR",
        of_match=True,
    )


PRESETS: Mapping[str, Mapping[str, object]] = {
    "burraco": {},
    "burraco_a_due": {"players": 2},
    "burraco_a_tre": {"players": 3, "target": 1505},
    "fibur": {
        "two_aces": False,
        "freed_wild": "either_end",
        "semi_clean": True,
        "dealer_suit_order": "h_d_c_s",
    },
}
"""Named variants. `fibur` is how the Italian federation plays its tournaments."""
