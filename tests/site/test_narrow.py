"""Tables on narrow screens: nothing covers what goes on, and what is said is whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from support.depth import some
from support.own_page import opened

import italiancards as ic
from italiancards.widgets import CardTable, Lesson

pytestmark = pytest.mark.browser

SIGNED = """() => {
  const said = document.querySelector('.ic-far .ic-says')?.getBoundingClientRect();
  return said && { left: said.left, right: innerWidth - said.right };
}"""
"""How far what is said opposite keeps from both edges, once it is said."""


@pytest.mark.parametrize(("width", "height"), [(390, 664), (844, 390), (1280, 800)])
def test_the_end_of_a_deal_covers_no_button_of_a_lesson(
    width: int, height: int, browser: Browser
) -> None:
    table = ic.deal("briscola", players=4, match="single", seed=2)
    while table.to_move or len(table.view().hand) > 1:
        table.play(table.legal()[0])
    lesson = Lesson()
    last_trick = ic.position(table.position(everything=True))
    lesson.hand(en="The last trick.", it="L’ultima presa.", table=last_trick)
    lesson.remember(en="That is all.", it="È tutto.")
    lesson.begin()
    with opened(browser, lesson, width, height) as page:
        page.locator(".ic-hand button").first.click()
        page.get_by_role("button", name="Continue", exact=True).click()
        page.locator(".ic-slip").wait_for()
        page.get_by_role("button", name="Continue", exact=True).click()
        page.get_by_text("That is all.").first.wait_for()


@pytest.mark.parametrize("width", some([320, 390], 2))
def test_a_partner_s_sign_is_whole_on_a_telephone(width: int, browser: Browser) -> None:
    widget = CardTable(ic.deal("briscola", players=4, table_talk="signals", seed=2))
    with opened(browser, widget, width, 664) as page:
        page.locator(".ic-hand button").first.click()
        room = page.wait_for_function(SIGNED).json_value()
    assert min(room.values()) >= 0, room


@pytest.mark.parametrize("height", [844, 664])
def test_a_bid_on_a_telephone_lies_over_no_word_of_the_lesson(
    height: int, browser: Browser
) -> None:
    hand, bids = "AS 3S CS 5S AD 7C 6B 2B", "- / 84 / - / - / -"
    table = ic.position("briscola", players=5, hand=hand, bids=bids, seed=3)
    lesson = Lesson()
    lesson.step(en="This is read.", it="Questo si legge.", table=table, do="pass")
    lesson.begin()
    with opened(browser, lesson, 390, height) as page:
        bid = page.locator(".ic-offers").bounding_box()
        said = page.get_by_text("This is read.").first.bounding_box()
        assert bid["y"] + bid["height"] <= said["y"]
