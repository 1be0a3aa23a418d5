"""The memory trainer without a browser: a hand goes by, is veiled, asked about, and goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.learner import send, think

from italiancards.core.errors import BadOption
from italiancards.core.names import LANGUAGES
from italiancards.lesson.memory_activity import MemoryActivity, sit_down
from italiancards.lesson.memory_place import PACES, MemoryPlace, trained_games, trainer_of
from italiancards.session.session import Session
from italiancards.widgets import Memory

TABLES = [
    str(MemoryPlace(name, {option: str(value) for option, value in options.items()}, "7"))
    for name in trained_games()
    for options in trainer_of(name).tables
]
TOKEN = "briscola; number=7"


def at(token: str) -> tuple[Session, MemoryActivity]:
    """The trainer at a place, its hand played."""
    session = sit_down(MemoryPlace("briscola", number="1"))
    send(session, "sit", at=token)
    think(session)
    assert session.answer is None
    assert isinstance(session.activity, MemoryActivity)
    return session, session.activity


def to_question(session: Session) -> dict[str, Any]:
    """The view model at the next question; or at the hand's end."""
    model = dict(session.model())
    while session.waiting is not None:
        model = send(session, "go_on")
    return model


def reply(session: Session, right: bool) -> dict[str, Any]:
    """The view model after an answer to the question on it."""
    memory = session.activity
    assert isinstance(memory, MemoryActivity)
    assert memory.asked is not None
    question = memory.asked.question
    choice = question.right if right else (question.right + 1) % len(question.options)
    model: dict[str, Any] = send(session, "answer", choice=str(choice), at=memory.key)
    return model


@pytest.mark.parametrize("token", TABLES)
def test_a_hand_goes_by_with_its_questions_to_the_end(token: str) -> None:
    session, memory = at(token)
    assert session.model()["wait"] == {"for": "table", "ms": None}
    asked = 0
    while not memory.is_over:
        model = to_question(session)
        if memory.is_over:
            break
        asked += 1
        question = model["lesson"]["question"]
        assert question["right"] is None
        assert question["spreads"] == []
        assert model["lesson"]["reply"] is None
        model = reply(session, right=asked % 2 == 1)
        assert model["lesson"]["reply"]["good"] == (asked % 2 == 1)
        assert model["lesson"]["question"]["right"] is not None
        send(session, "step", to="next", at=memory.key)
    assert asked == len(memory.planned)
    text = session.model("en")["lesson"]["text"]
    assert text == f"You knew {(asked + 1) // 2} of {asked}."
    assert send(session, "step", to="next", at=memory.key)["memory"]["start"]
    assert memory.place.number == "8"


@pytest.mark.parametrize("token", TABLES)
def test_what_would_answer_is_veiled_and_no_hidden_card_is_sent(token: str) -> None:
    session, memory = at(token)
    while not memory.is_over:
        model = to_question(session)
        shown = {card["key"] for zone in model["zones"] for card in zone["cards"]}
        if not session.table.game.pack.jokers:  # else there is another copy of each card
            unseen = session.view.unseen  # type: ignore[attr-defined]
            assert not shown & set(map(str, unseen))
        assert not any(model["can"].values())
        assert model["log"] == model["score"]["lines"] == []
        if memory.is_over:
            break
        assert model["said"] == model["rail"]["said"] == model["rail"]["heard"] == ""
        for zone in model["zones"]:
            if zone["name"] in trainer_of(memory.place.game).veiled:
                assert (zone["cards"], zone["down"], zone["count"]) == ([], 0, "")
        assert not any(seat["points"] or seat["did"] for seat in model["seats"])
        reply(session, right=True)
        send(session, "step", to="next", at=memory.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", trained_games())
def test_what_is_missed_has_a_name_in_both_languages(name: str, language: str) -> None:
    session, _ = at(f"{name}; number=7")
    topics = session.model(language)["memory"]["topics"]
    assert list(topics) == [topic.name for topic in trainer_of(name).topics]
    assert all(topics.values())


def test_another_kernel_goes_on_from_the_token() -> None:
    session, memory = at("tresette; number=7; pace=slow")
    for right in (True, False):
        to_question(session)
        reply(session, right)
        send(session, "step", to="next", at=memory.key)
    to_question(session)
    for _ in range(2):  # at an open question, and answered
        other, there = at(session.token)
        to_question(other)
        assert (other.token, other.shown) == (session.token, session.shown)
        assert there.right == memory.right
        assert other.model()["lesson"] == session.model()["lesson"]
        reply(session, right=True)


def test_the_pace_changes_and_the_hand_stays() -> None:
    session, memory = at(TOKEN)
    to_question(session)
    reply(session, right=True)
    send(session, "step", to="next", at=memory.key)
    before = session.shown
    for pace in PACES:
        option = {each["token"] for each in session.model()["memory"]["paces"]}
        token = next(each for each in option if MemoryPlace.read(each).pace == pace)
        model = send(session, "sit", at=token)
        assert (memory.place.pace, session.shown, memory.right) == (pace, before, 1)
        assert [each["current"] for each in model["memory"]["paces"]].count(True) == 1
    while session.model()["wait"] != {"for": "table", "ms": None}:  # the last pace waits
        send(session, "go_on")
    assert memory.place.pace == "key"


def test_a_press_before_the_hand_is_played_starts_it_then() -> None:
    session = sit_down(MemoryPlace.read(TOKEN))
    session.handle(_go_on(session))
    assert session.shown == 0
    think(session)
    assert session.shown == 1


def _go_on(session: Session) -> Any:
    """The message to go on from what is on the screen."""
    from italiancards.session.messages import PageMessage

    return PageMessage("go_on", session.revision, {})


@pytest.mark.parametrize(
    "token",
    [
        "tarot",
        "briscola; pace=now",
        "briscola; shown=x",
        "briscola; seats=3",
    ],
)
def test_a_token_that_cannot_be_read_is_answered_and_changes_nothing(token: str) -> None:
    session, memory = at(TOKEN)
    model = send(session, "sit", at=token)
    think(session)
    assert model["answer"] is not None
    assert memory.place == MemoryPlace.read(TOKEN)


@pytest.mark.parametrize("more", ["shown=30", "shown=21; answers=9 9 9", "answers=1", "shown=999"])
def test_a_place_that_does_not_fit_its_hand_begins_it_anew(more: str) -> None:
    session, memory = at(f"{TOKEN}; {more}")
    assert session.shown in (0, memory.hand.now if memory.hand else 0)
    assert memory.place.answers == ()


def test_an_answer_is_given_once_and_only_to_the_question_on_the_screen() -> None:
    session, memory = at(TOKEN)
    assert send(session, "answer", choice="0", at="0")["answer"]["kind"] == "stale"
    to_question(session)
    assert send(session, "answer", choice="0", at="9")["answer"]["kind"] == "stale"
    assert send(session, "answer", choice="77", at=memory.key)["answer"]["kind"] == "note"
    assert send(session, "step", to="next", at=memory.key)["lesson"]["question"]["right"] is None
    reply(session, right=True)
    assert send(session, "answer", choice="0", at=memory.key)["answer"]["kind"] == "stale"
    assert len(memory.place.answers) == 1


def test_a_notebook_shows_the_trainer_of_a_game() -> None:
    widget = Memory("scopa", seed=7)
    assert widget.model["memory"]["game"] == "scopa"
    assert "number=7" in widget.model["token"]
    with pytest.raises(BadOption):
        Memory("tarot")


def test_the_view_model_of_the_trainer_is_json() -> None:
    session, _ = at(TOKEN)
    assert json.loads(json.dumps(session.model()["memory"]))["start"]
