"""Looking at a page: what is wrong with it for somebody who cannot see it, or on a small screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from support.site import ROOT

Open = Callable[..., Page]
AXE = (ROOT / "widgets/node_modules/axe-core/axe.min.js").read_text()


ALL = ("minor", "moderate", "serious", "critical")
"""What a finding can weigh."""


def axe(page: Page, impacts: tuple[str, ...] = ("serious", "critical")) -> list[str]:
    """The findings of axe-core that weigh so much, each with where it is."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:120]}"
        for each in found["violations"]
        if each["impact"] in impacts
    ]


def table(page: Page) -> Page:
    """The page once its first card can be played."""
    page.wait_for_selector(".ic-hand button[aria-disabled=false]")
    return page


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(40):
        if page.evaluate("each => !!document.activeElement?.closest(each)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def recalling(open_page: Open, site: str, path: str, **seen: object) -> Page:
    """A lesson as whoever opens it who has finished all others: it begins with what it recalls."""
    page = open_page(site, **seen)
    page.evaluate(
        """() => {
          const kept = { format: 2, settings: {}, mistakes: [], places: {}, pages: {} };
          for (const { dataset } of document.querySelectorAll("[data-page]"))
            kept.pages[dataset.page] = { done: 1, answers: {} };
          localStorage.italiancards = JSON.stringify(kept);
        }"""
    )
    page.goto(f"{site}{path}")
    page.wait_for_selector(".ic-step[data-at='0']")
    return page


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")
