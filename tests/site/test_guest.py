"""A table as a guest of a page that is another's: a shadow root, a row, a dark or narrow host…"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.own_page import FRAMED, OWN, opened

from italiancards.widgets import CardTable, Practice

pytestmark = pytest.mark.browser

HAND = ".ic-hand .ic-card"
SHADOW = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A host with a shadow root</title>
<body>
<div id="cell" tabindex="-1"><div id="host"></div></div>
<p id="beside"><button onclick="this.textContent = 'pressed'">Beside</button></p>
<script>
document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML =
  '<link rel="stylesheet" href="table.css"><main></main>';
</script>
"""
ROW = OWN.replace("<main>", '<div style="display: flex"><main>').replace("</main>", "</main></div>")
COLUMN = OWN.replace("<main>", '<main style="width: 400px">')
RIGHT = OWN.replace('lang="en"', 'lang="he" dir="rtl"')
ITALIAN = OWN.replace('lang="en"', 'lang="it"')
CELL = OWN.replace("<main>", '<div class="jp-NotebookPanel"><main>')
SANDBOX, NARROW = (
    f"""<!doctype html>
<html lang="en">
<title>A host with a frame</title>
<body style="margin: 0">
<iframe {sandbox} src="{FRAMED}" style="border: 0; width: {width}; height: 700px"></iframe>
"""
    for sandbox, width in (('sandbox="allow-scripts"', "100%"), ("", "400px"))
)
DARK = {
    "JupyterLab": ("body", "data-jp-theme-light", "false", "true"),
    "VS Code": ("body", "data-vscode-theme-kind", "vscode-dark", "vscode-light"),
    "VS Code by its class": ("body", "class", "vscode-dark", "vscode-light"),
    "VS Code in high contrast": ("body", "class", "x vscode-high-contrast", "vscode-light"),
    "Colab": ("html", "theme", "dark", "light"),
    "marimo": ("body", "class", "dark", "light"),
    "marimo by its attribute": ("html", "data-theme", "dark", "light"),
    "an element around it": ("main", "data-theme", "dark", "light"),
}
"""Signs of dark hosts: the element, its attribute, and the values of dark and light ones."""
PARTS = """(card) => [...card.querySelectorAll("use")]
  .filter((use) => use.checkVisibility())
  .map((use) => use.getBBox())
  .map(({ width, height }) => width * height)"""
"""Areas of the parts of the deck in a card, in pixels; none where there are none."""
PLACES = """() => {
  const root = document.querySelector(".ic").getBoundingClientRect();
  return [...document.querySelectorAll(".ic button, .ic h1, .ic h2, .ic-card")].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each.className, left - root.left, top - root.top, width, height].join(" ");
  });
}"""


def table() -> CardTable:
    """A table whose hand is always the same."""
    return CardTable("briscola", seed=7)


def play(root: Locator, page: Page) -> None:
    """Play a card by a key, and see it answered."""
    before = root.get_attribute("data-revision") or ""
    root.locator(HAND).first.focus()
    page.keyboard.press("Enter")
    expect(root).not_to_have_attribute("data-revision", before)
    expect(root.locator(HAND)).to_have_count(2)


def choose(page: Page, setting: str, value: str) -> None:
    """Choose one of the settings of the table."""
    page.locator(".ic-settings:not([open]) summary").click()
    page.locator(".ic-settings label").filter(has_text=setting).locator("select").select_option(
        value
    )
    page.keyboard.press("Escape")


def test_in_a_shadow_root_cards_have_pictures_and_the_focus_stays(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, SHADOW) as page:
        root = page.locator(".ic")
        for card in root.locator(HAND).all():
            assert min(card.evaluate(PARTS)) > 0
        root.locator(".ic-term").first.click()
        expect(root.locator(".ic-gloss")).to_be_visible()
        root.locator(".ic-gloss").press("Escape")
        expect(root.locator(".ic-gloss")).to_have_count(0)
        play(root, page)
        expect(root.locator(".ic-hand :focus")).to_have_count(1)
        root.locator(".ic-settings summary").click()
        root.locator(".ic-settings p").first.click()
        expect(root.locator(".ic-settings[open]")).to_have_count(1)
        page.locator("#beside button").click()
        expect(root.locator(".ic-settings[open]")).to_have_count(0)
        expect(page.locator("#beside")).to_have_text("pressed")
        expect(page.locator("#host")).to_have_attribute("data-lm-suppress-shortcuts", "true")
        for _ in range(2):
            root.locator(HAND).first.press("Escape")
        expect(page.locator("#cell")).to_be_focused()
        page.evaluate("unmount()")
        assert page.locator("#host main *, body > svg").count() == 0


IDS = """async () => {
  const { default: other } = await import("./table.js?of-another-cell");
  const place = document.body.appendChild(document.createElement("div"));
  other.render({ model, el: place });
  const ids = [...document.querySelectorAll(".ic-dock [id]")].map(({ id }) => id);
  return ids.length > 2 && new Set(ids).size === ids.length;
}"""
"""Lay a second table, whose cell has a module of its own; says whether no two parts share an id."""


def test_two_tables_on_a_page_have_no_name_in_common(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800) as page:
        assert page.evaluate(IDS)


@pytest.mark.parametrize("room", [1280, 400])
def test_in_a_row_a_table_is_as_wide_as_there_is_room(room: int, browser: Browser) -> None:
    with opened(browser, table(), room, 800, ROW) as page:
        box = page.locator(".ic").bounding_box()
        assert box is not None
        assert min(room, 600) <= box["width"] <= room
        play(page.locator(".ic"), page)


def test_on_a_page_that_is_read_from_the_right_a_card_is_played(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, RIGHT) as page:
        root = page.locator(".ic")
        assert root.evaluate("(root) => getComputedStyle(root).direction") == "ltr"
        play(root, page)


def test_a_host_that_is_dark_has_a_dark_table_as_long_as_it_is(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800) as page:
        root = page.locator(".ic")
        for where, name, dark, light in DARK.values():
            element = page.locator(where)
            for value, scheme in ((dark, "dark"), (light, "light"), (dark, "dark")):
                element.evaluate(
                    "(at, [name, value]) => at.setAttribute(name, value)", [name, value]
                )
                expect(root).to_have_attribute("data-scheme", scheme)
            element.evaluate("(at, name) => at.removeAttribute(name)", name)
            expect(root).to_have_attribute("data-scheme", "light")
        page.emulate_media(color_scheme="dark")
        expect(root).to_have_attribute("data-scheme", "dark")
        play(root, page)


def test_in_a_frame_of_400_pixels_a_card_is_played(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, frame=NARROW) as page:
        root = page.frame_locator("iframe").locator(".ic")
        assert root.evaluate("() => document.documentElement.scrollWidth") == 400
        play(root, page)
        played = root.locator(".ic-trick .ic-card").first.bounding_box()
        assert played is not None
        assert played["width"] > 48  # it was 22, as high as the frame of a wide table left it


@pytest.mark.parametrize("made", [table, Practice])
def test_a_column_of_400_pixels_is_as_good_as_a_screen(
    made: type[CardTable], browser: Browser
) -> None:
    with opened(browser, made(), 400, 700) as page:
        screen = page.evaluate(PLACES)
    with opened(browser, made(), 1280, 700, COLUMN) as page:
        assert page.evaluate(PLACES) == screen


def test_in_a_frame_sandboxed_to_scripts_a_card_is_played(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, frame=SANDBOX) as page:
        frame = page.frame_locator("iframe")
        play(frame.locator(".ic"), page)
        frame.locator(".ic-settings summary").click()
        frame.locator(".ic-settings select").first.select_option("it")
        expect(frame.locator(".ic")).to_have_attribute("lang", "it")


def test_what_is_the_sites_is_left_to_the_site(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800) as page:
        root, address = page.locator(".ic"), page.url
        choose(page, "Light or dark", "dark")
        choose(page, "Language", "it")
        expect(root).to_have_attribute("data-scheme", "dark")
        expect(root).to_have_attribute("lang", "it")
        assert page.evaluate("document.cookie") == ""
        assert page.evaluate("document.documentElement.getAttributeNames()") == ["lang"]
        assert page.locator("html").get_attribute("lang") == "en"
        assert page.url == address
        page.reload()  # what was chosen is known all the same
        expect(root).to_have_attribute("data-scheme", "dark")
        expect(root).to_have_attribute("lang", "it")
        page.evaluate("unmount()")
        expect(page.locator("main > *")).to_have_count(0)


def test_a_host_that_speaks_italian_has_a_table_that_does(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, ITALIAN) as page:
        expect(page.locator(".ic")).to_have_attribute("lang", "it")
        page.locator("html").evaluate("(html) => html.lang = 'en'")
        expect(page.locator(".ic")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("host", "advice"),
    [
        (CELL, "Run the cell again"),
        (CELL.replace('"en"', '"it"'), "Esegui di nuovo la cella"),
        (OWN, "reload the page"),
    ],
)
def test_a_table_that_is_gone_says_what_helps_where_it_is(
    host: str, advice: str, browser: Browser
) -> None:
    with opened(browser, table(), 1280, 800, host) as page:
        if '"it"' in host:
            expect(page.locator(".ic")).to_have_attribute("lang", "it")
        page.evaluate("void (model.send = () => { throw new Error('the kernel is gone'); })")
        page.locator(HAND).first.click()
        expect(page.locator(".ic-trouble")).to_contain_text(advice)
        expect(page.locator(".ic-trouble button")).to_have_count(0)


BESIDE = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [dock, stage] = [box(".ic-dock"), box(".ic-stage")];
  return { dock: dock.width, apart: dock.left - stage.right, high: dock.height - stage.height };
}"""
"""How the dock lies to the stage: its width, how far to the right, and how much higher it is."""


def test_in_a_cell_beside_a_list_of_files_the_dock_covers_no_card(browser: Browser) -> None:
    with opened(browser, table(), 848, 900, CELL) as page:
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("tabpanel", name="Log")).to_be_visible()
        found = page.evaluate(BESIDE)
        assert found["dock"] > 240
        assert found["apart"] >= 0
        assert abs(found["high"]) <= 1
        play(page.locator(".ic"), page)
