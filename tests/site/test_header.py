"""Settings in the header of every page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from support.page_checks import Open, axe, table
from support.resume import browser_storage
from support.site import PRACTICE

from italiancards.site.pages.links import Links
from italiancards.site.pages.settings import SHOWN
from italiancards.site.pages.sheets import (
    environment,
    fill_template,
    home,
    rules,
    rules_index,
    words,
)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_page_to_read_has_the_settings_and_the_players_name(language: str) -> None:
    made = environment()
    sheets = [home(language), rules_index(language), words(language)]
    sheets += [rules(language, "scopa", kind) for kind in ("", "short", "pad")]
    for sheet in sheets:
        page = fill_template(made, sheet, language, Links("/"))
        assert re.findall(r'data-setting="(\w+)"', page) == [*SHOWN, "name"], sheet[0]
        assert page.count('<script type="module"') == 1, sheet[0]


def set_in_header(page: Page, name: str, value: str) -> None:
    """Choose a value in the header of a page."""
    if not page.locator(".set[open]").count():
        page.locator(".set summary").click()
    page.locator(f".set [data-setting={name}]").locator("visible=true").select_option(value)


@pytest.mark.browser
def test_what_is_set_in_the_header_holds_at_once_and_at_every_table(
    site: str, open_page: Open
) -> None:
    page = open_page(site, width=390, height=844)
    set_in_header(page, "scheme", "dark")
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    set_in_header(page, "colours", "four")
    page.locator(".set [data-setting=name]").fill("Ada")
    page.keyboard.press("Enter")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".set .box")).to_be_hidden()
    expect(page.locator(".set summary")).to_be_focused()
    kept = browser_storage(page)["settings"]
    assert kept | {"scheme": "dark", "colours": "four", "name": "Ada"} == kept
    page.goto(f"{site}{PRACTICE}")
    expect(page.locator(".ic-tile").first).to_be_visible()
    set_in_header(page, "pace", "slow")
    page.mouse.click(5, 300)  # beside it
    expect(page.locator(".set .box").first).to_be_hidden()
    page.goto(f"{site}{PRACTICE}#scopa")
    table(page)
    page.reload()
    root = table(page).locator(".ic").first
    expect(root).to_have_attribute("data-scheme", "dark")
    expect(page.locator(".ic-settings select").nth(1)).to_have_value("slow")
