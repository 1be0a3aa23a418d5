"""Tables on narrow screens: nothing covers what goes on, and what is said is whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from support.depth import some
from support.own_page import OWN, opened

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


BID = 87
PRESSES = 5
"""An auction to 87 and the call, from one's turn to bid to the first trick."""


def test_an_auction_and_its_call_take_at_most_five_presses(browser: Browser) -> None:
    hand, bids = "AD 3D FD 7D RC 5C AS 6B", "- / - / - / - / -"
    widget = CardTable(ic.position("briscola", players=5, hand=hand, bids=bids, seed=3))
    with opened(browser, widget, 390, 664) as page:
        presses = 0

        def tap(selector: str, along: float = 0.5) -> None:
            nonlocal presses
            presses += 1
            room = page.locator(selector).first.bounding_box()
            x, y = room["x"] + along * room["width"], room["y"] + room["height"] / 2
            page.touchscreen.tap(x, y)
            page.wait_for_timeout(50)

        tap(".ic-stepper input", (BID - 61) / (120 - 61))
        while (now := int(page.locator(".ic-stepper output").inner_text())) != BID:
            tap(f".ic-step:has-text('{'+' if now < BID else '−'}')")
        tap(".ic-rail .ic-offered.ic-main")
        page.locator(".ic-named").wait_for()
        tap(".ic-named label[title='King of coins']")
        tap(".ic-rail .ic-offered.ic-main")
        page.locator(".ic-hand button[aria-disabled=false]").first.wait_for()
        called = widget.table.view(0).auction
    assert (str(called.called), called.bid_of(0).points) == ("RD", BID)
    assert presses <= PRESSES


@pytest.mark.parametrize("bidding", ["points", "rank"])
def test_what_the_coach_advises_to_bid_is_lit_among_what_can_be_bid(
    bidding: str, browser: Browser
) -> None:
    hand, bids = "AD 3D FD 7D RC 5C AS 6B", "- / - / - / - / -"
    table = ic.position("briscola", players=5, bidding=bidding, hand=hand, bids=bids, seed=3)
    widget = CardTable(table)
    with opened(browser, widget, 1280, 800) as page:
        for _ in range(3):
            page.locator(".ic-act").first.click()
        page.locator(".ic-best-row").wait_for()
        lit = page.locator(".ic-offers .ic-advised")
        assert lit.count() == 1
        advised = widget.model["coach"][-1]["play"]
        if bidding == "points":
            assert f"bid {lit.inner_text()}" == advised
        else:
            assert lit.get_attribute("title") == widget.model["coach"][-1]["label"].split(";")[0]


ALL_IN_SIGHT = """() => {
  const panel = document.querySelector('.ic-offers').getBoundingClientRect();
  return [...document.querySelectorAll('.ic-named label')].filter((each) => {
    const room = each.getBoundingClientRect();
    return room.top >= panel.top && room.bottom <= panel.bottom + 0.5 && room.width >= 32;
  }).length;
}"""


def test_all_cards_that_can_be_called_are_in_sight(browser: Browser) -> None:
    hand, bids = "AD 3D FD 7D RC 5C AS 6B", "75 / pass / pass / pass / pass"
    widget = CardTable(ic.position("briscola", players=5, hand=hand, bids=bids, seed=3))
    page_of_ours = OWN.replace("<body ", "<body data-page=1 ")
    with opened(browser, widget, 390, 664, page_of_ours) as page:
        for width, height in [
            (390, 664),
            (390, 844),
            (360, 640),
            (844, 390),
            (1366, 657),
            (1280, 800),
        ]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            assert page.evaluate(ALL_IN_SIGHT) == 40, (width, height)
