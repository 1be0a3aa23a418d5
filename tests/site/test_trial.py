"""The site's own trial: whether it opens a table and a job is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.own_lessons import OTHER, TABLE, at, line, told, write_notebook

from italiancards.jobs import Want
from italiancards.session.desk import Done, InPlace
from italiancards.site import trial
from italiancards.site.hall import Hall
from italiancards.site.pages.lessons import lessons
from italiancards.site.sessions import Full
from italiancards.widgets.recipe import Nobody


class Unwilling:
    """A desk at which a job comes to nothing."""

    def ask(self, want: Want, done: Done) -> None:
        done(want, lambda: int("nothing"))


@pytest.mark.parametrize(
    ("desk", "fine"), [(InPlace(), True), (Unwilling(), False), (Nobody(), False)]
)
def test_the_sites_own_trial_is_fine_where_a_job_is_done(
    folder: Path, desk: Any, fine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_notebook(folder, lessons()[0].name, TABLE)
    monkeypatch.setattr(trial, "PATIENCE", 30.0 if fine else 2.0)

    async def test(hall: Hall, site: str) -> None:
        hall.try_at(site.rstrip("/"))
        assert hall.trial is not None
        hall.trial.desk = desk
        assert await hall.trial.opens() == fine
        assert hall.visits.taken == 0

    at(folder, test)


def test_the_sites_own_trial_takes_no_table_and_has_one_where_all_are_taken(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        hall.try_at(site.rstrip("/"))
        await told(await line(site))
        own = await line(site, page=hall.visits.trial)
        assert await told(own) == [0]
        assert (hall.visits.taken, hall.visits.full) == (1, True)
        with pytest.raises(Full):
            hall.visits.begin(OTHER, "000", None, None, "en")

    at(folder, test, tables=1)
