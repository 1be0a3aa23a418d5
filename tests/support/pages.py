"""Pages of ours, and the modules, folders, classes and functions that they may name."""

from __future__ import annotations

import ast
import builtins
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from textwrap import dedent

from support.names import ROOT, Names, identifier, names, parsed, trees

ELSEWHERE = ("terms.md", "renamed.md", "add_a_game.md", "add_a_game_words.md")
"""Pages of other names: learners' words, earlier names, and a game of another package."""
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("tools/*.md"),
    )
    if path.name not in ELSEWHERE and "deploy" not in path.parts
)
WRITTEN = {"node_modules", "dist", "test-results", "__pycache__"}
"""Folders that a program wrote."""
UNREAD = ("tests/stored", "italiancards/static")
"""Folders of texts given out long ago, whose names are of their time, and of what is built."""
SUFFIXES = {".js", ".mjs", ".ts", ".css", ".html", ".j2", ".toml"}
PATH = re.compile(r"[\w./-]+\.(?:py|js|mjs|html|j2|ftl|md|toml|cff)")
FOLDER = re.compile(r"[a-z_]+(?:/\w+)*/|[a-z_]+(?:/[a-z_]+)+")
TOOL = re.compile(r"python -m (tools\.\w+)")
NAME = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^()$]*\))?")


@dataclass(frozen=True)
class Tree:
    """The files of a checkout and the names in them.

    Args:
        paths: the files, below the root.
        found: the identifiers of the packages.
        words: other words of code: of the tests, the front end and the templates.
    """

    paths: Sequence[str]
    found: Names
    words: frozenset[str]

    def read(self, page: str) -> str:
        """Return the text of a page."""
        return (ROOT / page).read_text(encoding="utf-8")

    def has_file(self, name: str) -> bool:
        """Return True for a file, named by the end of its path."""
        return any(f"/{path}".endswith(f"/{name}") for path in self.paths)

    def has_folder(self, name: str) -> bool:
        """Return True for a folder, or for a module without its suffix."""
        inside = f"/{name.rstrip('/')}"
        found = (f"/{path}" for path in self.paths)
        return any(f"{inside}/" in path or f"{inside}.py" in path for path in found)

    def knows(self, name: str) -> bool:
        """Return True for a name that code has; of a class of ours, for a member of it."""
        first, *rest = name.split(".")
        if first in sys.stdlib_module_names:
            return True
        if rest and first in self.found.classes:
            return rest[0] in self.found.everything_in(first)
        return all(part in self.words or part in self.found.used for part in (first, *rest))


@cache
def tree() -> Tree:
    """The checkout; texts in code count as its words, docstrings do not."""
    words, paths = {*dir(builtins)}, [*_files()]
    for place in paths:
        path = ROOT / place
        if place.startswith(UNREAD):
            continue
        if path.suffix in SUFFIXES or path.name == "Makefile":
            words |= {*re.findall(r"\w+", path.read_text(encoding="utf-8"))}
        elif path.suffix == ".py":
            words |= {*_words(parsed(place))}
    return Tree(paths, names(), frozenset(words))


def _files() -> Iterator[str]:
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [each for each in folders if each[0] != "." and each not in WRITTEN]
        yield from ((Path(folder) / name).relative_to(ROOT).as_posix() for name in files)


def _words(module: ast.Module) -> Iterator[str]:
    docstrings = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        yield from filter(None, [identifier(node)])
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value if id(node) not in docstrings else ""
            yield from (text, *re.findall(r"\b[a-z]\w*", text))


def programs() -> Iterator[tuple[str, str]]:
    """Yield the programs of pages, lessons and texts in tests, each with its file."""
    for place in tree().paths:
        if place.startswith(UNREAD):
            continue
        if place.endswith(".md"):
            blocks = re.findall(r"```python\n(.*?)```", tree().read(place), re.DOTALL)
            yield from ((place, re.sub(r"(?m)^(?:>>>|\.\.\.) ?", "", each)) for each in blocks)
        elif place.endswith(".ipynb"):
            cells = json.loads(tree().read(place))["cells"]
            yield from ((place, "".join(each["source"])) for each in cells)
        elif place.startswith("tests/") and place.endswith(".py"):
            for node in ast.walk(parsed(place)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield f"{place}:{node.lineno}", dedent(node.value)


def gone_imports(program: str) -> Iterator[str]:
    """Yield the names of ours that a program imports though they are not there."""
    for line in re.findall(r"(?m)^\s*((?:from|import) (?:italiancards|tools)\b[^\n(]*)$", program):
        try:
            (node,) = ast.parse(line.strip()).body
        except SyntaxError:
            continue  # a sentence
        if not all(map(_is_there, _imported(node))):
            yield line.strip()


def _imported(node: ast.stmt) -> list[str]:
    match node:
        case ast.Import(names=found):
            return [each.name for each in found]
        case ast.ImportFrom(module=str(module), names=found):
            return [f"{module}.{each.name}".removesuffix(".*") for each in found]
    return []


def _is_there(name: str) -> bool:
    """Return True for a module by its name of today, or for what such a module has."""
    path, (module, _, part) = name.replace(".", "/"), name.rpartition(".")
    if f"{path}.py" in trees() or f"{path}/__init__.py" in trees():
        return True
    return bool(module) and _is_there(module) and hasattr(import_module(module), part)


def unknown_in(text: str, tree: Tree) -> Iterator[str]:
    """Yield what stands between backticks on a page, looks like a name of code, and is none."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    for name in re.findall(r"`([^`\n]+)`", prose):
        if re.search(r"\b(?:FOLDER/|NAME\b|HASH\b|dist/)", name):
            continue  # a reader's own
        if tool := TOOL.match(name):
            known = tree.has_file(f"{tool[1].replace('.', '/')}.py")
        elif PATH.fullmatch(name):
            known = tree.has_file(name)
        elif FOLDER.fullmatch(name):
            known = tree.has_folder(name)
        elif (code := NAME.fullmatch(name)) and re.search(r"[A-Z][A-Za-z]|[_.]", name):
            known = tree.knows(code[1])
        else:
            continue
        if not known:
            yield name
