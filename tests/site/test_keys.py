"""Every page by keyboard: each thing that can be pressed is reached, seen, and left again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.page_checks import Open, table
from support.site import PRACTICE, TABLE

pytestmark = pytest.mark.browser

PRESSED = """() => {
  const sought = "a[href], button, input, select, textarea, summary, [tabindex]";
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0;
  const radios = new Set();
  const all = [...document.querySelectorAll(sought)].filter((each) => {
    if (!seen(each) || each.disabled) return false;
    if (each.type !== "radio") return true;
    const checked = document.querySelector(`input[name="${CSS.escape(each.name)}"]:checked`);
    return each === (checked ?? each); // one stop for all of a group
  });
  all.forEach((each, place) => (each.dataset.stop = place));
  return all.map((each) => each.outerHTML.slice(0, 90));
}"""
"""Everything that can be pressed, each numbered; hidden things and what is off are not."""
STOP = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const shown = [at, at.closest("label"), at.nextElementSibling].filter(Boolean);
  const drawn = getComputedStyle(at, "::after"); // round all that a press there opens
  const ring =
    shown.some((each) => getComputedStyle(each).outlineStyle !== "none") ||
    (drawn.content !== "none" && drawn.outlineStyle !== "none");
  const sight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return [Number(at.dataset.stop ?? -1), ring, sight, at.outerHTML.slice(0, 90)];
}"""
"""Where the keys are: its number, whether that is marked, and whether it is in sight."""

NOWHERE = "nowhere"
LOST = pytest.mark.served("what a plain file server answers is its own")
PAGES: dict[str, Callable[[Page], object]] = {
    "": lambda page: page.wait_for_selector("#progress:not([hidden])"),
    "rules": lambda page: None,
    "rules/scopa": lambda page: None,
    "rules/briscola/short": lambda page: None,
    "rules/scopa/pad": lambda page: None,
    "glossary": lambda page: None,
    NOWHERE: lambda page: None,
    PRACTICE: lambda page: page.locator(".ic-more summary").click(),
    TABLE: lambda page: (table(page), page.locator(".ic-settings summary").click()),
    "voila/render/020_puzzles": table,
    "voila/render/000_welcome": lambda page: page.wait_for_selector(".ic-step"),
}
"""Every kind of page, and what is opened there."""


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=LOST if path == NOWHERE else ()) for path in some(PAGES, 8)]
)
def test_the_tabulator_leads_to_everything_that_can_be_pressed_and_out_again(
    site: str, open_page: Open, path: str
) -> None:
    page = open_page(f"{site}{path}")
    PAGES[path](page)
    page.evaluate("document.activeElement.blur()")
    pressed: list[str] = page.evaluate(PRESSED)
    assert pressed
    met, unmarked, round_trips = set(), set(), 0
    for _ in range(2 * len(pressed) + 5):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None:  # the page's end: the next is its beginning
            round_trips += 1
            if round_trips > 1:
                break
            continue
        number, ring, sight, html = stop
        met.add(number)
        if not ring or not sight:
            unmarked.add(html)
    assert [html for number, html in enumerate(pressed) if number not in met] == []
    assert unmarked == set()


def test_from_home_to_a_first_card_and_on_to_every_page_by_keyboard_alone(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    press(page, "a#start")
    table(page)
    press(page, ".ic-hand button")
    expect(page.locator(".ic-reply")).to_be_visible()
    press(page, ".ic-leave")
    for name, where in (("Play", "010_practice"), ("Puzzles", "020_puzzles"), ("Rules", "rules")):
        press(page, f".nav a[href*='{where}']")
        page.wait_for_url(re.compile(where))
        page.get_by_role("heading", level=1).wait_for(state="attached")
        if name == "Puzzles":
            page.goto(f"{site}rules")  # at a table the bar is its own
    press(page, "a:is([href$='glossary'], [href$='glossary/'])")
    press(page, "input[type=search]", key="a")
    expect(page.get_by_role("searchbox")).to_have_value("a")


def test_settings_are_changed_by_keyboard_alone(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    press(page, ".ic-settings summary")
    press(page, ".ic-settings select", key="i")
    expect(page.locator(".ic")).to_have_attribute("lang", "it")
    expect(page.locator(".ic-settings select").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ic-settings > .ic-box")).to_be_hidden()
    expect(page.locator(".ic-settings summary")).to_be_focused()


def press(page: Page, selector: str, key: str = "Enter") -> None:
    """Go along with the tabulator to something, and press a key there."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.locator(f"{selector}:focus").count():
            page.keyboard.press(key)
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def test_enter_plays_no_card_just_after_the_table_went_on_by_itself(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola; number=7", pace="quick")
    table(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-pausing]")
    # Where it went on, whoever meant to press Continue presses it at once.
    played = page.evaluate(
        """() => new Promise((done) => {
          const ic = document.querySelector(".ic");
          const seen = new MutationObserver(() => {
            if (ic.hasAttribute("data-pausing")) return;
            seen.disconnect();
            const at = ic.dataset.revision;
            const press = () => document.activeElement.dispatchEvent(
              new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
            setTimeout(press, 200);
            setTimeout(() => done(document.querySelectorAll(".ic-hand button").length), 500);
          });
          seen.observe(ic, { attributes: true });
        })"""
    )
    assert played == 3
