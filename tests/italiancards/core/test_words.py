"""Both languages say the same things, and say them well."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax import parse as parse_fluent
from fluent.syntax.visitor import Visitor

import italiancards as ic
from italiancards.core.cards import ITALIAN, LOOKS, RUMMY, Card
from italiancards.core.catalogue import CORE, NAMED, texts
from italiancards.core.errors import Ambiguous, Unreadable
from italiancards.core.names import LANGUAGES, card_name, card_names, read_card
from italiancards.core.options import BadOption
from italiancards.core.words import Voice

ROOT = Path(__file__).parents[3]
FOLDERS = sorted({path.parent for path in ROOT.glob("[!.]*/**/*.ftl") if "tests" not in path.parts})
PATHS = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _sentences(folder: Path, language: str) -> dict[str, set[str]]:
    """Every sentence of a folder with the variables that it uses."""
    sentences: dict[str, set[str]] = {}
    for path in sorted({*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")}):
        for entry in parse_fluent(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            parts = [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]
            for name, part in parts:
                if part is not None:
                    variables = _Variables()
                    variables.visit(part)
                    key = f"{entry.id.name}.{name}" if name else entry.id.name
                    assert key not in sentences, f"{path}: {key} appears twice"
                    sentences[key] = variables.names - {"look"}
    return sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_folder_hides_a_word_of_the_screen_that_another_has(language: str) -> None:
    screens = [folder for folder in FOLDERS if "screen" in folder.parts and folder.name != "rail"]
    ids = Counter(key for folder in screens for key in _sentences(folder, language))
    assert [key for key, times in ids.items() if times > 1] == []


class _Others(Visitor):
    """What a sentence takes words from."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_is_read_sentence_by_sentence_is_what_the_whole_file_holds(path: Path) -> None:
    apart = texts(path)
    whole = {
        f"-{each.id.name}" if isinstance(each, ast.Term) else each.id.name: each
        for each in parse_fluent(path.read_text(encoding="utf-8")).body
        if isinstance(each, ast.Message | ast.Term)
    }
    assert apart.keys() == whole.keys()
    for name, entry in whole.items():
        (read,) = parse_fluent(apart[name]).body
        assert read.equals(entry, ignored_fields=["span", "comment"]), name
        others = _Others()
        others.visit(entry)
        assert others.names <= set(NAMED.findall(apart[name])), name


def test_there_are_words_for_the_core_and_for_every_game() -> None:
    assert ROOT / "italiancards/core" in FOLDERS
    for name in ic.GAMES:
        assert ic.game(name).words in FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_sentence_stands_in_both_languages_with_the_same_facts(folder: Path) -> None:
    if folder.name == "rail":
        return  # short forms, of those alone that are too long in a language
    first, *others = (_sentences(folder, language) for language in LANGUAGES)
    for other in others:
        assert other.keys() == first.keys()
        for name, variables in first.items():
            same = {each.removesuffix("-name") for each in variables}
            assert {each.removesuffix("-name") for each in other[name]} == same, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_is_of_a_sentence_that_there_is(language: str) -> None:
    short = [folder for folder in FOLDERS if folder.name == "rail"]
    assert len(short) > len(ic.GAMES)
    core = _sentences(CORE, language).keys()
    for folder in short:  # a game's short forms count before the core's, of its sentences too
        known = _sentences(folder.parent, language).keys() | core
        ear = (re.sub(r"[.](heard|soon)$", ".told", name) for name in _sentences(folder, language))
        assert set(ear) <= known, folder


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_rule_of_a_game_can_be_said(folder: Path) -> None:
    game = next((ic.game(name) for name in ic.GAMES if ic.game(name).words == folder), None)
    if game is None:
        return
    sentences = _sentences(CORE, "en") | _sentences(folder, "en")
    for rule in game.rules.rules:
        said = {name.partition(".")[2] for name in sentences if name.startswith(f"{rule.name}.")}
        assert said >= ({"broken"} if not rule.permission else {"ok"}), rule.name


def test_cards_are_named_in_both_languages_with_their_articles() -> None:
    ace, seven = Card("A", "D"), Card("7", "C")
    assert card_name(ace, "it", "the") == "l’asso di denari"
    assert card_name(seven, "it", "with") == "col sette di coppe"
    assert card_name(ace, "en", "a") == "an ace of coins"
    assert card_name(seven, "en", "a") == "a seven of cups"
    assert card_name(Card("C", "D"), "it", "of", "french") == "della donna di quadri"
    assert card_names([ace], "en") == "ace of coins"
    assert card_names([], "en") == ""


@pytest.mark.parametrize("pack", [ITALIAN, RUMMY])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_from_its_own_name(pack: object, language: str) -> None:
    for card in pack.known.values():
        assert read_card(card_name(card, language), pack) == card
        assert read_card(f" {card_name(card, language, 'the').upper()}  ", pack) == card


@pytest.mark.parametrize("look", LOOKS)
def test_every_italian_card_is_read_from_what_it_is_played_with(look: str) -> None:
    for card, shown in LOOKS[look].items():
        assert read_card(card, ITALIAN, look) == card
        if str(shown).upper() not in ITALIAN.known:
            assert read_card(shown, ITALIAN, look) == card


def test_a_rank_alone_is_ambiguous_and_names_its_readings() -> None:
    with pytest.raises(Ambiguous, match="'king' can be read as RD or RC or RS or RB"):
        read_card("king", ITALIAN)


@pytest.mark.parametrize("junk", ["", "8D", "7X", "JK", "donna", "seven", "💥", "7D7D"])
def test_junk_is_refused_with_the_offending_text(junk: str) -> None:
    with pytest.raises((Unreadable, Ambiguous)) as caught:
        read_card(junk, ITALIAN)
    assert repr(junk) in str(caught.value)


def test_a_seat_is_spoken_to_as_you_and_of_by_name() -> None:
    table = ic.deal("briscola", seed=7).play("2D")
    played = next(event for _, event in table.log() if event.name == "played")
    assert table.voice(0, "en").event(played) == "You play the two of coins."
    assert table.voice(1, "it").event(played) == "Anna gioca il due di denari."


def test_a_sentence_that_is_not_there_is_an_error_and_not_an_empty_text() -> None:
    with pytest.raises(KeyError, match="no sentence 'nonsense' in it"):
        Voice("it").say("nonsense")


def test_the_language_can_be_chosen_once_for_all() -> None:
    try:
        ic.speak("it")
        assert "Tocca a te." in str(ic.deal("briscola", seed=7))
    finally:
        ic.speak("en")
    with pytest.raises(BadOption, match=re.escape("No language 'fr'; there is: en, it.")):
        ic.speak("fr")


def test_a_game_may_say_in_its_own_words_what_the_core_says_for_all() -> None:
    plain = Voice("en").say("deal-is-on.broken")
    briscola = Voice("en", (ic.game("briscola").words,)).say("deal-is-on.broken")
    assert plain == "The deal is over."
    assert briscola == "The deal is over: all the cards have been played."
    waiting = {Voice("it", (ic.game(name).words,)).say("your-turn.broken", {"turn": None})
               for name in ic.GAMES}  # fmt: skip
    assert len(waiting | {Voice("it").say("your-turn.broken", {"turn": None})}) == 5
