"""What is said where melds are laid, word for word, beside `<game>_*.txt`, which people have read.

A line is a sentence's name, the facts that differ from those below (a seat is `you`, `other` or
`nobody`, partners are `us` or `them`), then what is said: `event-drew.told seat=you: You draw the
seven of clubs.`
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.cards import RUMMY
from italiancards.core.catalogue import CORE
from italiancards.core.melds import Add, Discard, Part
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat
from italiancards.core.words import Voice

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anna", "Rosa", "Aldo", "Bice")
SEATS = {
    "you": Seat(0),
    "other": Seat(1),
    "nobody": None,
    "us": (Seat(0), Seat(2)),
    "them": (Seat(1), Seat(3)),
}
ALIKE: dict[str, Any] = {
    "card": RUMMY.card("7c"),
    "cards": tuple(map(RUMMY.card, ("5c", "6c", "7c"))),
    **dict.fromkeys(("seat", "dealer", "winner", "turn"), Seat(1)),
    **{"stands": None, "number": 2, "points": 37, "count": 3, "friends": 2, "feeds": 0},
}
FACTS: dict[str, dict[str, Any]] = {
    "scala40": {
        **ALIKE,
        **{"line": (Add(Part.of(RUMMY.card("7c")), 1), Discard(RUMMY.card("9d"))), "joker": None},
        **{"least": 40, "short": 3, "left": 12, "each": 10, "adds": 1, "frees": 0, "ends": 1},
        **{"kind": "sequence", "suit": "c", "rank": (RUMMY.card("Qc"),), "melds": 1},
        **{"way": "short", "why": "no", "closes": "no", "works": "no", "owner": Seat(1)},
        **{"unseen": 60, "seen": 1, "error": 4.2},
    },
    "burraco": {
        **ALIKE,
        **{"line": (Discard(RUMMY.card("9d")),), "closer": Seat(1), "moved": None, "goes": None},
        **{"least": 50, "short": 13, "left": 4, "each": 11, "bonus": 0, "first": 18},
        **{"way": "none", "why": "no", "kind": "none", "was": "none", "end": "none"},
        **{"suit": "c", "rank": (RUMMY.card("Qc"),), "melds": 1, "made": "none", "adds": 1},
        **{"wild": "no", "using": "none", "held": 3, "out": "no", "gain": 0, "loss": 0},
        **{"unseen": 60, "used": 1, "error": 4.2, "sign": "ahead", "done": "no"},
        "seats": SEATS["them"],
    },
}
"""The facts of a sentence, unless its line says otherwise."""
both = pytest.mark.parametrize("game", FACTS)


def _lines(game: str, language: str) -> list[tuple[str, list[str], str]]:
    text = (GOLDEN / f"{game}_{language}.txt").read_text(encoding="utf-8")
    pairs = [line.partition(": ") for line in text.splitlines() if line]
    return [(head.split()[0], head.split()[1:], sentence) for head, _, sentence in pairs]


def _fact(value: str) -> Any:
    if value in SEATS:
        return SEATS[value]
    return int(value) if value.isdecimal() else RUMMY.known.get(value, value)


def _facts(words: list[str]) -> dict[str, Any]:
    """The facts that a line tells; of `cards` one."""
    facts = {fact: _fact(value) for fact, _, value in (word.partition("=") for word in words)}
    return facts | ({"cards": (facts["cards"],)} if "cards" in facts else {})


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_says_what_people_have_read(game: str, language: str) -> None:
    voice = Voice(language, (ic.game(game).words,), Seat(0), NAMES)
    for name, words, sentence in _lines(game, language):
        assert voice.say(name, {**FACTS[game], **_facts(words)}) == sentence


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_have_read_every_sentence_of_the_game(game: str, language: str) -> None:
    read = {name.partition(".")[0] for name, _, _ in _lines(game, language)}
    own = _entries(ic.game(game).words / f"{language}.ftl")
    assert own <= read
    assert read - own <= _entries(CORE / f"{language}.ftl")
    assert read >= {rule.name for rule in ic.game(game).rules.rules}
    assert len(read) > 60


def _entries(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if " =" in line and line[0] not in " -"}


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_writes_a_move_as_the_record_does(game: str, language: str) -> None:
    moves = re.compile(r"\b(discard|lay|add|swap) (JK|(10|[2-9AJQK])[cdhs])\b")
    assert [sentence for *_, sentence in _lines(game, language) if moves.search(sentence)] == []
