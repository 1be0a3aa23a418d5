"""What is said, word for word, beside `golden/sentences_*.txt`, which people have read.

A line is a sentence's name, who is meant by its seats (`you`, `other` or `nobody`), perhaps facts
that differ from those below, then what is said: `event-drew.told you: You draw the seven of cups.`
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.cards import ITALIAN
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat
from italiancards.core.words import Voice

GOLDEN = Path(__file__).parent / "golden"
SEVEN, ACE, KING = (ITALIAN.card(text) for text in ("7C", "AD", "RB"))
FACTS = {"card": SEVEN, "best": ACE, "upcard": KING, "cards": (ACE, SEVEN), "suit": "S"} | {
    "number": 3,
    "points": 71,
    "other": 49,
    "each": 4,
    "target": 2,
    "unit": "deals",
}
SEATS = ("seat", "dealer", "winner", "turn")


def _lines(language: str) -> list[tuple[str, list[str], str]]:
    text = (GOLDEN / f"sentences_{language}.txt").read_text(encoding="utf-8")
    parted = [line.partition(": ") for line in text.splitlines() if line]
    return [(head.split()[0], head.split()[1:], sentence) for head, _, sentence in parted]


def _said(language: str, name: str, words: list[str]) -> str:
    """The sentence as the catalogue has it."""
    facts: dict[str, Any] = dict(FACTS)
    voice = Voice(language, (ic.game("briscola").words,), Seat(0), ("Anna", "Rosa"))
    for word in words:
        fact, equals, value = word.partition("=")
        if equals:
            facts[fact] = int(value) if value.isdecimal() else ITALIAN.known.get(value, value)
    who = None if "nobody" in words else Seat(0) if "you" in words else Seat(1)
    facts |= dict.fromkeys(SEATS, who) | {"led": ACE if who is not None else None}
    return voice.say(name, facts)


@pytest.mark.parametrize(
    ("language", "name", "words", "sentence"),
    [(language, *line) for language in LANGUAGES for line in _lines(language)],
)
def test_a_sentence_says_what_people_have_read(
    language: str, name: str, words: list[str], sentence: str
) -> None:
    assert _said(language, name, words) == sentence


def _names() -> set[str]:
    """Every rule, event, result and row that Briscola can tell of, as its catalogues name it."""
    rules = {rule.name for rule in ic.game("briscola").rules.rules}
    folders = (ic.game("briscola").words, ic.game("briscola").words.parents[1] / "core")
    texts = [(folder / "en.ftl").read_text(encoding="utf-8") for folder in folders]
    entries = {line.split(" =")[0] for text in texts for line in text.splitlines() if " =" in line}
    kinds = ("event-", "line-", "match-", "sign-", "same-", "trump-", "other-suit", "won", "drawn")
    return {name for name in entries if name in rules or name.startswith(kinds)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_event_and_result_has_a_sentence_that_people_have_read(language: str) -> None:
    read = {name.partition(".")[0] for name, _, _ in _lines(language)}
    assert _names() <= read
    assert len(_names()) > 25
