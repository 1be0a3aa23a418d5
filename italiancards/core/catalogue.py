"""Fluent files, parsed sentence by sentence: a table says only a small part of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

CORE = Path(__file__).parent
SHELVES = ("{}.ftl", "*.{}.ftl")
"""The files of a language in a folder; the second kind is read when it is first needed."""
RAIL = "rail/{}.ftl"
"""The file with the short forms of a folder's sentences, for the rail; see `Voice.on_rail`."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^[^\s}]|\Z)", re.MULTILINE | re.DOTALL)
"""A sentence with its name, until another sentence or a comment begins a line."""
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A name of another sentence, used inside one."""
PLACE = re.compile(r"\$([a-zA-Z][\w-]*)")
"""A place in a sentence that a fact fills."""


def places(path: Path, start: str) -> dict[str, set[str]]:
    """Return the fact names in a file's sentences, by sentence name after the prefix `start`.

    Args:
        path: a file of the catalogue.
        start: the beginning of their names.

    >>> places(CORE / "messages.en.ftl", "record-tag-")
    {'twice': {'name'}, 'late': {'name'}}
    """
    found = {name: set(PLACE.findall(text)) for name, text in texts(path).items()}
    return {
        name.removeprefix(start): facts for name, facts in found.items() if name.startswith(start)
    }


class Shelf:
    """The sentences of a language, each parsed when it is first said.

    Args:
        spoken: the language.
        folders: where they are: what stands in a later folder counts, and all before the core's.
        kind: which files, of `SHELVES`.
        functions: what the sentences call, by its name.

    >>> shelf = Shelf("en", (), SHELVES[0], {})
    >>> "you" in shelf, "-waiting" in shelf
    (True, False)
    """

    def __init__(
        self,
        spoken: str,
        folders: Sequence[Path],
        kind: str,
        functions: dict[str, Any],
    ) -> None:
        from fluent.runtime import FluentBundle  # slow: only where something is said

        self.bundle = FluentBundle([spoken], functions=functions, use_isolating=False)
        self.texts: dict[str, str] = {}
        for folder in (CORE, *folders):
            for path in sorted(folder.glob(kind.format(spoken))):
                self.texts |= texts(path)
        self.known: set[str] = set()

    def __contains__(self, name: str) -> bool:
        """Return True if there is a sentence of that name."""
        return name in self.texts and not name.startswith("-")

    def __getitem__(self, name: str) -> Any:
        """Return a sentence, unfilled."""
        self._learn(name)
        return self.bundle.get_message(name)

    def _learn(self, name: str) -> None:
        """Parse a sentence, and those it quotes, into the bundle; do nothing if that was done."""
        if name in self.known:
            return
        self.known.add(name)
        text = self.texts[name]
        self.bundle.add_resource(_read(text))
        for other in NAMED.findall(text):
            if other in self.texts:
                self._learn(other)


@cache
def texts(path: Path) -> dict[str, str]:
    """Return the unparsed texts of a Fluent file, by name; cached."""
    return {each[1]: each[0] for each in ENTRY.finditer(path.read_text(encoding="utf-8"))}


@cache
def _read(text: str) -> Any:
    """Return a sentence parsed for Fluent; cached."""
    from fluent.runtime import FluentResource

    return FluentResource(text)
