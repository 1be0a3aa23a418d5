"""Closing and the pozzetto: what empties a hand is found, weighed, and said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.burraco_turns import table_of, turns
from support.depth import in_part, often

import italiancards as ic
from italiancards.core.melds import Discard
from italiancards.games.burraco.hints.exits import emptied_hands
from italiancards.games.burraco.hints.meld_numbers import VALUE
from italiancards.games.burraco.hints.simulator import BurracoRecording
from italiancards.games.burraco.hints.turn_search import MOST
from italiancards.hints import Advice, Budget, last
from italiancards.hints.melds.hands import NOTHING

PC: dict[str, Any] = {
    "melds": "4h 5h 6h 7h 8h 9h 10h | Kd Kh Kc | 4d 5d 6d 7d 8d 9d 10d | Js Jd Jh",
    "laid": "0 2 1 3", "took": "0 1", "held": "8 7 9", "discards": "8d", "drawn": True,
}  # fmt: skip
EXHAUSTIVE = replace(MOST, most=30_000)
MOST_CARDS = 8
"""Cards up to which every order of moves can be looked at."""


def _possible(deal: BurracoRecording) -> bool:
    """True if the hand can be emptied this turn, by any order of moves."""
    seat, took = deal.turn, len(deal.took)

    def left(end: BurracoRecording, place: int) -> float:
        if deal.has_pozzetto(seat):
            return float(VALUE[place] - end.hand_points(seat))
        return float((place != NOTHING) - end.size[seat]) if len(end.took) == took else 0.0

    found = EXHAUSTIVE.best(deal, left, 0.0)
    assert found.proven
    return found.worth == 0


@in_part
def test_a_hand_is_emptied_wherever_any_order_of_moves_empties_it(whole: bool) -> None:
    met = {True: 0, False: 0}
    for players in (4, 2):
        for deal in turns(5000, often(60, 2) if whole else 8, players):
            if deal.size[deal.turn] > MOST_CARDS:
                continue
            ways = [*emptied_hands(deal, deal.turn)]
            assert bool(ways) == _possible(deal), [*deal.hand_of(deal.turn)]
            for after, place in ways:
                played = deal.branch()
                for move in after.moves:
                    played.play(move)
                assert played.size[deal.turn] == 1 or place == NOTHING != len(played.took)
            if ways:
                met[deal.has_pozzetto(deal.turn)] += 1
    assert min(met.values()) > 3


def _closes(advice: Advice, table: ic.Table) -> bool:
    after = table.branch(table.now)
    for move in advice.line:
        after.play(move)
    return after.over


@in_part
def test_no_closing_is_missed(whole: bool) -> None:
    """The hint closes, or another line is shown to be clearly better by playing out."""
    met = 0
    for players in (4, 2):
        for deal in turns(8000, often(45, 3) if whole else 5, players):
            ways = [*emptied_hands(deal, deal.turn)] if deal.has_pozzetto(deal.turn) else []
            if ways:
                table = table_of(deal)
                advice = last(table.think("hint", Budget(60)))
                assert _closes(advice, table), table
                met += 1
    assert met > 3


def test_a_closing_line_has_a_figure_beside_what_waiting_brings() -> None:
    """The figure stands there also where nothing else can be laid."""
    table = ic.position("burraco", hand="Jh 3s", **{**PC, "held": "8 11 9"})
    closing, waiting = (each.estimate for each in last(table.think("hint", Budget())).weighed)
    assert closing
    assert waiting
    assert closing.mean > waiting.mean


@pytest.mark.parametrize(
    ("hand", "more", "line"),
    [
        ("2c 5s 3c 4c Ks", {}, "lay 2c 3c 4c; add Ks to 2; discard 5s"),
        ("5c Qh Jd", {
            "melds": "6c 7c 8c | 8h 9h 10h Jh | 3d 4d 5d 6d 7d 8d 9d | Js Jc Jh",
            "laid": "0 0 0 1", "drawn": False, "discards": "Kh",
        }, "take; add 5c to 1; add Qh to 2; add Kh to 2; discard Jd"),
    ],
)  # fmt: skip
def test_what_closes_is_named_and_said(hand: str, more: dict[str, Any], line: str) -> None:
    table = ic.position("burraco", hand=hand, **{**PC, **more})
    advice = last(table.think("hint", Budget()))
    voice = table.voice(table.to_move, "en")
    assert advice.look[0].name == "advice-look-closing"
    assert {*map(str, advice.line)} == {*line.split("; ")}
    assert advice.reasons[0].name == "principle-close"
    assert voice.finding(advice.weighed[0].reasons[0]).startswith("You close: 100 more points")
    others = [each for each in advice.weighed if each.line != advice.line]
    assert others
    assert all(each.reasons[0].name == "advice-waits" for each in others)
    assert all(isinstance(each.line[-1], Discard) or len(each.line) == 1 for each in others)
