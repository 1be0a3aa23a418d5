"""The table on the screen: all that a turn needs is in sight, and nothing moves but the cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.depth import TIMES, across, some
from support.page_checks import SCREENS, Open, at, axe, in_sight, table, unmoved

from italiancards.session.token import Token

pytestmark = pytest.mark.browser

TABLES = [
    *(
        f"{game}; number=7; players={number}"
        for game in ("briscola", "scopa")
        for number in (2, 3, 4, 6)
    ),
    *(f"briscola; number=7; players=5; bidding={way}" for way in ("points", "rank")),
    *(f"tresette; number=7; players={number}" for number in (2, 4)),
]
HALF_A_LINE = 7
"""Pixels that letters may reach below their line."""
STEPS, FEW = 400, 2
"""Cards that are looked at of a deal: more than there are, and a few."""
SEVERAL = Token("scopa", text="scopa; hand=7C 2S RB; table=4D 3C 3S 5B 2B")
PLACED = Token("scopa", text="scopa; hand=7C 2S RB; table=7D 4C 3S RD")
MELDS = (
    "2c 3c 4c 5c | 6h 7h 8h | Jh Qh Kh Ah | 9c 9d 9s | 4d 5d JK=6d 7d | Ks Kd Kc | 2s 3s 4s"
    " | 10d Jd Qd | As Ad Ac | 6c 7c 8c JK=9c | 5s 6s 7s | 8s 8d 8c"
)
MANY = (
    "scala40; players={}; hand=3h 4h 5h JK 10s Js Qc Qs 2h 2d Kh 7c 9h; held={}; laid={}; melds={}"
)
LOW = [(390, 844), (390, 664), (1366, 657)]
"""Screens on which twelve melds lie close."""


@pytest.mark.parametrize(("screen", "token"), across(some(SCREENS, 2), some(TABLES, 5)))
def test_all_that_a_turn_needs_is_in_sight_and_the_felt_stands_still(
    site: str, open_page: Open, screen: tuple[int, int], token: str
) -> None:
    page = at(open_page, site, token, screen)
    before = in_sight(page)
    page.locator(".ic-hand button").first.focus()
    for _ in range(3):
        page.keyboard.press("h")
        expect(page.locator(".ic-coach")).to_be_visible()  # the first thought comes by itself
        page.wait_for_timeout(150)
        unmoved(page, before)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".ic-answer p")).to_be_visible()
    unmoved(page, before)
    page.keyboard.press("Escape")
    for _ in range(FEW if TIMES == 1 else STEPS):
        said = page.locator(".ic-offers .ic-offered")
        if said.count():
            page.keyboard.press("Escape")  # why no card may be played yet lies over it on a phone
            said.first.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        page.keyboard.press("1")
        page.wait_for_timeout(150)
        unmoved(page, before)
        if page.locator(".ic-closing").count():
            break


def test_a_deal_of_briscola_needs_twenty_presses_and_its_points_come_to_120(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, "briscola; number=7", (1280, 800), pace="quick", hurried=True)
    before, pressed = in_sight(page), 0
    card = page.locator(".ic-hand button[aria-disabled=false]")
    while not page.locator(".ic-closing").count():
        if card.count() and not page.locator(".ic-rail .ic-main").count():
            was = page.locator(".ic").get_attribute("data-revision")
            card.first.click()
            page.wait_for_function(
                "was => document.querySelector('.ic').dataset.revision !== was", arg=was
            )
            pressed += 1
        page.wait_for_timeout(100)
    assert pressed == 20
    unmoved(page, before)
    totals = page.locator(".ic-slip tfoot strong").all_inner_texts()
    assert sum(map(int, totals)) == 120
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator(".ic-hand button")).to_have_count(3)


def test_a_card_that_takes_is_lifted_and_shows_what_before_it_is_played(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, PLACED, (390, 844))
    card = page.locator(".ic-hand [data-key='7C']")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ic-laid .ic-chosen")).to_have_count(1)
    expect(page.locator(".ic-status")).to_contain_text("7 takes 7.")
    expect(page.get_by_role("button", name="Take", exact=True)).to_be_visible()
    card.tap()
    expect(page.locator(".ic-laid .ic-is-going")).to_have_count(1)


# Faults that were seen, each once


def test_why_is_one_text_with_its_words_and_not_a_line_for_each(site: str, open_page: Open) -> None:
    page = at(open_page, site, PLACED, (390, 844))
    page.locator(".ic-laid [data-key='4C']").click()
    page.locator(".ic-laid [data-key='3S']").click()
    page.locator(".ic-hand [data-key='7C']").click()
    answer_box = page.locator(".ic-told")
    expect(answer_box.locator(".ic-term").first).to_be_visible()
    tall = answer_box.evaluate("it => it.getBoundingClientRect().height")
    plain = answer_box.evaluate(
        "it => (it.textContent = it.textContent, it.getBoundingClientRect().height)"
    )
    assert tall == plain
    assert answer_box.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert answer_box.bounding_box()["y"] < page.locator(".ic-tried").first.bounding_box()["y"]
    expect(page.locator(".ic-answer")).to_be_in_viewport(ratio=0.5)
    expect(page.locator(".ic-tried").first).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize(
    ("token", "language"), [("briscola; number=7", "it-IT"), ("scopa; number=7", "en-US")]
)
def test_what_decides_a_trick_is_told_whole_on_a_phone(
    site: str, open_page: Open, token: str, language: str
) -> None:
    page = at(open_page, site, token, (390, 844), language=language)
    for _ in range(4):
        page.locator(".ic-hand button[aria-disabled=false]").first.click()
        page.wait_for_selector(".ic-rail [aria-keyshortcuts=Enter], .ic-taking, .ic-lifted")
        cut = page.locator(".ic-status").evaluate("it => it.scrollHeight - it.clientHeight")
        assert cut < HALF_A_LINE, page.locator(".ic-status").inner_text()
        page.keyboard.press("Escape")
        page.evaluate("document.querySelector('.ic-rail [aria-keyshortcuts=Enter]')?.click()")
        table(page)


@pytest.mark.parametrize("screen", some([(390, 844), (1280, 800)], 2))
def test_hint_after_its_last_step_opens_what_was_said_and_the_numbers(
    site: str, open_page: Open, screen: tuple[int, int]
) -> None:
    page = at(open_page, site, "briscola; number=7", screen)
    press, more = page.get_by_role("button", name="Hint"), page.locator("details.ic-more")
    for steps in range(3):
        expect(page.locator(".ic-three [aria-current]")).to_have_count(min(steps, 1))
        press.click()
    expect(more).to_be_visible()
    page.keyboard.press("Escape")
    expect(more).to_be_hidden()
    press.click()
    expect(more).to_be_visible()
    press.click()
    expect(more.locator("p").first).to_be_visible()
    expect(page.locator(".ic-answer")).to_have_count(0)


FLIGHTS = """(() => {
  const real = Element.prototype.animate;
  window.flights = [];
  Element.prototype.animate = function (frames, how) {
    flights.push(frames[0].transform ?? "");
    return real.call(this, frames, how);
  };
})()"""
"""Notes from where each card flies."""


def test_where_no_stock_is_cards_are_dealt_from_the_middle_in_their_own_size(
    site: str, open_page: Open
) -> None:
    page = at(open_page, site, "tresette; number=7", (1280, 800), motion="no-preference")
    page.evaluate(FLIGHTS)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="New deal").click()
    page.wait_for_function("() => flights.length >= 40")
    flights = page.evaluate("flights")
    assert {each.split("scale")[1] for each in flights if "scale" in each} == {"(1)"}


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
    page.get_by_role("button", name="Continue", exact=True).tap()
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


@pytest.mark.parametrize(("players", "screen"), across([2, 6, 4], LOW))
def test_twelve_melds_and_thirteen_cards_are_in_sight(
    players: int, screen: tuple[int, int], site: str, open_page: Open
) -> None:
    owners = " ".join(str(number % players) for number in range(12))
    held = "5 " * (players - 1)
    token = Token("scala40", text=MANY.format(players, held, owners, MELDS), moves=())
    page = at(open_page, site, token, screen)
    expect(page.locator(".ic-meld")).to_have_count(12)
    in_sight(page)
    melds = page.locator(".ic-melds")
    assert (
        melds.evaluate_all("all => all.map((each) => each.scrollHeight - each.clientHeight)")
        == [0] * players
    )
