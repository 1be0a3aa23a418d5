"""A lesson on every line there is: the same messages are said, and the same is shown after each."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from support import lab
from support.edition import PYTHON
from support.page_checks import PACED
from support.recorder import Recorder
from support.site import ROOT, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LESSON = "000_welcome"
AT = f"voila/render/{LESSON}"
TOKEN = "secret"
LOGIN = (
    f"--IdentityProvider.token={TOKEN}",
    "--ServerApp.jpserver_extensions=italiancards.site.extension=True",
)
SAID = {"ask", "go_on", "hint", "move", "setting", "step", "undo"}
"""Kinds of messages of a page that are said by who plays so far."""
MAIN = ".ic-rail .ic-main"
Shows = Callable[[Any], object]
"""Test of a model that it shows what is expected."""


def card(key: str) -> str:
    """Selector of a card of the hand."""
    return f".ic-hand button[data-key='{key}']"


def act(key: str) -> str:
    """Selector of a place below the hand, by its key."""
    return f".ic-act[aria-keyshortcuts='{key}']"


def done(steps: int) -> Shows:
    """Test that so many steps are done, and the next may be gone to."""
    return lambda model: model["lesson"]["step"] == steps and model["lesson"]["can"]["next"]


def begun(steps: int) -> Shows:
    """Test that the step after so many is on the screen."""
    return lambda model: model["lesson"]["step"] == steps and not model["lesson"]["can"]["next"]


def lies(steps: int) -> Shows:
    """Test that the cards of the step with that number, from 1, lie there to be collected."""
    waits = {"for": "table", "ms": None}
    return lambda model: model["lesson"]["step"] == steps - 1 and model["wait"] == waits


def advised(steps: int) -> Shows:
    """Test that a hint has come so far."""
    return lambda model: len(model["coach"]) == steps


THOUGHT = 3
"""Models after the first wish for a hint: with nothing yet, with its first thought, and whole."""
PLAYED: tuple[tuple[Any, ...], ...] = (
    (card("5B"), done(1)),
    (MAIN, lambda model: model["wait"] == {"for": "table", "ms": None}),  # Rosa plays meanwhile
    (MAIN, done(2)),
    (MAIN, lambda model: model["can"]["undo"]),
    (act("Z"), done(3)),
    (MAIN, begun(3)),
    (card("4C"), lambda model: model["lesson"]["can"]["again"]),
    (MAIN, begun(3)),
    (card("RB"), lies(4)),
    (MAIN, begun(4)),  # what lay there is collected by the same press
    (act("?"), begun(4)),
    (card("2D"), done(5)),
    (MAIN, begun(5)),
    (act("H"), advised(1), THOUGHT),
    (act("H"), advised(2)),
    (act("H"), done(6)),
    (MAIN, begun(6)),
)
"""Clicks, and the test to pass before the next of them: see `Recorder.until`."""


def play(page: Page, recorder: Recorder) -> None:
    """Play the beginning of the lesson, once its table lies there; then read it in Italian."""
    page.wait_for_selector(f"{PYTHON} .ic")
    recorder.begin()
    recorder.until(lambda model: model["settings"]["pace"] == "wait")
    for place, *shows in PLAYED:
        page.locator(place).click()
        recorder.until(*shows)
    page.locator(".ic-settings summary").click()
    page.locator(".ic-settings select").first.select_option("it")
    recorder.until(lambda model: model["settings"]["language"] == "it")


@contextmanager
def looking(browser: Browser) -> Iterator[tuple[Page, Recorder]]:
    """A visitor's page, and what takes note of its line."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(PACED % "wait")
    try:
        yield page, Recorder(page)
    finally:
        context.close()


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the lesson."""
    folder = tmp_path_factory.mktemp("notebooks")
    shutil.copy(ROOT / f"lessons/{LESSON}.ipynb", folder)
    return folder


@pytest.mark.thorough
def test_every_line_has_the_same_messages(browser: Browser, edition: str, notebooks: Path) -> None:
    recorded = {}

    def record(line: str, address: str, run: Callable[[Page], object] | None = None) -> None:
        with looking(browser) as (page, recorder):
            page.goto(address, wait_until="commit")
            if run is not None:
                run(page)
            play(page, recorder)
            recorded[line] = recorder.exchanges

    with serving() as (site, _):
        record("site", f"{site}{AT}")
    record("files", f"{edition}{AT}/")
    with lab.serving("jupyterlab", notebooks, *LOGIN) as host:
        jupyter = f"http://{host}"
        record("extension", f"{jupyter}/italiancards/{AT}?token={TOKEN}")
        record("lab", f"{jupyter}/lab/tree/{LESSON}.ipynb?token={TOKEN}", lab.run_all)
    with lab.plain_voila(notebooks) as address:
        record("voila", f"{address}{AT}.ipynb")

    wanted = recorded.pop("site")
    said = [content for content, _ in wanted]
    assert {each["type"] for each in said[1:]} == SAID
    for line, exchanges in recorded.items():
        assert [content for content, _ in exchanges] == said, line
        for (content, views), (_, shown) in zip(exchanges, wanted, strict=True):
            assert views == shown, (line, content)
