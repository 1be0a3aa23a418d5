"""A bot's turn: wanted from its beginning, played when gone on, dropped once it is stale."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from support.clock import Clock, at_clock, thinking_takes, watched
from support.learner import WORDS, following, hear, keys, leading, post, read, send, taking, think

import italiancards as ic
from italiancards.jobs import BOT, EXAMPLE, Beat, answer
from italiancards.session.beats import BEAT
from italiancards.session.practice_activity import sit_down
from italiancards.session.session import Session
from italiancards.widgets import CardTable, Lesson, say

REPLY = "Five of clubs. It brings no points to the player who wins it. No."
"""Reply to a wrong card: its name, what parts it from the right one, the lesson's words."""


def bots_turn() -> Session:
    """A table at which the learner has led, and somebody is to answer."""
    session = sit_down(ic.deal("briscola", seed=7))
    hear(session, "move", move="2D")
    return session


def test_it_is_wanted_at_once_and_its_answer_shows_nothing() -> None:
    session = bots_turn()
    before = session.model()
    assert before["wait"] == {"for": "bot", "ms": 350}
    jobs = []
    while (want := session.want) is not None:
        assert want.urgency == BOT
        jobs.append(type(want.job).__name__)
        assert not session.give(want, answer(want.job))
    assert jobs == ["Advise", "Beat"]
    assert session.model() == before
    hear(session, "go_on")
    assert len(keys(session.model(), "trick")) == 2


def test_a_turn_of_several_moves_is_thought_of_as_one_and_shown_in_beats() -> None:
    table = ic.deal("burraco", seed=2, dealer=0)
    session, kinds, shown = sit_down(table), list[str](), table.now
    while (want := session.want) is not None:
        kinds.append(type(want.job).__name__)
        session.give(want, answer(want.job))
    assert (kinds[0], kinds[-1], table.now) == ("Advise", "Beat", shown)
    assert len(kinds) > 2
    for move in range(1, len(kinds)):
        hear(session, "go_on")
        assert session.shown == shown + move
        assert session.model()["wait"] == {"for": "bot", "ms": 350}
    assert table.now == session.shown
    did = session.model()["seats"][1]["did"]
    assert did["thrown"]["name"].lower() in did["text"].lower()


def test_who_goes_on_before_it_is_thought_of_sees_it_as_soon_as_it_is() -> None:
    session = bots_turn()
    before = session.model()
    for _ in range(3):  # whoever presses again, or whose line was cut
        hear(session, "go_on")
        assert session.model() == before
    shows = []
    while (want := session.want) is not None:
        shows.append(session.give(want, answer(want.job)))
        if len(keys(session.model(), "trick")) == 2:
            break
    assert shows == [False, True]
    assert session.revision == before["revision"] + 1
    played = session.table.now
    think(session)
    assert session.table.now == played


def test_it_is_dropped_where_the_learner_takes_back_and_goes_on_is_forgotten() -> None:
    session = bots_turn()
    first = session.want
    assert first is not None
    hear(session, "go_on")
    hear(session, "undo")
    assert session.want is None
    assert not session.give(first, answer(first.job))
    hear(session, "redo")
    think(session)
    model = session.model()
    assert (len(keys(model, "trick")), model["wait"]["for"]) == (1, "bot")


def test_another_level_thinks_of_it_anew_and_that_it_is_gone_on_is_remembered() -> None:
    session = bots_turn()
    first = session.want
    hear(session, "go_on")
    hear(session, "setting", name="level", value="easy")
    assert first is not session.want is not None
    assert session.want.job.bot == "beginner"  # type: ignore[attr-defined]  # a bot's move
    think(session)
    assert len(keys(session.model(), "trick")) == 2


def test_what_was_asked_meanwhile_stays_until_the_move_is_shown() -> None:
    session = bots_turn()
    hear(session, "go_on")
    hear(session, "ask", move="2D")
    answer = session.answer
    think(session, 1)
    assert session.answer is answer is not None
    think(session)
    assert session.answer is None


def test_where_it_goes_wrong_that_is_told_and_going_on_tries_again() -> None:
    session = bots_turn()
    hear(session, "go_on")
    session.give_up()
    assert session.want is None
    assert session.model()["wait"] == {"for": "table", "ms": None}
    hear(session, "go_on")
    assert session.want is not None
    assert session.model()["wait"]["for"] == "bot"
    think(session)
    assert len(keys(session.model(), "trick")) == 2


def test_a_late_one_comes_at_the_next_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds, beats in ((0.0, 1), (0.3, 1), (0.36, 2), (0.69, 2), (1.5, 5)):

        async def playing(clock: Clock, beats: int = beats) -> None:
            screen = watched(ic.deal("briscola", seed=7))
            screen.say("move", move="2D")
            begun, shown = await screen.bots_turn()
            assert shown - begun == pytest.approx(beats * BEAT, abs=0.01)

        with monkeypatch.context() as patch:
            thinking_takes(patch, lambda job, seconds=seconds: seconds)
            at_clock(playing)


def wrong_card() -> Session:
    """A lesson that asks for a card, of which another was led."""
    lesson = Lesson()
    wrong = say(en="No.", it="No.")
    lesson.step(**WORDS, table=leading(), do="AD", otherwise=wrong)
    lesson.remember(en="So.", it="Così.")
    session = taking(lesson)
    hear(session, "move", move="5B")
    return session


def progress(session: Session) -> tuple[str, int, Any]:
    """How far a step is, how many cards lie there, and what is said."""
    model = session.model()
    return session.activity.phase, len(keys(model, "trick")), model["lesson"]["reply"]


def test_a_wrong_card_is_answered_before_it_is_said() -> None:
    session = wrong_card()
    assert progress(session) == ("play", 1, None)
    hear(session, "move", move="RC")
    assert len(keys(session.model(), "trick")) == 1
    think(session)
    assert progress(session) == ("wrong", 2, {"good": False, "text": REPLY})


def test_a_lesson_gone_on_with_before_a_wrong_card_is_answered_ends_alike() -> None:
    session = wrong_card()
    other = taking_again(session)
    assert progress(other) == ("play", 1, None)
    for each in (session, other):
        think(each)
    assert progress(other) == progress(session) == ("wrong", 2, {"good": False, "text": REPLY})
    assert other.token == session.token


def taking_again(session: Session) -> Session:
    """The same lesson in another kernel, gone on with where this one is."""
    from italiancards.lesson.lesson_activity import begin

    other = begin(session.activity.steps)  # type: ignore[attr-defined]  # a lesson is taken
    hear(other, "sit", at=session.token)
    read(other)
    assert other.answer is None
    return other


def test_an_example_is_thought_of_before_it_is_gone_on_with_and_its_reasons_come_again() -> None:
    lesson = Lesson()
    lesson.watch(**WORDS, table=following(), cards=1, then=say(en="So.", it="Così."))
    lesson.remember(en="So.", it="Così.")
    session = taking(lesson)
    assert session.want is not None
    assert session.want.urgency == EXAMPLE
    hear(session, "go_on")
    assert progress(session)[:2] == ("play", 1)
    think(session)
    assert progress(session)[1] == 2
    other = taking_again(session)
    assert other.model()["coach"] == session.model()["coach"] != []


def test_a_hand_that_is_shown_to_a_class_plays_the_hint_once_it_is_thought_of() -> None:
    lesson = Lesson()
    lesson.hand(**WORDS, table=leading())
    session = taking(lesson)
    hear(session, "step", to="show", at="0")
    assert progress(session)[1] == 0
    assert session.want is not None
    think(session)
    assert keys(session.model(), "trick") == [str(leading().hint().move)]


def test_a_card_tried_in_a_review_is_answered_once_that_is_thought_of() -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    while not (session.view.over and session.waiting is None):
        if session.waiting:
            send(session, "go_on")
        else:
            send(session, "move", move=str(session.table.legal()[-1]))
    deal = session.table
    send(session, "review", to="open")
    think(session)
    back = session.activity.back  # type: ignore[attr-defined]  # it is looked back
    led = [each for each in back.decisions if not deal.view(0, each.moment).trick]
    bad = next(each for each in led if len(each.advice.as_good) < len(each.advice.weighed))
    send(session, "review", to=str(back.decisions.index(bad)))
    worse = [each.move for each in bad.advice.weighed if each.move not in bad.advice.as_good]
    hear(session, "move", move=str(worse[-1]))
    model = session.model()
    assert (model["wait"], len(keys(model, "trick"))) == ({"for": "bot", "ms": None}, 1)
    hear(session, "go_on")
    assert session.model()["review"]["phase"] == "reply"
    think(session)
    model = session.model()
    assert (model["wait"]["for"], len(keys(model, "trick"))) == ("table", 2)
    hear(session, "go_on")
    assert session.model()["review"]["phase"] == "wrong"


def test_a_beat_is_answered_at_once_where_nobody_waits() -> None:
    assert answer(Beat(7)) is None


def test_a_page_that_goes_on_too_soon_is_answered_and_shown_nothing_anew() -> None:
    async def asked() -> None:
        table = CardTable("briscola", seed=7)
        heard: list[Any] = []
        table.say = heard.append  # type: ignore[method-assign]  # as a port
        post(table, "move", move="2D")
        sent = table.model["sent"]
        assert post(table, "go_on")["sent"] == sent
        assert heard == [{"type": "pong"}]
        while table.model["sent"] == sent:
            await asyncio.sleep(0.01)
        assert len(keys(table.model, "trick")) == 2
        table.connection.close()

    asyncio.run(asked())
