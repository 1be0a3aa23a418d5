"""What can be agreed before a game of Briscola (RULES section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from italiancards.core.options import Checked, option

ODD = range(1, 100, 2)
YES_NO = (False, True)
IN_TEAMS = {"players": (4, 6)}
WITH_TWOS = {"players": (2, 3, 4)}
SIGNING = {"table_talk": ("signals",)}


@dataclass(frozen=True, slots=True)
class Options(Checked):
    """The options of Briscola; the defaults are what most sources play.

    >>> Options().players, Options().match, Options().best_of
    (2, 'best_of', 3)
    """

    players: int = option(2, values=(2, 3, 4, 6), source="S0 S1 S2 S4")
    deck: str = option("italian", values=("italian", "french"), source="S0 S1 S2")
    removed_two: str = option(
        "2D", values=("2D", "2C", "2S", "2B"), source="S2; S0 S1", when={"players": (3,)}
    )
    match: str = option(
        "best_of", values=("single", "best_of", "points"), source="S1 S2; S0 S4", of_match=True
    )
    best_of: int = option(
        3, values=ODD, source="S1 S2", of_match=True, when={"match": ("best_of",)}
    )
    points_rule: str = option(
        "more_than_120",
        values=("more_than_120", "at_least_120"),
        source="S4; S0",
        of_match=True,
        when={"match": ("points",)},
    )
    tie: str = option(
        "draw",
        values=("draw", "last_trick"),
        source="S1; paginainizio",
        when={"players": (2, 4, 6)},
    )
    three_as_three: bool = option(False, values=YES_NO, source="S4")
    return_ace_three: bool = option(False, values=YES_NO, source="S1")
    exchange_two: str = option("off", values=("off", "first_trick"), source="S4", when=WITH_TWOS)
    exchange_seven: bool = option(False, values=YES_NO, source="S4")
    requires_trick: str = option(
        "player",
        values=("player", "team"),
        source="S4; own",
        when=IN_TEAMS | {"exchange_seven": (True,)},
    )
    partner_show_start: bool = option(False, values=YES_NO, source="S4", when=IN_TEAMS)
    partner_show_end: str = option(
        "off", values=("off", "stock_empty", "last_trick"), source="S4; adamoli", when=IN_TEAMS
    )
    table_talk: str = option(
        "none", values=("none", "signals", "open"), source="S1; S2", when=IN_TEAMS
    )
    signs_seen_by: str = option("partner", values=("partner", "all"), source="own", when=SIGNING)
    must_be_true: bool = option(
        True, values=(True, False), source="own", when={"table_talk": ("signals", "open")}
    )


PRESETS: Mapping[str, Mapping[str, object]] = {
    "briscola": {},
    "briscola_three": {"players": 3},
    "briscola_pairs": {"players": 4},
    "briscola_six": {"players": 6},
    "briscola_signals": {"players": 4, "table_talk": "signals"},
    "sicilian": {"match": "points", "exchange_two": "first_trick", "exchange_seven": True},
    "sicilian_pairs": {
        "players": 4,
        "match": "points",
        "exchange_two": "first_trick",
        "exchange_seven": True,
        "partner_show_start": True,
        "partner_show_end": "last_trick",
    },
}
"""Named variants. `sicilian` is S4's way: points over several deals, both exchanges; in pairs the
partners show each other their hands too, before the first trick and before the last (S4 says "hand"
for a trick)."""
