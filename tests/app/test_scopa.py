"""Scopa on the site: captures by keyboard, mouse and touch, for two to six players."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect
from support.looking import Open, axe, sideways, table
from support.site import PRACTICE

from widgets.token import Token

pytestmark = pytest.mark.browser

PLACED = str(Token("scopa", text="scopa; hand=7C 2S RB; table=7D 4C 3S RD"))
SWEPT = str(
    Token(
        "scopa",
        text="scopa; hand=7C 2S RB; table=7D 4C; taken=6D 6C FS FB / 6S 6B FC FD; scope=6C / 6B FD",
    )
)
SEVERAL = str(Token("scopa", text="scopa; hand=7C 2S RB; table=4D 3C 3S 5B 2B"))
PLAYERS = {
    2: "scopa; number=7",
    3: "scopa; number=7; players=3",
    4: "scopa; number=7; players=4",
    6: "scopa; number=7; players=6",
}


def at(open_page: Open, site: str, token: str, **how: object) -> Page:
    """The practice page with a hand on the table."""
    return table(open_page(f"{site}{PRACTICE}#{quote(token)}", **how))


def hand(page: Page, key: str) -> Locator:
    """A card of the hand."""
    return page.locator(f".ic-hand [data-key='{key}']")


def on_table(page: Page, key: str) -> Locator:
    """A card of the table."""
    return page.locator(f".ic-laid [data-key='{key}']")


def test_the_forbidden_sum_can_be_chosen_and_is_explained(site: str, open_page: Open) -> None:
    page = at(open_page, site, PLACED)
    on_table(page, "4C").click()
    on_table(page, "3S").click()
    expect(page.locator(".ic-sum")).to_have_text("4 + 3 = 7")
    hand(page, "7C").click()
    expect(page.locator(".ic-answer")).to_contain_text("you must take that card, and that card")
    expect(page.locator(".ic-laid button")).to_have_count(4)
    expect(page.locator(".ic-hand button")).to_have_count(3)
    page.keyboard.press("Escape")
    hand(page, "7C").click()
    expect(on_table(page, "7D")).to_have_attribute("aria-label", re.compile("is taken", re.I))
    expect(on_table(page, "7C")).to_have_attribute("aria-label", re.compile("takes", re.I))
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(on_table(page, "7D")).to_have_count(0)


def test_a_card_with_several_captures_asks_which_and_a_digit_answers(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, SEVERAL)
    hand(page, "7C").click()
    takes = page.get_by_role("button", name=re.compile("Take .* with the seven of cups"))
    expect(takes).to_have_count(3)
    expect(on_table(page, "4D").locator(".ic-chip")).to_have_text(["1", "2"])
    assert axe(page) == []
    page.keyboard.press("2")
    expect(page.locator(".ic-laid .ic-is-going")).to_have_count(2)


def test_a_capture_is_chosen_card_by_card_with_the_keyboard(site: str, open_page: Open) -> None:
    page = at(open_page, site, SEVERAL)
    hand(page, "7C").focus()
    page.keyboard.press("ArrowUp")
    expect(on_table(page, "4D")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    expect(page.locator(".ic-sum")).to_have_text("4 + 3 = 7")
    page.keyboard.press("ArrowDown")
    expect(hand(page, "7C")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ic-laid .ic-is-going")).to_have_count(2)


@pytest.mark.parametrize("width", [1280, 390])
def test_what_made_a_scopa_lies_under_its_pile_and_is_no_larger(
    site: str, open_page: Open, width: int
) -> None:
    page = at(open_page, site, SWEPT, width=width)
    expect(page.locator(".ic-scope .ic-card")).to_have_count(3)
    for pile in page.locator(".ic-pile:has(.ic-scope)").all():
        wide = pile.evaluate("it => it.querySelector(':scope > .ic-card').offsetWidth")
        crosswise = pile.locator(".ic-scope .ic-card")
        assert {card.evaluate("it => it.offsetWidth") for card in crosswise.all()} == {wide}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark"), (320, "light")])
def test_a_table_for_any_number_is_seen_whole(
    site: str, open_page: Open, players: int, width: int, scheme: str
) -> None:
    page = at(open_page, site, PLAYERS[players], width=width, scheme=scheme)
    expect(page.locator(".ic-seat")).to_have_count(players)
    assert axe(page) == []
    assert sideways(page) <= 0


@pytest.mark.parametrize("players", PLAYERS)
def test_a_deal_is_played_by_keyboard_alone(site: str, open_page: Open, players: int) -> None:
    page = at(open_page, site, PLAYERS[players])
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("After a trick").select_option("quick")
    page.get_by_text("Settings", exact=True).click()
    page.locator(".ic-hand button").first.focus()
    over = page.locator(".ic-status", has_text="The deal is over")
    for _ in range(400):
        if over.count():
            break
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        page.wait_for_timeout(120)
    expect(over).to_be_attached()
    expect(page.locator(".ic-score")).to_contain_text("Settebello")
    page.get_by_role("button", name="Undo").click()
    expect(over).to_have_count(0)
