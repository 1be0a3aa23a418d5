"""Pages in every state that somebody can bring them to: whole on the screen, and for everybody."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.depth import TIMES, across, some
from support.page_checks import (
    ALL,
    LATE,
    SCREENS,
    Open,
    at,
    axe,
    in_sight,
    looked_back,
    played_out,
    sideways,
    table,
    unmoved,
)  # fmt: skip
from support.site import PRACTICE, TABLE

from italiancards.site.pages.lessons import lessons

pytestmark = pytest.mark.browser

WELCOME = "voila/render/000_welcome"
PUZZLES = "voila/render/020_puzzles"
LESSONS = [f"voila/render/{each.name}" for each in lessons() if each.kind == "lesson"]
MOST = 400
"""Presses until a state is reached: more than any needs."""
SMALL = ((320, 568), (640, 400))
"""The narrowest telephone, and 1280 x 800 at 200 %."""
ADVANCE = """() => {
  const found = ["rail .ic-main", "question button:not([aria-disabled=true])", "rail .ic-action",
    "ways button", "offers button", "hand button[aria-disabled=false]"];
  found.map((each) => document.querySelector(`.ic-${each}`)).find(Boolean)?.click();
}"""
"""Do what comes next, whatever it is."""


def advance(page: Page, upto: str, most: int = MOST) -> None:
    """Do what comes next until something is there."""
    for _ in range(most):
        if page.locator(upto).count():
            return
        page.evaluate(ADVANCE)
        page.wait_for_timeout(60)
    raise AssertionError(f"it never came to {upto}")


def over(page: Page) -> None:
    """A deal that is over shows its score."""
    page.wait_for_selector(".ic-slip")


def reviewed(page: Page) -> None:
    """Look back at a deal that is over, at its first decision."""
    over(page)
    page.locator(".ic-closing .ic-action:not(.ic-main)").first.click()
    looked_back(page)


# Whole on the screen


@pytest.mark.parametrize("screen", some(SCREENS[4:] + SCREENS[:4], 6))
def test_a_puzzle_is_in_sight_and_its_felt_stands_still(
    site: str, open_page: Open, screen: tuple[int, int]
) -> None:
    width, height = screen
    page = table(open_page(f"{site}{PUZZLES}", width=width, height=height))
    before = in_sight(page)
    for key in ("h", "?", "Escape"):
        page.locator(".ic-hand button").first.focus()
        page.keyboard.press(key)
        page.wait_for_timeout(150)
        unmoved(page, before)
    page.locator(".ic-hand button[aria-disabled=false]").last.click()
    page.wait_for_timeout(300)
    unmoved(page, before)


@pytest.mark.parametrize(
    ("screen", "token"),
    across(SCREENS, ["briscola; number=7", "scopa; number=7", "briscola; number=7; players=4"])
    if TIMES > 1
    else [(SCREENS[4], str(LATE))],
)
def test_a_look_back_at_a_deal_is_in_sight_and_its_felt_stands_still(
    site: str, open_page: Open, screen: tuple[int, int], token: str
) -> None:
    width, height = screen
    link = f"{site}{PRACTICE}#{quote(played_out(token))}"
    page = open_page(link, width=width, height=height, pace="quick")
    reviewed(page)
    page.locator(".ic-line .ic-dot").first.evaluate("it => it.click()")
    expect(page.locator(".ic-hand button[aria-disabled=false]").first).to_be_visible()
    before = in_sight(page)
    page.locator(".ic-hand button[aria-disabled=false]").first.click()
    expect(page.locator(".ic-told-moves p").first).to_be_attached()
    unmoved(page, before)


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SMALL)
def test_on_a_small_screen_and_at_twice_the_size_nothing_scrolls_sideways(
    site: str, open_page: Open, screen: tuple[int, int]
) -> None:
    width, height = screen
    for path in ("", "rules", "rules/scopa", "rules/scopa/pad", "glossary", PRACTICE):
        page = open_page(f"{site}{path}", width=width, height=height, language="it-IT")
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        assert sideways(page) <= 0, path
    for token in ("scopa; number=7; players=6", "briscola; number=7", "tresette; number=7"):
        page = at(open_page, site, token, screen, language="it-IT")
        in_sight(page)
        page.keyboard.press("ArrowRight")
        for key in ("h", "h", "h"):
            page.keyboard.press(key)
        expect(page.locator(".ic-coach")).to_be_visible()
        in_sight(page)
    for path in (PUZZLES, WELCOME, LESSONS[1]):
        page = open_page(f"{site}{path}", width=width, height=height)
        page.wait_for_selector(".ic-hand button")
        in_sight(page)


# For everybody

ENDED = f"{PRACTICE}#{quote(played_out('briscola; number=7'))}"
STATES: dict[str, tuple[str, Callable[[Page], object]]] = {
    "a trick": (TABLE, lambda page: advance(page, ".ic-rail [aria-keyshortcuts=Enter]")),
    "a table for six": (f"{PRACTICE}#scopa;number=7;players=6", table),
    "ten cards": (f"{PRACTICE}#tresette;number=7", table),
    "the last trick": (ENDED, lambda page: (over(page), page.keyboard.press("l"))),
    "the score": (f"{PRACTICE}#{quote(played_out('scopa; number=7'))}", over),
    "looking back": (ENDED, reviewed),
    "settings": (TABLE, lambda page: (table(page), page.locator(".ic-settings summary").click())),
    "the log": (TABLE, lambda page: (table(page), tab(page, "Log"))),
    "what is shared": (TABLE, lambda page: (table(page), tab(page, "Table"), unfold(page))),
    "tiles": (PRACTICE, lambda page: page.locator(".ic-more summary").click()),
    "what was brought": (PRACTICE, lambda page: page.locator(".ic-brought summary").click()),
    "a puzzle": (PUZZLES, table),
    "a puzzle answered": (PUZZLES, lambda page: (table(page), answered(page))),
}
"""What a page can come to, and how."""


def tab(page: Page, name: str) -> None:
    """Look at a panel beside the table."""
    if not page.locator(".ic-dock").is_visible():
        page.locator(".ic-act[aria-keyshortcuts=C]").click()
    page.get_by_role("tab", name=name).click()


def unfold(page: Page) -> None:
    """Open what is folded beside the table."""
    page.locator(".ic-practice summary").click()


def answered(page: Page) -> None:
    """Play a card of a puzzle, and see what is told of it."""
    for _ in range(3):  # a card may take in several ways: one of them is chosen then
        page.evaluate(ADVANCE)
        page.wait_for_timeout(300)
        if page.locator(".ic-told-moves p").count():
            break
    expect(page.locator(".ic-told-moves p").first).to_be_attached()


@pytest.mark.parametrize(
    ("state", "width", "scheme"),
    some(across(STATES, [1280, 390], ["light", "dark", "dark", "light"]), 4),
)
def test_no_state_of_a_page_has_an_accessibility_finding_or_scrolls_sideways(
    site: str, open_page: Open, state: str, width: int, scheme: str
) -> None:
    path, reach = STATES[state]
    page = open_page(f"{site}{path}", width=width, scheme=scheme)
    reach(page)
    assert axe(page, ALL) == []
    assert sideways(page) <= 0
