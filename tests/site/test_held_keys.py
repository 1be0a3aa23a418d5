"""A key that is held down acts once, wherever it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.depth import some
from support.own_page import opened
from support.page_checks import Open

import italiancards as ic
from italiancards.widgets import CardTable, Lesson, Practice

pytestmark = pytest.mark.browser

REPEATS, GAP = 4, 25
"""How often a key that is held down is repeated, and after how many milliseconds."""
BY_ITSELF = {"go_on", "setting", "form"}
"""Messages that a page sends without being asked to."""
KEYS = ("Enter", "Space", "h", "z", "y", "c", "l", "s", "1", "2", "?")
CARD = ".ic-hand [tabindex='0']"
PRESSED = ".ic :is(button, a[href], summary, input, select):not(:disabled)"


def lesson() -> Lesson:
    """A lesson with steps that are told, asked and played."""
    made = Lesson()
    for number in range(4):
        made.remember(en=f"Step {number}.", it=f"Passo {number}.")
    made.begin()
    return made


TABLES: dict[str, Callable[[], CardTable]] = {
    "briscola": lambda: CardTable("briscola", seed=7),
    "scala40": lambda: CardTable("scala40", seed=7),
    "auction": lambda: CardTable(ic.deal("briscola", players=5, seed=3)),
    "lesson": lesson,
    "practice": Practice,
}


def hold(page: Page, key: str) -> None:
    """Hold a key down for so long that it is repeated."""
    for _ in range(REPEATS):
        page.keyboard.down(key)
        page.wait_for_timeout(GAP)
    page.keyboard.up(key)
    page.wait_for_timeout(GAP)


@pytest.mark.parametrize("name", some(TABLES, 3))
def test_a_key_that_is_held_down_says_one_thing(
    name: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    heard = CardTable._on_message

    def hear(
        self: CardTable, widget: CardTable, message: dict[str, Any], buffers: list[Any]
    ) -> None:
        if message["type"] not in BY_ITSELF:
            said.append(message["type"])
        heard(self, widget, message, buffers)

    monkeypatch.setattr(CardTable, "_on_message", hear)
    with opened(browser, TABLES[name](), 1280, 800) as page:
        for key in KEYS:
            page.locator(f"{CARD}, .ic-steps .ic-main, {PRESSED}").first.focus()
            hold(page, key)
            assert len(said) <= 1, (key, said)
            said.clear()
        place = 0
        while place < page.locator(PRESSED).count():
            page.locator(PRESSED).nth(place).focus()
            hold(page, "Enter")
            assert len(said) <= 1, (place, said)
            said.clear()
            place += 1


def test_enter_that_is_held_down_saves_one_file_and_adds_one_deal(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    page.locator("#progress:not([hidden])").wait_for()
    saved: list[str] = []
    page.on("download", lambda file: saved.append(file.suggested_filename))
    page.locator("#save").focus()
    hold(page, "Enter")
    page.goto(f"{site}voila/render/030_class")
    add = page.get_by_role("button", name="Add: Deals")
    add.focus()
    hold(page, "Enter")
    expect(page.locator(".ic-class-chosen li")).to_have_count(1)
    page.keyboard.press("Enter")  # what was said before is answered before
    expect(page.locator(".ic-class-chosen li")).to_have_count(2)
    assert len(saved) == 1
