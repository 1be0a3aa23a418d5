"""The practice page: a table is chosen, dealt, set up, and found again."""

from __future__ import annotations

import subprocess
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.depth import across, some
from support.page_checks import ALL, Open, axe, sideways, tab_to, table
from support.resume import place
from support.site import PRACTICE, TABLE

from italiancards.screen.layouts import tables

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("width", "scheme"), some(across([1280, 390, 320], ["light", "dark"]), 3))
def test_practice_opens_on_tiles_and_deals_with_one_press(
    site: str, open_page: Open, width: int, scheme: str
) -> None:
    page = open_page(f"{site}{PRACTICE}", width=width, scheme=scheme, language="it-IT")
    expect(page.get_by_role("heading", name="Scegli un tavolo")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.locator(".ic-tile")).to_have_count(len(tables()))
    expect(page.locator(".ic-hand")).to_have_count(0)
    assert axe(page, ALL) == []
    assert sideways(page) <= 0
    page.locator(".ic-more summary").click()
    expect(page.get_by_label("Numero della mano")).to_be_visible()
    assert axe(page, ALL) == []
    assert sideways(page) <= 0
    page.get_by_role("button", name="Dai le carte").click()
    expect(page.locator(".ic-hand button:focus")).to_have_count(1)
    expect(page.locator(".ic-hand button").first).to_be_in_viewport()


def test_a_table_is_chosen_by_keyboard_alone_and_the_last_choice_is_remembered(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}")
    tab_to(page, ".ic-tile")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Scopa")).to_be_checked()
    tab_to(page, ".ic-players")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.get_by_text("Two pairs")).to_be_visible()
    tab_to(page, ".ic-levels")
    page.keyboard.press("ArrowLeft")  # from the first to the last
    expect(page.get_by_role("radio", name="Expert")).to_be_checked()
    tab_to(page, ".ic-sit")
    page.keyboard.press("Enter")
    expect(page.locator(".ic-hand button:focus")).to_have_count(1)
    token = place(page, "010_practice")
    assert token.startswith("scopa; players=4;")
    assert "level=5" in token
    assert page.url.endswith("#table")
    page.go_back()  # to the tiles, as they were left
    for _ in range(2):
        expect(page.get_by_role("radio", name="Scopa")).to_be_checked()
        expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
        expect(page.get_by_role("radio", name="Expert")).to_be_checked()
        page.reload()
    assert place(page, "010_practice") == token  # the hand that was left is kept
    expect(page.locator(".ic-left")).to_contain_text("Scopa, deal")
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.locator(".ic-hand button:focus")).to_have_count(1)
    assert place(page, "010_practice") == token


WON = (
    "briscola; number=3; seat=0; level=1; moves=6D, 2C, FS, 4C, RS, 6C, AB, 5D, 4S, 5S, RC, CB, CS,"
    " FB, 2S, FD, 5C, 3C, 4D, AD, 7D, RD, 7B, RB, 3B, CD, 6S, AS, FC, 6B, 7C, CC, 2D, 4B, 5B, 7S,"
    " 3S, 2B"
)
"""A deal that is won, before its last card."""


def test_after_four_deals_won_the_next_level_is_one_press_and_the_chooser_shows_it(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}", width=390, language="it-IT")
    expect(page.get_by_role("radio", name="1: Prima sera")).to_be_checked()
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem("italiancards"));
        const levels = { briscola: { won: { 1: [true, true, true] } } };
        const now = { ...kept, format: 5, levels };
        localStorage.setItem("italiancards", JSON.stringify(now));
    }""")
    page.goto(f"{site}{PRACTICE}#{quote(WON)}")
    expect(page.locator(".ic-hand button")).to_have_count(1)
    page.locator(".ic-hand button[aria-disabled=false]").click()
    page.locator(".ic-steps .ic-main").click()  # on after the last trick
    offer = page.locator(".ic-level-up")
    expect(offer).to_contain_text("Sali di livello?")
    assert axe(page) == []
    offer.get_by_role("button").click()
    expect(offer).to_have_text("Dalla prossima mano: 2 · Principianti")
    expect(page.locator(".ic-actions .ic-main")).to_be_focused()
    page.goto(f"{site}{PRACTICE}")
    page.reload()
    expect(page.get_by_role("radio", name="2: Principianti")).to_be_checked()


def test_a_number_of_players_that_a_game_has_not_cannot_be_chosen(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}")
    page.get_by_role("radio", name="Scopa").check()
    page.get_by_role("radio", name="6", exact=True).check()
    page.get_by_role("radio", name="Tresette").check()
    expect(page.get_by_role("radio", name="6", exact=True)).to_be_disabled()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".ic-hand button")).to_have_count(10)
    assert place(page, "010_practice").startswith("tresette;")


@pytest.mark.parametrize("width", some([390, 1280], 2))
def test_another_table_is_set_up_and_comes_into_sight(
    site: str, open_page: Open, width: int
) -> None:
    page = table(open_page(f"{site}{TABLE}", width=width, scheme="dark"))
    if width < 900:
        page.get_by_role("button", name="Score").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Another table").click()
    expect(page.locator(".ic-tile :checked")).to_be_focused()
    page.locator(".ic-more summary").click()
    page.get_by_label("Variant").select_option(label="Sicilian Briscola")
    page.get_by_role("radio", name="Second to play").check()
    seven = page.get_by_role("group", name="Exchanging the seven of trumps")
    expect(seven.get_by_role("radio", name="Allowed", exact=True)).to_be_checked()
    page.locator("select[name=deck]").select_option(label="French cards")
    expect(
        page.get_by_role("radio", name="custom").or_(page.get_by_label("Variant"))
    ).to_be_visible()
    assert axe(page) == []
    assert sideways(page) <= 0
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".ic-hand use[href^='#ic-fr-']").first).to_be_attached()
    expect(page.locator(".ic-hand")).to_be_in_viewport()
    expect(page.locator(".ic-hand button:focus")).to_have_count(1)
    expect(page.locator(".ic-tile")).to_have_count(0)
    token = place(page, "010_practice")
    assert "exchange_seven=True" in token
    assert "seat=1" in token


def test_a_deal_number_a_record_and_open_cards(site: str, open_page: Open, tmp_path: Path) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Deal number", exact=True).fill("7")
    page.get_by_role("button", name="Deal it").click()
    expect(page.locator(".ic-heading")).to_have_text("Briscola, deal 7")
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Share", exact=True).click()
    expect(page.get_by_text("The record shows every card")).to_be_visible()
    page.get_by_role("button", name="Show all cards").click()
    expect(page.locator(".ic-fan .ic-art")).to_have_count(3)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    download.value.save_as(tmp_path / "game.ic")
    run = subprocess.run(["italiancards", "replay", tmp_path / "game.ic"], capture_output=True)
    assert run.returncode == 0
    page.get_by_role("button", name="Hide them again").click()
    expect(page.locator(".ic-fan .ic-art")).to_have_count(0)
    for text in ((tmp_path / "game.ic").read_text(), "nonsense"):
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Another table").click()
        page.get_by_text("Load something you have").click()
        page.get_by_label("A position, a record").fill(text)
        page.get_by_role("button", name="Set it up").click()
        expect(page.locator(".ic-heading")).to_have_text("Briscola, deal 7")
    refused = page.get_by_role("tabpanel", name="Why?")
    expect(refused.get_by_text("This cannot be set up")).to_be_visible()
