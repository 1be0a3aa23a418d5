"""Texts that left us are held: what was written once is written the same, and is read for ever.

Beside this file lies one stored text of every kind that was ever given out: tokens of tables,
reviews, puzzles and lessons, options, puzzle ids, tasks and results of classes, records, messages
both ways. What the browser keeps, and links, are asked in `stored.test.mjs`, from the files here.

A stored text is never changed to please this test. Where a release writes a text otherwise, the
stored one moves among the earlier ones, which are read, and the new one is stored beside it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest
from support.learner import send, step, taking, think
from support.stored_texts import HERE, lesson, lines
from support.wire import paths_of

import italiancards as ic
from italiancards.classroom.register import Register
from italiancards.classroom.submission import BrowserMemory, write_result
from italiancards.classroom.task import ClassTask
from italiancards.core.options import changed_options, declared_options
from italiancards.registry import REGISTRY
from italiancards.session.messages import KINDS, read_message
from italiancards.session.session import Session
from italiancards.session.shelf import id_of, read_puzzle_token
from italiancards.session.token import NEXT, Token
from italiancards.widgets import CardTable, Classroom, Memory, Practice, Puzzles

ROOT = HERE.parents[1]
TOKENS = tomllib.loads((HERE / "tokens.toml").read_text(encoding="utf-8"))
CLASSES = tomllib.loads((HERE / "classes.toml").read_text(encoding="utf-8"))
MESSAGES = json.loads((HERE / "messages.json").read_text(encoding="utf-8"))
MODELS = json.loads((HERE / "models.json").read_text(encoding="utf-8"))
PAGES = {"practice": Practice, "puzzles": Puzzles}
GOLDEN = ROOT / "tests/italiancards/games/golden"


def played(stored: dict[str, Any]) -> ic.Table:
    """The table that was dealt as a stored text says, its moves made again."""
    table = ic.deal(stored["game"], **stored["agreed"])
    for move in stored["moves"].split(", "):
        if move == NEXT:
            table.next_deal()
        elif move:
            table.play(move)
    return table


def sat_down(page: str, token: str) -> Session:
    """A page at which somebody sat down at a token, once all is worked out."""
    session = PAGES[page]("scopa").session
    assert send(session, "sit", at=token)["answer"] is None
    think(session)
    return session


def lies(table: ic.Table, stored: dict[str, Any]) -> None:
    """A table stands as is stored; nothing is where secrets are asked again."""
    if "lies" in stored:
        assert table.position(everything=True) == stored["lies"]
    if "stands" in stored:
        assert table.match_score.text == stored["stands"]


# Tokens


@pytest.mark.parametrize("stored", TOKENS["played"], ids=lambda stored: stored["token"][:40])
def test_the_same_moves_have_the_same_token_and_it_leads_to_the_same_table(
    stored: dict[str, Any],
) -> None:
    assert CardTable(played(stored)).session.token == stored["token"]
    read = Token.read(stored["token"])
    assert str(read) == stored["token"]
    lies(read.table(), stored)
    session = sat_down("practice", stored["token"])
    assert session.token == stored["token"]
    lies(session.table, stored)


@pytest.mark.parametrize("stored", TOKENS["written"], ids=lambda stored: stored["token"][-40:])
def test_who_sits_down_at_a_token_has_the_same_table_and_the_same_token(
    stored: dict[str, Any],
) -> None:
    session = sat_down(stored["page"], stored["token"])
    assert session.token == stored["token"]
    lies(session.table, stored)


@pytest.mark.parametrize("stored", TOKENS["earlier"], ids=lambda stored: stored["about"])
def test_a_token_of_an_earlier_release_leads_to_the_same_table(stored: dict[str, Any]) -> None:
    table = Token.read(stored["token"]).table()
    assert table == played(stored)
    lies(table, stored)
    sat_down("practice", stored["token"])


def places() -> Iterator[str]:
    """The tokens of a lesson that is taken from its first step to its last."""
    session = taking(lesson())
    acts = [
        *(("move", {"move": "6S"}), ("again", {}), ("move", {"move": "AB"}), ("next", {})),
        *(("go_on", {}), ("move", {"move": "RC"}), ("next", {})),
        *(("answer", {"choice": "0", "at": "2"}), ("next", {})),
        *(("answer", {"choice": "0", "at": "2+"}), ("step", {"to": "next", "at": "2+"})),
        *(("hint", {}), ("move", {"move": "RC"}), ("undo", {}), ("back", {})),
    ]
    yield session.token
    for kind, texts in acts:
        if kind in ("next", "back", "again"):
            step(session, kind)
        else:
            send(session, kind, **texts)
        yield session.token


def test_a_place_in_a_lesson_is_written_and_found_again() -> None:
    stored = lines("places.txt")
    assert list(places()) == stored
    for token in stored:
        session = taking(lesson())
        assert send(session, "sit", at=token)["answer"] is None
        assert session.token == token


# What is agreed, puzzles, records


def test_every_option_has_its_name_its_default_and_its_values() -> None:
    options_seen, presets = [], []
    for game in REGISTRY:
        rules = ic.game(game)
        options_seen += [
            (f"{game}: {each.name}={each.default}", each)
            for each in declared_options(rules.options)
        ]
        for preset in rules.presets:
            agreed = changed_options(ic.deal(game, preset=preset, seed=1).options)
            presets.append(
                f"{game}: preset={preset}: {' '.join(f'{k}={v}' for k, v in agreed.items())}"
            )
    for game in REGISTRY:  # a name of its own, so that another name of a field changes none
        assert all(each.metadata.get("name") for each in fields(ic.game(game).options))
    values = {name: {str(each) for each in option.values} for name, option in options_seen}
    for line in lines("options.txt"):
        name, _, stored = line.partition(": ")[2].partition(":")
        game = line.partition(":")[0]
        if name.startswith("preset="):
            assert line in [each.rstrip() for each in presets]
        else:
            assert set(stored.split()) <= values[f"{game}: {name}"], line


@pytest.mark.parametrize("game", ["briscola", "scopa", "tresette", "scala40", "burraco"])
def test_every_puzzle_ever_offered_still_lies_under_its_id(game: str) -> None:
    stored = [line for line in lines("puzzles.txt") if line.startswith(f"{game};")]
    assert len(stored) > 10
    for text in stored:
        puzzle, *_ = read_puzzle_token(text)
        assert id_of(puzzle) == text


def test_of_each_preset_a_record_is_stored() -> None:
    """The tests of its game read it, and write it again."""
    presets = {f"{game}_{preset}" for game in ic.GAMES for preset in ic.game(game).presets}
    newest = {path.stem for path in GOLDEN.glob("*.ic") if not path.stem.startswith("older_")}
    assert presets == newest


@pytest.mark.parametrize("name", sorted(path.stem for path in HERE.glob("records/*.ic")))
def test_a_record_is_read_and_written_the_same(name: str) -> None:
    text = (HERE / f"records/{name}.ic").read_text(encoding="utf-8")
    assert ic.read(text).record() == text


@pytest.mark.parametrize("name", sorted(path.stem for path in HERE.glob("records/earlier/*.ic")))
def test_a_record_of_an_earlier_release_leads_to_the_same_table(name: str) -> None:
    """Its last line tells how the match stands then."""
    text = (HERE / f"records/earlier/{name}.ic").read_text(encoding="utf-8")
    table = ic.read(text)
    assert table.match_score.text == text.splitlines()[-1].removeprefix("# ")
    assert table.record().count("[Deal ") == text.count("[Deal ")


# Classes


@pytest.mark.parametrize("stored", CLASSES["class"], ids=lambda stored: stored["task"][:30])
def test_a_class_is_asked_and_answers_in_the_same_texts(stored: dict[str, Any]) -> None:
    task = ClassTask.of(stored["title"], stored["items"])
    assert str(task) == stored["task"]
    assert ClassTask.read(stored["task"]) == task
    assert task.mark == stored["mark"]
    memory = BrowserMemory(stored["lessons"], stored["missed"], stored["works"])
    assert str(write_result(task, stored["name"], stored["when"], memory)) == stored["result"]
    counted(task, stored)


@pytest.mark.parametrize("stored", CLASSES["class"], ids=lambda stored: stored["task"][:30])
def test_a_result_that_was_handed_in_is_counted(stored: dict[str, Any]) -> None:
    counted(ClassTask.read(stored["task"]), stored)


def counted(task: ClassTask, stored: dict[str, Any]) -> None:
    """A stored result counts as it counted when it was written."""
    row = Register(task).add(stored["result"])
    assert row.proof is not None, row.wrong
    assert row.name == stored["name"]
    assert {item.text: each.how for item, each in row.proof.done.items()} == stored["done"]


# Messages


def test_every_kind_of_message_is_stored_and_still_heard() -> None:
    assert {each["type"] for each in MESSAGES["table"]} == KINDS.keys()
    for content in MESSAGES["table"]:
        read = read_message(content)
        assert {"type": read.kind, "revision": read.revision, **read.texts} == content


def test_a_class_hears_every_message_that_is_stored() -> None:
    room = Classroom()
    answers: list[dict[str, Any]] = []
    room.send = answers.append
    for number, content in enumerate(MESSAGES["class"]):
        room.connection.hear({**content, "asked": number})
    assert [each["asked"] for each in answers] == list(range(len(MESSAGES["class"])))
    by_type = {each["type"]: each for each in MESSAGES["class"]}
    assert by_type.keys() == room.connection.handlers.keys()
    found = {kind: paths_of(answer) for kind, answer in zip(by_type, answers, strict=True)}
    assert {kind: sorted(set(MODELS["class"][kind]) - found[kind]) for kind in found} == {
        kind: [] for kind in found
    }


def test_a_page_is_told_under_the_same_names() -> None:
    found = set().union(*map(paths_of, views()))
    assert sorted(set(MODELS["table"]) - found) == []


def views() -> Iterator[dict[str, Any]]:
    """What pages are told of tables of each kind."""
    over = next(each for each in TOKENS["written"] if each["token"].endswith("tried=show"))
    tables = {
        **{game: CardTable(game, seed=7) for game in ic.GAMES},
        "signals": CardTable("briscola", players=4, table_talk="signals", seed=2),
        "auction": CardTable("briscola", players=5, seed=2),
        "practice": Practice("briscola", seed=7),
        "memory": Memory("briscola", seed=7),
    }
    sessions = {name: table.session for name, table in tables.items()}
    for kind, texts in (("ask", {"move": "7D"}), ("hint", {}), ("hint", {}), ("hint", {})):
        send(sessions["scopa"], kind, **texts)
        think(sessions["scopa"])
    sessions["review"] = sat_down("practice", over["token"])
    sessions["puzzle"] = Puzzles("scopa").session
    sessions["lesson"] = taking(lesson())
    sessions["question"] = taking(lesson())
    sessions["question"].activity.enter(2)
    for session in sessions.values():
        yield {"model": session.model(), "words": session.labels(), "form": session.form()}


def test_what_is_synced_has_the_names_that_a_page_asks_for() -> None:
    synced = {"model", "words", "translations", "form"}
    assert synced <= CardTable.class_traits(sync=True).keys()
    assert {"model", "words"} <= Classroom.class_traits(sync=True).keys()


@pytest.mark.parametrize("line", (HERE / "lines.txt").read_text(encoding="utf-8").splitlines())
def test_a_line_of_a_lesson_that_was_handed_out_still_runs(line: str) -> None:
    exec(line, {"table": ic.deal("scala40", seed=7)})
