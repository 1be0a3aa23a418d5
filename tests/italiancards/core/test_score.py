"""The end of a deal's sheet: who won it, and the sentence that says so."""

from __future__ import annotations

import pytest

from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat, alternating


@pytest.mark.parametrize(
    ("points", "winners", "facts"),
    [
        ((7, 4), (0,), {"winner": (Seat(0), Seat(2)), "points": 7, "other": 4}),
        ((5, 5), (), {"winner": None, "points": 5, "other": 5}),
    ],
)
def test_most_points_win_a_deal_and_equal_ones_draw_it(
    points: tuple[int, ...], winners: tuple[int, ...], facts: dict[str, object]
) -> None:
    sheet = Sheet(alternating(4, 2), (ScoreLine("points", {}, ((), ()), points),)).close_by_most()
    assert sheet.winners == winners
    assert sheet.result is not None
    assert sheet.result.name == ("won" if winners else "drawn")
    assert sheet.result.facts == facts


def test_of_three_those_with_equally_many_points_lead() -> None:
    sheet = Sheet(alternating(3, 3), (ScoreLine("points", {}, ((), (), ()), (41, 38, 41)),))
    assert sheet.leaders == (0, 2)
    result = sheet.close((0,), "won", points=41).result
    assert result is not None
    assert result.facts == {"winner": Seat(0), "points": 41}
