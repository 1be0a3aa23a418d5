"""Looking at a host's page: play a card there, or read the picture that stands in its place."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from playwright.sync_api import Error, Locator, Page


class Level(StrEnum):
    """Results of a subject in a host."""

    WORKS = "works"
    PARTLY = "partly"
    FAILS = "fails"


class HostResult(NamedTuple):
    """Result of a subject in a host, and its faults there."""

    level: Level
    why: str = ""

    def __str__(self) -> str:
        return f"{self.level} ({self.why})" if self.why else f"{self.level}"

    def beside(self, faults: list[str]) -> HostResult:
        """Return this finding with more faults."""
        if not faults:
            return self
        level = Level.PARTLY if self.level is Level.WORKS else self.level
        return HostResult(level, "; ".join([*filter(None, [self.why]), *faults]))


APPEARS = 30_000
"""Milliseconds in which a table is drawn, once its cell has run."""
ANSWERS = 10_000
"""Milliseconds in which a click is answered."""
NARROW = 240
"""Pixels below which a table cannot be played at."""
CARD = ".ic-hand button[aria-disabled=false]"
"""A card of the hand that may be played."""
READY = ".ic-sit, .ic-rail button.ic-main"
"""The button that deals, and the one that goes on after a trick."""
STILL = "img.italiancards-still:visible"
DRAWN = """(card) => [...card.querySelectorAll("use")].some((use) => use.getBBox().width > 0)"""
"""Test for a card's picture: a `use` finds its target in its own root alone."""
FOCUSED = """(root) => {
  let within = document;
  while (within.activeElement?.shadowRoot) within = within.activeElement.shadowRoot;
  return root.contains(within.activeElement);
}"""
"""Test for the focus within a table, whatever shadow roots it lies in."""
DEAD = ("model not found", "object at 0x", "Traceback", "Loading widget")
"""Texts of a page that shows no table."""


def play(page: Page, tables: int = 1) -> HostResult:
    """Play a card at each table of a page, and see it on the table.

    Args:
        page: where a host shows its subject.
        tables: how many there are.
    """
    faults: list[str] = []
    try:
        for number in range(tables):
            faults += _play(page, page.locator(".ic").nth(number))
    except Error as error:
        return HostResult(Level.FAILS, _why(page, error))
    return HostResult(Level.WORKS).beside(faults)


def _why(page: Page, error: Error) -> str:
    """Describe why no card was played, as far as the page says."""
    text = "\n".join(frame.locator("body").inner_text() for frame in page.frames)
    dead = next((sign for sign in DEAD if sign in text), None)
    line = next((line for line in text.splitlines() if dead and dead in line), None)
    if line is None:
        line = next((each for each in str(error).splitlines() if "waiting for" in each), str(error))
    return line.strip(" -")[:100]


def _play(page: Page, root: Locator) -> list[str]:
    """Play a card by mouse and the next by keyboard; returns what is wrong with the table."""
    faults: list[str] = []
    root.wait_for(state="attached", timeout=APPEARS)
    _sit_down(root)
    box = root.bounding_box()
    if not box or box["width"] < NARROW:
        faults.append(f"{box['width'] if box else 0:.0f} px wide")
        return faults
    card = root.locator(CARD).first
    card.wait_for(timeout=ANSWERS)
    if not card.evaluate(DRAWN):
        faults.append("cards are blank")
    faults += _choose(root)
    key = card.get_attribute("data-key")
    card.focus()
    card.click(timeout=ANSWERS)
    root.locator(f".ic-trick [data-key='{key}']").first.wait_for(timeout=ANSWERS)
    page.wait_for_timeout(500)
    if not root.evaluate(FOCUSED):
        faults.append("the focus is lost after a card")
    if page.locator(STILL).count():
        faults.append("the picture stays beside the table")
    return faults


def _sit_down(root: Locator) -> None:
    """Deal the cards where tables are offered, and go on where a trick stays for it."""
    root.locator(f"{CARD}, {READY}").first.wait_for(timeout=ANSWERS)
    ready = root.locator(READY)
    if ready.count() and not root.locator(CARD).count():
        ready.first.click()


def _choose(root: Locator) -> list[str]:
    """Open the settings and click inside them; they are to stay open until they are closed."""
    opener = root.locator(".ic-settings summary").first
    opener.click(timeout=ANSWERS)
    root.locator(".ic-settings legend, .ic-settings label").first.click(timeout=ANSWERS)
    stays = root.locator(".ic-settings[open]").count() or root.locator("details[open]").count()
    if stays:
        opener.click()
    return [] if stays else ["settings close at a click inside"]


ALIVE = ".ic button:not([disabled]), button.ic-main"
PICTURES = """() => [...document.querySelectorAll("svg, img")].filter((each) => {
  const { width } = each.getBoundingClientRect();
  return width >= 240 && (each.tagName === "svg" || each.naturalWidth > 0);
}).length"""
"""Pictures of a page as large as a table."""


def read(page: Page, tables: int = 1) -> HostResult:
    """Read a page that nothing answers: a picture of each table, and no button that looks alive."""
    text = page.locator("body").inner_text()
    dead = next((sign for sign in DEAD if sign in text), None)
    if dead:
        return HostResult(Level.FAILS, dead)
    seen = page.evaluate(PICTURES)
    if not seen:
        return HostResult(Level.FAILS, "no picture of the table")
    if seen < tables:
        return HostResult(Level.PARTLY, f"{seen} of {tables} tables have a picture")
    if page.locator(ALIVE).count():
        return HostResult(Level.PARTLY, "a button looks alive")
    return HostResult(Level.WORKS)
