"""Plain Voilà with our template: any notebook, with a kernel for each visitor."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import lab
from support.page_checks import table
from support.site import ROOT

# Beside two workers a kernel did not come within a minute, twice of three times.
pytestmark = [pytest.mark.browser, pytest.mark.alone]

NOTEBOOKS = Path(__file__).parent / "notebooks"
LESSON, CONTROLS = "100_briscola_the_trick.ipynb", "900_controls.ipynb"


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of Voilà, started by hand for a folder of notebooks."""
    folder = tmp_path_factory.mktemp("plain")
    for path in (ROOT / f"lessons/{LESSON}", NOTEBOOKS / CONTROLS):
        (folder / path.name).write_bytes(path.read_bytes())
    with lab.plain_voila(folder) as address:
        yield address


@contextmanager
def looking(browser: Browser, address: str) -> Iterator[Page]:
    """A visitor's page; nothing comes from another host."""
    context = browser.new_context(reduced_motion="reduce")
    context.route(lambda url: not url.startswith(address), lambda route: route.abort())
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def play(page: Page) -> None:
    """Play a card, and see it on the table."""
    card = table(page).locator(".ic-hand button[aria-disabled=false]").first
    key = card.get_attribute("data-key")
    card.click()
    expect(page.locator(f".ic-trick [data-key='{key}']")).to_be_visible()
    expect(page.locator(".italiancards-still:visible")).to_have_count(0)


def test_a_lesson_is_shown_with_a_kernel_of_its_own(browser: Browser, plain: str) -> None:
    with looking(browser, plain) as page:
        page.goto(f"{plain}voila/render/{LESSON}", wait_until="commit")
        page.wait_for_selector(".ic")
        page.locator(".ic-hand [data-key=AB]").click()
        expect(page.locator(".ic-reply")).to_be_visible()
        left_out = ".jp-InputArea, .jp-RenderedMarkdown, .italiancards-still:visible"
        expect(page.locator(left_out)).to_have_count(0)


def test_a_table_is_played_beside_a_slider(browser: Browser, plain: str) -> None:
    with looking(browser, plain) as page:
        page.goto(f"{plain}voila/render/{CONTROLS}", wait_until="commit")
        play(page)
        page.get_by_role("slider").first.focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(page.get_by_text("6 times itself is 36")).to_be_visible()
