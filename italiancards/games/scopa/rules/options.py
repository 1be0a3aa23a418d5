"""Options of Scopa (RULES section 1)."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.options import CheckedOptions, option

YES_NO = (False, True)


@dataclass(frozen=True, slots=True)
class ScopaOptions(CheckedOptions):
    """The options of Scopa; the defaults are what the sources play, or else what is usual.

    `scopone` deals the whole pack at once: nine cards each to four players and four on the table,
    or ten each. With more or fewer players the cards are dealt as far as they go round.

    >>> ScopaOptions().players, ScopaOptions().target, ScopaOptions().primiera
    (2, 11, 'exact')
    """

    players: int = option(2, name="players", values=(2, 3, 4, 6), source="S0")
    deck: str = option("italian", name="deck", values=("italian", "french"), source="S0")
    draw: str = option(
        "deal_of_3",
        name="draw",
        values=("deal_of_3", "after_each_play"),
        source="S0",
        when={"scopone": ("off",)},
    )
    scopone: str = option("off", name="scopone", values=("off", "nine", "ten"), source="ludopoli")
    target: int = option(
        11,
        name="target",
        values=(11, 16, 21, 31),
        source="S0; spazioinwind lotoflaughs",
        of_match=True,
    )
    both_reach: str = option(
        "higher_total",
        name="both_reach",
        values=("higher_total", "scoring_order"),
        source="pagat; Parlett",
        of_match=True,
    )
    primiera: str = option("exact", name="primiera", values=("exact", "rough"), source="S0")
    primiera_missing_suit: str = option(
        "cannot_win",
        name="primiera_missing_suit",
        values=("cannot_win", "zero"),
        source="Parlett blackjack-baccarat spazioinwind Cuperativa; S0",
    )
    last_scopa: str = option(
        "not_last_card",
        name="last_scopa",
        values=("not_last_card", "not_last_round", "count"),
        source="gamenet riccave pagat vipgames; gaetashop; S0",
    )
    redeal_three_kings: bool = option(
        True,
        name="redeal_three_kings",
        values=(True, False),
        source="gamenet linnetwoods; S0",
        when={"scopone": ("off", "nine")},  # else nothing lies on the table
    )
    exact_match_obligation: bool = option(
        True, name="exact_match_obligation", values=(True, False), source="S0; foraccio"
    )
    sum_choice: str = option(
        "free",
        name="sum_choice",
        values=("free", "fewest_cards"),
        source="pagat gameaccount; Cuperativa",
    )
    ace_takes_all: bool = option(
        False, name="ace_takes_all", values=YES_NO, source="S0; iogames Parlett"
    )
    ace_on_table_blocks: bool = option(
        True,
        name="ace_on_table_blocks",
        values=(True, False),
        source="Parlett; iogames",
        when={"ace_takes_all": (True,)},
    )
    ace_sweep_is_scopa: bool = option(
        False,
        name="ace_sweep_is_scopa",
        values=YES_NO,
        source="everything2 foraccio; own",
        when={"ace_takes_all": (True,)},
    )
    napola: bool = option(
        False, name="napola", values=YES_NO, source="S0; everything2 spazioinwind"
    )
    rebello: bool = option(False, name="rebello", values=YES_NO, source="S0; everything2")
    scopa_a_15: bool = option(False, name="scopa_a_15", values=YES_NO, source="S0; spazioinwind")


PRESETS = {
    "scopa": {},
    "scopone": {"players": 4, "scopone": "nine"},
    "scopone_scientifico": {"players": 4, "scopone": "ten"},
}
"""Named variants. Both kinds of Scopone are for two pairs."""
