"""Looking at a page: what is wrong with it for somebody who cannot see it, or on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote

from playwright.sync_api import BrowserContext, Page, expect

from italiancards import Table, deal
from italiancards.core.seats import Seat
from italiancards.session.settings import BOT_DELAY, PAUSES
from italiancards.session.token import Token, moves_of
from support.site import PRACTICE, ROOT

Open = Callable[..., Page]
AXE = (ROOT / "widgets/node_modules/axe-core/axe.min.js").read_text()


ALL = ("minor", "moderate", "serious", "critical")
"""What a finding can weigh."""

PACED = """
if (location.origin !== "null" && localStorage.getItem("italiancards") === null)
  localStorage.setItem("italiancards", JSON.stringify({ format: 1, settings: { pace: "%s" } }));
"""
"""A trick stays until somebody goes on: nobody here is as quick as a learner."""

HURRIED = f"""
const wait = window.setTimeout;
const seen = {[BOT_DELAY, PAUSES["quick"]]};
window.setTimeout = (act, time, ...rest) => wait(act, seen.includes(time) ? 0 : time, ...rest);
"""
"""The others play at once, and where one is quick a trick is gone at once: over a match the time in
which they are seen adds up."""


def after_answer(page: Page) -> None:
    """Go on after an answer; after a wrong one a question like it is answered first."""
    main = page.locator(".ic-steps .ic-main")
    if main.inner_text() != "Continue":
        main.click()
        page.locator('.ic-question button:not([aria-disabled="true"])').first.click()
        expect(main).to_have_text("Continue")
    main.click()


def axe(page: Page, impacts: tuple[str, ...] = ("serious", "critical")) -> list[str]:
    """The findings of axe-core that weigh so much, each with where it is."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
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


def until(page: Page, expression: str) -> None:
    """Wait for something to be so; the page's policy does not let it be asked from inside."""
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never came to {expression}")


def leave(context: BrowserContext) -> None:
    """Somebody leaves. Each page is closed by itself, for only then it says so: else its session
    would wait for him to come back."""
    for page in context.pages:
        page.close()


def looked_back(page: Page) -> None:
    """Wait until each decision of the deal is worked out: a page's own Python takes its time."""
    hindsight = page.locator(".ic-reviewing .ic-act-eye")
    expect(hindsight).to_be_enabled(timeout=90_000)


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


def forward(page: Page) -> None:
    """Go on to the next step of a lesson; what its last one won is collected before."""
    step, table = page.locator(".ic-step"), page.locator("[data-revision]")
    onward = page.locator(".ic-rail .ic-main")
    at = step.get_attribute("data-at")
    while step.get_attribute("data-at") == at:
        onward.wait_for()  # an answer may be on its way, with a revision of its own
        seen = table.get_attribute("data-revision") or ""
        onward.click()
        expect(table).not_to_have_attribute("data-revision", seen)


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


CUT = """() => [...document.querySelectorAll('.ic-status strong')].flatMap((each) => {
  const text = document.createRange();
  text.selectNodeContents(each);
  const { left, top, right, bottom } = each.parentElement.getBoundingClientRect();
  const out = [...text.getClientRects()].map((line) =>
    Math.max(left - line.left, top - line.top, line.right - right, line.bottom - bottom));
  return Math.max(0, ...out) > 2 ? [each.innerText, left, top, right, bottom, ...out] : [];
})"""
"""What is to be done, where not all of it is in sight."""


# Where things lie

SCREENS = ((1366, 657), (1280, 800), (768, 1024), (390, 844), (390, 664), (844, 390))
REGIONS = (".ic-status", ".ic-felt", ".ic-hand", ".ic-rail", ".ic-stage > .ic-actions")
"""What must be in sight, whatever is told beside it."""


class TableLayout(NamedTuple):
    """Where things lie, as one look has it: left, top, right and bottom of each. A step whose deal
    is over is another one: the score stands where the rail was."""

    step: str
    regions: dict[str, list[float] | None]
    shown: list[list[float]]
    sideways: float


LOOK = """regions => {
  const found = regions.map((each) => document.querySelector(each));
  if (!document.querySelector(".ic-felt")) return null;
  const box = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  return [
    (document.querySelector(".ic-count-steps")?.textContent ?? "") +
      (document.querySelector(".ic-over") ? ", a deal over" : ""),
    Object.fromEntries(regions.map((each, at) => [each, found[at] && box(found[at])])),
    [...document.querySelectorAll(".ic-hand button")].map(box),
    document.documentElement.scrollWidth - innerWidth,
  ];
}"""


def table_layout(page: Page) -> TableLayout | None:
    """Where the regions of a table lie; nothing where there is none. A page that goes on
    meanwhile is seen as it was before or as it is after."""
    found = page.evaluate(LOOK, REGIONS)
    return found and TableLayout(*found)


def in_sight(page: Page) -> dict[str, list[float]]:
    """Where the regions lie; each of them, and each card of the hand, whole on the screen."""
    found = table_layout(page)
    assert found, "there is no table"
    return whole(page, found)


def whole(page: Page, found: TableLayout) -> dict[str, list[float]]:
    """Where the regions lie, once it stands that all of it is on the screen."""
    size = page.viewport_size
    assert size is not None
    regions = {name: box for name, box in found.regions.items() if box is not None}
    assert regions.keys() == found.regions.keys()
    for name, (left, top, right, bottom) in [
        *regions.items(),
        *(("card", each) for each in found.shown),
    ]:
        assert min(left, top) >= -1, (name, left, top)
        assert right <= size["width"] + 1, (name, right)
        assert bottom <= size["height"] + 1, (name, bottom)
    assert found.sideways <= 0
    return regions


def unmoved(page: Page, before: dict[str, list[float]]) -> None:
    """All is in sight, and the felt lies where it lay."""
    alike(in_sight(page), before)


def alike(after: dict[str, list[float]], before: dict[str, list[float]]) -> None:
    """What must not move lies where it lay."""
    for name in (".ic-felt", ".ic-rail", ".ic-stage > .ic-actions"):
        assert after[name] == before[name], (name, before[name], after[name])


def linked(token: Token, played: Table) -> str:
    """What a browser keeps of a table, or a link to it."""
    return str(token.at(played, played.moment.deal, Seat(0), played.now))


LATE = Token(
    "briscola",
    text="briscola; hand=3C CB AB; upcard=7B; taken=RD FB 5D RB RC 4C 5B 7D 6C 2D 5C AC 4B 2B 5S"
    " 3S / 6D AD 4D 2C 6S 7C RS 3B CD 3D FS CS",
)
"""Six tricks before the end: whatever is played without thought costs something, and what there is
to look back at is soon worked out."""

BADLY = "scopa;+number=7;+players=6;+moves=" + ",+".join(
    moves_of(deal("scopa", seed=7, players=6).autoplay("random"), Seat(0))
)
"""A deal that was played by chance to its end, with few decisions to look back at."""


def played_out(token: str) -> str:
    """The same deal once all cards are played."""
    read = Token.read(token)
    return linked(read, read.table().autoplay())


def at(open_page: Open, site: str, token: object, screen: tuple[int, int], **how: Any) -> Page:
    """A table on a screen of some size."""
    width, height = screen
    page = open_page(f"{site}{PRACTICE}#{quote(str(token))}", width=width, height=height, **how)
    return table(page)
