"""What a page does where its browser keeps nothing, where a link is damaged, and in two tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from support.depth import some
from support.edition import PYTHON
from support.page_checks import Open, table
from support.resume import browser_storage
from support.site import LESSON, PRACTICE

pytestmark = pytest.mark.browser
PUZZLES = "voila/render/020_puzzles"
CLASS = "voila/render/030_class"
HAND = "all => all.map((each) => each.dataset.key)"
REFUSED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
Object.defineProperty(Document.prototype, "cookie", {
  get() { throw new DOMException("no", "SecurityError"); },
  set() { throw new DOMException("no", "SecurityError"); },
});
"""
"""A browser that refuses storage and cookies by errors, as in a frame without rights."""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
"""A browser whose storage is full."""


@pytest.fixture
def visiting(browser: Browser) -> Iterator[Callable[[str, str], Page]]:
    """Opens a page in a browser that is made otherwise by a script; complains of script errors."""
    contexts, wrong = [], list[str]()

    def opening(address: str, script: str) -> Page:
        context = browser.new_context(locale="en-GB", service_workers="block")
        context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(address)
        page.wait_for_selector(PYTHON, state="attached")
        return page

    yield opening
    for context in contexts:
        for page in context.pages:
            page.close()
        context.close()
    assert wrong == []


def hand(page: Page) -> list[str]:
    """The cards in the learner's hand."""
    found: list[str] = table(page).locator(".ic-hand [data-key]").evaluate_all(HAND)
    return found


# Nothing is kept


@pytest.mark.either
@pytest.mark.parametrize(("script", "told"), [(REFUSED, "keeps nothing"), (FULL, "no room left")])
def test_where_nothing_is_kept_the_address_carries_the_hand_and_the_page_says_so_once(
    site: str, visiting: Callable[[str, str], Page], script: str, told: str
) -> None:
    page = visiting(f"{site}{PRACTICE}#briscola;+number=7;+players=2", script)
    first = hand(page)
    notice = page.locator(".ic-told")
    expect(notice).to_contain_text(told)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    expect(notice).to_have_count(0)
    assert "moves=" in page.url
    page.reload()
    expect(page.get_by_text("Resumed where you left off.")).to_be_visible()
    left = page.locator(".ic-hand [data-key]")
    expect(left).to_have_count(2)
    assert set(left.evaluate_all(HAND)) < set(first)


@pytest.mark.either
def test_where_no_cookie_is_kept_the_language_goes_from_page_to_page(
    site: str, visiting: Callable[[str, str], Page]
) -> None:
    page = visiting(f"{site}{PRACTICE}", REFUSED)

    def follow(link: str) -> None:
        page.context.clear_cookies()  # a browser that refuses them keeps none of the server's
        page.locator(link).first.click()
        expect(page.locator("html")).to_have_attribute("lang", "it")

    expect(page.locator(".ic-tiles")).to_be_visible()
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    follow(".brand")
    expect(page.locator("#kept strong")).to_contain_text("non conserva niente")
    expect(page.locator("#kept-here")).to_be_hidden()
    follow("nav a[href*=rules]")
    follow("main a[href*='rules/scopa']")
    follow("nav a[href*=practice]")
    expect(page.get_by_role("heading", name="Scegli un tavolo")).to_be_visible()


def test_settings_hold_on_a_page_that_keeps_nothing(
    site: str, visiting: Callable[[str, str], Page]
) -> None:
    page = visiting(f"{site}{PRACTICE}#briscola;+number=7", REFUSED)
    hand(page)
    page.locator(".ic-settings summary").click()
    page.get_by_label("Cards in hand").select_option("large")
    expect(page.locator(".ic").first).to_have_attribute("data-size", "large")
    expect(page.get_by_label("Cards in hand")).to_have_value("large")


def test_a_teacher_is_told_before_relying_on_it_that_a_choice_is_not_kept(
    site: str, visiting: Callable[[str, str], Page]
) -> None:
    page = visiting(f"{site}{CLASS}", FULL)
    asked = page.get_by_role("textbox", name="Or paste a link to a deal or puzzle")
    asked.fill("briscola; number=7")
    asked.press("Enter")
    expect(page.locator(".ic-class-chosen li")).to_have_count(1)
    expect(page.get_by_text("This browser could not keep that")).to_be_visible()


def test_progress_that_could_not_be_kept_is_not_called_loaded(
    site: str, visiting: Callable[[str, str], Page]
) -> None:
    page = visiting(site, FULL)
    file = {"name": "p.json", "mimeType": "application/json", "buffer": b'{"format": 1}'}
    page.locator("#load").set_input_files([file])
    expect(page.locator("#told")).to_contain_text("no room left")


# A damaged link


@pytest.mark.either
@pytest.mark.parametrize(
    ("path", "end"),
    some(
        [
            (PRACTICE, "#briscola;+number=7;+names=Anna,Bea%2"),
            (PUZZLES, "#scopa;+puzzle=x%C3"),
            (LESSON, "#lesson;+at=1%"),
            (CLASS, "#class=3B%2&do=briscola;%20number=7"),
            (LESSON, "?projector#lesson;+at=1%"),
            (CLASS, "#class=3B%2"),
            (CLASS, "#class%3D3B%C3%26do%3Dbriscola;%20number%3D7"),
        ],
        3,
    ),
)
def test_a_link_cut_inside_an_escape_lays_the_page_and_says_what_it_could_not_read(
    site: str, open_page: Open, path: str, end: str
) -> None:
    page = open_page(f"{site}{path}{end}")
    lost = end[end.rindex("%") :] if path != CLASS else "%"
    code_shown = page.locator(".ic-told code, .ic-class-wrong code")
    expect(code_shown).to_contain_text(lost)
    if path == PRACTICE:
        before = hand(page)
        page.reload()
        assert hand(page) == before
    elif path == CLASS:
        title = "deal 7" if "do" in end else "This link cannot be read"
        expect(page.locator(".ic-class")).to_contain_text(title)
    else:
        expect(page.locator(".ic-app")).to_be_visible()


def test_the_glossary_takes_any_address(site: str, open_page: Open) -> None:
    page = open_page(f"{site}glossary")
    page.evaluate("location.hash = '#%2'")
    page.evaluate("location.hash = '#briscola'")
    expect(page.locator("#briscola")).to_be_in_viewport()


# Two tabs


@pytest.mark.either
def test_each_tab_goes_on_with_its_own_hand_and_none_is_lost(site: str, open_page: Open) -> None:
    one = open_page(f"{site}{PRACTICE}#tresette;+number=3;+players=2")
    mine = hand(one)
    other = one.context.new_page()
    other.goto(f"{site}{PRACTICE}#briscola;+number=7;+players=2")
    theirs = hand(other)
    one.locator(".ic-hand button").last.click()
    expect(one.locator(".ic-hand [data-key]")).to_have_count(len(mine) - 1)
    other.reload()
    assert hand(other) == theirs
    one.reload()
    left = one.locator(".ic-hand [data-key]")
    expect(left).to_have_count(len(mine) - 1)
    assert set(left.evaluate_all(HAND)) < set(mine)
    other.close()  # its hand is still there to go on with
    assert "briscola" in browser_storage(one)["aside"]["010_practice"][0]["token"]
    third = one.context.new_page()
    third.goto(f"{site}{PRACTICE}")
    expect(third.locator(".ic-left")).to_have_count(2)
    third.locator(".ic-left", has_text="Briscola").get_by_role("button").click()
    assert hand(third) == theirs
    assert "tresette" in browser_storage(third)["aside"]["010_practice"][0]["token"]


def test_what_a_teacher_chooses_in_one_tab_is_there_in_the_other(
    site: str, open_page: Open
) -> None:
    one = open_page(f"{site}{CLASS}")
    other = one.context.new_page()
    other.goto(f"{site}{CLASS}")
    for page, item in ((one, "briscola; number=7"), (other, "scopa; number=9")):
        asked = page.get_by_role("textbox", name="Or paste a link to a deal or puzzle")
        asked.fill(item)
        asked.press("Enter")
        for each in (one, other):
            expect(each.locator(".ic-class-chosen li")).to_have_count(1 + (page is other))
