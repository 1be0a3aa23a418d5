"""Looking at a page: what is wrong with it for somebody who cannot see it, or on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page, expect

from italiancards import Table
from italiancards.core.seats import Seat
from support.site import PRACTICE, ROOT
from widgets.session.settings import THINKING
from widgets.session.token import Token

Open = Callable[..., Page]
AXE = (ROOT / "widgets/node_modules/axe-core/axe.min.js").read_text()


ALL = ("minor", "moderate", "serious", "critical")
"""What a finding can weigh."""

PACED = """
if (localStorage.getItem("italiancards") === null)
  localStorage.setItem("italiancards", JSON.stringify({ format: 1, settings: { pace: "%s" } }));
"""
"""A trick stays until somebody goes on: nobody here is as quick as a learner."""

HURRIED = f"""
const wait = window.setTimeout;
window.setTimeout = (act, time, ...rest) => wait(act, time === {THINKING} ? 0 : time, ...rest);
"""
"""The others play at once: over a match the time in which they are seen to think adds up."""


def axe(page: Page, impacts: tuple[str, ...] = ("serious", "critical")) -> list[str]:
    """The findings of axe-core that weigh so much, each with where it is."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:120]}"
        for each in found["violations"]
        if each["impact"] in impacts
    ]


SAYING = ".ic-offered, .ic-named"
"""What is done without a card of the hand: buttons, and cards to be named."""


def table(page: Page) -> Page:
    """The page once there is something to do: a card to be played, or something to be said."""
    page.wait_for_selector(f".ic-hand button[aria-disabled=false], {SAYING}")
    return page


def looked_back(page: Page) -> None:
    """Wait until each decision of the deal is worked out: a page's own Python takes its time."""
    hindsight = page.locator(".ic-review .ic-actions [aria-pressed]")
    expect(hindsight).to_be_visible(timeout=90_000)


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


# Where things lie

SCREENS = ((1366, 657), (1280, 800), (768, 1024), (390, 844), (390, 664), (844, 390))
REGIONS = (".ic-status", ".ic-felt", ".ic-hand", ".ic-rail", ".ic-stage > .ic-actions")
"""What must be in sight, whatever is told beside it."""


def boxes(page: Page) -> dict[str, list[float]]:
    """Where the regions lie: left, top, right and bottom."""
    found: dict[str, list[float]] = page.evaluate(
        """all => Object.fromEntries(all.map((each) => {
            const box = document.querySelector(each).getBoundingClientRect();
            return [each, [box.left, box.top, box.right, box.bottom]];
        }))""",
        REGIONS,
    )
    return found


def in_sight(page: Page) -> dict[str, list[float]]:
    """Where the regions lie; each of them, and each card of the hand, whole on the screen."""
    size = page.viewport_size
    assert size is not None
    found = boxes(page)
    cards: list[list[float]] = page.evaluate(
        """[...document.querySelectorAll('.ic-hand button')].map((each) => {
            const box = each.getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom];
        })"""
    )
    for name, (left, top, right, bottom) in [*found.items(), *(("card", each) for each in cards)]:
        assert min(left, top) >= -1, (name, left, top)
        assert right <= size["width"] + 1, (name, right)
        assert bottom <= size["height"] + 1, (name, bottom)
    assert sideways(page) <= 0
    return found


def unmoved(page: Page, before: dict[str, list[float]]) -> None:
    """All is in sight, and the felt lies where it lay."""
    after = in_sight(page)
    for name in (".ic-felt", ".ic-rail", ".ic-stage > .ic-actions"):
        assert after[name] == before[name], name


def linked(token: Token, played: Table) -> str:
    """What a browser keeps of a table, or a link to it."""
    return str(token.at(played, played.moment.deal, Seat(0), played.now))


def played_out(token: str) -> str:
    """The same deal once all cards are played."""
    read = Token.read(token)
    return linked(read, read.table().autoplay())


def at(open_page: Open, site: str, token: object, screen: tuple[int, int], **how: Any) -> Page:
    """A table on a screen of some size."""
    width, height = screen
    page = open_page(f"{site}{PRACTICE}#{quote(str(token))}", width=width, height=height, **how)
    return table(page)
