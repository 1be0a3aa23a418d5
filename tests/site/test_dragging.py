"""Cards of the hand are dragged: within it, onto a meld, onto the discards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.own_page import opened

import italiancards as ic
from italiancards.widgets import CardTable

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CORNER = {"x": 14, "y": 14}
STEPS = 6


def _drag(page: Page, card: Locator, onto: Locator) -> None:
    """Take a card at its corner, and let go of it over something."""
    start, end = card.bounding_box(), onto.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + CORNER["x"], start["y"] + CORNER["y"])
    page.mouse.down()
    page.mouse.move(end["x"] + CORNER["x"], end["y"] + CORNER["y"], steps=STEPS)
    page.mouse.up()


def test_a_card_is_dragged_within_the_hand_onto_a_meld_and_onto_the_discards(
    browser: Browser,
) -> None:
    table = ic.position(
        "scala40", hand="8c Kd 3s 9h", opened="0 1", melds="5c 6c 7c | Jh Qh Kh", laid="1 0",
        discards="2h", drawn=True,
    )  # fmt: skip
    widget = CardTable(table)

    def held(page: Page) -> list[str | None]:
        cards = page.locator(".ic-hand [data-key]")
        return [card.get_attribute("data-key") for card in cards.all()]

    with opened(browser, widget, 1280, 800) as page:
        first, *_, last = held(page)
        card = page.locator(f".ic-hand [data-key='{last}']")
        _drag(page, card, page.locator(f".ic-hand [data-key='{first}']"))
        assert held(page)[0] == last
        _drag(page, page.locator(".ic-hand [data-key='8c']"), page.locator("[data-zone='meld-1']"))
        expect(page.locator(".ic-hand [data-key]")).to_have_count(3)
        assert str(table.view(0).melds[0]) == "5c 6c 7c 8c"
        thrown = page.locator(".ic-hand [data-key='Kd']")
        _drag(page, thrown, page.locator("[data-zone='discards-']"))
        expect(page.locator(".ic-hand [data-key]")).to_have_count(2)
        assert "discard Kd" in table.record()


def test_while_a_card_is_dragged_its_targets_light(browser: Browser) -> None:
    table = ic.position(
        "burraco", players=2, hand="8c 2d Kd 9h", melds="5c 6c 7c | Qh Qd Qs", laid="0 0",
        discards="2h", drawn=True,
    )  # fmt: skip
    with opened(browser, CardTable(table), 1280, 800) as page:
        lit = page.locator(".ic-meld.ic-can, .ic-touched.ic-can")
        box = page.locator(".ic-hand [data-key='8c']").bounding_box()
        assert box
        expect(lit).to_have_count(0)
        page.mouse.move(box["x"] + CORNER["x"], box["y"] + CORNER["y"])
        page.mouse.down()
        page.mouse.move(box["x"], box["y"] - 60, steps=STEPS)
        expect(lit).to_have_count(2)  # the sequence of clubs, and the discards
        expect(page.locator(".ic[data-dragging]")).to_have_count(1)
        page.mouse.up()
        expect(lit).to_have_count(0)
        expect(page.locator(".ic-hand .ic-lifted")).to_have_count(0)
    assert "add" not in table.record()


def test_a_turn_that_adds_a_card_takes_three_presses(browser: Browser) -> None:
    table = ic.position(
        "burraco", players=2, hand="8c Kd 9h", melds="5c 6c 7c | Qh Qd Qs", laid="0 0",
        discards="2h", stock="4s 10d",
    )  # fmt: skip
    with opened(browser, CardTable(table), 390, 844) as page:
        page.locator("[data-zone='stock-']").tap()
        expect(page.locator(".ic-hand [data-key]")).to_have_count(4)
        page.locator("[data-zone='meld-1']").tap()
        expect(page.locator(".ic-hand [data-key]")).to_have_count(3)
        page.locator(".ic-hand [data-key='Kd']").tap(position=CORNER)
        expect(page.locator(".ic-hand [data-key]")).to_have_count(2)
        expect(page.locator(".ic-dock")).to_have_class(re.compile("ic-shut"))
    assert ["add 8c to 1" in table.record(), "discard Kd" in table.record()] == [True, True]


def test_a_chosen_card_goes_onto_the_meld_that_is_touched(browser: Browser) -> None:
    table = ic.position(
        "burraco", players=2, hand="8c 2d Kd 9h", melds="5c 6c 7c | Qh Qd Qs", laid="0 0",
        discards="2h", drawn=True,
    )  # fmt: skip
    with opened(browser, CardTable(table), 1280, 800) as page:
        page.locator(".ic-hand [data-key='8c']").click(position=CORNER)
        page.locator("[data-zone='meld-1']").click(position=CORNER)
        expect(page.locator(".ic-hand [data-key]")).to_have_count(3)
        page.locator(".ic-hand [data-key='2d']").click(position=CORNER)
        rail = page.locator(".ic-steps .ic-offered")
        expect(rail).to_have_text(["Add", "Discard"])  # there is one place among the queens
        page.locator("[data-zone='meld-1']").click(position=CORNER)
        expect(page.locator(".ic-way .ic-action")).to_have_count(2)
        expect(rail.locator(".ic-mini")).to_have_count(2)  # at either end: it is asked
        page.locator(".ic-hand [data-key='2d']").click(position=CORNER)
        page.locator(".ic-hand [data-key='2d']").click(position=CORNER)
        page.locator("[data-zone='meld-2']").click(position=CORNER)
        expect(page.locator(".ic-hand [data-key]")).to_have_count(2)
    assert "add 8c to 1" in table.record()
