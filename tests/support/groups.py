"""Tests that run in one worker, one after the other: those that share what takes long to make."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
SHARED = {
    "site/test_all_lines": "edition",
    "site/test_edition": "edition",
    "site/test_starts": "edition",
    "site/test_offline": "edition",
    "site/test_links": "edition",
    "site/test_classroom": "edition",
    "site/test_firefox": "edition",
    "site/test_attacks": "attacks",
    "site/test_floods": "floods",
    "site/test_intruders": "intruders",
    "test_game_names": "game names",
    "test_names": "names",
    "test_words": "words",
    "widgets/test_practice": "reviews",
    "widgets/test_resume": "reviews",
}
"""Files whose tests share something, and what; a fixture of a file's own module needs no line."""


def group_of(nodeid: str) -> str:
    """Return what a test shares with others, else itself.

    All that runs against the edition shares its files; all that is asked of a lesson, the lesson
    once it is told; tests of a file, what a fixture of theirs makes once.
    """
    if "[edition" in nodeid:
        return "edition"
    lesson = re.search(r"/lessons/test_\w+\.py::.*\[(\d{3}_\w+)", nodeid)
    if lesson:
        return lesson[1]
    test = re.match(r"tests/([\w/]+)\.py::(\w+)", nodeid)
    if test is None:
        return nodeid
    if test[1] in SHARED:
        return SHARED[test[1]]
    return test[1] if test[2] in _sharing(TESTS / f"{test[1]}.py") else nodeid


@cache
def _sharing(path: Path) -> frozenset[str]:
    """Return the tests of a file that ask for a fixture of its module, or for one that does."""
    text = path.read_text(encoding="utf-8")
    body = ast.parse(text).body if 'scope="module"' in text else []
    functions = {each.name: each for each in body if isinstance(each, ast.FunctionDef)}

    def shares(name: str, seen: frozenset[str] = frozenset()) -> bool:
        if name in seen or name not in functions:
            return False
        node = functions[name]
        made_once = any("scope='module'" in ast.unparse(each) for each in node.decorator_list)
        return made_once or any(shares(each.arg, seen | {name}) for each in node.args.args)

    return frozenset(filter(shares, functions))
