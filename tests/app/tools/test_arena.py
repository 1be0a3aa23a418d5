"""`italiancards arena` and `bench`: figures with their errors, and nothing by halves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import italiancards as ic
from app.cli import main
from app.tools import bench
from app.tools.arena import Contest, contest

KEYS = [
    *("game", "options", "players", "a", "b", "deals", "margin", "margin_ci95"),
    *("win_share", "win_share_ci95", "ms_per_move_a", "ms_per_move_b"),
]


def _played(**asked: Any) -> Any:
    told = {"game": "briscola", "options": {}, "a": "greedy", "b": "random", "deals": 12, **asked}
    return contest(Contest(**told), quiet=True)


def test_the_result_has_every_key_and_shares_from_0_to_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = "arena briscola --a greedy --b random --deals 6 --option tie=last_trick --json"
    assert main(arguments.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == KEYS
    assert told["options"] == {"tie": "last_trick"}
    assert (told["players"], told["deals"]) == (2, 6)
    assert 0 <= told["win_share"] <= 1
    assert told["ms_per_move_a"] > 0 < told["ms_per_move_b"]


def test_each_deal_is_played_from_every_side_so_that_equals_come_out_even() -> None:
    outcome = _played(a="greedy", b="greedy")
    assert (outcome.margin, outcome.margin_ci95) == (0.0, 0.0)
    assert (outcome.win_share, outcome.win_share_ci95) == (0.5, 0.0)


def test_margin_and_share_are_those_of_the_games_in_the_records(tmp_path: Path) -> None:
    outcome = _played(deals=8, records=tmp_path)
    margins, shares = [], []
    for number in range(1, 9):
        for side in (0, 1):
            totals = ic.load(tmp_path / f"briscola-{number}-{side}.ic").score().sheet.totals
            margins.append(totals[side] - totals[1 - side])
            shares.append(0.5 if totals[0] == totals[1] else float(totals[side] > totals[1 - side]))
    assert outcome.margin == pytest.approx(sum(margins) / 16)
    assert outcome.win_share == pytest.approx(sum(shares) / 16)


def test_the_seed_decides_the_deals_and_the_jobs_decide_nothing() -> None:
    alone = _played()
    together = contest(Contest("briscola", {}, "greedy", "random", 12), jobs=2, quiet=True)
    assert (together.margin, together.win_share) == pytest.approx((alone.margin, alone.win_share))
    assert _played(seed=500).margin != alone.margin


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("arena scoppa --a greedy --b random", "There is no game 'scoppa'"),
        ("bench scoppa", "There is no game 'scoppa'"),
        ("arena briscola --a greedyy --b random", "Did you mean 'greedy'"),
        ("arena briscola --a greedy --b bestbot", "There is no bot 'bestbot'"),
        ("arena briscola --a greedy --b random --option seed=3", "has no option 'seed'"),
        ("arena briscola --a greedy --b random --option tie=never", "cannot be 'never'"),
        ("arena briscola --a greedy --b random --players 7", "cannot be '7'"),
    ],
)
def test_what_does_not_exist_is_one_sentence_on_the_error_line(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 1
    told = capsys.readouterr()
    assert sentence in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert told.out == ""


@pytest.mark.parametrize("arguments", ["--deals 0", "--deals many", "--jobs -1", "--option tie"])
def test_a_number_or_an_option_that_is_none_stops_with_its_text(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "briscola", "--a", "greedy", "--b", "random", *arguments.split()])
    assert repr(arguments.split()[1]) in capsys.readouterr().err


def test_bench_measures_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "DEALS", 1)
    monkeypatch.setattr(bench, "HANDS", 30)
    monkeypatch.setattr(bench, "PLAYOUTS", 60)
    assert main(["bench", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {*ic.GAMES, "bastarda"}
    for figures in told.values():
        assert set(figures) <= set(bench.ROWS)
        assert all(figure > 0 for figure in figures.values())
    assert {row for figures in told.values() for row in figures} == set(bench.ROWS)
    assert main(["bench", "briscola"]) == 0
    table = capsys.readouterr().out
    assert [key for key in told["briscola"] if bench.ROWS[key] not in table] == []
