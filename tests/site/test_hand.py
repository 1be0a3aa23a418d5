"""A hand at a table: played by keyboard and by touch, and named for a screen reader."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.page_checks import LATE, Open, at, axe, looked_back, sideways, tab_to, table
from support.site import TABLE

pytestmark = pytest.mark.browser

HEARD = """
window.heard = [];
new MutationObserver(() => {
  const name = document.querySelector(".ic-hand")?.getAttribute("aria-label");
  if (name && !heard.includes(name)) heard.push(name);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""What the hand was called since the page was opened."""

PLAYED_IN_ITALIAN = re.compile("(Giochi|Rosa gioca) (il |l’)")
"""Words that say which card was just played, in Italian."""


@pytest.mark.thorough
def test_a_whole_deal_is_played_by_keyboard_alone(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}", hurried=True))
    tab_to(page, ".ic-hand")
    play_out_by_keyboard(page)
    assert page.locator(".ic-slip tfoot strong").count() == 2
    page.keyboard.press("z")
    expect(page.get_by_role("button", name="Next deal")).to_have_count(0)


def play_out_by_keyboard(page: Page) -> None:
    """The deal to its end, from the hand in focus: arrows choose a card, Enter plays or goes on."""
    end = time.monotonic() + 150
    while time.monotonic() < end and not page.locator(".ic-closing").count():
        if page.locator(".ic-hand button[aria-disabled=false]").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    expect(page.locator(".ic-closing")).to_be_visible()


@pytest.mark.parametrize("width", some([390, 1280], 2))
def test_a_deal_is_reviewed_by_keyboard_alone(site: str, open_page: Open, width: int) -> None:
    page = at(open_page, site, LATE, (width, 844), scheme="dark", hurried=True)
    page.locator(".ic-hand button").first.focus()
    for _ in range(3):
        page.keyboard.press("h")
    expect(page.locator(".ic-three [aria-current]")).to_have_text("3 Show")
    play_out_by_keyboard(page)
    expect(page.get_by_text("Played with hints.")).to_be_visible()
    page.get_by_role("button", name="Review").focus()
    page.keyboard.press("Enter")
    looked_back(page)
    assert axe(page) == []
    assert sideways(page) <= 0
    expect(page.locator(".ic-app").get_by_text("This is the better card.")).to_be_visible()
    expect(page.locator(".ic-hand .ic-is-better")).to_have_count(1)
    tab_to(page, ".ic-decisions")
    page.keyboard.press("Enter")
    expect(page.locator(".ic-app").get_by_text("Find the better card.", exact=True)).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")  # on a page of ours the arrows lead to the hand
    page.keyboard.press("Enter")
    expect(page.locator(".ic-told-moves p").first).to_be_attached()
    assert axe(page) == []
    status = page.locator(".ic-status strong")
    walked = [status.inner_text()]
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):  # and then they walk through the deal
        page.keyboard.press(key)
        expect(status).not_to_have_text(walked[-1])
        walked.append(status.inner_text())
    assert any(re.fullmatch(r"Move \d+ of \d+", each) for each in walked[1:3]), walked
    assert walked[3] == walked[1]
    page.get_by_role("button", name="All cards").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ic-fan.ic-open")).to_be_visible()
    page.locator(".ic-reviewing .ic-act-count").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ic-closing")).to_be_visible()


@pytest.mark.either
def test_a_hand_is_played_on_a_phone_by_touch(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}", width=390))
    for _ in range(3):
        table(page).locator(".ic-hand button").first.tap()
        page.get_by_role("button", name="Continue").tap()
        page.wait_for_timeout(700)
        if page.locator(".ic-hand button[aria-disabled=false]").count() == 0:
            page.wait_for_selector(".ic-hand button[aria-disabled=false]")
    assert page.locator(".ic-count").count() >= 2
    boxes = page.evaluate(
        "[...document.querySelectorAll('.ic button:not(.ic-term)')]"
        ".filter(b => b.checkVisibility())"
        ".map(b => [b, '::before'].map(part => typeof part === 'string'"
        "  ? parseFloat(getComputedStyle(b, part).height) || 0 : part.getBoundingClientRect()))"
        ".map(([r, more]) => Math.min(r.width, Math.max(r.height, more)))"
    )
    assert min(boxes) >= 44


def test_every_card_has_its_name_and_an_illegal_move_its_reason(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}", language="it-IT"))
    hand = page.get_by_role("toolbar", name="Le tue carte")
    names = [
        button.get_attribute("aria-label") or "" for button in hand.get_by_role("button").all()
    ]
    assert len(names) == 3
    assert all(" di " in name for name in names)
    hand.get_by_role("button").first.focus()
    page.keyboard.press("?")
    expect(page.locator(".ic-app").get_by_text("puoi giocare qualunque carta")).to_be_visible()
    page.keyboard.press("Enter")
    expect(
        page.locator(".ic-trick").get_by_role("img", name=names[0].partition(" (")[0]).first
    ).to_be_visible()
    expect(page.get_by_role("log").first).to_contain_text(PLAYED_IN_ITALIAN)


def test_a_table_never_speaks_another_language_than_its_visitor(site: str, open_page: Open) -> None:
    """Not even while it takes over what was set in his browser."""
    page = open_page(site, language="it-IT", pace="slow")
    page.add_init_script(HEARD)
    page.goto(f"{site}{TABLE}")
    page.reload()
    page.wait_for_selector("body[data-line=open]")
    table(page).locator(".ic-hand button").first.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text(PLAYED_IN_ITALIAN)
    assert page.evaluate("heard") == ["Le tue carte"]


def test_a_table_speaks_the_language_that_its_address_asks_for(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}voila/render/020_puzzles?lang=it"))
    expect(page.locator(".ic-status strong")).to_have_text("Quale giocata rende di più?")


def test_space_lifts_a_card_and_the_focus_stays_in_the_hand(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.locator(".ic-hand button").first.focus()
    page.keyboard.press(" ")
    expect(page.locator(".ic-hand button").first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".ic-trick figure").first).to_be_visible()
    assert page.evaluate("!!document.activeElement.closest('.ic')")


@pytest.mark.parametrize("width", some([1280, 390], 2))
def test_every_part_of_every_card_is_drawn(site: str, open_page: Open, width: int) -> None:
    page = table(open_page(f"{site}{TABLE}", width=width))
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    missing = page.evaluate(
        "[...document.querySelectorAll('use')].map(each => each.getAttribute('href'))"
        ".filter(each => !document.querySelector(each))"
    )
    assert missing == []


def test_shortcuts_work_from_nowhere_and_leave_the_browsers_own_alone(
    site: str, open_page: Open
) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Control+h")
    page.wait_for_timeout(200)
    assert page.locator(".ic-coach li").count() == 0
    page.keyboard.press("h")
    expect(page.locator(".ic-coach")).not_to_have_count(0)
