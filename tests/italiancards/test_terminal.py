"""Whatever a terminal can write, what is printed there can be read, and a reader may leave."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import italiancards as ic

ROOT = Path(ic.__file__).parents[1]
NAMES = ("Nicolò", "Zoë 🂡", "Aldo", "Bice")
PRINTED = f"""
import italiancards as ic
from italiancards.games.briscola import questions as briscola
for language in ("en", "it"):
    ic.speak(language)
    for game in ic.GAMES:
        table = ic.deal(game, seed=7, names={(*NAMES, "Ciro", "Dina")!r})
        print(table, repr(table), table.choices(), table.legal(), table.choices()[0])
        print(table.log(everything=True), table.hint("greedy"), table.options, table.view())
        print(table.history, table.moment, table.deals, table.starts, table.seating, ic.game(game))
        print(ic.game(game).rules, ic.game(game).rules.rules[0], repr(table.why(table.legal()[0])))
        print(ic.puzzles(game)[0], getattr(ic.ask, game))
        table.play(table.legal()[0]).autoplay("random")
        print(table.score(), table.standing, table)
    table = ic.position("briscola", hand="AB RC", trump="D").autoplay("random")
    print(ic.review(table), ic.review(table)[0])
    print(ic.ask.scopa.primiera("7D 6C"), briscola.who_wins(61), ic.ask.burraco.meld("5c 6c 7c"))
    for wrong in (lambda: ic.deal("brisola"), lambda: table.play("AD"), lambda: table.hint("x"),
                  lambda: ic.deal("scopa", target=3), lambda: ic.read("“7D”"), lambda: table.cards):
        try:
            wrong()
        except (ValueError, AttributeError) as error:
            print(error)
"""
"""Everything that prints as words, in both languages."""


def _run(*arguments: str, encoding: str) -> subprocess.CompletedProcess[bytes]:
    """Python in a terminal of an encoding."""
    set_so = {"PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "0"}
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **set_so},
        capture_output=True,
        check=False,
        timeout=120,
        cwd=ROOT,
    )


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-16"])
def test_all_that_prints_is_printed_in_the_signs_of_the_terminal(encoding: str) -> None:
    done = _run("-c", PRINTED, encoding=encoding)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    shown = done.stdout.decode(encoding)
    assert "Zo? ?" not in shown
    assert "You lead" in shown
    assert ("✓" if encoding == "utf-16" else "+  ") in shown


def _records(folder: Path, number: int) -> list[str]:
    record = ic.deal("scala40", seed=7, names=NAMES).autoplay("random").record()
    paths = [folder / f"prova {n} è.ic" for n in range(number)]
    for path in paths:
        path.write_bytes(record.encode())
    return list(map(str, paths))


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_replay_prints_scores_and_reasons_in_the_signs_of_the_terminal(
    tmp_path: Path, encoding: str
) -> None:
    (good,) = _records(tmp_path, 1)
    bad = tmp_path / "perché ♥.ic"
    bad.write_text("“7D” ♥", encoding="utf-8")
    done = _run("-m", "italiancards.cli", "replay", good, str(bad), encoding=encoding)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"scala40, deal 1" in done.stdout
    assert b":1: " in done.stderr


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    paths = _records(tmp_path, 12)
    command = [sys.executable, "-m", "italiancards.cli", "replay", *paths]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(timeout=60) in (0, 1)


def test_a_terminal_with_all_signs_shows_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    print(ic.deal("briscola", seed=7).choices())
    assert "✓" in capsys.readouterr().out
