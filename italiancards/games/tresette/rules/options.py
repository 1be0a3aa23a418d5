"""Options of Tresette (RULES section 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from italiancards.core.options import CheckedOptions, option

YES_NO = (False, True)
TIMINGS = (
    "end_first_trick",
    "before_lead",
    "own_first_turn",
    "own_second_turn",
    "three_tricks",
)


When = dict[str, Sequence[object]]
IN_TWO: When = {"players": (2,)}
IN_PAIRS: When = {"players": (4,)}
DRAWING = IN_TWO | {"two_player_form": ("meta_mazzo",)}
DECLARING: When = {"declarations": (True,)}
SIGNALLING = IN_PAIRS | {"signals": ("lead_only", "lead_from_trick2")}


@dataclass(frozen=True, slots=True)
class TresetteOptions(CheckedOptions):
    """The options of Tresette; the defaults are those of the source that the game is from.

    >>> TresetteOptions().players, TresetteOptions().target, TresetteOptions().declaration_timing
    (4, 21, 'end_first_trick')
    """

    players: int = option(4, name="players", values=(4, 3, 2), source="S0; viniciocoletti")
    deck: str = option("italian", name="deck", values=("italian", "french"), source="S0")
    two_player_form: str = option(
        "meta_mazzo",
        name="two_player_form",
        values=("meta_mazzo", "pizzichino"),
        source="spizzichino",
        when=IN_TWO,
    )
    show_drawn: bool = option(
        True, name="show_drawn", values=(True, False), source="spizzichino; std", when=DRAWING
    )
    first_lead: str = option(
        "dealer_right",
        name="first_lead",
        values=("dealer_right", "four_of_coins"),
        source="S0",
        when=IN_PAIRS,
    )
    partners: str = option(
        "fixed",
        name="partners",
        values=("fixed", "drawn"),
        source="S0",
        of_match=True,
        when=IN_PAIRS,
    )
    declarations: bool = option(True, name="declarations", values=(True, False), source="S0; doczz")
    declaration_timing: str = option(
        "end_first_trick",
        name="declaration_timing",
        values=TIMINGS,
        source="S0; Parlett; clubdelgioco ludopoli; viniciocoletti; tresetteorg",
        when=DECLARING,
    )
    declarations_by_draw: bool = option(
        False,
        name="declarations_by_draw",
        values=YES_NO,
        source="lotoflaughs",
        when=DRAWING | DECLARING,
    )
    signals: str = option(
        "lead_only",
        name="signals",
        values=("lead_only", "lead_from_trick2", "off"),
        source="S0; clubdelgioco",
        when=IN_PAIRS,
    )
    signals_must_be_true: bool = option(
        False, name="signals_must_be_true", values=YES_NO, source="S0; own", when=SIGNALLING
    )
    rounding: str = option(
        "floor", name="rounding", values=("floor", "nearest"), source="S0; vipgames"
    )
    cappotto_cancels_declarations: bool = option(
        False,
        name="cappotto_cancels_declarations",
        values=YES_NO,
        source="S0; clubdelgioco scribd",
        when=DECLARING,
    )
    cappotto_wins: bool = option(
        False, name="cappotto_wins", values=YES_NO, source="S0; scribd own"
    )
    weak_hand_redeal: bool = option(
        False, name="weak_hand_redeal", values=YES_NO, source="S0; Parlett spazioinwind"
    )
    target: int = option(
        21, name="target", values=(21, 11, 31, 41, 51), source="S0; Treccani ludopoli"
    )
    win_check: str = option(
        "end_of_hand",
        name="win_check",
        values=("end_of_hand", "immediate"),
        source="std; spazioinwind",
    )


PRESETS: Mapping[str, Mapping[str, object]] = {
    "tresette": {},
    "tresette_in_two": {"players": 2},
    "pizzichino": {"players": 2, "two_player_form": "pizzichino"},
    "torneo": {"declarations": False},
}
"""Named variants: two ways to play in two, and tournaments, without declarations."""
