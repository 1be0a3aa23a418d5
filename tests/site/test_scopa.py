"""Scopa on the site: captures by keyboard, mouse and touch, for two to six players."""

from __future__ import annotations

import re
import time
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect
from support.depth import across, some
from support.page_checks import Open, axe, linked, looked_back, sideways, table, until
from support.site import PRACTICE, TABLE

from italiancards.session.token import Token

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


EMPTY = {
    "en-GB": "The table is empty: the next card just stays there.",
    "it-IT": "La tavola è vuota: la prossima carta resta lì.",
}
RECORDING = r"""() => {
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    const rect = this.getBoundingClientRect();
    const [x, y] = (frames[0].transform.match(/-?[\d.]+/g) ?? [0, 0]).map(Number);
    const at = [rect.x + rect.width / 2 + x, rect.y + rect.height / 2 + y];
    window.moved.push({ key: this.dataset.key ?? '', at, ghost: this.className, ms: how.duration });
    return animate.call(this, frames, how);
};
}"""
"""Writes down what glides: which card, from where, and for how long."""


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
    expect(page.locator(".ic-answer")).to_contain_text("you must take that card and no other")
    expect(page.locator(".ic-laid button")).to_have_count(4)
    expect(page.locator(".ic-hand button")).to_have_count(3)
    page.keyboard.press("Escape")
    for _ in range(2):  # what it takes is shown, then taken
        hand(page, "7C").click()
    expect(on_table(page, "7D")).to_have_attribute("aria-label", re.compile("taken", re.I))
    expect(on_table(page, "7C")).to_have_attribute("aria-label", re.compile("capturing", re.I))
    page.get_by_role("button", name="Continue", exact=True).click()
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
    expect(page.locator(".ic-crosswise .ic-card")).to_have_count(3)
    for pile in page.locator(".ic-pile:has(.ic-crosswise)").all():
        wide = pile.evaluate("it => it.querySelector(':scope > .ic-card').offsetWidth")
        crosswise = pile.locator(".ic-crosswise .ic-card")
        assert {card.evaluate("it => it.offsetWidth") for card in crosswise.all()} == {wide}


@pytest.mark.parametrize(
    ("players", "width", "scheme"), some(across(PLAYERS, [1280, 390, 320], ["light", "dark"]), 3)
)
def test_a_table_for_any_number_is_seen_whole(
    site: str, open_page: Open, players: int, width: int, scheme: str
) -> None:
    page = at(open_page, site, PLAYERS[players], width=width, scheme=scheme)
    expect(page.locator(".ic-seat")).to_have_count(players)
    assert axe(page) == []
    assert sideways(page) <= 0


@pytest.mark.parametrize("players", some(PLAYERS, 4))
def test_a_deal_is_played_by_keyboard_alone(site: str, open_page: Open, players: int) -> None:
    page = at(open_page, site, PLAYERS[players], hurried=True)
    page.locator(".ic-hand button").first.focus()
    over = page.locator(".ic-closing")
    for _ in range(400):
        if over.count():
            break
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        page.wait_for_timeout(120)
    expect(over).to_be_attached()
    expect(page.locator(".ic-slip")).to_contain_text("Settebello")
    page.get_by_role("button", name="Undo").click()
    expect(over).to_have_count(0)


@pytest.mark.parametrize("language", some(EMPTY, 2))
def test_an_empty_table_says_that_the_next_card_stays_there(
    site: str, open_page: Open, language: str
) -> None:
    token = "scopa; number=7; players=4; scopone=ten; dealer=3"
    page = at(open_page, site, token, width=390, language=language)
    expect(page.locator(".ic-laid")).to_have_text(EMPTY[language])
    assert axe(page) == []
    strip = {"x": 12, "y": 12}  # what is seen of a card in the back row
    page.locator(".ic-hand button").first.tap(position=strip)
    expect(page.locator(".ic-empty")).to_have_count(0)


def test_a_card_that_another_plays_comes_from_his_hand_and_what_he_takes_goes_to_his_pile(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, PLAYERS[2], motion="no-preference")
    page.evaluate(RECORDING)
    hand(page, "2D").click()
    expect(page.locator(".ic-status")).to_contain_text("Rosa takes")
    box = page.locator("[data-zone=hand-1]").bounding_box()
    assert box is not None
    came = page.evaluate("window.moved.find(({ key }) => key === '7S')")
    assert abs(came["at"][0] - box["x"] - box["width"] / 2) < 60
    assert abs(came["at"][1] - box["y"] - box["height"] / 2) < 20
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.locator("[data-zone=taken-1] .ic-count")).to_have_text("2")
    until(page, "window.moved.filter(({ ghost }) => ghost.includes('ic-ghost')).length === 2")
    assert page.evaluate("Math.max(...window.moved.map(({ ms }) => ms))") < 250
    expect(page.locator(".ic-ghost")).to_have_count(0)


def test_a_match_goes_on_after_a_reload_and_is_taken_back_to_the_start_of_its_deal(
    site: str, open_page: Open
) -> None:
    played = Token.read("scopa; number=6; players=6; level=easy").table().autoplay()
    played.next_deal()
    while played.to_move != 0:
        played.play(played.hint(by="greedy").move)
    token = Token.read("scopa; number=6; players=6; level=easy")
    page = at(open_page, site, linked(token, played), width=390)
    expect(page.locator(".ic-heading")).to_have_text("Scopa, deal 6/2")
    before = page.locator(".ic-hand").aria_snapshot()
    page.goto(f"{site}{TABLE}")
    table(page)
    expect(page.locator(".ic-heading")).to_have_text("Scopa, deal 6/2")
    assert page.locator(".ic-hand").aria_snapshot() == before
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.locator(".ic-hand button").first.tap()
    undo.tap()
    expect(page.locator(".ic-heading")).to_have_text("Scopa, deal 6/2")
    expect(undo).to_have_count(0)  # there is what was taken back, to be made again
    expect(page.get_by_role("button", name="Redo")).to_be_visible()


def test_the_count_so_far_shows_what_is_still_out_on_a_phone_too(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, PLAYERS[6], width=390, scheme="dark")
    page.get_by_role("button", name="Score").tap()
    panel = page.locator(".ic-score")
    expect(panel).to_contain_text("Score so far")
    expect(panel.locator(".ic-part")).to_have_count(4)
    expect(panel).to_contain_text("Better, and still out: on the table")
    assert axe(page) == []
    assert sideways(page) <= 0


@pytest.mark.thorough
def test_a_review_of_scopa_stays_on_its_own_scale(site: str, open_page: Open) -> None:
    token = Token.read("scopa; number=7; players=4; level=easy")
    played = token.table().autoplay("random")
    page = open_page(f"{site}{PRACTICE}#{quote(linked(token, played))}", width=390)
    page.get_by_role("button", name="Review").tap()
    looked_back(page)
    line = page.locator(".ic-line")
    expect(line).to_contain_text("Your lead at the end of the deal")
    inside = line.locator(".ic-dot").evaluate_all(
        "all => all.map(({ style }) => parseFloat(style.top)).every((at) => at > 0 && at < 100)"
    )
    assert inside
    assert axe(page) == []
    assert sideways(page) <= 0


def test_one_press_too_many_at_the_end_of_a_deal_does_not_deal_anew(
    site: str, open_page: Open
) -> None:
    token = Token.read("scopa; number=7; dealer=0")
    played = token.table().autoplay()
    played.undo()
    while played.to_move != 0:
        played.undo()
    page = at(open_page, site, linked(token, played))
    page.locator(".ic-hand button").first.focus()
    over = page.locator(".ic-status", has_text="Have a look at the score")
    while not over.count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    for _ in range(3):
        page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    expect(over).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()


def test_a_key_that_is_pressed_fast_takes_back_step_by_step(site: str, open_page: Open) -> None:
    token = Token.read("scopa; number=7")
    played = token.table().autoplay()
    page = open_page(f"{site}{PRACTICE}#{quote(linked(token, played))}")
    expect(page.get_by_role("button", name="Next deal")).to_be_visible()
    page.locator(".ic-felt").focus()
    undo = page.get_by_role("button", name="Undo")
    started = time.monotonic()
    while undo.count():
        page.keyboard.press("z")
        assert page.locator(".ic-stale").count() == 0
        assert time.monotonic() - started < 60
    expect(page.get_by_role("button", name="Redo")).to_be_visible()
