"""Jobs: the same answer wherever they are thought of."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from random import Random

import pytest

import italiancards as ic
from italiancards import jobs
from italiancards.hints import HINT, Budget, bots
from italiancards.questions.goals import Goal, on_line, points

TABLES = [
    *((game, {}) for game in ic.GAMES),
    ("scopa", {"deck": "french"}),
    ("briscola", {"players": 5}),
    ("tresette", {"players": 4}),
]
LITTLE = Budget(60)
"""How much is thought here: who answers a job does not depend on that."""


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process of its own, in which texts have other hashes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONHASHSEED", str(int(os.environ.get("PYTHONHASHSEED") == "1") + 1))
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            assert pool.submit(hash, "italiancards").result() != hash("italiancards")
            yield pool


def all_of(table: ic.Table) -> Iterator[jobs.Job]:
    """Jobs of each kind about a deal, which is played to its end."""
    chance = Random(3)
    while table.to_move is not None and table.now < 30:
        table.play(chance.choice(table.legal()))
    for bot in bots(table.game):
        yield table.advise(bot, LITTLE)
    line = (chance.choice(table.legal()),)
    yield table.advise(HINT, LITTLE, also=[line])
    yield replace(table.advise(HINT, LITTLE), first=True)
    table.autoplay()
    review = ic.review(table, budget=LITTLE)
    for _ in range(3):
        assert review.job is not None
        yield review.job
        review.take(jobs.answer(review.job))
    goals: list[Goal] = [points(10_000)]
    goals += [on_line(table.score().sheet.lines[0].name, 1)] if table.score().sheet.lines else []
    for goal in goals:
        late = [at for at in range(table.now) if table.moments[at + 1].seat == 0][-2]
        yield jobs.Retry(table.record(), 0, goal, late)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_job_has_the_same_answer_in_another_process_to_the_last_bit(
    elsewhere: ProcessPoolExecutor, game: str, options: dict[str, object]
) -> None:
    for job in all_of(ic.deal(game, seed=4, **options)):
        told = elsewhere.submit(jobs.answer, job).result()
        assert (told, repr(told)) == (jobs.answer(job), repr(jobs.answer(job))), job


def test_a_job_is_a_value_that_stays_as_it_is() -> None:
    for job in all_of(ic.deal("briscola", seed=7)):
        before = pickle.dumps(job)
        first = jobs.answer(job)
        assert pickle.dumps(job) == before
        assert repr(pickle.loads(before)) == repr(job)
        assert jobs.answer(job) == first
