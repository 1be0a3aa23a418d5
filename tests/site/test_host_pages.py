"""A table on a page that is another's: read from the right, or translated by the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect
from support.depth import some
from support.own_page import opened
from support.page_checks import Open

import italiancards as ic
from italiancards.widgets import CardTable, Lesson, Practice

pytestmark = pytest.mark.browser


def lesson() -> Lesson:
    """A lesson of two cards to be played, told before and after."""
    made = Lesson()
    made.remember(en="Points are in the tens.", it="I punti li danno i carichi.")
    dealt = ic.deal("briscola", seed=7)
    made.hand(en="Play the hand.", it="Gioca la mano.", table=dealt)
    made.begin()
    return made


TABLES: dict[str, Callable[[], CardTable]] = {
    "briscola": lambda: CardTable("briscola", seed=7),
    "burraco": lambda: CardTable("burraco", players=2, seed=7),
    "lesson": lesson,
    "scopa": lambda: CardTable("scopa", players=4, seed=7),
    "practice": Practice,
}

# Read from the right

PLACES = """() => [...document.querySelectorAll(".ic, .ic *")].map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return [each.tagName, each.getAttribute("class"), left, top, right, bottom].join(" ");
})"""
RIGHT = "Object.assign(document.documentElement, { dir: 'rtl', lang: 'he' })"


@pytest.mark.parametrize("name", some(TABLES, 3))
@pytest.mark.parametrize("width", [1280])
def test_on_a_page_that_is_read_from_the_right_all_lies_where_it_lay(
    name: str, width: int, browser: Browser
) -> None:
    with opened(browser, TABLES[name](), width, 800) as page:
        before = page.evaluate(PLACES)
        page.evaluate(RIGHT)
        page.evaluate("document.body.style.textAlign = 'right'")
        assert page.evaluate(PLACES) == before
        root = page.locator(".ic")
        expect(root).to_have_attribute("dir", "ltr")
        expect(root).to_have_attribute("lang", "en")


def test_the_page_of_a_class_too(site: str, open_page: Open) -> None:
    page = open_page(f"{site}voila/render/030_class")
    page.wait_for_selector(".ic-class-box")
    before = page.evaluate(PLACES)
    page.evaluate(RIGHT)
    assert page.evaluate(PLACES) == before


# Translated

TRANSLATOR = """() => {
  const texts = (within) => {
    const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) found.push(walk.currentNode);
    return found;
  };
  const translate = (text) => {
    const within = text.parentElement;
    if (!within?.translate || within.closest("script, style, font") || !text.data.trim()) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const all = () => texts(document.body).forEach(translate);
  all();
  const whatever = { childList: true, characterData: true, subtree: true };
  new MutationObserver(all).observe(document.body, whatever);
}"""
"""Translates as browsers do: each text is replaced by a new element, and so is what comes later."""
BOXES = """() => [".ic-bar", ".ic-stage", ".ic-dock"].map((each) =>
  document.querySelector(each)?.textContent.replace(/[«»]/g, "").replace(/\\s+/g, " "))"""


ONWARD = ".ic-steps .ic-main, .ic-hand button[aria-disabled=false]"


@pytest.mark.parametrize("name", ["briscola", "lesson", "burraco"])
def test_what_a_translated_table_tells_is_true(name: str, browser: Browser) -> None:
    widget = TABLES[name]()
    with opened(browser, widget, 1280, 800) as page:
        page.evaluate(TRANSLATOR)
        page.locator(ONWARD).first.focus()
        for key in ("h", "h", "h", "1", "c"):  # the coach's steps; 1 draws where melds are laid
            page.keyboard.press(key)
        if name != "burraco":
            for _ in range(4):
                page.locator(ONWARD).first.click()
        page.locator(ONWARD).first.wait_for()
        page.locator(".ic-tabs [role=tab]").first.click()
        boxes = page.evaluate(BOXES)
        with opened(browser, widget, 1280, 800) as fresh:
            fresh.locator(".ic-tabs [role=tab]").first.click()
            assert boxes == fresh.evaluate(BOXES)


def test_what_a_translated_home_page_tells_is_true(site: str, open_page: Open) -> None:
    page = open_page(site)
    page.locator("#progress:not([hidden])").wait_for()
    page.evaluate(TRANSLATOR)
    for card in page.locator(".try button").all():
        card.click()
        expect(page.locator("#lead")).to_have_text(f"«{card.get_attribute('data-says')}»")


def test_the_first_trick_shows_its_best_card_once_one_was_tried(site: str, open_page: Open) -> None:
    page = open_page(site)
    page.locator("#progress:not([hidden])").wait_for()
    looks = "cards => cards.map(each => getComputedStyle(each).boxShadow)"
    before = page.locator(".try button .card").evaluate_all(looks)
    assert len(set(before)) == 1
    page.locator(".try button").first.click()
    assert len(set(page.locator(".try button .card").evaluate_all(looks))) == 2
