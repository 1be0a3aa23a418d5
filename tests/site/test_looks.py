"""Looks: names on the felt, rows of a hand, scrollbars, touches, letters, the 404 page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.depth import across, some
from support.own_page import opened
from support.page_checks import ALL, axe, sideways
from support.site import PRACTICE, ROOT

import italiancards as ic
from italiancards import Table
from italiancards.widgets import CardTable

pytestmark = pytest.mark.browser

CAPTIONS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)].map(box);
  const cards = [...all(".ic-trick .ic-card"), ...all(".ic-other :is(.ic-card, .ic-ava)")];
  const names = [...document.querySelectorAll(".ic-trick figcaption")];
  const felt = box(document.querySelector(".ic-felt"));
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const out = ({ left, top, right, bottom, height }) =>
    left < 0 || right > innerWidth || top < felt.top - 1 || bottom > felt.bottom + 1 || height < 16;
  const wrong = (name, at) =>
    out(box(name)) ||
    [...cards, ...names.slice(0, at).map(box)].some((other) => meet(box(name), other));
  return names.filter(wrong).map((name) => name.textContent.trim());
}"""
"""The names beside played cards that lie over a card, over each other or off the felt."""

BARS = """() => [...document.querySelectorAll(".ic *")].flatMap((each) => {
  const { overflowX, overflowY, scrollbarColor } = getComputedStyle(each);
  const scrolls = [overflowX, overflowY].some((way) => ["auto", "scroll"].includes(way));
  return scrolls && scrollbarColor === "auto" ? [each.className] : [];
})"""
"""What scrolls with the system's own scrollbar, white on the felt."""

PRESSED = "a, button, summary, select, input, label, [tabindex]"
FLASHES = """pressed => [...document.querySelectorAll(pressed)]
  .filter((each) => getComputedStyle(each).webkitTapHighlightColor !== "rgba(0, 0, 0, 0)")
  .map((each) => each.outerHTML.slice(0, 80))"""
"""What flashes in the browser's blue where it is touched."""

SCREENS = [(844, 390), (1280, 800), (360, 640), (390, 844)]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("briscola", {"players": 3}),
    ("tresette", {}),
    ("briscola", {"players": 5, "bidding": "rank"}),
    ("briscola", {"players": 6}),
]
"""Tables with three, four, five and six round them."""


@contextmanager
def whole(browser: Browser, table: Table, width: int, height: int) -> Iterator[Page]:
    """A page that a table fills, as on the site."""
    with opened(browser, CardTable(table), width, height) as page:
        page.evaluate("document.body.dataset.page = 'test'")
        page.evaluate("document.querySelector('.ic').removeAttribute('data-cell')")
        yield page


def last_card(game: str, **options: Any) -> Table:
    """A table at which the learner plays the last card of a trick."""
    for seed in range(20):
        table = ic.deal(game, seed=seed, **options)
        while table.to_move is not None:
            if table.to_move == 0 and len(table.view(0).trick) == table.seating.count - 1:
                return table
            table.play(table.legal()[0])
    raise AssertionError("nobody leads to the learner’s right")


def looked_at(page: Page, count: int) -> Page:
    """The page once the learner’s card lies beside all others."""
    page.locator(".ic-hand button[aria-disabled=false]").first.press("Enter")
    page.wait_for_function(
        "count => document.querySelectorAll('.ic-trick figcaption').length === count", arg=count
    )
    return page


@pytest.mark.parametrize(("screen", "table"), across(SCREENS, TABLES))
def test_the_name_of_whoever_played_lies_on_the_felt_and_over_no_card(
    screen: tuple[int, int], table: tuple[str, dict[str, Any]], browser: Browser
) -> None:
    game, options = table
    dealt = last_card(game, **options)
    with whole(browser, dealt, *screen) as page:
        looked_at(page, dealt.seating.count)
        assert page.evaluate(CAPTIONS) == []


def test_a_hand_that_has_become_small_lies_in_one_row_on_a_telephone(browser: Browser) -> None:
    table = ic.deal("tresette", declarations=False, seed=3)
    while table.to_move != 0:
        table.play(table.legal()[0])
    dealt = table.now
    while len(table.view(0).hand) > 7 or table.to_move != 0:
        table.play(table.legal()[0])
    while table.now > dealt:
        table.undo()
    with whole(browser, table, 390, 844) as page:
        assert rows(page) == 2
        before = page.locator(".ic-rail").bounding_box()
        for left in (9, 8, 7):
            page.locator(".ic-hand button").first.press("y")
            expect(page.locator(".ic-hand .ic-card")).to_have_count(left)
        assert rows(page) == 1
        assert page.locator(".ic-rail").bounding_box() == before


def rows(page: Page) -> int:
    """In how many rows the hand lies; the card that the keys are on stands a little higher."""
    tops = "cards => cards.map((each) => each.getBoundingClientRect().top).sort((a, b) => a - b)"
    found = page.locator(".ic-hand .ic-card").evaluate_all(tops)
    return 1 + sum(after - before > 20 for before, after in pairwise(found))


@pytest.mark.parametrize("table", ["briscola", "burraco"])
def test_nothing_at_a_table_has_the_system_s_white_scrollbars(table: str, browser: Browser) -> None:
    with whole(browser, ic.deal(table, seed=3), 1280, 800) as page:
        assert page.evaluate(BARS) == []


def test_nothing_that_is_touched_flashes_blue(site: str, open_page: Callable[..., Page]) -> None:
    for path in ("", "rules", "glossary", "no-such-page", PRACTICE, "voila/render/030_class"):
        page = open_page(f"{site}{path}", width=390, waits=False)
        page.wait_for_load_state()
        assert page.evaluate(FLASHES, PRESSED) == [], path


@pytest.mark.parametrize("language", some(["en-GB", "it-IT"], 1))
def test_a_page_that_is_not_there_is_dressed_as_all_others(
    language: str, site: str, open_page: Callable[..., Page]
) -> None:
    grounds = []
    for path in ("rules", "no-such-page"):
        page = open_page(f"{site}{path}", width=390, language=language, waits=False)
        expect(page.locator("header.bar .brand svg, header.bar .brand img")).to_be_visible()
        grounds.append(page.locator("header.bar").evaluate("it => getComputedStyle(it).height"))
        assert axe(page, ALL) == []
        assert sideways(page) <= 0
    assert len({*grounds}) == 1, grounds
    page.locator("a.go").click()
    expect(page.locator(".hero h1")).to_be_visible()


FONTS = re.compile(r"--(?:display|text):([^;]+);")
SYSTEMS = {
    *("Iowan Old Style", "Palatino Linotype", "Palatino", "Georgia", "DejaVu Serif", "serif"),
    *("system-ui", "Segoe UI", "Roboto", "DejaVu Sans", "sans-serif"),
}
"""Faces of letters that come with somebody's system: we ship none."""


def test_no_face_of_letters_is_named_that_nobody_has() -> None:
    found = 0
    for path in [*ROOT.glob("widgets/src/**/*.css"), *ROOT.glob("italiancards/site/**/*.css")]:
        for faces in FONTS.findall(path.read_text(encoding="utf-8")):
            found += 1
            assert {each.strip(' "\n') for each in faces.split(",")} <= SYSTEMS, path
    assert found == 4
