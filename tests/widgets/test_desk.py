"""What a session wants is answered in place, between messages, and dropped once it is stale."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from support.learner import hear, post

import italiancards as ic
from italiancards.hints import Budget
from italiancards.jobs import FIRST, WHOLE, Want, answer
from italiancards.session.desk import InPlaceDesk
from italiancards.session.play_activity import sit_down
from italiancards.widgets import CardTable


def test_a_hint_is_wanted_twice_the_first_thought_and_then_the_whole() -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    assert session.want is None
    hear(session, "hint")
    urgencies, thoughts = [], []
    while (want := session.want) is not None:
        urgencies.append(want.urgency)
        session.give(want, answer(want.job))
        thoughts.append(session.coach.advice)
    assert urgencies == [FIRST, WHOLE]
    assert thoughts[-1] == [*session.table.think("hint", Budget())][-1]


def test_an_answer_that_is_no_longer_wanted_changes_nothing() -> None:
    session = sit_down(ic.deal("briscola", seed=7))
    hear(session, "hint")
    first = session.want
    assert first is not None
    hear(session, "move", move="2D")
    assert session.want is not first
    before = session.model()
    assert not session.give(first, answer(first.job))
    assert session.model() == before
    assert before["coach"] == []


def test_a_job_is_done_between_messages_and_can_be_forgotten() -> None:
    desk, results = InPlaceDesk(), list[str]()

    def done(want: Want, result: Callable[[], Any]) -> None:
        results.append(type(result()).__name__)

    async def asked() -> None:
        job = ic.deal("scala40", seed=7).advise("hint", Budget())
        forget = desk.ask(Want(WHOLE, job, print), done)
        other = desk.ask(Want(WHOLE, job, print), done)
        assert forget is not None
        assert other is not None
        await asyncio.sleep(0)  # another message is heard before any is done
        assert results == []
        forget()
        while not results:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)

    asyncio.run(asked())
    assert results == ["Advice"]


def test_a_page_has_one_job_in_flight_and_its_last_wish_is_answered() -> None:
    async def asked() -> Any:
        table = CardTable("briscola", seed=7)
        post(table, "hint")
        assert table.model["coach"] == []
        post(table, "move", move="2D")
        post(table, "undo")
        post(table, "hint")
        while table.session.want is not None:
            await asyncio.sleep(0.001)
        assert len(asyncio.all_tasks()) == 1
        return table.model

    model = asyncio.run(asked())
    assert [step["step"] for step in model["coach"]] == ["look"]
