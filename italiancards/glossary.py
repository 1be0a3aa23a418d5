"""Words of the table, with their pronunciation and meaning, and the principles of each game."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from italiancards.core.errors import ItalianCardsError
from italiancards.core.names import LANGUAGES
from italiancards.registry import REGISTRY

FILE = Path(__file__).with_name("glossary.toml")
TEXTS = ("italian", "ipa", "gloss", *LANGUAGES)
"""Keys of the texts that every entry has."""
SILENT = "-"
"""Pronunciation of what is read as it is written: whole sentences."""


class BadGlossary(ItalianCardsError):
    """An entry of a glossary that cannot be used; the message names it."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the table.

    Args:
        id: its address: `/glossary#<id>`.
        italian: the word with its stress marked, or the name of a principle.
        ipa: how it is said, in broad transcription; "" for a principle.
        gloss: what it is called in English.
        means: a sentence that says what it means, by language.
        games: the games it belongs to; none for a word of every table.
        forms: the words that lead to it, by language.
    """

    id: str
    italian: str
    ipa: str
    gloss: str
    means: Mapping[str, str]
    games: tuple[str, ...]
    forms: Mapping[str, tuple[str, ...]]

    @property
    def plain(self) -> str:
        """The word as usually spelled, without accents except on a last letter.

        >>> next(term for term in glossary() if term.id == "briscola").plain
        'briscola'
        """
        return " ".join(_written(word) for word in self.italian.split())


def _written(word: str) -> str:
    """Return a word without accents except on its last letter."""
    bare = unicodedata.normalize("NFD", word[:-1])
    return "".join(letter for letter in bare if not unicodedata.combining(letter)) + word[-1:]


def glossary() -> tuple[Term, ...]:
    """Return all words of the glossary, in alphabetical order of the Italian.

    >>> len(glossary()) > 40, "declaration" in {term.gloss for term in glossary()}
    (True, True)
    """
    return _glossary(tuple(REGISTRY.folders.items()))


@cache
def _glossary(folders: tuple[tuple[str, Path], ...]) -> tuple[Term, ...]:
    """Return the glossary with the games' own words; cached."""
    own, principles = (
        {
            game: path.read_text(encoding="utf-8")
            for game, path in ((game, folder / "words" / name) for game, folder in folders)
            if path.exists()
        }
        for name in ("glossary.toml", "principles.toml")
    )
    return read_glossary(FILE.read_text(encoding="utf-8"), principles, **own)


def terms(game: str) -> tuple[Term, ...]:
    """Return the glossary's words for one game, and those for every game.

    >>> "carico" in [term.id for term in terms("briscola")]
    True
    """
    return tuple(term for term in glossary() if not term.games or game in term.games)


def read_glossary(
    text: str, principles: Mapping[str, str] = MappingProxyType({}), **own: str
) -> tuple[Term, ...]:
    """Return the words that a glossary's text and games' own texts define; raise for a bad one.

    Args:
        text: TOML, a table for each entry (see `glossary.toml`).
        principles: the text of each game that names its principles; these have no `ipa`.
        own: the text of each game that has words of its own.

    Raises:
        BadGlossary: it is no TOML, or an entry lacks something, names a game that there is not, or
            claims a word that leads to another entry already.
    """
    parsed = [_term(*entry) for entry in _entries(text).items()]
    for game, words in own.items():
        parsed += [replace(_term(*entry), games=(game,)) for entry in _entries(words).items()]
    for game, names in principles.items():
        entries = ((name, {"ipa": SILENT, **entry}) for name, entry in _entries(names).items())
        parsed += [replace(_term(*each), ipa="", games=(game,)) for each in entries]
    found = sorted(parsed, key=lambda term: term.plain)
    for language in LANGUAGES:
        _once(found, language)
    return tuple(found)


def _entries(text: str) -> dict[str, Any]:
    """Return the entries of a glossary's TOML text by id; raise if malformed."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadGlossary(f"The glossary is not TOML: {error}") from None


def _term(name: str, entry: Any) -> Term:
    """Return the word that a glossary's entry defines; raise if the entry is invalid."""
    if not isinstance(entry, dict):
        raise BadGlossary(f"The glossary has {name!r} outside of any entry.")
    for key in TEXTS:
        if not isinstance(entry.get(key), str) or not entry[key]:
            raise BadGlossary(f"The glossary’s entry {name!r} has no text {key!r}.")
    forms, games = entry.get("forms"), _texts(name, "games", entry.get("games", []))
    if not isinstance(forms, dict) or set(forms) != set(LANGUAGES):
        raise BadGlossary(f"The glossary’s entry {name!r} needs forms in {', '.join(LANGUAGES)}.")
    for key in entry.keys() - {*TEXTS, "forms", "games"}:
        raise BadGlossary(f"The glossary’s entry {name!r} has {key!r}, which means nothing.")
    for game in games:
        if game not in REGISTRY:
            raise BadGlossary(f"The glossary’s entry {name!r} names {game!r}, which is no game.")
    return Term(
        name,
        entry["italian"],
        entry["ipa"],
        entry["gloss"],
        {language: entry[language] for language in LANGUAGES},
        games,
        {language: _texts(name, f"forms.{language}", forms[language]) for language in LANGUAGES},
    )


def _texts(name: str, key: str, value: object) -> tuple[str, ...]:
    """Return an entry's list of words as a tuple; raise if it is none."""
    if not isinstance(value, list) or not all(isinstance(each, str) and each for each in value):
        raise BadGlossary(f"The glossary’s entry {name!r} needs a list of words as {key!r}.")
    return tuple(value)


def _once(found: Iterable[Term], language: str) -> None:
    """Raise if one form in a language belongs to two of the words."""
    owners: dict[str, str] = {}
    for term in found:
        for form in term.forms[language]:
            owner = owners.setdefault(form.lower(), term.id)
            if owner != term.id:
                raise BadGlossary(f"In {language} {form!r} leads to {owner!r} and to {term.id!r}.")
