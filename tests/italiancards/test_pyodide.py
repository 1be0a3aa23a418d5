"""Rules and hints run where there is no server: in Pyodide, inside Node."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import pytest

import italiancards as ic

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_a_game_with_a_hint_is_the_same_under_pyodide() -> None:
    script = Path(__file__).with_name("pyodide.mjs")
    libraries = sysconfig.get_path("purelib")
    run = subprocess.run(
        ["node", script, ROOT, libraries], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    table = ic.deal("briscola", seed=7)
    hint = table.hint(playouts=300)
    table.play(hint.move).autoplay()
    expected = ["emscripten", str(hint), str(table.score().match_score.scores), table.record()]
    assert run.stdout == "\n".join(expected) + "\n"
