"""What a browser keeps: a hand that goes on, and links to one."""

from __future__ import annotations

import os
import signal
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.depth import some
from support.notebooks import first_card
from support.page_checks import BADLY, Open, table
from support.resume import goes_on, place
from support.site import LESSON, PRACTICE, TABLE, serving

from italiancards.session.token import Token

pytestmark = pytest.mark.browser


# Resuming


def test_a_hand_goes_on_when_its_session_ends_and_when_its_page_is_opened_again(
    site: str, open_page: Open
) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    goes_on(page, "010_practice")
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    before, heading = place(page, "010_practice"), page.locator(".ic-heading").inner_text()
    again = page.context.new_page()  # the tab is closed and opened again
    page.close()
    again.goto(f"{site}{TABLE}")
    expect(again.get_by_text("Resumed where you left off.")).to_be_visible()
    assert again.locator(".ic-heading").inner_text() == heading
    assert place(again, "010_practice") == before


@pytest.mark.parametrize("game", some(["burraco", "scala40"], 2))
def test_a_turn_that_has_begun_goes_on_when_its_session_ends(
    game: str, site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#{game};+number=7")
    page.locator(".ic-touched.ic-can[data-zone='stock-']").click(timeout=60_000)
    discards = page.locator(".ic-touched[data-zone='discards-']")
    expect(page.locator(".ic-status strong")).to_contain_text("then discard")
    held = page.locator(".ic-hand [data-key]").count()
    goes_on(page, "010_practice")
    assert page.locator(".ic-hand [data-key]").count() == held
    page.locator(".ic-hand [data-key]").first.click()
    before = discards.get_attribute("aria-label")
    page.locator(".ic-way .ic-action").last.click()
    expect(discards).not_to_have_attribute("aria-label", before or "")


@pytest.mark.thorough
def test_a_lesson_goes_on_when_its_session_ends(site: str, open_page: Open) -> None:
    page = open_page(site)
    page.goto(f"{site}{LESSON}#{first_card('100_briscola_the_trick')}")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.locator(".ic-hand button").last.click()  # a wrong card
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    goes_on(page, "100_briscola_the_trick")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.locator(".ic-hand button").first.click()
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


@pytest.mark.thorough
def test_a_review_goes_on_when_its_session_ends(site: str, open_page: Open) -> None:
    page = open_page(f"{site}{PRACTICE}#{BADLY}")
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".ic-review .ic-decisions button").first.click()
    expect(page.locator(".ic-app").get_by_text("Find the better card.", exact=True)).to_be_visible()
    chosen = page.locator(".ic-review .ic-decisions [aria-current=true]").get_attribute("title")
    goes_on(page, "010_practice")
    expect(page.locator(".ic-app").get_by_text("Find the better card.", exact=True)).to_be_visible(
        timeout=30_000
    )
    assert (
        page.locator(".ic-review .ic-decisions [aria-current=true]").get_attribute("title")
        == chosen
    )


def test_a_site_that_cannot_be_reached_says_so_and_keeps_the_hand(open_page: Open) -> None:
    with serving() as (address, process):
        page = table(open_page(f"{address}{TABLE}"))
        page.locator(".ic-hand button").first.click()
        expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
        os.kill(process, signal.SIGKILL)
        page.get_by_role("button", name="Continue this deal").click(timeout=10_000)
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
        assert "moves=" in place(page, "010_practice")


# Links


def test_a_link_puts_its_hand_on_the_table_of_whoever_opens_it(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Share", exact=True).click()
    links = {}
    for name in ("deal", "moment"):
        page.get_by_role("button", name=f"Copy a link to this {name}").click()
        expect(page.get_by_text("Copied.")).to_be_visible()
        links[name] = page.evaluate("navigator.clipboard.readText()")
    heading = page.locator(".ic-heading").inner_text()
    friend = open_page(links["moment"])
    expect(friend.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    assert friend.locator(".ic-heading").inner_text() == heading
    assert place(friend, "010_practice") == place(page, "010_practice")
    friend = table(open_page(links["deal"]))
    expect(friend.locator(".ic-hand button")).to_have_count(3)
    assert friend.locator(".ic-heading").inner_text() == heading
    assert friend.url.endswith("#table")


def test_the_last_card_led_leaves_the_focus_where_enter_goes_on(site: str, open_page: Open) -> None:
    ending = Token("briscola", text="briscola; hand=AB; others=3B; trump=S; stock=0")
    page = table(open_page(f"{site}{PRACTICE}#{quote(str(ending))}"))
    page.locator(".ic-hand button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The deal is over").first).to_be_attached()


def test_a_link_that_is_none_says_so_and_another_table_is_chosen(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola;+number=7;+moves=9X")
    expect(page.get_by_role("alert")).to_contain_text("Cannot read '9X'")
    expect(page.locator(".ic-choosing")).to_be_visible()
    page.get_by_role("button", name="Deal", exact=True).click()
    table(page)
    expect(page.get_by_role("alert")).to_have_count(0)
