"""Messages by name, with facts: said in the language of whoever reads them, when they are read.

Errors carry them (`core/errors.py`). Their words stand in the files `messages.en.ftl` and
`messages.it.ftl` of any folder of the package; every name is used once in all of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from italiancards.core.catalogue import CORE, Shelf
from italiancards.core.grammar import quantity
from italiancards.core.language import language
from italiancards.core.rows import printable

ROOTS = {CORE.parent}
"""Folders of the packages whose errors are said: ours, and those of games entered later."""
KIND = "messages.{}.ftl"
NAME = re.compile(r"[a-z]\w*(-\w+)+")


class Sayable(Protocol):
    """A thing that can be said in either language."""

    def in_language(self, language: str) -> str:
        """Return the text in a language, `en` or `it`."""


Fact = str | int | float | tuple[Any, ...] | Sayable
"""A fact of a message; several in a tuple."""


@dataclass(frozen=True, init=False)
class Message:
    """A sentence, or a part of one, by its name and facts; `str` says it.

    Args:
        name: its name in the catalogue; a text that no catalogue names is said as it stands.
        facts: what fills it: texts, numbers, other messages, or several of these.

    >>> print(Message("no-seat", number=2, seats="0 to 1."))
    There is no seat 2: there are seats 0 to 1.
    >>> Message("no-seat", number=2, seats="da 0 a 1.").in_language("it")
    'Non c’è un posto 2: ci sono i posti da 0 a 1.'
    """

    name: str
    facts: Mapping[str, Fact]

    def __init__(self, name: str, /, **facts: object) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "facts", {key: _storable(fact) for key, fact in facts.items()})

    def __str__(self) -> str:
        return printable(self.in_language(language()))

    def in_language(self, language: str) -> str:
        """Return the message's text in a language, `en` or `it`; its name if it has none.

        Raises:
            KeyError: a fact is missing.
        """
        shelf = _shelf_with(self.name, language)
        if self.name not in shelf:
            return self.name
        filled = {key: _filled(fact, language) for key, fact in self.facts.items()}
        text, errors = shelf.bundle.format_pattern(shelf[self.name].value, filled)
        if errors:
            raise KeyError(f"{self.name!r} in {language}: {errors[0]}")
        return str(text)


class _Several(str):
    """Several texts on their way through a sentence, which takes text only."""

    __slots__ = ("texts",)
    texts: tuple[str, ...]


def _storable(fact: Any) -> Fact:
    """Return a fact in a form that can be kept: sayable or plain, any other as text."""
    if isinstance(fact, tuple | list):
        return tuple(map(_storable, fact))
    plain = type(fact) in (str, int, float) or hasattr(fact, "in_language")
    return fact if plain else str(fact)


def _filled(fact: Any, language: str) -> str:
    """Return a fact as text in a language."""
    if isinstance(fact, tuple):
        texts = tuple(_filled(each, language) for each in fact)
        several = _Several(", ".join(texts))
        several.texts = texts
        return several
    return fact.in_language(language) if hasattr(fact, "in_language") else str(fact)


def _joined(several: _Several, between: str) -> str:
    """Return several texts joined, for the Fluent function `JOINED`."""
    return str(between).join(several.texts)


def _grouped(number: str) -> str:
    """Return a number's digits grouped by thousands, for the Fluent function `GROUPED`."""
    return f"{int(number):,}"


@lru_cache
def _shelf(language: str) -> Shelf:
    """Return the catalogue of all error messages in a language, from every folder; cached."""
    name = KIND.format(language)
    folders = sorted({path.parent for root in ROOTS for path in root.rglob(name)})

    def count(number: str, things: str) -> str:
        return quantity(number, str(things), language)

    return Shelf(language, folders, KIND, {"JOINED": _joined, "GROUPED": _grouped, "COUNT": count})


def _shelf_with(name: str, language: str) -> Shelf:
    """Return the catalogue of a language's messages, read anew if it lacks this name."""
    shelf = _shelf(language)
    if name in shelf or not NAME.fullmatch(name):
        return shelf
    _shelf.cache_clear()
    return _shelf(language)
