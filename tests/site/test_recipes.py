"""Notebooks of a site: run once, run again where one is changed, and by no visitor."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest
from support.own_lessons import CHANCE, OTHER, PAGE, TABLE, at, line, next_frame, write_notebook
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from italiancards.core.moved_lessons import MOVED_LESSONS
from italiancards.site import recipes
from italiancards.site.hall import Hall
from italiancards.site.pages.lessons import lessons


def test_a_notebook_that_is_changed_is_run_again_and_no_visitor_runs_a_cell(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ran: list[str] = []
    real = recipes.recipe_of
    monkeypatch.setattr(recipes, "recipe_of", lambda cell: ran.append(cell) or real(cell))

    async def test(hall: Hall, site: str) -> None:
        await hall.recipes.run_all()
        assert sorted(ran) == sorted([TABLE, CHANCE, "1 / 0"])
        ran.clear()
        for page in (PAGE, OTHER):
            await AsyncHTTPClient().fetch(f"{site}voila/render/000")
            await next_frame(await line(site, page=page))
        await hall.recipes.look()
        assert ran == []
        fetch = AsyncHTTPClient().fetch
        with pytest.raises(HTTPClientError, match="500") as broken:
            await fetch(f"{site}voila/render/020")
        assert b"Italian cards" in broken.value.response.body
        for name, cell in (("020", TABLE), ("000", "no code")):
            changed = write_notebook(folder, name, cell)
            os.utime(changed, ns=(1, 1))
        await hall.recipes.look()
        assert sorted(ran) == sorted([TABLE, "no code"])
        assert (await fetch(f"{site}voila/render/020")).code == 200
        with pytest.raises(HTTPClientError, match="500"):
            await fetch(f"{site}voila/render/000")
        assert (await fetch(f"{site}voila/render/010")).code == 200

    with caplog.at_level(logging.ERROR):
        at(folder, test)
    assert [each.args[0] for each in caplog.records] == ["020", "000"]


def test_a_notebook_that_is_no_notebook_spoils_no_other_page(folder: Path) -> None:
    async def test(hall: Hall, site: str) -> None:
        (folder / "030.ipynb").write_text("{")
        await hall.recipes.run_all()
        fetch = AsyncHTTPClient().fetch
        for name, code in (("030", "500"), ("040", "404")):
            with pytest.raises(HTTPClientError, match=code):
                await fetch(f"{site}voila/render/{name}")
        assert (await fetch(f"{site}voila/render/000")).code == 200

    at(folder, test)


def test_the_address_of_a_lesson_that_became_part_of_another_leads_to_that_one(
    folder: Path,
) -> None:
    async def test(hall: Hall, site: str) -> None:
        fetch = AsyncHTTPClient().fetch
        for earlier, now in MOVED_LESSONS.items():
            for ending in ("", ".ipynb", "/", "?x=1"):
                with pytest.raises(HTTPClientError, match="301") as moved:
                    await fetch(f"{site}voila/render/{earlier}{ending}", follow_redirects=False)
                at_now = f"voila/render/{now}{ending if ending == '?x=1' else ''}"
                assert moved.value.response.headers["Location"].endswith(f"/{at_now}")

    at(folder, test)


def test_every_lesson_that_moved_is_gone_and_where_it_leads_there_is_one() -> None:
    names = {lesson.name for lesson in lessons()}
    assert not names & {*MOVED_LESSONS}
    assert {*MOVED_LESSONS.values()} <= names
