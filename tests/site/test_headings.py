"""Every page by headings, regions and keys: what a screen reader goes by."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.depth import across, some
from support.page_checks import Open, looked_back, played_out, table
from support.site import PRACTICE, TABLE

pytestmark = pytest.mark.browser

PUZZLES = "voila/render/020_puzzles"
CLASS = "voila/render/030_class"
LESSON = "voila/render/100_briscola_the_trick"
WRONG = """() => {
  const seen = (each) =>
    each.checkVisibility({ visibilityProperty: true }) && !each.closest("[aria-hidden=true]");
  const all = (at) => [...document.querySelectorAll(at)].filter(seen);
  const named = (each) => each.ariaLabel || each.ariaLabelledByElements?.length ||
    each.getAttribute("aria-labelledby");
  const found = [];
  let level = 0;
  for (const each of all("h1, h2, h3, h4, h5, h6")) {
    const now = Number(each.tagName[1]);
    if (now > level + 1) found.push(`h${now} after h${level}: ${each.innerText}`);
    if (!each.innerText.trim()) found.push(`empty h${now}`);
    level = now;
  }
  if (all("h1").length !== 1) found.push(`${all("h1").length} main headings`);
  if (all("main").length !== 1) found.push(`${all("main").length} main regions`);
  for (const each of all("nav, aside, [role=region]"))
    if (!named(each)) found.push(each.outerHTML.slice(0, 80));
  for (const each of all("aside, .ic-slip"))
    if (!each.querySelector("h2, h3")) found.push(`no heading in ${each.ariaLabel}`);
  return found;
}"""
"""Faults of the headings and regions of a page."""
ENDED = f"{PRACTICE}#{quote(played_out('briscola; number=7'))}"


def reviewed(page: Page) -> None:
    """Look back at a deal."""
    page.locator(".ic-closing .ic-action:not(.ic-main)").first.click()
    looked_back(page)


STATES: dict[str, tuple[str, Callable[[Page], object]]] = {
    "home": ("", lambda page: page.wait_for_selector("#progress:not([hidden])")),
    "a game at home": ("", lambda page: page.locator("main button.open").first.click()),
    "all rules": ("rules", lambda page: None),
    "rules": ("rules/scopa", lambda page: None),
    "rules on one page": ("rules/briscola/short", lambda page: None),
    "score pad": ("rules/scopa/pad", lambda page: None),
    "glossary": ("glossary", lambda page: None),
    "choosing": (PRACTICE, lambda page: page.locator(".ic-more summary").click()),
    "a table": (TABLE, table),
    "the log": (TABLE, lambda page: table(page).get_by_role("tab").nth(1).click()),
    "a hint": (TABLE, lambda page: table(page).keyboard.press("h")),
    "a deal over": (ENDED, lambda page: page.wait_for_selector(".ic-slip")),
    "a review": (ENDED, reviewed),
    "a puzzle": (PUZZLES, table),
    "a lesson": (LESSON, lambda page: page.wait_for_selector(".ic-step")),
    "a class": (CLASS, lambda page: page.wait_for_selector("main form")),
}
"""States of pages to go through, and how each is reached."""


@pytest.mark.parametrize(("state", "language"), some(across(STATES, ["en-GB", "it-IT"]), 10))
def test_headings_are_in_order_and_regions_have_names(
    site: str, open_page: Open, state: str, language: str
) -> None:
    path, reach = STATES[state]
    page = open_page(f"{site}{path}", language=language)
    reach(page)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert page.evaluate(WRONG) == []


def test_a_class_keeps_the_focus_as_tasks_are_added_and_taken_out(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{CLASS}")
    add = page.get_by_role("button", name="Add: Deals")
    for number in (1, 2):
        add.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".ic-class-chosen[aria-live=polite] li")).to_have_count(number)
        expect(add).to_be_focused()
    for _ in range(2):
        remove = page.get_by_role("button", name="Remove").first
        remove.focus()
        left = page.locator(".ic-class-chosen li").count() - 1
        page.keyboard.press("Enter")
        expect(page.locator(".ic-class-chosen li")).to_have_count(left)
        kept = remove if left else page.get_by_role("heading", name="Tasks")
        expect(kept).to_be_focused()
