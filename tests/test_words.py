"""Learners read one word for one thing: what `docs/terms.md` retires stands nowhere."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from italiancards.core.catalogue import texts
from italiancards.core.names import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "terms.md"
FOLDERS = ("italiancards", "tools", "widgets")
HUNDREDS = {"1": "briscola", "2": "scopa", "3": "tresette", "4": "briscola"} | {
    "5": "scala40",
    "6": "burraco",
}
MEANT = {
    ("en", "go on"): ("tricks and yours go on one pile", "go on one pile"),
    ("en", "friend"): ("Friend or foe?",),
    ("en", "in two"): ("play in two pairs", "in two pairs"),
    ("it", "gruppo di"): ("un gruppo di opzioni",),
}
"""Sentences, by a part of them, in which a retired word has another meaning."""


class Sentence(NamedTuple):
    """A sentence that a learner reads.

    Args:
        language: `en` or `it`.
        place: its file, with its name or line.
        game: the game it belongs to, or an empty text.
        text: as it is written, placeables with it.
    """

    language: str
    place: str
    game: str
    text: str


@cache
def sentences() -> tuple[Sentence, ...]:
    """All of them: Fluent files, lessons, the glossary, and what the code says itself."""
    return (*_fluent(), *_lessons(), *_glossary(), *_said())


def _fluent() -> Iterator[Sentence]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.ftl")):
            if "node_modules" in path.parts:
                continue
            language = "it" if path.stem.endswith("it") else "en"
            for name, text in texts(path).items():
                yield Sentence(language, f"{_place(path)} {name}", _game(path), _spoken(text))


def _spoken(entry: str) -> str:
    """Text of a Fluent entry, without its name, its attributes' names and its keys."""
    value = entry.partition("=")[2]
    value = re.sub(r"(?m)^\s+\.[\w-]+ =|\*?\[[\w-]+\]|\$[\w-]+|form: \"\w+\"", " ", value)
    return " ".join(value.split())


def _lessons() -> Iterator[Sentence]:
    for path in sorted((ROOT / "lessons").glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        game = HUNDREDS.get(path.stem[0], "")
        about = notebook["metadata"]["italiancards"]
        for key in ("title", "goal"):
            for language, text in about.get(key, {}).items():
                yield Sentence(language, f"{path.name} {key}", game, text)
        for number, cell in enumerate(notebook["cells"]):
            source = "".join(cell["source"])
            place = f"{path.name} cell {number}"
            if cell["cell_type"] == "code":
                yield from _calls(source, place, game)
            else:
                for line in source.splitlines():
                    if " / " in line:
                        for language, text in zip(LANGUAGES, line.split(" / ", 1), strict=True):
                            yield Sentence(language, place, game, text)


def _glossary() -> Iterator[Sentence]:
    path = ROOT / "italiancards" / "glossary.toml"
    for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for language in LANGUAGES:
            yield Sentence(language, f"{path.name} {name}", "", entry[language])


def _said() -> Iterator[Sentence]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "node_modules" not in path.parts:
                yield from _calls(path.read_text(encoding="utf-8"), _place(path), _game(path))


def _calls(source: str, place: str, game: str) -> Iterator[Sentence]:
    """Texts of a call in each language: `say(en=…, it=…)`."""
    if "en=" not in source:
        return
    for node in ast.walk(ast.parse(source)):
        for each in node.keywords if isinstance(node, ast.Call) else ():
            if each.arg in LANGUAGES:
                text = " ".join(
                    part.value
                    for part in ast.walk(each.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                )
                yield Sentence(
                    each.arg, f"{place}:{each.value.lineno}", game, " ".join(text.split())
                )


def _place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _game(path: Path) -> str:
    return next((game for game in HUNDREDS.values() if game in path.parts), "")


class Retired(NamedTuple):
    """A word that is not used.

    Args:
        language: the language.
        word: as the page writes it, `*` and `…` with it.
        games: where it is not used; none means nowhere.
    """

    language: str
    word: str
    games: tuple[str, ...]

    @property
    def pattern(self) -> re.Pattern[str]:
        """Pattern that finds it, in any case of its letters."""
        parts = re.escape(self.word).replace(r"\*", r"\w*").replace("…", r"[^.:;]{1,25}")
        return re.compile(rf"(?<!\w){parts}(?!\w)", re.IGNORECASE)

    def stands_in(self, sentence: Sentence) -> bool:
        """Tell whether a sentence uses it, and means it."""
        if sentence.language != self.language or (self.games and sentence.game not in self.games):
            return False
        text = sentence.text
        for meant in MEANT.get((self.language, self.word), ()):
            text = text.replace(meant, "")
        return self.pattern.search(text) is not None


def _retired() -> list[Retired]:
    found = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 5 or set(cells[0]) <= {"-"} or cells[0] == "concept":
            continue
        for language, cell in zip(LANGUAGES, cells[3:], strict=True):
            for word, games in re.findall(r"`([^`]+)`(?: \(([^)]*)\))?", cell):
                found.append(Retired(language, word, tuple(games.split(", ")) if games else ()))
    return found


RETIRED = _retired()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_retired_word_stands_in_a_sentence(language: str) -> None:
    retired = [each for each in RETIRED if each.language == language]
    any_of_them = re.compile("|".join(each.pattern.pattern for each in retired), re.IGNORECASE)
    found = [
        f"{word.word}: {each.place}: {each.text}"
        for each in sentences()
        if each.language == language and any_of_them.search(each.text)
        for word in retired
        if word.stands_in(each)
    ]
    assert found == []


def test_every_sentence_is_read() -> None:
    assert len(RETIRED) > 80
    assert len(sentences()) > 8000
    assert {each.language for each in sentences()} == set(LANGUAGES)


def test_what_has_another_meaning_still_stands() -> None:
    texts = " ".join(each.text for each in sentences())
    assert [each for parts in MEANT.values() for each in parts if each not in texts] == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Whoever wins it leads.", "whoever"),
        ("Una smazzata nuova", "smazzat*"),
        ("You took two tricks.", "took … tricks"),
    ],
)
def test_a_retired_word_is_found_wherever_it_stands(text: str, word: str) -> None:
    (retired,) = (each for each in RETIRED if each.word == word)
    assert retired.stands_in(Sentence(retired.language, "", "briscola", text))


def test_no_straight_apostrophe_stands_between_letters() -> None:
    found = [
        f"{each.place}: {each.text}"
        for each in sentences()
        if re.search(r"[a-zà-ù]'[a-zà-ù]", each.text, re.IGNORECASE)
    ]
    assert found == []


def test_no_sentence_sends_to_a_mark_that_is_only_seen() -> None:
    seen = [each for each in sentences() if set("✓✗") & set(each.text)]
    assert not seen
