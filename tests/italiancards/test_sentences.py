"""What is said, word for word, beside `golden/sentences_*.txt`, which people have read.

A line is a sentence's name, who is meant by its seats (`you`, `us`, `them` or `nobody`; else
another player), perhaps facts that differ from those below (`+` parts cards, or ends a single one),
then what is said: `event-drew.told you: You draw the seven of cups.` The core's sentences stand
with Briscola's.
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
    "equal": (KING,),
    "value": 8,
    "sum": 5,
    "counts": "22–18",
    "way": "exact",
    "left": 24,
    "enough": 21,
    "partners": (Seat(2),),
    "seats": (Seat(1), Seat(2)),
    "word": "volo",
    "rank": "threes",
    "worth": "2 2/3",
    "thirds": 8,
    "tricks": 2,
    "many": 3,
    "caller": Seat(1),
    "holder": Seat(2),
    "least": 61,
    "most": 120,
    "need": 75,
    "times": 1,
}
SEATS = ("seat", "dealer", "winner", "turn")
PARTNERS = {"us": (Seat(0), Seat(2)), "them": (Seat(1), Seat(3))}
FILES = {
    "briscola": "sentences",
    "scopa": "sentences_scopa",
    "tresette": "sentences_tresette",
}
SPOKEN = [(game, language) for game in FILES for language in LANGUAGES]


def _lines(game: str, language: str) -> list[tuple[str, list[str], str]]:
    text = (GOLDEN / f"{FILES[game]}_{language}.txt").read_text(encoding="utf-8")
    parted = [line.partition(": ") for line in text.splitlines() if line]
    return [(head.split()[0], head.split()[1:], sentence) for head, _, sentence in parted]


def _said(game: str, language: str, name: str, words: list[str]) -> str:
    """The sentence as the catalogue has it."""
    facts: dict[str, Any] = dict(FACTS)
    names = ("Anna", "Rosa", "Aldo", "Bice")
    voice = Voice(language, (ic.game(game).words,), Seat(0), names)
    for word in words:
        fact, equals, value = word.partition("=")
        if equals:
            facts[fact] = _fact(value)
    who: object = None if "nobody" in words else Seat(0) if "you" in words else Seat(1)
    who = next((PARTNERS[word] for word in words if word in PARTNERS), who)
    facts |= dict.fromkeys(SEATS, who) | {"led": ACE if who is not None else None}
    return voice.say(name, facts)


@pytest.mark.parametrize(
    ("game", "language", "name", "words", "sentence"),
    [(game, language, *line) for game, language in SPOKEN for line in _lines(game, language)],
)
def test_a_sentence_says_what_people_have_read(
    game: str, language: str, name: str, words: list[str], sentence: str
) -> None:
    assert _said(game, language, name, words) == sentence


def _fact(value: str) -> object:
    if "+" in value:
        return tuple(map(ITALIAN.card, value.strip("+").split("+")))
    return int(value) if value.isdecimal() else ITALIAN.known.get(value, value)


def _names(game: str) -> set[str]:
    """Every rule, event, result and row that a game can tell of, as its catalogues name it."""
    rules = {rule.name for rule in ic.game(game).rules.rules}
    folders = [ic.game(game).words]
    if game == "briscola":
        folders.append(folders[0].parents[1] / "core")
    files = [
        file
        for folder in folders
        for file in folder.glob("*en.ftl")
        if not file.name.startswith(("about", "messages"))
    ]
    texts = [file.read_text(encoding="utf-8") for file in files]
    entries = {line.split(" =")[0] for text in texts for line in text.splitlines() if " =" in line}
    kinds = (
        "event-",
        "line-",
        "note-",
        "prompt-",
        "match-",
        "sign-",
        "same-",
        "trump-",
        "other-suit",
        "won",
        "drawn",
    )
    return rules | {name for name in entries if name.startswith(kinds)}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_rule_event_and_result_has_a_sentence_that_people_have_read(
    game: str, language: str
) -> None:
    read = {name.partition(".")[0] for name, _, _ in _lines(game, language)}
    assert _names(game) <= read
    assert len(_names(game)) > 25
