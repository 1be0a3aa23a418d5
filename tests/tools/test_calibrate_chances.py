"""Chances that hints for five state, set beside the results."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from tools import calibrate_chances
from tools.calibrate_chances import SURE, ChanceSample, deal, lines


def rows(chances: list[ChanceSample]) -> list[list[str]]:
    """The lines of the bins, in words."""
    return [line.split() for line in lines(chances) if line[0] == " "]


def test_chances_are_put_together_by_tens_and_compared_with_what_came_true() -> None:
    chances = [("partner", number, 0.25, number % 4 == 0) for number in range(100)]
    chances += [("partner", number, 1.0, True) for number in range(100, 110)]
    low, high = rows(chances)
    spread = SURE * sqrt(25 * 0.75**2 + 75 * 0.25**2) / 100
    assert low == ["0.250", "0.250", f"{spread:.3f}", "100", "100"]
    assert high == ["1.000", "1.000", "0.000", "10", "10"]


def test_deals_are_counted_and_not_the_chances_told_in_one() -> None:
    (one,) = rows([("partner", 1, 0.25, False)] * 50)
    (many,) = rows([("partner", number, 0.25, False) for number in range(50)])
    assert one[3:] == ["50", "1"]
    assert many[3:] == ["50", "50", "off"]


def test_kinds_of_chances_are_told_apart_and_each_errs_by_itself() -> None:
    text_lines = [
        *lines([("bid", 1, 0.5, True), ("call", 1, 0.75, True), ("call", 2, 0.75, False)])
    ]
    assert [line.split()[0] for line in text_lines if line[0] != " "] == [
        "bid",
        "off",
        "call",
        "off",
    ]
    assert [line.split()[2] for line in text_lines if line.startswith("off")] == ["0.500", "0.250"]


@pytest.mark.thorough
def test_a_deal_is_played_once_and_all_that_was_stated_in_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate_chances, "BIDS", 2)
    monkeypatch.setattr(calibrate_chances, "CARDS", 2)
    played = deal(3, tmp_path)
    monkeypatch.setattr(calibrate_chances, "BIDS", None)  # nobody thinks again
    assert deal(3, tmp_path).record() == played.record()
    samples = [*calibrate_chances.hint_chances(played, 3)]
    (bid,), (call,) = (
        [each for each in samples if each[0].endswith(end)] for end in ("bid", "call")
    )
    assert bid[3] == call[3]
    chances = [chance for kind, _, chance, _ in samples if kind == "partner"]
    moments = sum(came for kind, *_, came in samples if kind == "partner")
    assert sum(chances) == pytest.approx(moments) != 0
