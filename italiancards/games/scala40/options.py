"""What can be agreed before a game of Scala Quaranta (RULES section 5)."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.options import Checked, option

PLAYERS = range(2, 7)
YES_NO = (False, True)


@dataclass(frozen=True, slots=True)
class Options(Checked):
    """The options of Scala Quaranta; the defaults are what the source that the game is from says.

    >>> Options().opening_min, Options().target
    (40, 101)
    """

    players: int = option(2, values=PLAYERS, source="S0")
    draw_discard: str = option(
        "opened_only", values=("opened_only", "to_open"), source="S0; casinosanremo gaetashop"
    )
    picked_must_be_used: bool = option(True, values=(True, False), source="S0; casinopokeronline")
    opening_min: int = option(40, values=(40,), source="S0")
    opening_without_joker: bool = option(False, values=YES_NO, source="house")
    discard_restriction: str = option(
        "unopened", values=("unopened", "everyone", "none"), source="S0; gaetashop"
    )
    includes_joker_swap: bool = option(False, values=YES_NO, source="own")
    set_joker: str = option(
        "declared_suit", values=("declared_suit", "either_missing_suit"), source="S0; house"
    )
    close_in_hand: str = option(
        "needs_40", values=("needs_40", "any_total"), source="S0; casinosanremo"
    )
    close_in_hand_double: bool = option(False, values=YES_NO, source="koksblandare")
    first_round_no_close: bool = option(False, values=YES_NO, source="cavamanara")
    stock_out: str = option("reshuffle", values=("reshuffle", "flip", "void"), source="Parlett own")
    laid_unopened_penalty: str = option("none", values=("none",), source="own")
    target: int = option(
        101, values=(101, 151, 201, 301, 501), source="S0; FISCA Wikipedia", of_match=True
    )
    reentry: str = option("off", values=("off", "once"), source="house", of_match=True)


PRESETS = {
    "scala40": {},
    "circolo": {"draw_discard": "to_open", "discard_restriction": "everyone"},
}
"""Named variants. `circolo` is how clubs and playing rooms play: take a card to open with it."""
