"""Options of Briscola (RULES section 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from italiancards.core.options import CheckedOptions, option

ODD = range(1, 100, 2)
YES_NO = (False, True)
When = dict[str, Sequence[object]]
DRAWING: When = {"players": (2, 3, 4, 6)}
IN_TEAMS: When = {"players": (4, 6)}
WITH_TWOS: When = {"players": (2, 3, 4)}
SIGNING: When = {"table_talk": ("signals",)}
IN_FIVE: When = {"players": (5,)}
TWO_AND_POINTS: When = IN_FIVE | {"bidding": ("rank_then_points",)}
TARGETS = (*range(10, 21), None)


@dataclass(frozen=True, slots=True)
class BriscolaOptions(CheckedOptions):
    """The options of Briscola; the defaults are what most sources play.

    Each field is declared by `option`, with its values and with `when`, the options that it depends
    on: elsewhere it stays at its default. The players read its name and values as the messages
    `option-…` (`words/about.en.ftl`).

    `source` names who plays the default and, after a `;`, who plays it otherwise:
    `italiancards.core.descriptions` spells S0 to S4 out; `own` is this package.

    >>> BriscolaOptions().players, BriscolaOptions().match, BriscolaOptions().best_of
    (2, 'best_of', 3)
    """

    players: int = option(2, name="players", values=(2, 3, 4, 5, 6), source="S0 S1 S2 S4")
    deck: str = option(
        "italian",
        name="deck",
        values=("italian", "french", "french_10_as_three"),
        source="S0 S1 S2; S3",
    )
    removed_two: str = option(
        "2D",
        name="removed_two",
        values=("2D", "2C", "2S", "2B"),
        source="S2; S0 S1",
        when={"players": (3,)},
        cards=True,
    )
    match: str = option(
        "best_of",
        name="match",
        values=("single", "best_of", "points"),
        source="S1 S2; S0 S4",
        of_match=True,
        when=DRAWING,
    )
    best_of: int = option(
        3,
        name="best_of",
        values=ODD,
        source="S1 S2",
        of_match=True,
        when=DRAWING | {"match": ("best_of",)},
    )
    points_rule: str = option(
        "more_than_120",
        name="points_rule",
        values=("more_than_120", "at_least_120"),
        source="S4; S0",
        of_match=True,
        when={"match": ("points",)},
    )
    tie: str = option(
        "draw",
        name="tie",
        values=("draw", "last_trick"),
        source="S1; paginainizio",
        when={"players": (2, 4, 6)},
    )
    three_as_three: bool = option(False, name="three_as_three", values=YES_NO, source="S4")
    return_ace_three: bool = option(
        False, name="return_ace_three", values=YES_NO, source="S1", when=DRAWING
    )
    exchange_two: str = option(
        "off", name="exchange_two", values=("off", "first_trick"), source="S4", when=WITH_TWOS
    )
    exchange_seven: bool = option(
        False, name="exchange_seven", values=YES_NO, source="S4", when=DRAWING
    )
    requires_trick: str = option(
        "player",
        name="requires_trick",
        values=("player", "team"),
        source="S4; own",
        when=IN_TEAMS | {"exchange_seven": (True,)},
    )
    partner_show_start: bool = option(
        False, name="partner_show_start", values=YES_NO, source="S4", when=IN_TEAMS
    )
    partner_show_end: str = option(
        "off",
        name="partner_show_end",
        values=("off", "stock_empty", "last_trick"),
        source="S4; adamoli",
        when=IN_TEAMS,
    )
    table_talk: str = option(
        "none",
        name="table_talk",
        values=("none", "signals", "open"),
        source="S1; S2",
        when=IN_TEAMS,
    )
    signs_seen_by: str = option(
        "partner", name="signs_seen_by", values=("partner", "all"), source="own", when=SIGNING
    )
    must_be_true: bool = option(
        True,
        name="must_be_true",
        values=(True, False),
        source="own",
        when={"table_talk": ("signals", "open")},
    )
    bidding: str = option(
        "points",
        name="bidding",
        values=("points", "rank", "rank_then_points"),
        source="S1 S2 S4; S1 S4; S3",
        when=IN_FIVE,
    )
    two_points_min: int = option(
        62, name="two_points_min", values=(62, 61, 60), source="S1 S4; S3", when=TWO_AND_POINTS
    )
    direct_two_points: bool = option(
        False, name="direct_two_points", values=YES_NO, source="S3; own", when=TWO_AND_POINTS
    )
    all_pass: str = option(
        "redeal",
        name="all_pass",
        values=("redeal", "forced_dealer"),
        source="own; own",
        when=IN_FIVE,
    )
    called_card: str = option(
        "must_be_trump",
        name="called_card",
        values=("must_be_trump", "may_be_any"),
        source="S1 S3 S4; S2",
        when=IN_FIVE,
    )
    call_own: bool = option(
        True, name="call_own", values=(True, False), source="S1 S2 S3 S4; own", when=IN_FIVE
    )
    first_lead: str = option(
        "dealer_right",
        name="first_lead",
        values=("dealer_right", "declarer"),
        source="S1; S3",
        when=IN_FIVE,
    )
    scoring: str = option(
        "flat", name="scoring", values=("flat", "bands"), source="S1 S2 S4; S3", when=IN_FIVE
    )
    bands_partner: str = option(
        "half",
        name="bands_partner",
        values=("half", "same"),
        source="S3; S3",
        when=IN_FIVE | {"scoring": ("bands",)},
    )
    cappotto_double: bool = option(
        False, name="cappotto_double", values=YES_NO, source="S1 S2 S3 S4; own", when=IN_FIVE
    )
    target: int | None = option(
        10, name="target", values=TARGETS, source="S1 S2 S4; S3", of_match=True, when=IN_FIVE
    )
    direction: str = option(
        "ccw", name="direction", values=("ccw", "cw"), source="S1 S2 S4; S3", when=IN_FIVE
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
    "bastarda": {"players": 5},
    "declaration_rank": {"players": 5, "bidding": "rank", "target": 15},
    "chiamata_s3": {
        "players": 5,
        "deck": "french_10_as_three",
        "bidding": "rank_then_points",
        "two_points_min": 60,
        "first_lead": "declarer",
        "scoring": "bands",
        "target": None,
        "direction": "cw",
    },
    "declaration": {"players": 5, "target": 15},
}
"""Named variants of Briscola.

`sicilian` is S4's way: points over several deals, both exchanges; in pairs the partners show each
other their hands too, before the first trick and before the last (S4 says "hand" for a trick). Five
bid: `bastarda` is what S1 and S2 tell, `chiamata_s3` what S3 does, `declaration` what S4 does,
whose matches may be longer, by points or by ranks. Players call all four `chiamata`.
"""
