"""The rail on the smallest telephone: nothing that it says is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.page_checks import CUT, Open, at

pytestmark = pytest.mark.browser

LONGEST = (
    "burraco; number=7; players=4",
    "briscola; number=7; players=5; bidding=points",
    "tresette; number=7; players=4; dealer=3; declarations=false",
)
"""Tables with two buttons in the rail, and with one sentence alone."""


@pytest.mark.parametrize("token", LONGEST)
def test_on_the_smallest_telephone_no_sentence_of_the_rail_is_cut(
    site: str, open_page: Open, token: str
) -> None:
    page = at(open_page, site, token, (360, 640), language="it-IT", hurried=True)
    expect(page.locator(".ic-status strong")).to_be_visible()
    assert page.evaluate(CUT) == []


def test_at_a_lead_one_press_plays_and_no_word_is_offered(site: str, open_page: Open) -> None:
    page = at(open_page, site, LONGEST[2], (360, 640))
    expect(page.locator(".ic-say")).to_have_count(0)
    page.locator(".ic-hand button").last.tap()
    expect(page.locator(".ic-taking")).to_have_count(0)
    expect(page.locator(".ic-hand button")).to_have_count(9)
