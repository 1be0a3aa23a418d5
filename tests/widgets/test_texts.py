"""Texts are read as jobs: a message only wants, and what it leads to lies there when it is given.

Asked of every stored token, place, record and class: anywhere the job is done, the same is laid.
"""

from __future__ import annotations

import json
import pickle
import tomllib
from collections.abc import Iterator
from contextvars import Context
from pathlib import Path
from typing import Any

import pytest
from support.junk import LONGEST_ANSWER, many
from support.learner import hear, read, send, think
from support.stored_texts import HERE, lesson, lines

import italiancards as ic
from italiancards.core.language import SPOKEN
from italiancards.history import PIECE
from italiancards.jobs import FIRST, Want, answer
from italiancards.lesson.lesson_activity import begin
from italiancards.records import SLICE
from italiancards.session.desk import OnAnswer
from italiancards.session.link import readings
from italiancards.session.session import Session
from italiancards.session.token import Token
from italiancards.widgets import Classroom, Practice

TOKENS = tomllib.loads((HERE / "tokens.toml").read_text(encoding="utf-8"))
MESSAGES = json.loads((HERE / "messages.json").read_text(encoding="utf-8"))
NAMED = [
    each["token"]
    for kind in ("played", "written", "earlier")
    for each in TOKENS[kind]
    if "puzzle=" not in each["token"]
]
RECORDS = sorted(HERE.glob("records/**/*.ic"))


def practice(game: str = "scopa") -> Session:
    return Practice(game, seed=7).session


def elsewhere(want: Want) -> Any:
    """The answer to a job that was sent to another process, and came back from there."""
    assert want.urgency == FIRST
    return pickle.loads(pickle.dumps(answer(pickle.loads(pickle.dumps(want.job)))))


def after_reading(session: Session, kind: str, **texts: str) -> dict[str, Any]:
    """What is shown once a text was read elsewhere; before, all is as it was."""
    before = session.model()
    hear(session, kind, **texts)
    want = session.want
    assert want is not None
    assert session.model() == {**before, "answer": None, "coach": before["coach"]}
    session.give(want, elsewhere(want))
    return session.model()


def apart(model: dict[str, Any]) -> dict[str, Any]:
    """A model without the number of its session."""
    return {name: value for name, value in model.items() if name != "id"}


@pytest.mark.parametrize("token", NAMED, ids=lambda token: token[-50:])
def test_a_token_is_only_wanted_and_leads_to_the_same_table_wherever_it_is_read(
    token: str,
) -> None:
    session, other = practice(), practice()
    model = after_reading(session, "sit", at=token)
    assert model["answer"] is None
    assert model["placed"] == 1
    table = Token.read(token).table()
    assert [each.move for each in session.table.moments[: table.now + 1]] == [
        each.move for each in table.moments
    ]
    hear(other, "sit", at=token)
    think(other, 1)  # in place
    assert apart(other.model()) == apart(model)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_only_wanted_and_laid_wherever_it_is_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session = practice()
    assert after_reading(session, "paste", text=text)["answer"] is None
    assert session.table.record() == ic.read(text).record()


def test_a_place_in_a_lesson_is_only_wanted_with_the_reasons_of_its_example() -> None:
    for token in lines("places.txt"):
        session = begin(lesson().steps)
        assert after_reading(session, "sit", at=token)["placed"] == 1
        assert session.token == token
    lesson_widget = lesson()
    session = begin(lesson_widget.steps)
    session.activity.enter(4)
    shown = send(session, "go_on")  # the card of the example
    assert shown["coach"]
    other = begin(lesson_widget.steps)
    again = after_reading(other, "sit", at=session.token)
    assert again["coach"] == shown["coach"]
    assert again["lesson"] == shown["lesson"]


# What is heard meanwhile


def test_of_two_tables_that_are_asked_for_the_second_is_laid_and_both_count() -> None:
    session = practice()
    hear(session, "sit", at="briscola; number=7")
    first = session.want
    hear(session, "sit", at="tresette; number=7")
    assert first is not None
    session.give(first, elsewhere(first))
    assert session.table.game.name == "scopa"
    think(session)
    assert session.table.game.name == "tresette"
    assert session.placed == 2  # a page that waits for both waits no longer


def test_what_is_heard_while_a_text_is_read_is_done_and_does_no_harm() -> None:
    session = practice()
    send(session, "hint")
    hear(session, "sit", at="briscola; number=7; moves=2D")
    want = session.want
    assert want is not None
    stale = session.revision
    for kind, texts in (("move", {"move": str(session.table.legal()[0])}), ("undo", {})):
        send_only(session, kind, **texts)
        assert session.want is want
        assert session.model()["placed"] == 0
    hear(session, "ask", move="7D")
    assert session.answer is not None
    session.give(want, elsewhere(want))
    assert session.table == Token.read("briscola; number=7; moves=2D").table()
    assert session.answer is None
    assert session.revision > stale


def send_only(session: Session, kind: str, **texts: str) -> None:
    """Send a message, and answer nothing that is wanted; another's move is none of it."""
    hear(session, kind, **texts)
    assert session.answer is None


def test_what_cannot_be_read_is_said_as_ever_and_whoever_waits_waits_no_longer() -> None:
    session = practice()
    for number, text in enumerate(("scopa; number=7; moves=9Z", "Hello"), start=1):
        model = after_reading(session, "sit", at=text)
        assert model["answer"]["text"].startswith("This cannot be set up: ")
        assert model["placed"] == number
    place = lines("places.txt")[0]
    session = begin(lesson().steps)
    changed = after_reading(session, "sit", at=place.replace("told=", "told=1"))["answer"]["text"]
    assert (
        changed != after_reading(session, "sit", at=place.replace("at=", "at=x"))["answer"]["text"]
    )


def test_a_worker_that_is_lost_leaves_the_table_as_it_was() -> None:
    session = practice()
    before = session.model()
    hear(session, "sit", at="briscola; number=7")
    session.give_up()
    assert session.want is None
    assert session.model() == {**before, "placed": 1}


def test_questions_that_are_repeated_stand_instead_of_a_place_that_was_asked_for() -> None:
    session = begin(lesson().steps)
    hear(session, "sit", at=lines("places.txt")[-1])
    session.activity.enter(2)
    asked = session.model()["lesson"]["question"]["id"]
    hear(session, "repeat", questions=asked)
    assert session.want is None
    assert session.placed == 2


def test_a_refusal_is_told_in_the_language_of_who_asked() -> None:
    def asked() -> Any:
        SPOKEN.set("it")
        session = practice()
        hear(session, "sit", at="Hello")
        return session.want

    want = Context().run(asked)
    worker = Context()
    assert worker.run(answer, want.job).error.startswith("Non c’è il gioco 'Hello'")
    assert worker.run(SPOKEN.get) is None


def test_who_pastes_much_is_told_that_it_is_read() -> None:
    session, table = practice(), ic.deal("briscola", seed=7, players=5)
    while len(table.record()) < 2_000:
        table.autoplay("random").next_deal()
    hear(session, "paste", text="briscola; number=7")
    usual = session.model()["status"]
    hear(session, "paste", text=table.record())
    assert session.model()["status"] == "Setting up what you pasted …"
    think(session)
    assert session.model()["status"] != usual
    assert session.table == table


# Bounds


def test_a_text_is_read_a_few_moves_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    play = ic.Table.play

    def noted(table: ic.Table, move: Any) -> ic.Table:
        made.append(str(move))
        return play(table, move)

    table = ic.deal("scopa", seed=7).autoplay("random").next_deal().autoplay("random")
    token = str(Token("scopa", number="7").at(ic.deal("scopa", seed=7).autoplay(), 1, 0, 0))
    monkeypatch.setattr(ic.Table, "play", noted)
    for kind, texts in (("paste", {"text": table.record()}), ("sit", {"at": token})):
        session = practice()
        hear(session, kind, **texts)
        assert session.want is not None
        for _ in session.want.job.run():
            assert len(made) <= SLICE
            made.clear()


def test_a_table_is_pickled_in_pieces_and_comes_back_with_what_was_undone() -> None:
    table = ic.deal("burraco", seed=7).autoplay()
    for _ in range(3):
        table.undo()
    state = table.history.__getstate__()
    assert max(len(pickle.loads(piece)) for piece in state["pieces"]) <= PIECE
    again = pickle.loads(pickle.dumps(table))
    assert again.record() == table.record()
    assert again.redo().record() == table.redo().record()
    assert str(again.redo().redo().score()) == str(table.redo().redo().score())


def hostile() -> Iterator[tuple[str, str]]:
    yield from (("paste", text) for text in many(5, 60, 190_000))
    yield from (("sit", text) for text in many(6, 60, 20_000))
    yield "sit", f"scopa; number=7; moves={'?, ' * 6000}"
    yield "sit", f"briscola; number=7; moves={'next, ' * 3000}"
    yield "paste", "[" * 190_000
    yield "paste", ic.deal("scopa", seed=7).record() + "\n1. 7D" * 20_000


def test_a_hostile_text_is_only_wanted_and_ends_in_one_sentence() -> None:
    session = practice()
    for kind, text in hostile():
        hear(session, kind, **{"sit": {"at": text}, "paste": {"text": text}}[kind])
        assert session.want is not None
        read(session)
        if session.answer is not None:
            assert len(session.answer["text"]) <= LONGEST_ANSWER + 100
            assert "\n" not in session.answer["text"]
    assert len([*readings("." * 20_000)]) < 10


# Classes


class Later:
    """A desk that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Want, OnAnswer]] = []

    def ask(self, want: Want, done: OnAnswer) -> None:
        self.asked.append((want, done))


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def answers() -> list[dict[str, Any]]:
    return []


@pytest.fixture
def room(later: Later, answers: list[dict[str, Any]]) -> Classroom:
    room = Classroom()
    room.connection.desk, room.send = later, answers.append
    return room


def test_a_class_answers_in_turn_what_is_done_elsewhere(
    room: Classroom, later: Later, answers: list[dict[str, Any]]
) -> None:
    for number, content in enumerate(MESSAGES["class"]):
        room.connection.hear({**content, "asked": number})
    assert answers == []
    for number in range(4):
        assert len(later.asked) == number + 1  # one at a time
        want, done = later.asked[-1]
        done(want, lambda want=want: elsewhere(want))
    assert [each["asked"] for each in answers] == [0, 1, 2, 3, 4]
    usual = Classroom()
    same: list[dict[str, Any]] = []
    usual.send = same.append
    for number, content in enumerate(MESSAGES["class"]):
        usual.connection.hear({**content, "asked": number})
    assert answers == same
    assert answers[3]["done"]


def test_a_class_is_told_where_a_worker_is_lost_and_goes_on(
    room: Classroom, later: Later, answers: list[dict[str, Any]]
) -> None:
    def lost() -> Any:
        raise TimeoutError("it took too long")

    for number in range(2):
        room.connection.hear({**MESSAGES["class"][0], "asked": number})
    want, done = later.asked[0]
    done(want, lost)
    assert answers[0]["asked"] == 0
    assert (
        answers[0]["wrong"]["it"]
        == "Qualcosa è andato storto (TimeoutError: it took too long): riprova."
    )
    want, done = later.asked[1]
    done(want, lambda: elsewhere(want))
    assert answers[1]["title"] == "3B"


def test_a_class_keeps_no_more_than_so_many_messages_waiting(
    room: Classroom, answers: list[dict[str, Any]]
) -> None:
    for number in range(300):
        room.connection.hear({**MESSAGES["class"][0], "asked": number})
    assert len(answers) == 99
    assert all("200 messages" in each["wrong"]["en"] for each in answers)
