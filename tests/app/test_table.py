"""The table on the screen: all that a turn needs is in sight, and nothing moves but the cards."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.looking import Open, axe, sideways, table
from support.site import PRACTICE
from support.thorough import TIMES

from widgets.session.token import Token

pytestmark = pytest.mark.browser

SCREENS = ((1366, 657), (1280, 800), (768, 1024), (390, 844), (390, 664), (844, 390))
PLAYERS = (2, 3, 4, 6)
EVERY = [(screen, players) for screen in SCREENS for players in PLAYERS]
SAMPLE = EVERY if TIMES > 1 else EVERY[:: len(PLAYERS) + 1]
"""Every screen with every number of players; each of both at least once where time is short."""

REGIONS = (".ic-status", ".ic-felt", ".ic-hand", ".ic-rail", ".ic-stage > .ic-actions")
"""What must be in sight, whatever is told beside it."""
SEVERAL = Token("scopa", text="scopa; hand=7C 2S RB; table=4D 3C 3S 5B 2B")
PLACED = Token("scopa", text="scopa; hand=7C 2S RB; table=7D 4C 3S RD")


def boxes(page: Page) -> dict[str, list[float]]:
    """Where the regions lie: left, top, right and bottom."""
    found: dict[str, list[float]] = page.evaluate(
        """all => Object.fromEntries(all.map((each) => {
            const box = document.querySelector(each).getBoundingClientRect();
            return [each, [box.left, box.top, box.right, box.bottom]];
        }))""",
        REGIONS,
    )
    return found


def in_sight(page: Page) -> dict[str, list[float]]:
    """Where the regions lie; each of them, and each card of the hand, whole on the screen."""
    size = page.viewport_size
    assert size is not None
    found = boxes(page)
    cards: list[list[float]] = page.evaluate(
        """[...document.querySelectorAll('.ic-hand button')].map((each) => {
            const box = each.getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom];
        })"""
    )
    for name, (left, top, right, bottom) in [*found.items(), *(("card", each) for each in cards)]:
        assert min(left, top) >= -1, (name, left, top)
        assert right <= size["width"] + 1, (name, right)
        assert bottom <= size["height"] + 1, (name, bottom)
    assert sideways(page) <= 0
    return found


def unmoved(page: Page, before: dict[str, list[float]]) -> None:
    """All is in sight, and the felt lies where it lay."""
    after = in_sight(page)
    for name in (".ic-felt", ".ic-rail", ".ic-stage > .ic-actions"):
        assert after[name] == before[name], name


def at(open_page: Open, site: str, token: object, screen: tuple[int, int], **how: Any) -> Page:
    """A table on a screen of some size."""
    width, height = screen
    page = open_page(f"{site}{PRACTICE}#{quote(str(token))}", width=width, height=height, **how)
    return table(page)


@pytest.mark.parametrize(("screen", "players"), SAMPLE)
def test_all_that_a_turn_needs_is_in_sight_and_the_felt_stands_still(
    site: str, open_page: Open, screen: tuple[int, int], players: int
) -> None:
    page = at(open_page, site, f"scopa; number=7; players={players}", screen)
    before = in_sight(page)
    page.locator(".ic-hand button").first.focus()
    for _ in range(3):
        page.keyboard.press("h")
        page.wait_for_timeout(150)
        unmoved(page, before)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".ic-answer")).to_be_visible()
    unmoved(page, before)
    for _ in range(8):
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        page.keyboard.press("1")
        page.wait_for_timeout(150)
        unmoved(page, before)


@pytest.mark.parametrize("screen", SCREENS[:: 1 if TIMES > 1 else 2])
@pytest.mark.parametrize("page_name", ["000_welcome", "020_puzzles"])
def test_a_step_of_a_lesson_and_a_puzzle_are_in_sight_with_their_table(
    site: str, open_page: Open, screen: tuple[int, int], page_name: str
) -> None:
    width, height = screen
    page = table(open_page(f"{site}voila/render/{page_name}", width=width, height=height))
    before = in_sight(page)
    expect(
        page.locator(".ic-step" if page_name == "000_welcome" else ".ic-stage")
    ).to_be_in_viewport()
    page.locator(".ic-hand button[aria-disabled=false]").last.click()
    page.wait_for_timeout(300)
    unmoved(page, before)


def test_a_deal_of_briscola_needs_twenty_presses(site: str, open_page: Open) -> None:
    page = at(open_page, site, "briscola; number=7", (1280, 800), pace="quick")
    before, pressed = in_sight(page), 0
    card = page.locator(".ic-hand button[aria-disabled=false]")
    while not page.locator(".ic-closing").count():
        if card.count() and not page.locator(".ic-rail .ic-main").count():
            card.first.click()
            pressed += 1
        page.wait_for_timeout(100)
    assert pressed == 20
    unmoved(page, before)
    expect(page.locator(".ic-slip")).to_contain_text("120")


def test_a_card_that_takes_is_lifted_and_shows_what_before_it_is_played(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, PLACED, (390, 844))
    card = page.locator(".ic-hand [data-key='7C']")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ic-laid .ic-chosen")).to_have_count(1)
    expect(page.locator(".ic-status")).to_contain_text("Take the seven of coins")
    expect(page.get_by_role("button", name="Take", exact=True)).to_be_visible()
    card.tap()
    expect(page.locator(".ic-laid .ic-is-going")).to_have_count(1)


# Faults that were seen, each once


def test_why_is_one_text_with_its_words_and_not_a_line_for_each(site: str, open_page: Open) -> None:
    page = at(open_page, site, PLACED, (390, 844))
    page.locator(".ic-laid [data-key='4C']").click()
    page.locator(".ic-laid [data-key='3S']").click()
    page.locator(".ic-hand [data-key='7C']").click()
    told = page.locator(".ic-told")
    expect(told.locator(".ic-term").first).to_be_visible()
    tall = told.evaluate("it => it.getBoundingClientRect().height")
    plain = told.evaluate(
        "it => (it.textContent = it.textContent, it.getBoundingClientRect().height)"
    )
    assert tall == plain
    expect(page.locator(".ic-answer")).to_be_in_viewport(ratio=0.5)
    expect(page.locator(".ic-tried").first).to_be_visible()
    assert axe(page) == []


def test_what_one_drew_is_seen_until_one_plays(site: str, open_page: Open) -> None:
    page = at(open_page, site, "briscola; number=7", (1280, 800), pace="quick")
    page.locator(".ic-hand button").first.click()
    expect(page.locator(".ic-hand button")).to_have_count(3)
    table(page)
    expect(page.locator(".ic-fresh")).to_have_count(1)
    expect(page.locator(".ic-just")).to_contain_text("You draw")


def test_a_scopa_is_celebrated_on_the_felt(site: str, open_page: Open) -> None:
    swept = Token("scopa", text="scopa; hand=7C 2S RB; table=4C 3S")
    page = at(open_page, site, swept, (390, 664))
    before = in_sight(page)
    for _ in range(2):
        page.locator(".ic-hand [data-key='7C']").tap()
    page.get_by_role("button", name="Go on", exact=True).tap()
    expect(page.get_by_role("img", name="Scopa!")).to_be_visible()
    assert axe(page) == []
    unmoved(page, before)
    expect(page.get_by_role("img", name="Scopa!")).to_have_count(0)


def test_no_number_of_a_capture_lies_under_anything(site: str, open_page: Open) -> None:
    page = at(open_page, site, SEVERAL, (390, 844))
    page.locator(".ic-hand [data-key='7C']").tap()
    covered = page.locator(".ic-numbers .ic-chip").evaluate_all(
        """all => all.filter((chip) => {
            const box = chip.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !chip.closest('button').contains(top);
        }).length"""
    )
    assert covered == 0


def test_the_corner_of_the_up_card_can_be_read_on_a_phone(site: str, open_page: Open) -> None:
    page = at(open_page, site, "briscola; number=7", (390, 844))
    corner, stock = page.evaluate(
        """['.ic-crosswise .ic-corner', '.ic-side .ic-pile > .ic-card'].map((each) => {
            const box = document.querySelector(each).getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom];
        })"""
    )
    assert corner[0] >= stock[2] or corner[1] >= stock[3] or corner[3] <= stock[1]


def test_escape_and_a_press_outside_close_the_settings_and_play_nothing(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, "briscola; number=7", (1280, 800))
    box = page.locator(".ic-settings > .ic-box")
    for close in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator(".ic-hand button").first.click(),
    ):
        page.locator(".ic-settings summary").click()
        expect(box).to_be_visible()
        close()
        expect(box).to_be_hidden()
    expect(page.locator(".ic-trick [data-key]")).to_have_count(0)


@pytest.mark.parametrize("name", ["010_practice#briscola;+number=7", "020_puzzles", "000_welcome"])
def test_a_page_with_a_table_has_one_heading_of_the_first_order(
    site: str, open_page: Open, name: str
) -> None:
    page = table(open_page(f"{site}voila/render/{name}", width=390))
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_five_cards_on_the_table_of_a_phone_show_their_art(site: str, open_page: Open) -> None:
    page = at(open_page, site, SEVERAL, (390, 844))
    for card in page.locator(".ic-laid .ic-card").all():
        expect(card.locator(".ic-art use")).to_have_count(1)
        expect(card.locator(".ic-corner use")).to_have_count(1)
    drawn = page.locator(".ic-corner use").evaluate_all(
        "all => all.map((each) => each.getAttribute('href'))"
    )
    assert not [each for each in drawn if each.endswith("-letters")]


def test_at_twice_the_size_nothing_scrolls_sideways(site: str, open_page: Open) -> None:
    page = at(open_page, site, "scopa; number=7; players=6", (640, 400))  # 1280 x 800 at 200 %
    in_sight(page)
