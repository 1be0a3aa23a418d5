"""Notebooks that are not ours, and all that we lean on in Voilà: one test for each thing."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.own_lessons import TABLE, line, next_frame, write_notebook
from support.site import beside_lessons, serving
from support.visitors import fetched
from tornado.web import HTTPError
from voila.app import Voila
from voila.configuration import VoilaConfiguration

from italiancards.site.headers import LESSON_POLICY
from italiancards.site.notebooks import OWN, SERVED_PATHS, LimitedKernelManager, handlers_to_serve
from italiancards.site.server import settings

SLIDER = "import ipywidgets\nipywidgets.IntSlider(value=41)"
KERNEL = re.compile(r'"kernelId": ?"([0-9a-f-]{36})"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with a lesson and a notebook of somebody else's, and one kernel for that."""
    folder = tmp_path_factory.mktemp("site")
    notebooks, served = folder / "notebooks", folder / "served"
    notebooks.mkdir()
    served.mkdir()
    write_notebook(notebooks, "000_ours", TABLE)
    write_notebook(notebooks, "900_slider", SLIDER, ours=False)
    with serving("--kernels", "1", folder=beside_lessons(notebooks, served)) as (address, _):
        yield address


def asked(site: str, path: str, method: str) -> int:
    request = urllib.request.Request(f"{site}{path}", method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        status: int = answer.status
    return status


def test_the_hook_answers_for_ours_before_any_kernel_and_its_headers_are_kept(site: str) -> None:
    for _ in range(3):  # there is one kernel at most
        for path in ("000_ours", "000_ours.ipynb", "000_ours/"):
            status, headers, page = fetched(f"{site}voila/render/{path}?lang=it")
            assert (status, 'id="ic-page"' in page, '<html lang="it"' in page) == (200, True, True)
            assert headers["Content-Security-Policy"] == LESSON_POLICY
            assert headers["Content-Type"] == "text/html; charset=utf-8"
            assert "italiancards_language=it" in headers["Set-Cookie"]
            assert KERNEL.search(page) is None


def test_a_notebook_with_a_slider_goes_voilas_way_and_as_many_as_are_allowed(site: str) -> None:
    assert asked(site, "voila/render/900_slider", "HEAD") == 200  # and no kernel for that
    status, _, page = fetched(f"{site}voila/render/900_slider", timeout=60)
    assert status == 200
    number = KERNEL.search(page)
    assert number
    assert "IntSliderModel" in page or "widget-view+json" in page
    model = fetched(f"{site}api/kernels/{number[1]}")
    assert (model[0], json.loads(model[2])["id"]) == (200, number[1])
    status, headers, page = fetched(f"{site}voila/render/900_slider", timeout=60)
    assert (status, "All tables are full" in page) == (503, True)
    assert headers["Retry-After"]
    assert fetched(f"{site}voila/render/000_ours")[0] == 200  # ours need none

    async def ours() -> None:
        own = await line(site, "000_ours")
        assert await next_frame(own) == [0]
        own.close(1000)

    asyncio.run(ours())
    assert asked(site, f"voila/api/shutdown/{number[1]}", "POST") == 204
    assert fetched(f"{site}api/kernels/{number[1]}")[0] == 404
    status, _, page = fetched(f"{site}voila/render/900_slider", timeout=60)
    assert status == 200
    number = KERNEL.search(page)
    assert number
    assert asked(site, f"voila/api/shutdown/{number[1]}", "POST") == 204


def test_a_notebook_that_is_not_there_or_not_below_is_not_there(site: str) -> None:
    for path in ("901", "..%2f..%2fx", "../x", "000_ours/x", "%00", "x.py", "."):
        status, _, page = fetched(f"{site}voila/render/{path}")
        assert (status, "Italian cards" in page) == (404, True), path


def test_the_home_page_shows_none_that_is_not_ours(site: str) -> None:
    _, _, page = fetched(site)
    assert "000_ours" in page
    assert "900_slider" not in page


def test_an_open_page_of_an_earlier_release_hears_that_its_kernel_has_gone(site: str) -> None:
    number = "11111111-2222-3333-4444-555555555555"
    for path in (f"api/kernels/{number}", f"kernels/{number}"):
        assert fetched(f"{site}{path}")[0] == 404


def test_voila_has_the_addresses_that_are_served_and_those_that_ours_stand_for() -> None:
    app = Voila(config=settings("localhost", 0, "/", 2, False))
    app.initialize(argv=[])
    app.connection_dir = "x"
    voilas = app.init_settings()
    assert voilas["kernel_manager"].most == 2
    addresses = [each[0] for each in app.init_handlers()]
    for part in SERVED_PATHS:
        assert any(part in each for each in addresses), part
    found = handlers_to_serve(app.init_handlers())
    assert {each[1] for each in found} >= set(OWN.values())
    assert not any("contents" in each[0] or "/files/" in each[0] for each in found)


def test_voila_has_a_hook_before_a_kernel_starts_and_nothing_is_started_beforehand() -> None:
    assert {"prelaunch_hook", "multi_kernel_manager_class"} <= set(
        VoilaConfiguration.class_traits()
    )
    assert VoilaConfiguration.preheat_kernel.default_value is False
    assert VoilaConfiguration.progressive_rendering.default_value is False


def test_kernels_that_are_being_started_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    starting = asyncio.Event

    async def run() -> None:
        ready = starting()

        async def start(self: object, **options: object) -> str:
            await ready.wait()
            return "number"

        monkeypatch.setattr(LimitedKernelManager.__base__, "start_kernel", start)
        kernels = LimitedKernelManager(most=2)
        first = [asyncio.create_task(kernels.start_kernel()) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(HTTPError) as full:
            await kernels.start_kernel()
        assert full.value.status_code == 503
        ready.set()
        assert await asyncio.gather(*first) == ["number"] * 2
        assert await kernels.start_kernel() == "number"

    asyncio.run(run())


def test_without_kernels_other_notebooks_are_not_opened(tmp_path: Path) -> None:
    kernels = LimitedKernelManager(most=0)
    with pytest.raises(HTTPError):
        asyncio.run(kernels.start_kernel())
