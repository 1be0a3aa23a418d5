"""What the library refuses is told in the language that is spoken."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import italiancards as ic
from italiancards.games.briscola import questions as briscola
from italiancards.games.scopa import questions as scopa

LIBRARY = Path(ic.__file__).parent
ERRORS = {"BadOption", "BadPosition", "BadRecord", "Unreadable", "ItalianCardsError"}
IN_BOTH = {"Message", "said", "say", "expected"}
"""What tells a sentence in the language that is spoken."""


@pytest.fixture(autouse=True)
def _italian() -> Iterator[None]:
    ic.speak("it")
    try:
        yield
    finally:
        ic.speak("en")


def sentences(node: ast.AST) -> Iterator[str]:
    """The texts of several words in an expression that are told in one language."""
    if isinstance(node, ast.Call) and _called(node) in IN_BOTH:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value.strip():
        yield node.value
    for each in ast.iter_child_nodes(node):
        yield from sentences(each)


def _called(call: ast.Call) -> str | None:
    return getattr(call.func, "id", None) or getattr(call.func, "attr", None)


def refusals(code: str) -> list[str]:
    """What is said in one language by the errors that some code raises."""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    raised = [call for call in calls if _called(call) in ERRORS]
    return [text for call in raised for each in call.args for text in sentences(each)]


@pytest.mark.parametrize("folder", ["core", "games", "hints", "questions", "."])
def test_no_error_of_the_library_is_told_in_one_language(folder: str) -> None:
    files = (LIBRARY / folder).rglob("*.py") if folder != "." else LIBRARY.glob("*.py")
    said = {path.name: refusals(path.read_text(encoding="utf-8")) for path in files}
    notation = [["call 2S trump D"]]
    assert [texts for texts in said.values() if texts and texts not in notation] == []


@pytest.mark.parametrize("room", ["session", "lesson", "widgets", "screen", "classroom"])
def test_no_error_of_a_table_is_told_in_one_language(room: str) -> None:
    said = [refusals(path.read_text(encoding="utf-8")) for path in (LIBRARY / room).rglob("*.py")]
    notation = [["'done, 4/5'"]]
    assert [texts for texts in said if texts and texts not in notation] == []


def test_an_error_in_one_language_is_found() -> None:
    assert refusals('raise BadPosition(f"{hand}: too many cards.")') == [": too many cards."]
    assert refusals('raise BadPosition("hand-too-large", cards="7D 2C")') == []


BRISCOLA = ic.deal("briscola", seed=7)
REFUSED: list[tuple[Callable[[], Any], str]] = [
    (lambda: ic.deal("brisola"), "Non c’è il gioco 'brisola'; ci sono: .* Forse 'briscola'?"),
    (lambda: ic.deal("briscola", prest=1), "briscola non ha l’opzione 'prest'"),
    (lambda: ic.deal("briscola", players=9), "L’opzione 'players' non può essere 9"),
    (lambda: ic.deal("briscola", preset="rome"), "briscola non ha la variante 'rome'"),
    (lambda: ic.deal("briscola", dealer=7), "dealer=7: ci sono i posti da 0 a 1."),
    (lambda: ic.deal("briscola", dealer="1"), "come numeri e non come testo"),
    (lambda: ic.deal("scopa", standing="soon"), "ci vuole come sta la partita"),
    (lambda: ic.deal("scopa", names=["Anna"]), "ci vogliono 2 nomi"),
    (lambda: ic.position("scopa", hand="7D 7D"), "7D compare due volte"),
    (lambda: ic.position("scala40", hand="7c", stock="x"), "'x' non è leggibile"),
    (lambda: ic.read("7D"), "riga 1: '7D' sta prima di ogni"),
    (lambda: ic.read('[Game "scopa"]'), 'manca .Deal "1".: non è una registrazione'),
    (lambda: ic.puzzles("ramino"), "Non ci sono problemi di"),
    (lambda: BRISCOLA.hint("good"), "briscola non ha|Non c’è il giocatore automatico 'good'"),
    (lambda: BRISCOLA.play("9Z"), "'9Z' non è leggibile"),
    (lambda: ic.review(BRISCOLA, deal=3), "le mani vanno da 1 a 1"),
    (lambda: briscola.who_wins(1), "1-119: i punti di una mano non si possono dividere così"),
    (lambda: briscola.who_wins("61"), "'61' non è leggibile: ci vuole un numero di punti"),
    (
        lambda: briscola.who_wins_of_three("40 x"),
        "'40 x' non è leggibile: ci vuole i punti di tre giocatori",
    ),
    (lambda: scopa.primiera_of("7D"), "7D: manca un seme"),
    (lambda: ic.position("scopa", hnad="7D"), "Scopa non ha il campo 'hnad'.*Forse 'hand'?"),
    (lambda: ic.position("briscola", hand="7D 6D 5D 4D"), "al massimo 3 carte"),
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_what_was_refused_in_english_is_read_in_italian(number: int) -> None:
    ask, told = REFUSED[number]
    ic.speak("en")
    with pytest.raises(ic.ItalianCardsError) as refused:
        ask()
    english = str(refused.value)
    assert not re.search(told, english)
    ic.speak("it")
    assert re.search(told, str(refused.value)), refused.value
    assert refused.value.in_language("en") == english


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_an_italian_is_refused_in_italian(number: int) -> None:
    ask, told = REFUSED[number]
    with pytest.raises(ic.ItalianCardsError) as refused:
        ask()
    assert re.search(told, str(refused.value)), refused.value
