"""The count of a deal is in sight whole, however many play."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser
from support.own_page import OWN, opened

import italiancards as ic
from italiancards.widgets import CardTable

pytestmark = pytest.mark.browser

SIZES = ((1280, 800), (1366, 657), (390, 844), (360, 640), (844, 390), (384, 512))
"""Laptops, telephones, and a laptop at 200 %."""


@pytest.mark.parametrize(("game", "players"), [("briscola", 5), ("tresette", 3), ("scopa", 2)])
def test_the_count_needs_no_scrolling(browser: Browser, game: str, players: int) -> None:
    table = ic.deal(game, players=players, seed=7)
    chance = random.Random(1)
    while not table.over:
        table.play(chance.choice(table.legal()))
    host = OWN.replace("<body ", "<body data-page=1 ")
    cut = {}
    with opened(browser, CardTable(table), *SIZES[0], host) as page:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            more = page.locator(".ic-slip").evaluate("it => it.scrollHeight - it.clientHeight")
            if more > 1:
                cut[width, height] = more
        assert page.locator(".ic-slip tfoot tr").count() == (2 if players == 5 else 1)
    assert not cut


def test_the_one_line_that_made_the_difference_stands_under_the_result(browser: Browser) -> None:
    table = next(filter(None, map(_decided_by_one, range(1, 60))))
    host = OWN.replace("<body ", "<body data-page=1 ")
    with opened(browser, CardTable(table), *SIZES[0], host) as page:
        said = page.locator(".ic-decided-by").inner_text()
        assert page.locator(".ic-decided th").inner_text().strip() == said.split(": ")[1]


def _decided_by_one(seed: int) -> ic.Table | None:
    """A deal of Scopa, played at random, that one line of the count decided; else None."""
    table, chance = ic.deal("scopa", seed=seed), random.Random(seed)
    while not table.over:
        table.play(chance.choice(table.legal()))
    sheet = table.score(seat=0).sheet
    return table if len((sheet.short or sheet).decisive) == 1 else None
