"""Which browser the tests look with, and what `make test` does to the machine: nothing."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.site import ROOT

from tools.browser import NAMES, chromium

MAKEFILE = (ROOT / "Makefile").read_text()
INSTALLING = re.compile(r"\bapt(-get)?\b|\bdnf\b|\bbrew\b|\bsudo\b|playwright install|\.ci/debian")
"""What changes a machine."""


def playwright(download: Path) -> Any:
    """Playwright, as far as it is asked where its own Chromium would be."""
    place = download / "chromium-1255/chrome-linux64/chrome"
    return SimpleNamespace(chromium=SimpleNamespace(executable_path=str(place)))


def program(path: Path) -> str:
    """Lay a program there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o755)
    return str(path)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a machine's programs: there are none."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return tmp_path / "bin"


@pytest.mark.parametrize("name", NAMES)
def test_any_chromium_of_the_machine_will_do(machine: Path, tmp_path: Path, name: str) -> None:
    there = program(machine / name)
    assert chromium(playwright(tmp_path)) == there


@pytest.mark.parametrize(
    "own",
    [
        "chromium-1255/chrome-linux64/chrome",
        "chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell",
        "chromium_headless_shell-1255/chrome-linux/headless_shell",
    ],
)
def test_playwrights_download_comes_before_the_machines_own(
    machine: Path, tmp_path: Path, own: str
) -> None:
    program(machine / NAMES[0])
    there = program(tmp_path / own)
    assert chromium(playwright(tmp_path)) == there


def test_the_one_that_is_named_comes_first(
    machine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "chromium-1255/chrome-linux64/chrome")
    monkeypatch.setenv("CHROMIUM", "/somewhere/chrome")
    assert chromium(playwright(tmp_path)) == "/somewhere/chrome"


def test_where_there_is_none_one_sentence_says_what_to_type(machine: Path, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as missing:
        chromium(playwright(tmp_path))
    assert str(missing.value).count("\n") == 0
    assert "playwright install chromium-headless-shell" in str(missing.value)
    assert "apt-get install chromium-headless-shell" in str(missing.value)


def test_make_installs_nothing_on_the_machine_and_ci_does() -> None:
    run = subprocess.run(
        ["make", "--dry-run", "--always-make", "test", "check", "app", "static", "bundle"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert "tools.browser" in run.stdout
    assert not INSTALLING.search(run.stdout + MAKEFILE)
    assert ".ci/debian" in (ROOT / ".ci/run").read_text()
