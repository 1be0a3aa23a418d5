"""`italiancards replay` checks records."""

from __future__ import annotations

from pathlib import Path

import pytest

import italiancards as ic
from italiancards.cli import main


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.ic"
    ic.deal("briscola", seed=7).autoplay().save(path)
    return path


def test_a_good_record_prints_its_score(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(good)]) == 0
    out = capsys.readouterr().out
    assert f"{good}: briscola, deal 1" in out
    assert str(ic.load(good).score()) in out


def test_a_bad_record_names_file_line_and_reason_and_the_others_are_still_read(
    good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.ic"
    lines = good.read_text().splitlines()
    lines[7] = "1. 7C; 7C"
    bad.write_text("\n".join(lines))
    assert main(["replay", str(bad), str(good), str(tmp_path / "none.ic")]) == 1
    output = capsys.readouterr()
    first, second = output.err.splitlines()
    assert first == f"{bad}:8: 7C: You do not hold the seven of cups."
    assert second == f"{tmp_path / 'none.ic'}: No such file or directory"
    assert "wins the deal" in output.out


def test_without_a_command_there_is_help_and_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2
    assert "COMMAND" in capsys.readouterr().err
