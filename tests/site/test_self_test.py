"""The site's own trial: whether it opens a table and a job is done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.own_lessons import OTHER, TABLE, at, line, next_frame, write_notebook

from italiancards.jobs import Want
from italiancards.session.desk import InPlaceDesk, OnAnswer
from italiancards.site import self_test
from italiancards.site.hall import Hall
from italiancards.site.pages.lessons import lessons
from italiancards.site.sessions import SiteFull
from italiancards.widgets.recipe import NullPort


class Unwilling:
    """A desk at which a job comes to nothing."""

    def ask(self, want: Want, done: OnAnswer) -> None:
        done(want, lambda: int("nothing"))


@pytest.mark.parametrize(
    ("desk", "fine"), [(InPlaceDesk(), True), (Unwilling(), False), (NullPort(), False)]
)
def test_the_sites_own_trial_is_fine_where_a_job_is_done(
    folder: Path, desk: Any, fine: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_notebook(folder, lessons()[0].name, TABLE)
    monkeypatch.setattr(self_test, "PATIENCE", 30.0 if fine else 2.0)

    async def test(hall: Hall, site: str) -> None:
        hall.set_up_self_test(site.rstrip("/"))
        assert hall.self_test is not None
        hall.self_test.desk = desk
        assert await hall.self_test.opens() == fine
        assert hall.visits.taken == 0

    at(folder, test)


def test_the_sites_own_trial_takes_no_table_and_has_one_where_all_are_taken(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        hall.set_up_self_test(site.rstrip("/"))
        await next_frame(await line(site))
        own = await line(site, page=hall.visits.self_test)
        assert await next_frame(own) == [0]
        assert (hall.visits.taken, hall.visits.full) == (1, True)
        with pytest.raises(SiteFull):
            hall.visits.begin(OTHER, "000", None, None, "en")

    at(folder, test, tables=1)
