"""A game enters by one name: from our folder of games, and from any package elsewhere."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import tiny

import italiancards as ic
from italiancards.core.errors import BadOption
from italiancards.glossary import terms
from italiancards.hints import bots
from italiancards.registry import REGISTRY, resolve_game

GAME = """
from dataclasses import replace
from italiancards.games.briscola.game import GAME as BRISCOLA
GAME = replace(BRISCOLA, name="sixth")
"""
HINTS = """
from italiancards.games.briscola.hints.greedy import choose
from italiancards.hints.adviser import Adviser
ADVISER = Adviser({"greedy": choose})
"""
QUESTIONS = """
from italiancards.questions.material import Questions
def colour(card: str) -> str:
    "The colour of a card."
    return "red"
QUESTIONS = Questions(loose=(colour,))
"""
NAMES = """
the_sixth = ""
sixth_of_three = "briscola_three"
"""
GLOSSARY = """
[sesto]
italian = "sèsto"
ipa = "ˈsɛsto"
gloss = "sixth"
en = "The game after five."
it = "Il gioco dopo cinque."
forms.en = ["the sixth game"]
forms.it = ["il sesto gioco"]
"""
FILES = {
    "game.py": GAME,
    "hints.py": HINTS,
    "questions.py": QUESTIONS,
    "names.toml": NAMES,
    "words/glossary.toml": GLOSSARY,
}


@pytest.fixture(scope="module", params=["sixth", "others.sixth", "more.games.sixth"])
def package(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[str]:
    """The package of a game that lies elsewhere, at any depth."""
    name, above = str(request.param), tmp_path_factory.mktemp("elsewhere")
    for file, text in FILES.items():
        path = above.joinpath(*name.split("."), file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(above)
        yield name


@pytest.fixture
def entered(package: str) -> Iterator[str]:
    REGISTRY.add("sixth", package=package)
    yield package
    REGISTRY.remove("sixth")


def test_a_game_elsewhere_enters_by_one_call_with_its_hints_and_questions(entered: str) -> None:
    table = ic.deal("sixth", seed=1)
    assert table.game is REGISTRY.get("sixth")
    assert ic.read(table.record()) == table
    assert pickle.loads(pickle.dumps(table.game)) is table.game
    assert set(bots(table.game)) == {"greedy", "random"}
    assert ic.ask.sixth.colour("7D") == "red"
    assert "sixth" in dir(ic.ask)


def test_its_other_names_and_its_words_are_found_in_its_folder(entered: str) -> None:
    assert resolve_game("The sixth") == ("sixth", None)
    assert ic.deal("sixth of three", seed=1).options.players == 3
    assert "sesto" in {term.id for term in terms("sixth")}
    assert "sesto" not in {term.id for term in terms("scopa")}
    REGISTRY.remove("sixth")
    assert resolve_game("The sixth") == ("The sixth", None)
    assert "sesto" not in {term.id for term in terms("sixth")}
    REGISTRY.add("sixth", package=entered)


def test_no_part_of_it_is_loaded_before_it_is_asked_for(package: str) -> None:
    parts = [f"{package}.{part}" for part in ("game", "hints", "questions")]
    code = (
        "import sys; from italiancards.registry import REGISTRY, named;"
        f"REGISTRY.add('sixth', package={package!r}); named('The sixth');"
        f"print(*({{*{parts}}} & {{*sys.modules}})); REGISTRY.get('sixth');"
        f"print(*({{*{parts}}} & {{*sys.modules}}))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stdout.split("\n") == ["", f"{package}.game", ""]


def test_a_package_that_is_not_there_is_refused_and_nothing_enters() -> None:
    for package in ("support.tiny.whist", "support.tiny.common.whist", "nowhere.whist", "whist"):
        with pytest.raises(ModuleNotFoundError, match=package.partition(".")[0]):
            REGISTRY.add("whist", package=package)
        assert "whist" not in REGISTRY
        assert resolve_game("whist") == ("whist", None)
    with pytest.raises(BadOption, match="no game 'whist'"):
        REGISTRY.get("whist")


@pytest.mark.parametrize(
    ("package", "error"),
    [
        ("support.tiny.tricks", r"tricks\.game:GAME is called 'tiny_tricks', and not 'whist'\."),
        ("support.tiny", r"No module named 'support\.tiny\.game'"),
    ],
)
def test_a_package_without_the_game_of_that_name_says_so(package: str, error: str) -> None:
    REGISTRY.add("whist", package=package)
    try:
        with pytest.raises(ImportError, match=error):
            ic.deal("whist", seed=1)
    finally:
        REGISTRY.remove("whist")


def test_each_tiny_game_is_one_folder_and_enters_by_its_name() -> None:
    with tiny.registered():
        for name in tiny.GAMES:
            folder = REGISTRY.folders[name]
            assert name == f"tiny_{folder.name}"
            assert folder.parent == Path(tiny.__file__).parent
            assert ic.game(name) is tiny.GAMES[name]
            assert ic.game(name).words == folder / "words"
        assert resolve_game("Tricks in silence") == ("tiny_tricks", "silent")
        assert [name for name in tiny.GAMES if name in dir(ic.ask)] == ["tiny_tricks"]
    assert not {*tiny.GAMES} & {*REGISTRY}


@pytest.mark.parametrize("name", ic.GAMES)
def test_the_other_names_of_a_game_are_written_even_where_there_are_none(name: str) -> None:
    """The edition without a server has this file before any code of the game."""
    assert (REGISTRY.folders[name] / "names.toml").is_file()
