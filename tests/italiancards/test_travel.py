"""Values travel: they are pickled, copied, and heard of in other threads."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from copy import copy, deepcopy
from importlib import import_module
from multiprocessing import get_context
from pkgutil import walk_packages
from typing import Any

import pytest

import italiancards as ic
from italiancards.core.errors import Ambiguous, BadOption, BadPosition, NotHere
from italiancards.core.language import language
from italiancards.hints import NoHint
from italiancards.hints.sampler import NoDeal

MATCH = '[Game "briscola"]\n[Deal "1"]\n[Dealer "1"]\n'
MADE: dict[str, Callable[[], Exception]] = {
    "Unreadable": lambda: _raised(lambda: ic.deal("scopa", seed=7).play("9Z")),
    "Ambiguous": lambda: Ambiguous("R", ["RD", "RC"]),
    "IllegalMove": lambda: _raised(lambda: ic.deal("briscola", seed=7).play("7C")),
    "BadOption": lambda: _raised(lambda: ic.deal("brisola")),
    "NotHere": lambda: NotHere("best_of", 5, "match", ["best_of"]),
    "BadPosition": lambda: BadPosition("7D is named twice"),
    "BadRecord": lambda: _raised(lambda: ic.read(ic.deal("tresette", seed=7).record() + "1. 9Z\n")),
    "NoHint": lambda: NoHint(ic.game("briscola")),
    "NoDeal": lambda: NoDeal("why"),
}
"""An error of each class that is made of more than its message, and some others."""

COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "copy": copy,
    "deepcopy": deepcopy,
}


def _raised(ask: Callable[[], object]) -> Exception:
    with pytest.raises(ic.ItalianCardsError) as caught:
        ask()
    return caught.value


def _classes(of: type[Exception]) -> Iterator[type[Exception]]:
    for each in of.__subclasses__():
        yield each
        yield from _classes(each)


def _plain(error: Exception) -> object:
    """What an error holds, where a table is its record."""
    told = {k: v.record() if isinstance(v, ic.Table) else v for k, v in vars(error).items()}
    return type(error), str(error), told


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", MADE)
def test_an_error_travels_with_all_that_it_holds(name: str, way: str) -> None:
    error = MADE[name]()
    assert _plain(COPIES[way](error)) == _plain(error)


@pytest.mark.parametrize("name", sorted(MADE.keys() - {"BadPosition", "NoDeal"}))
def test_an_error_is_told_in_the_language_of_whoever_hears_of_it(name: str) -> None:
    error = MADE[name]()
    sent = pickle.dumps(error)
    english = str(error)
    ic.speak("it")
    try:
        for way in COPIES.values():
            assert str(way(error)) == str(error) == MADE[name]().in_language("it") != english
        assert str(pickle.loads(sent)) == str(error)
    finally:
        ic.speak("en")
    assert str(error) == error.in_language("en") == english


def test_every_class_of_error_travels() -> None:
    """Also one that a test of its own does not make: what it is made of is no matter."""
    for each in walk_packages(ic.__path__, "italiancards."):
        import_module(each.name)
    for kind in {ic.ItalianCardsError, *_classes(ic.ItalianCardsError)}:
        error = kind.__new__(kind, "the message")
        vars(error)["line"] = 7
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.args, vars(again)) == (kind, ("the message",), {"line": 7})


def _refuse(text: str) -> None:
    ic.deal("scopa", seed=7).play(text)


def test_a_worker_that_raises_breaks_no_pool() -> None:
    with (
        ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool,
        pytest.raises(ic.ItalianCardsError, match="Cannot read '9Z'"),
    ):
        pool.submit(_refuse, "9Z").result(timeout=30)


@pytest.mark.parametrize("game", ic.GAMES)
def test_a_table_is_pickled_and_goes_on_as_it_was(game: str) -> None:
    table = ic.deal(game, seed=7)
    for _ in range(4):
        table.play(table.legal()[0])
    table.undo()
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert again.game is table.game
    assert (again.record(), again.now) == (table.record(), table.now)
    assert again.redo().record() == table.redo().record()
    assert again.play(again.legal()[-1]).log() == table.play(table.legal()[-1]).log()


@pytest.mark.parametrize("game", ic.GAMES)
def test_what_a_table_answers_is_pickled_too(game: str) -> None:
    table = ic.deal(game, seed=7)
    answers = (table.choices(), table.legal(), table.log(), table.why(table.legal()[0]))
    for told in (*answers, table.score(), table.match_score, table.hint("random"), table.options):
        assert str(pickle.loads(pickle.dumps(told))) == str(told)
        assert str(copy(told)) == str(told)


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_of_a_table_goes_on_apart(way: str) -> None:
    table = ic.deal("briscola", seed=7).play("2D").undo()
    before = table.record()
    other = COPIES[way](table)
    other.redo().autoplay("random").next_deal()
    assert (table.record(), table.now, len(table.starts)) == (before, 0, 1)
    assert table.redo().view(0).trick == ("2D",)
    table.undo().play("AS")
    assert other.undo().moment.deal == 1
    assert other.record().startswith(before.strip())


def test_other_threads_speak_as_the_main_one_does() -> None:
    ic.speak("it")
    try:
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(language).result() == "it"
            assert "Non c’è il gioco" in str(pool.submit(_raised, _no_game).result())
    finally:
        ic.speak("en")


def _no_game() -> None:
    with pytest.raises(BadOption):
        ic.deal("brisola")
    ic.deal("brisola")


def test_a_thread_that_chooses_a_language_chooses_for_itself() -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(ic.speak, "it").result()
        assert pool.submit(language).result() == "it"
        ic.speak("en")
        assert pool.submit(language).result() == "it"
    assert language() == "en"
