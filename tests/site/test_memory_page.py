"""The page of the memory trainer in a browser: by keys alone, on a phone, and its record."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.page_checks import Open, axe, sideways
from support.resume import browser_storage

pytestmark = pytest.mark.browser

PAGE = "voila/render/025_memory#briscola;+number=7;+pace=brisk"
PRESSES = 40
"""Most presses of Enter until a question comes."""


def to_question(page: Page) -> None:
    """Start the hand, and go on by Enter until a question is asked."""
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).focus()
    for _ in range(PRESSES):
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
        if page.locator(".ic-question").count():
            return
    raise AssertionError("no question was asked")


@pytest.mark.parametrize("screen", some([(1366, 657), (390, 844), (360, 640), (844, 390)], 2))
def test_a_hand_is_watched_and_answered_by_keys_alone_and_the_record_stays(
    site: str, open_page: Open, screen: tuple[int, int]
) -> None:
    width, height = screen
    page = open_page(f"{site}{PAGE}", width=width, height=height)
    to_question(page)
    expect(page.locator(".ic-step")).to_contain_text("?")
    expect(page.get_by_role("log")).to_contain_text(page.locator(".ic-task").inner_text())
    assert axe(page) == []
    assert not sideways(page)
    page.keyboard.press("1")
    expect(page.locator(".ic-reply")).to_be_in_viewport()
    assert axe(page) == []
    record = browser_storage(page)["trainer"]["briscola"]
    assert record["asked"] == 1
    assert record["right"] + sum(record["missed"].values()) == 1
    assert "025_memory" not in browser_storage(page)["memory"]  # it comes back in no lesson
    page.keyboard.press("Enter")
    expect(page.locator(".ic-question")).to_have_count(0)
    page.goto(f"{site}voila/render/025_memory#briscola")
    page.reload()
    expect(page.locator(".ic-trainer")).to_contain_text("Known: ")
