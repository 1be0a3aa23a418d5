"""What editors and mail programs do to a record or a position is undone before it is read."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

import italiancards as ic
from italiancards.core.errors import BadRecord

NAMES = ("Nicolò", "Zoë", "Aldo", "Bice", "Ciro", "Dina")
RECORDS = {
    game: ic.deal(game, seed=7, names=NAMES).autoplay("random").record()
    for game in ("scopa", "tresette")
}
FILES = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252")


def _wrapped(text: str) -> str:
    """Long tags broken as mail programs break lines."""
    lines = text.splitlines()
    return "\n".join(textwrap.fill(line, 72) if line[:1] == "[" else line for line in lines)


MAILED: dict[str, Callable[[str], str]] = {
    "quoted": lambda text: textwrap.indent(text, "> ", lambda line: True),
    "quoted twice": lambda text: textwrap.indent(text, "> > ", lambda line: True),
    "quoted without a space": lambda text: textwrap.indent(text, ">", lambda line: True),
    "fenced": lambda text: f"```\n{text.rstrip()}\n```\n",
    "fenced and named": lambda text: f"~~~ text\n{text}\n~~~",
    "wrapped": _wrapped,
    "wrapped and quoted": lambda text: textwrap.indent(_wrapped(text), "> ", lambda line: True),
    "spaced": lambda text: text.replace(" ", "\u00a0"),
    "curled": lambda text: text.replace('"', "”").replace(" ”", " “"),
    "marked": lambda text: "\ufeff" + text,
    "unseen": lambda text: text.replace("[", "\u200b[\u200e"),
    "returns": lambda text: text.replace("\n", "\r\n"),
    "doubled": lambda text: text.replace("\n", "\n\n"),
    "half a character": lambda text: f"# \ud800\n{text}",
}


@pytest.mark.parametrize("way", MAILED)
def test_a_record_is_read_whatever_a_mail_did_to_it(way: str) -> None:
    for record in (RECORDS["scopa"], RECORDS["tresette"]):
        assert ic.read(MAILED[way](record)).record() == record


@pytest.mark.parametrize("way", MAILED)
def test_a_position_is_read_whatever_a_mail_did_to_it(way: str) -> None:
    told = "briscola; hand=AB RC 6S; trick=5B; upcard=4S"
    mailed = MAILED[way](textwrap.fill(told, 20)).replace("# \ud800\n", "")
    assert ic.position(mailed).position() == told


@pytest.mark.parametrize("encoding", FILES)
def test_a_record_is_loaded_however_its_file_was_written(tmp_path: Path, encoding: str) -> None:
    mark = "\ufeff" if encoding in ("utf-16-le", "utf-16-be") else ""
    path = tmp_path / "game.ic"
    path.write_bytes((mark + RECORDS["scopa"]).encode(encoding))
    assert ic.load(path).record() == RECORDS["scopa"]


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\0\0", b"\xff\xfe\x00\xd8", b"\x00\xfe" * 9])
def test_a_file_that_is_no_text_is_told_so(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "picture.ic"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match="not a text file"):
        ic.load(path)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('> [Game "scopa"]\n> \n> [Deck "AD\n> [Deal "1"]', 3),
        ('```\n[Game "scopa"\n```\n', 2),
        ('[Game "briscola"]\n[Deal "1"]\n[Dealer "1"\n]\n\n> 9Z', 2),
        ("\n\n7D", 3),
    ],
)
def test_an_error_names_the_line_that_somebody_sees(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        ic.read(text)
    assert caught.value.line == line
