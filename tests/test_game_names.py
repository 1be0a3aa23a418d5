"""Nothing of the tables names a suit, a rank, a game or an event of one: games tell theirs."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import italiancards as ic
from italiancards.core.names import LANGUAGES, RANKS, SUITS
from italiancards.registry import variants

ROOT = Path(__file__).parents[1]
FLOORS = [
    ROOT / "widgets/src",
    *(
        ROOT / "italiancards" / each
        for each in ("classroom", "lesson", "screen", "session", "widgets")
    ),
]
FILES = [
    path
    for floor in FLOORS
    for path in sorted(floor.rglob("*"))
    if path.suffix in {".py", ".js", ".ts", ".css", ".ftl"}
]
NAMES = {
    *(suit for language in LANGUAGES for suit in SUITS[language].values()),
    *(name for each in LANGUAGES for rank, name in RANKS[each].items() if not rank.isdigit()),
    *(*ic.GAMES, *variants(), "settebello", "primiera", "ic-scope", "trumps"),
} - {"re"}
"""What games, suits and ranks are called; numbers are counted with too, and `re` is a module of
Python's."""


@cache
def events() -> set[str]:
    """The events that games tell."""
    found = set()
    for path in (ROOT / "italiancards" / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Event":
                texts = (each for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant))
                found |= {each.value for each in texts if isinstance(each.value, str)}
    return found


def code(text: str, suffix: str) -> str:
    """What a file says, without what is said about it: comments, descriptions, examples."""
    if suffix == ".ftl":
        return re.sub(r"(?m)^#.*", "", text)
    if suffix != ".py":
        return re.sub(r"(?m)(^|\s)//.*$", "", re.sub(r"(?s)/\*.*?\*/", "", text))
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            remaining = [each for each in body if not _described(each)]
            node.body = remaining or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def _described(statement: ast.AST) -> bool:
    """Whether a statement is a text that describes something."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def named(text: str, suffix: str) -> Iterator[str]:
    """The names of a game's things in a file."""
    said = code(text, suffix)
    alternatives = "|".join(sorted(NAMES))
    yield from (
        found[0] for found in re.finditer(rf"(?i)(?<![a-z])({alternatives})(?![a-z])", said)
    )
    for name in sorted(events()):  # plain words mean other things too, where no name is looked at
        asked = "" if "-" in name else r"\.name (?:[=!]==?|in|not in) .*"
        yield from re.findall(rf"""{asked}["']({name})["']""", said)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_of_the_widgets_names_what_belongs_to_a_game(path: Path) -> None:
    found = [*named(path.read_text(encoding="utf-8"), path.suffix)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "suffix", "found"),
    [
        ('def coins(number):\n    """Coins."""\n    return 1  # coins\n', ".py", ["coins"]),
        ("x = event.name == 'trick-taken'", ".py", ["trick-taken"]),
        ("x = [each for each in log if each.name in ('drew', 'took')]", ".py", ["drew", "took"]),
        ("told = {'said': voice.say('played')}", ".py", []),
        ('def f(game="briscola"):\n    """`f("scopa")` is one."""', ".py", ["briscola"]),
        ("/* a king */ const ace = 1; // knave", ".js", ["ace"]),
        (".suit-coins { /* cups */ color: red }", ".css", ["coins"]),
        ("# Scopa\nlesson-made = You made { $number } scopa", ".ftl", ["scopa"]),
        ('const again = "two", place = "replace";', ".js", []),
    ],
)
def test_a_name_is_found_in_what_is_said_and_not_in_what_is_said_about_it(
    text: str, suffix: str, found: list[str]
) -> None:
    assert [*named(text, suffix)] == found


@pytest.mark.parametrize("game", ic.GAMES)
def test_the_questions_of_a_game_load_no_other_game(game: str) -> None:
    code = (
        "import sys, italiancards as ic; from italiancards.questions import material_of; "
        f"ic.ask.{game}; material_of(ic.game({game!r})); "
        "print(*{name.split('.')[2] for name in sys.modules"
        " if name.startswith(('italiancards.games.', 'italiancards.questions.'))})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) & set(ic.GAMES) == {game}
