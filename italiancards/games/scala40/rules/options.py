"""Options of Scala Quaranta, agreed before a game (RULES section 5)."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.options import CheckedOptions, option

PLAYERS = range(2, 7)
YES_NO = (False, True)


@dataclass(frozen=True, slots=True)
class Scala40Options(CheckedOptions):
    """The options of Scala Quaranta; each default is as the source of the game has it.

    >>> Scala40Options().opening_min, Scala40Options().target
    (40, 101)
    """

    players: int = option(2, name="players", values=PLAYERS, source="S0")
    draw_discard: str = option(
        "opened_only",
        name="draw_discard",
        values=("opened_only", "to_open"),
        source="S0; casinosanremo gaetashop",
    )
    picked_must_be_used: bool = option(
        True, name="picked_must_be_used", values=(True, False), source="S0; casinopokeronline"
    )
    opening_min: int = option(40, name="opening_min", values=(40,), source="S0")
    opening_without_joker: bool = option(
        False, name="opening_without_joker", values=YES_NO, source="house"
    )
    discard_restriction: str = option(
        "unopened",
        name="discard_restriction",
        values=("unopened", "everyone", "none"),
        source="S0; gaetashop",
    )
    includes_joker_swap: bool = option(
        False, name="includes_joker_swap", values=YES_NO, source="own"
    )
    set_joker: str = option(
        "declared_suit",
        name="set_joker",
        values=("declared_suit", "either_missing_suit"),
        source="S0; house",
    )
    close_in_hand: str = option(
        "needs_40",
        name="close_in_hand",
        values=("needs_40", "any_total"),
        source="S0; casinosanremo",
    )
    close_in_hand_double: bool = option(
        False, name="close_in_hand_double", values=YES_NO, source="koksblandare"
    )
    first_round_no_close: bool = option(
        False, name="first_round_no_close", values=YES_NO, source="cavamanara"
    )
    stock_out: str = option(
        "reshuffle", name="stock_out", values=("reshuffle", "flip", "void"), source="Parlett own"
    )
    laid_unopened_penalty: str = option(
        "none", name="laid_unopened_penalty", values=("none",), source="own"
    )
    target: int = option(
        101,
        name="target",
        values=(101, 151, 201, 301, 501),
        source="S0; FISCA Wikipedia",
        of_match=True,
    )
    reentry: str = option(
        "off", name="reentry", values=("off", "once"), source="house", of_match=True
    )


PRESETS = {
    "scala40": {},
    "circolo": {"draw_discard": "to_open", "discard_restriction": "everyone"},
}
"""Named variants. `circolo` is how clubs and rooms play: take a card to open with it."""
