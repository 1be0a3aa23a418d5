"""What hints for five state, set beside what came of it."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from tools import stated
from tools.stated import SURE, Stated, deal, lines


def rows(told: list[Stated]) -> list[list[str]]:
    """The lines of the bins, in words."""
    return [line.split() for line in lines(told) if line[0] == " "]


def test_chances_are_put_together_by_tens_and_compared_with_what_came_true() -> None:
    told = [("partner", number, 0.25, number % 4 == 0) for number in range(100)]
    told += [("partner", number, 1.0, True) for number in range(100, 110)]
    low, high = rows(told)
    spread = SURE * sqrt(25 * 0.75**2 + 75 * 0.25**2) / 100
    assert low == ["0.250", "0.250", f"{spread:.3f}", "100", "100"]
    assert high == ["1.000", "1.000", "0.000", "10", "10"]


def test_deals_are_counted_and_not_the_chances_told_in_one() -> None:
    (one,) = rows([("partner", 1, 0.25, False)] * 50)
    (many,) = rows([("partner", number, 0.25, False) for number in range(50)])
    assert one[3:] == ["50", "1"]
    assert many[3:] == ["50", "50", "off"]


def test_kinds_of_chances_are_told_apart_and_each_errs_by_itself() -> None:
    told = [*lines([("bid", 1, 0.5, True), ("call", 1, 0.75, True), ("call", 2, 0.75, False)])]
    assert [line.split()[0] for line in told if line[0] != " "] == ["bid", "off", "call", "off"]
    assert [line.split()[2] for line in told if line.startswith("off")] == ["0.500", "0.250"]


def test_a_deal_is_played_once_and_all_that_was_stated_in_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stated, "BIDS", 2)
    monkeypatch.setattr(stated, "CARDS", 2)
    played = deal(3, tmp_path)
    monkeypatch.setattr(stated, "BIDS", None)  # nobody thinks again
    assert deal(3, tmp_path).record() == played.record()
    told = [*stated.stated(played, 3)]
    (bid,), (call,) = ([each for each in told if each[0].endswith(end)] for end in ("bid", "call"))
    assert bid[3] == call[3]
    chances = [chance for kind, _, chance, _ in told if kind == "partner"]
    moments = sum(came for kind, *_, came in told if kind == "partner")
    assert sum(chances) == pytest.approx(moments) != 0
