"""What can be agreed before a game of Briscola (RULES section 2)."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.options import Checked, option

ODD = range(1, 100, 2)


@dataclass(frozen=True, slots=True)
class Options(Checked):
    """The options of Briscola for two; the defaults are what most sources play.

    >>> Options().match, Options().best_of
    ('best_of', 3)
    """

    players: int = option(2, values=(2,), source="S0 S1 S2 S4")
    deck: str = option("italian", values=("italian", "french"), source="S0 S1 S2")
    match: str = option(
        "best_of", values=("single", "best_of", "points"), source="S1 S2; S0 S4", of_match=True
    )
    best_of: int = option(3, values=ODD, source="S1 S2", of_match=True)
    points_rule: str = option(
        "more_than_120", values=("more_than_120", "at_least_120"), source="S4; S0", of_match=True
    )
    tie: str = option("draw", values=("draw", "last_trick"), source="S1; paginainizio")
    three_as_three: bool = option(False, values=(False, True), source="S4")
    return_ace_three: bool = option(False, values=(False, True), source="S1")
    exchange_two: str = option("off", values=("off", "first_trick"), source="S4")
    exchange_seven: bool = option(False, values=(False, True), source="S4")


PRESETS = {
    "briscola": {},
    "sicilian": {"match": "points", "exchange_two": "first_trick", "exchange_seven": True},
}
"""Named variants. `sicilian` is S4's way: points over several deals, both exchanges."""
