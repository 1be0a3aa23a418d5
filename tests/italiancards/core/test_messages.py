"""Messages stand in both catalogues with the facts that the code gives them."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import italiancards as ic
from italiancards import registry
from italiancards.core import messages
from italiancards.core.announcements import Pass, SayWith
from italiancards.core.catalogue import CORE, texts
from italiancards.core.errors import BadOption, BadRecord, Unreadable, nearest
from italiancards.core.messages import NAME, Message
from italiancards.core.moves import Play, read_move
from italiancards.core.names import LANGUAGES
from italiancards.core.notation import PLAIN

LIBRARY = CORE.parent
VARIABLE = re.compile(r"\$(\w+)")
ERROR = re.compile(r"class (\w+)\((?:\w*Error|BadOption)\)")
FOLDERS = sorted({path.parent for path in LIBRARY.rglob("messages.en.ftl")})


def catalogue(language: str) -> dict[str, set[str]]:
    """Every message of a language, with the facts that fill it."""
    found: dict[str, set[str]] = {}
    for folder in FOLDERS:
        for name, text in texts(folder / f"messages.{language}.ftl").items():
            assert name not in found, f"{folder}: {name} is said elsewhere"
            found[name] = set(VARIABLE.findall(text))
    return found


def sources() -> Iterator[tuple[Path, ast.AST]]:
    for path in LIBRARY.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Each message that the code makes: its place, its name, the facts that it is given."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in LIBRARY.rglob("*.py"))
    makers = {"Message", "ItalianCardsError", "__init__", *ERROR.findall(code)}
    for path, node in sources():
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
        ids = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
        name = next((each for each in ids if isinstance(each, str) and NAME.fullmatch(each)), None)
        if called in makers and name is not None:
            given = {each.arg for each in node.keywords if each.arg is not None}
            yield f"{path.relative_to(LIBRARY)}:{node.lineno}", name, given


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    assert catalogue("it") == catalogue("en")


def test_every_message_that_the_code_makes_stands_in_the_catalogue_with_its_facts() -> None:
    known = catalogue("en")
    made = list(calls())
    wrong = [(place, name) for place, name, given in made if known.get(name) != given]
    assert wrong == []
    assert len(made) > 150


def test_every_error_of_a_position_gives_the_facts_of_its_message() -> None:
    known, found = catalogue("en"), 0
    for path, node in sources():
        if getattr(getattr(node, "func", None), "attr", None) not in ("error", "refuse"):
            continue
        assert isinstance(node, ast.Call)
        ids = [each.value for each in node.args if isinstance(each, ast.Constant)]
        given = {each.arg for each in node.keywords}
        for name in known.keys() & {*ids} if None not in given else ():
            assert known[name] - {"field", "name"} == given, f"{path}:{node.lineno}: {name}"
            found += 1
    assert found > 40


def test_no_message_is_left_over() -> None:
    used = {
        node.value
        for _, node in sources()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert catalogue("en").keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_without_a_fact_is_no_sentence(language: str) -> None:
    with pytest.raises(KeyError, match="'no-seat' in "):
        Message("no-seat", number=2).in_language(language)


def test_a_text_that_no_catalogue_has_is_said_as_it_stands() -> None:
    assert str(Message("7D is named twice")) == "7D is named twice"
    assert str(ic.ItalianCardsError("not-in-any-catalogue")) == "not-in-any-catalogue"


def test_facts_are_said_as_they_are_given() -> None:
    text = "  two  blanks { $text }\n\tand more "
    assert str(ic.ItalianCardsError("line-refused", kind=text, which=1234567, error="")) == (
        f"{text} 1234567: "
    )


@pytest.mark.parametrize(
    ("made", "en", "it"),
    [
        (
            lambda: Unreadable("x", Message("expected-cards")),
            "Cannot read 'x': expected cards such as 7D RC.",
            "'x' non è leggibile: ci vuole carte come 7D RC.",
        ),
        (
            lambda: BadRecord(7, Unreadable("x", Message("expected-suit", suits="D C")).message),
            "line 7: Cannot read 'x': expected a suit, one of D C.",
            "riga 7: 'x' non è leggibile: ci vuole un seme fra D C.",
        ),
        (
            lambda: BadOption("no-option", "n", [*map(str, range(17)), "no"], game="scopa"),
            "scopa has no option 'n'; there is: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, "
            "15 and others. Did you mean 'no'?",
            "scopa non ha l’opzione 'n'; ci sono: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,"
            " 15 e altri. Forse 'no'?",
        ),
        (lambda: nearest("two", ["one_two"]), " Did you mean 'one_two'?", " Forse 'one_two'?"),
        (lambda: Message("not-begun", many=1), "1 step, not begun", "1 passo, non iniziata"),
        (
            lambda: Message("record-too-long", most=2_000_000),
            "longer than 2,000,000 characters",
            "più lungo di 2000000 caratteri",
        ),
    ],
)
def test_what_is_inside_a_message_is_said_in_its_language(made, en: str, it: str) -> None:
    assert (made().in_language("en"), made().in_language("it")) == (en, it)
    assert str(made()) == en


def test_a_game_of_another_package_has_errors_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots = set(messages.ROOTS)
    monkeypatch.setattr(messages, "ROOTS", roots)
    monkeypatch.setattr(registry, "ROOTS", roots)
    monkeypatch.syspath_prepend(tmp_path)
    words = tmp_path / "whist_of_others" / "words"
    words.mkdir(parents=True)
    assert str(Message("whist-no-bid")) == "whist-no-bid"
    for language, text in (("en", "Nobody bids { $bid }."), ("it", "Nessuno offre { $bid }.")):
        path = words / f"messages.{language}.ftl"
        path.write_text(f"whist-no-bid = {text}\n", encoding="utf-8")
    registry.Registry().add("whist", package="whist_of_others")
    monkeypatch.delitem(sys.modules, "whist_of_others")
    error = ic.ItalianCardsError("whist-no-bid", bid=3)
    assert (str(error), error.in_language("it")) == ("Nobody bids 3.", "Nessuno offre 3.")


@pytest.mark.parametrize(
    ("language", "moves"),
    [
        ("en", "a card such as 7S or 3S !busso or pass"),
        ("it", "una carta come 7S o 3S !busso o pass"),
    ],
)
def test_only_a_card_alone_is_called_a_card(language: str, moves: str) -> None:
    """A kind of move that is a card with a word is told by its example, and nothing before it."""
    with pytest.raises(Unreadable) as refused:
        read_move("", (Play, SayWith, Pass), PLAIN)
    assert f" {moves}." in refused.value.in_language(language)
