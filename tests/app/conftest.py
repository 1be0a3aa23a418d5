"""A served site, and a Chromium to look at it with."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.edition import BENEATH, PYTHON, given_away
from support.looking import HURRIED, PACED
from support.site import serving
from support.thorough import TIMES

from app.cli import main

expect.set_options(timeout=20_000)  # the machines that run this are busy


FILES = pytest.param("edition", marks=pytest.mark.xdist_group("edition"))
"""The edition without a server, which is written once: in one worker."""
EITHER = {
    *("test_dragging", "test_keeping", "test_keys", "test_lesson_end", "test_matches"),
    *("test_meld_matches", "test_narrow", "test_puzzle_page", "test_site", "test_states"),
    "test_table",
}
"""What both editions can do: those marked `either`, and where it is to be thorough all of these."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of what both editions can do runs against each."""
    if "site" not in metafunc.fixturenames:
        return
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    thorough = TIMES > 1 and metafunc.module.__name__.split(".")[-1] in EITHER
    if "either" in marks or (thorough and "served" not in marks):
        metafunc.parametrize("site", ["served", FILES], indirect=True)


@pytest.fixture(scope="session")
def site(request: pytest.FixtureRequest) -> str:
    """The address of a site: a served one, unless a test is told otherwise."""
    address: str = request.getfixturevalue(getattr(request, "param", "served"))
    return address


@pytest.fixture(scope="session")
def served() -> Iterator[str]:
    """The address of a served site: one for each worker, so that none waits for the other's."""
    with serving() as (address, _):
        yield address


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a host gives away; the edition without a server lies somewhere in it."""
    root = tmp_path_factory.mktemp("host")
    assert main(["export", str(root / BENEATH)]) == 0
    return root


@pytest.fixture(scope="session")
def edition(host: Path) -> Iterator[str]:
    """The address of the edition without a server."""
    with given_away(host) as address:
        yield address + BENEATH


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: they leave a running event loop behind, which others take for theirs."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: the machine's own."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert path, "these tests need Chromium (see .ci/debian)"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages; each complains of script errors, of requests to another host, and of what its
    content policy forbids."""
    opened: list[tuple[Page, list[str]]] = []

    def opening(
        address: str,
        *,
        width: int = 1280,
        language: str = "en-GB",
        scheme: str = "light",
        motion: str = "reduce",
        pace: str = "wait",
        height: int = 844,
        hurried: bool = False,
        keeps: bool = False,
        waits: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            reduced_motion=motion,
            has_touch=width < 600,
            service_workers="allow" if keeps else "block",
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(f"script error: {error}"))
        page.on("console", lambda told: _allowed(told.text, wrong))
        page.on("request", lambda request: _own(request.url, address, wrong))
        opened.append((page, wrong))
        page.add_init_script(PACED % pace)
        if hurried:
            page.add_init_script(HURRIED)
        page.goto(address)
        if waits:
            page.wait_for_selector(PYTHON, state="attached")
        return page

    yield opening
    for page, wrong in opened:
        page.context.close()
        assert wrong == []


def _own(url: str, address: str, wrong: list[str]) -> None:
    host = address.split("/")[2]
    if not url.startswith((f"http://{host}/", f"ws://{host}/", "data:", "blob:")):
        wrong.append(f"request to another host: {url}")


def _allowed(told: str, wrong: list[str]) -> None:
    if "Content Security Policy" in told:
        wrong.append(f"forbidden: {told}")
