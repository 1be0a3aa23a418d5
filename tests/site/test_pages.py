"""The pages to read: rules, score pad, glossary; and the words of a table that lead there."""

from __future__ import annotations

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import FloatRect, Page, expect
from support.depth import across, some
from support.notebooks import first_card
from support.page_checks import ALL, Open, axe, sideways, table
from support.site import LESSON, TABLE

import italiancards as ic
from italiancards.glossary import glossary
from italiancards.site.pages.rules import games_with_guide

pytestmark = pytest.mark.browser
PAGES = {
    **{f"rules/{name}": sheets for name, sheets in (("briscola", 7), ("scopa", 5))},
    **{f"rules/{name}/pad": 1 for name in ("briscola", "scopa")},
    **{f"rules/{name}/short": 1 for name in ("briscola", "scopa")},
    "glossary": 13,  # with the names of principles
    "rules": 1,
}
"""Pages to read, and how many sheets of paper each may take."""
LOCALES = {"en": "en-GB", "it": "it-IT"}


def _sheets(page: Page) -> int:
    """How many sheets of paper a page is printed on."""
    page.wait_for_load_state("networkidle")
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize(
    ("address", "width", "scheme", "language"),
    some(across(["", *PAGES], [1280, 390, 320], ["light", "dark"], [*LOCALES]), 3),
)
def test_no_page_to_read_has_an_accessibility_finding_or_scrolls_sideways(
    site: str, open_page: Open, address: str, width: int, scheme: str, language: str
) -> None:
    page = open_page(f"{site}{address}", width=width, scheme=scheme, language=LOCALES[language])
    assert page.locator("html").get_attribute("lang") == language
    assert axe(page, ALL) == []
    assert sideways(page) <= 0


@pytest.mark.parametrize("language", some(LOCALES, 2))
def test_pages_are_printed_black_on_white_without_bars_and_on_few_sheets(
    site: str, open_page: Open, language: str
) -> None:
    page = open_page(site, scheme="dark", language=LOCALES[language])
    for address, most in some(PAGES.items(), 2):
        page.emulate_media(media="null")
        page.goto(f"{site}{address}")
        assert 1 <= _sheets(page) <= most, address
        page.emulate_media(media="print")
        expect(page.locator(".bar")).to_be_hidden()
        expect(page.locator(".links a, .screen").locator("visible=true")).to_have_count(0)
        colours = page.evaluate(
            "(({color, backgroundColor}) => [color, backgroundColor])"
            "(getComputedStyle(document.documentElement))"
        )
        assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_home_leads_to_the_rules_of_a_game_and_from_there_to_all_their_pages(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    for name in some(games_with_guide(), 5):
        page.goto(site)
        page.locator(".nav").get_by_role("link", name="Rules").click()
        page.locator(f"a:is([href$='rules/{name}'], [href$='rules/{name}/'])").click()
        for link in ("Everything on one page", "A score pad", "The full rules", "Glossary"):
            page.locator(".links").get_by_role("link", name=link).click()
            expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Italiano").click()
    expect(page.get_by_role("heading", name="Glossario")).to_be_visible()
    page.goto(f"{site}rules/briscola")  # the language chosen there is kept here
    expect(page.get_by_role("heading", name="Pescare")).to_be_visible()


def test_the_rules_show_every_card_of_the_pack(site: str, open_page: Open) -> None:
    page = open_page(f"{site}rules/briscola")
    drawn = page.locator(".ladder use").evaluate_all(
        "all => all.filter(each => each.getBoundingClientRect().height > 20)"
        ".map(each => each.getAttribute('href').split('#ic-it-')[1])"
    )
    assert sorted(drawn) == sorted(ic.game("briscola").pack.cards)


@pytest.mark.served("what a plain file server answers is its own")
def test_the_pages_need_no_kernel_and_no_such_game_is_an_answer_of_its_own(site: str) -> None:
    for path in ("rules/bridge", "rules/briscola/long", "rules//"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{site}{path}")
    for path in PAGES:
        with urllib.request.urlopen(f"{site}{path}") as answer:
            text = answer.read().decode()
        assert "kernel" not in text.lower()


def test_the_glossary_finds_a_word_in_either_language_with_or_without_its_accent(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}glossary")
    shown = page.locator(".words li").locator("visible=true")
    expect(shown).to_have_count(len(glossary()))
    field = page.get_by_role("searchbox")
    for wanted in ("briscola", "brìscola", "TRUMP", "coppe"):
        field.fill(wanted)
        assert 0 < shown.count() < len(glossary())
    field.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("No such word.")
    page.goto(f"{site}glossary#re")
    expect(page.locator("#re")).to_be_in_viewport()


# Words of a table that can be explained


def _lesson(open_page: Open, site: str, **seen: object) -> Page:
    """A step of a lesson that has a text and a table."""
    return table(open_page(f"{site}{LESSON}#{first_card('100_briscola_the_trick')}", **seen))


@pytest.mark.parametrize("width", some([390, 1280], 2))
def test_a_word_is_explained_beside_it_and_never_covered(
    site: str, open_page: Open, width: int
) -> None:
    page = _lesson(open_page, site, width=width)
    for name, scheme in (("English", "light"), ("Italiano", "dark")):
        page.locator(".ic-settings summary").click()
        page.locator(".ic-settings select").first.select_option(name)
        page.locator(".ic-settings summary").click()
        page.emulate_media(color_scheme=scheme)
        expect(page.locator(".ic")).to_have_attribute("lang", name[:2].lower())
        words = page.locator(".ic-step .ic-term")
        assert words.count() >= 3
        for word in words.all():
            word.click()
            box = page.locator(".ic-gloss")
            expect(box).to_be_visible()
            assert "ˈ" in box.inner_text()
            _apart(word.bounding_box(), box.bounding_box(), width)
            assert axe(page) == []
            assert sideways(page) <= 0


def _apart(word: FloatRect | None, box: FloatRect | None, width: int) -> None:
    """The box lies on the screen, below or above the word."""
    assert word is not None
    assert box is not None
    below = box["y"] >= word["y"] + word["height"] - 4
    assert below or box["y"] + box["height"] <= word["y"] + 4
    assert 0 <= box["x"] <= width - box["width"]


def test_a_word_is_explained_by_keyboard_and_escape_leads_back_to_it(
    site: str, open_page: Open
) -> None:
    page = _lesson(open_page, site)
    word = page.locator(".ic-step .ic-term").first
    word.focus()
    page.keyboard.press("Enter")
    box = page.get_by_role("dialog", name="uscìre")
    expect(box).to_be_focused()
    page.keyboard.press("h")  # a key of the table's, which must not reach it
    page.keyboard.press("Tab")
    expect(box.get_by_role("link")).to_be_focused()
    expect(box.get_by_role("link")).to_have_attribute("href", re.compile("/glossary/?#uscire$"))
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(word).to_be_focused()
    assert page.locator(".ic-coach").count() == 0
    word.click()
    expect(box).to_be_visible()
    word.click()
    expect(box).to_be_hidden()


def test_the_link_of_a_word_opens_the_glossary_at_that_word_and_the_lesson_stays(
    site: str, open_page: Open
) -> None:
    page = _lesson(open_page, site)
    step = page.locator(".ic-step").inner_text()
    page.locator(".ic-step .ic-term").first.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Glossary").click()
    expect(opened.value.locator("#uscire")).to_be_in_viewport()
    page.keyboard.press("Escape")
    assert page.locator(".ic-step").inner_text() == step


@pytest.mark.parametrize("width", some([390, 1280], 2))
def test_words_that_can_be_explained_change_neither_the_text_nor_its_place(
    site: str, open_page: Open, width: int
) -> None:
    page = _lesson(open_page, site, width=width)
    expect(page.locator(".ic-text")).to_have_text(
        [
            "Rosa leads, that is, she plays first: the five of clubs. Her card and yours make a "
            "trick, and one of you takes both.",
            "Play your card of the same suit.",
        ]
    )
    page.locator(".ic-hand button").first.click()
    expect(page.locator(".ic-reply .ic-term").first).to_be_visible()
    sizes = page.locator(".ic-term").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(r => Math.min(r.width, r.height))"
    )
    assert min(sizes) >= 24
    heights = page.evaluate(
        """() => [...document.querySelectorAll(".ic-text, .ic-reply, .ic-kept li")].map((each) => {
            const copy = each.cloneNode(false);
            copy.textContent = each.textContent;
            const before = each.getBoundingClientRect().height;
            each.replaceWith(copy);
            return [before, copy.getBoundingClientRect().height];
        })"""
    )
    assert len(heights) == 4
    assert all(before == after for before, after in heights), heights


def test_the_status_line_stays_one_sentence_for_a_screen_reader(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    status = page.locator(".ic-status")
    expect(status).to_have_text("Your turn: you lead.")
    expect(page.locator(".ic-spoken")).to_have_role("log")
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    expect(status).to_contain_text(re.compile(r"Rosa: the .+ of .+\.\s+.+ the trick\."))
    old = status.locator("[translate=yes]")
    old.evaluate_all("all => all.forEach((each) => each.setAttribute('data-old', ''))")
    assert status.locator("[data-old]").count() > 1
    status.get_by_role("button").click()  # the whole sentence, with its words
    expect(page.locator(".ic-dock .ic-now .ic-term").first).to_be_visible()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(status).to_contain_text("Your turn")
    expect(status.locator("[data-old]")).to_have_count(0)  # a new sentence is new as a whole
