"""A table as a guest of a page that is another's: in a shadow root, in a row, dark, narrow, sandboxed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.own_page import FRAMED, OWN, opened

from italiancards.widgets import CardTable

pytestmark = pytest.mark.browser

HAND = ".ic-hand .ic-card"
SHADOW = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A host with a shadow root</title>
<body><div id="host"></div><p id="beside"><button onclick="this.textContent = 'pressed'">Beside</button></p>
<script>
document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML =
  '<link rel="stylesheet" href="table.css"><main></main>';
</script>
"""
ROW = OWN.replace("<main>", '<div style="display: flex"><main>').replace("</main>", "</main></div>")
SANDBOX = f"""<!doctype html>
<html lang="en">
<title>A host with a sandbox</title>
<body style="margin: 0">
<iframe sandbox="allow-scripts" src="{FRAMED}" style="border: 0; width: 100%; height: 700px"></iframe>
"""
PARTS = """(card) => [...card.querySelectorAll("use")].filter((use) => use.checkVisibility()).map((use) => {
  const { width, height } = use.getBBox();
  return width * height;
})"""
"""How large the parts of the deck are that a card is drawn from: nothing where there are none."""


def table() -> CardTable:
    """A table whose hand is always the same."""
    return CardTable("briscola", seed=7)


def play(root: Locator, page: Page, key: str = "Enter") -> None:
    """Play a card by a key, and see it answered, with the focus in the hand still."""
    before = int(root.get_attribute("data-revision") or 0)
    root.locator(HAND).first.focus()
    page.keyboard.press(key)
    expect(root).not_to_have_attribute("data-revision", str(before))
    expect(root.locator(HAND)).to_have_count(2)


def test_in_a_shadow_root_cards_have_pictures_and_the_focus_stays(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, SHADOW) as page:
        root = page.locator(".ic")
        for card in root.locator(HAND).all():
            assert min(card.evaluate(PARTS)) > 0
        play(root, page)
        expect(root.locator(".ic-hand :focus")).to_have_count(1)
        root.locator(".ic-settings summary").click()
        root.locator(".ic-settings p").first.click()
        expect(root.locator(".ic-settings[open]")).to_have_count(1)
        page.locator("#beside button").click()
        expect(root.locator(".ic-settings[open]")).to_have_count(0)
        expect(page.locator("#beside")).to_have_text("pressed")
        assert page.locator("body > svg").count() == 0


@pytest.mark.parametrize("room", [1280, 400])
def test_in_a_row_a_table_is_as_wide_as_there_is_room(room: int, browser: Browser) -> None:
    with opened(browser, table(), room, 800, ROW) as page:
        box = page.locator(".ic").bounding_box()
        assert box is not None
        assert min(room, 600) <= box["width"] <= room
        play(page.locator(".ic"), page)


def test_in_a_sandboxed_frame_a_card_is_played(browser: Browser) -> None:
    with opened(browser, table(), 1280, 800, frame=SANDBOX) as page:
        play(page.frame_locator("iframe").locator(".ic"), page)
