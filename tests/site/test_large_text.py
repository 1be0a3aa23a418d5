"""Large text: in a browser that writes 24 px letters grow, and nothing goes out of sight."""

from __future__ import annotations

import pytest
from support.depth import some
from support.page_checks import Open, at, in_sight

pytestmark = pytest.mark.browser

LARGE = "document.documentElement.style.fontSize = '24px'"
LETTERS = "() => parseFloat(getComputedStyle(document.querySelector('.ic-status')).fontSize)"
TABLES = [
    *(f"briscola; number=7; players={number}" for number in (2, 4, 6)),
    *("scopa; number=7", "tresette; number=7; players=4"),
]


@pytest.mark.parametrize("screen", [(1280, 800), (390, 844)])
def test_letters_grow_with_somebody_s_own_and_nothing_goes_out_of_sight(
    site: str, open_page: Open, screen: tuple[int, int]
) -> None:
    for token in some(TABLES, 2):
        page = at(open_page, site, token, screen)
        before = page.evaluate(LETTERS)
        page.evaluate(LARGE)
        page.wait_for_timeout(200)
        assert page.evaluate(LETTERS) > 1.2 * before
        in_sight(page)
        page.keyboard.press("?")
        in_sight(page)


WORDS = ".ic-status strong, .ic-steps button, .ic-act span:not(.ic-hidden), .ic-stepper button"
CUT = """words => [...document.querySelectorAll(words)].flatMap((each) => {
  const text = document.createRange();
  text.selectNodeContents(each);
  const { left, right } = text.getBoundingClientRect();
  const box = each.closest(".ic-act, .ic-status, button").getBoundingClientRect();
  const edge = Math.min(box.right, innerWidth);
  const out = Math.max(box.left - left, right - edge, box.right - innerWidth);
  return out > 2 && right > left ? [`${each.innerText}: ${out}`] : [];
})"""
"""Sentences and buttons of which not all is in sight."""


@pytest.mark.parametrize(
    "token", ["tresette; number=7; players=4", "briscola; number=7; players=5; bidding=points"]
)
def test_no_sentence_and_no_button_is_cut_on_a_telephone_with_large_letters(
    site: str, open_page: Open, token: str
) -> None:
    page = at(open_page, site, token, (390, 844), language="it-IT")
    page.evaluate(LARGE)
    page.wait_for_timeout(200)
    assert page.evaluate(CUT, WORDS) == []
