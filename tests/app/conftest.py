"""A served site, and a Chromium to look at it with."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.looking import HURRIED, PACED
from support.site import serving

expect.set_options(timeout=20_000)  # the machines that run this are busy


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of a served site: one for each worker, so that none waits for the other's."""
    with serving() as (address, _):
        yield address


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
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            reduced_motion=motion,
            has_touch=width < 600,
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
