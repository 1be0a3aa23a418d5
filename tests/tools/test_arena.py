"""`italiancards arena` and `bench`: figures with their errors, and nothing by halves."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import dask
import pytest
from matplotlib import pyplot as plt
from support.site import ROOT, free_port

import italiancards as ic
from italiancards.arena.contest import Contest, ContestResult, contest
from italiancards.arena.results import EVEN, plot, table
from italiancards.cli import main
from italiancards.site.pool import executors
from tools import bench

KEYS = [
    *("game", "options", "standing", "players", "a", "b", "deals", "margin", "margin_ci95"),
    *("win_share", "win_share_ci95", "ms_per_move_a", "ms_per_move_b"),
]


def _played(**asked: Any) -> Any:
    arguments = {
        "game": "briscola",
        "options": {},
        "a": "greedy",
        "b": "random",
        "deals": 12,
        **asked,
    }
    return contest(Contest(**arguments), quiet=True)


def _figures(outcome: ContestResult) -> dict[str, Any]:
    """All but the time it took."""
    return {name: value for name, value in outcome.json().items() if not name.startswith("ms_")}


def test_the_result_has_every_key_and_shares_from_0_to_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = "arena briscola --a greedy --b random --deals 6 --option tie=last_trick --json"
    assert main(arguments.split()) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == KEYS
    assert report["options"] == {"tie": "last_trick"}
    assert (report["players"], report["deals"]) == (2, 6)
    assert 0 <= report["win_share"] <= 1
    assert report["ms_per_move_a"] > 0 < report["ms_per_move_b"]


def test_each_deal_begins_where_the_match_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "tresette", "--a", "greedy", "--b", "random", "--deals", "2"]
    arguments += ["--standing", "20 19 after 4"]
    assert main([*arguments, "--records", str(tmp_path)]) == 0
    assert "2 deals from every side at 20 19 after 4" in capsys.readouterr().out
    played = [ic.load(path) for path in tmp_path.iterdir()]
    assert [table.deals.first for table in played] == [5] * 4
    assert all(sum(table.match_score.scores) > 39 for table in played)
    assert main([*arguments[:-1], "21 0 after 4"]) == 1
    assert "'21 0 after 4'" in capsys.readouterr().err


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
    together = contest(Contest("briscola", {}, "greedy", "random", 12), jobs=2, quiet=True)
    assert _figures(together) == _figures(_played())
    assert _played(seed=500).margin != _played().margin


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster of two workers on this machine, however busy it is."""
    dask.config.set(logging=executors.LOGGING)
    from distributed import LocalCluster

    patience = dict.fromkeys(("connect", "tcp"), "300s")
    with (
        dask.config.set({"distributed.comm.timeouts": patience}),
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,
    ):
        yield cluster.scheduler_address


@pytest.mark.thorough
def test_on_dask_the_result_is_the_same_bit_by_bit(scheduler: str, tmp_path: Path) -> None:
    asked = {"game": "scopa", "options": {}, "a": "hint", "b": "greedy", "playouts": 12}
    alone, spread = tmp_path / "alone", tmp_path / "spread"
    here = contest(Contest(**asked, deals=13, seed=7, records=alone), quiet=True)
    there = Contest(**asked, deals=13, seed=7, records=spread)
    assert _figures(contest(there, where=f"dask={scheduler}", quiet=True)) == _figures(here)
    names = sorted(path.name for path in alone.iterdir())
    assert len(names) == 2 * 13
    assert names == sorted(path.name for path in spread.iterdir())
    assert all((alone / name).read_bytes() == (spread / name).read_bytes() for name in names)


@pytest.mark.thorough
def test_both_workers_play_and_the_bar_tells_how_far(
    scheduler: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = f"arena briscola --a greedy --b random --deals 60 --executor dask={scheduler}"
    from distributed import Client

    with Client(scheduler) as client:
        assert main(arguments.split()) == 0
        shares = client.run(lambda dask_worker: dask_worker.state.executed_count)
    assert min(shares.values()) > 0
    output = capsys.readouterr()
    assert "60 deals from every side" in output.out


@pytest.mark.thorough
def test_a_cluster_of_this_machine_goes_when_the_last_deal_is_played() -> None:
    before = set(active_children())
    outcome = contest(Contest("briscola", {}, "greedy", "random", 12), 1, "dask", quiet=True)
    assert _figures(outcome) == _figures(_played())
    assert set(active_children()) == before


def test_the_plot_shows_each_interval_beside_what_equals_would_have() -> None:
    played = [_played(), _played(a="random", b="greedy", options={"tie": "last_trick"})]
    for of in ("margin", "win_share"):
        axes = plot(table(played), of)
        (bars,) = axes.collections
        for place, (outcome, ((left, at), (right, _))) in enumerate(
            zip(played, bars.get_segments(), strict=True)
        ):
            middle, half = getattr(outcome, of), getattr(outcome, f"{of}_ci95")
            assert at == place
            assert (left, right) == pytest.approx((middle - half, middle + half))
        assert axes.lines[-1].get_xdata()[0] == EVEN[of]
        assert "tie=last_trick" in axes.get_yticklabels()[1].get_text()
        plt.close(axes.figure)


@pytest.mark.thorough
def test_the_notebook_of_the_arena_runs() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "nbval.plugin", "--nbval-lax"]
    command += ["-p", "no:cacheprovider"]
    run = subprocess.run([*command, "docs/arena.ipynb"], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-2000:]
    assert "3 passed" in run.stdout


def test_where_no_scheduler_is_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(executors, "ANSWER", 0.2)
    address = f"tcp://127.0.0.1:{free_port()}"
    arguments = f"arena briscola --a greedy --b random --executor dask={address}"
    assert main(arguments.split()) == 1
    assert f"No Dask scheduler answers at '{address}'." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("arena scoppa --a greedy --b random", "There is no game 'scoppa'"),
        ("arena briscola --a greedyy --b random", "Did you mean 'greedy'"),
        ("arena briscola --a greedy --b bestbot", "There is no bot 'bestbot'"),
        ("arena briscola --a greedy --b random --option seed=3", "has no option 'seed'"),
        ("arena briscola --a greedy --b random --option tie=never", "cannot be 'never'"),
        ("arena briscola --a greedy --b random --players 7", "cannot be '7'"),
        ("arena briscola --a greedy --b random --executor ray", "dask=ADDRESS, not 'ray'"),
        ("arena briscola --a greedy --b random --jobs 2 --executor dask=tcp://x:1", "'tcp://x:1'"),
    ],
)
def test_what_does_not_exist_is_one_sentence_on_the_error_line(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 1
    output = capsys.readouterr()
    assert sentence in output.err
    assert len(output.err.strip().splitlines()) == 1
    assert output.out == ""


@pytest.mark.parametrize("arguments", ["--deals 0", "--deals many", "--jobs -1", "--option tie"])
def test_a_number_or_an_option_that_is_none_stops_with_its_text(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "briscola", "--a", "greedy", "--b", "random", *arguments.split()])
    assert repr(arguments.split()[1]) in capsys.readouterr().err


@pytest.mark.thorough
def test_bench_measures_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "DEALS", 1)
    monkeypatch.setattr(bench, "HANDS", 30)
    monkeypatch.setattr(bench, "PLAYOUTS", 60)
    assert bench.main(["--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {*ic.GAMES, "bastarda"}
    for figures in report.values():
        assert set(figures) <= set(bench.ROWS)
        assert all(figure > 0 for figure in figures.values())
    assert {row for figures in report.values() for row in figures} == set(bench.ROWS)
    assert bench.main(["briscola"]) == 0
    table = capsys.readouterr().out
    assert [key for key in report["briscola"] if bench.ROWS[key] not in table] == []
