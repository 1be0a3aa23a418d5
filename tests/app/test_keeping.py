"""What a browser keeps: a hand that goes on, a course map, mistakes that come back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.kernels import process_of
from support.looking import Open, axe, sideways, table
from support.site import PRACTICE, serving
from support.visitors import kernel_of

import italiancards as ic
from app.site.lessons import lessons
from italiancards.core.seats import Seat
from widgets.session.token import Token, moves_of

pytestmark = pytest.mark.browser
LESSON = "voila/render/100_briscola_the_trick"
DAY = 24 * 60 * 60 * 1000
SOON = 10
"""Seconds: five on a quiet machine, where it takes four to be told and one to go on."""
BADLY = ",+".join(moves_of(ic.deal("briscola", seed=7).autoplay("random"), Seat(0)))
"""A deal that was played by chance to its end."""


def kill_kernel(page: Page) -> None:
    """The kernel of a page dies, without a word."""
    os.kill(process_of(kernel_of(page.locator("#ic-page").text_content())), signal.SIGKILL)


def kept(page: Page) -> Any:
    """What the browser keeps."""
    return json.loads(page.evaluate("localStorage.getItem('italiancards')"))


def place(page: Page, name: str) -> str:
    """The token of a page."""
    token = kept(page)["places"][name]["token"]
    assert isinstance(token, str)
    return token


def goes_on(page: Page, name: str) -> None:
    """A kernel dies: the learner is told soon, goes on as soon, and loses nothing."""
    before = place(page, name)
    said = page.locator(".ic-status, .ic-step").first.inner_text().split("\n")[-1]
    kill_kernel(page)
    started = time.monotonic()
    lost = page.get_by_role("alert")
    expect(lost).to_contain_text("Your hand is kept here", timeout=30_000)
    told = time.monotonic()
    assert told - started <= SOON
    assert axe(page) == []
    page.get_by_role("button", name="Go on with this hand").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You go on where you were.")).to_be_visible()
    assert time.monotonic() - told <= SOON
    assert place(page, name) == before
    expect(page.locator(".ic-status, .ic-step").first).to_contain_text(said)


# Resuming


def test_a_hand_goes_on_when_its_kernel_dies_and_when_its_page_is_opened_again(
    site: str, open_page: Open
) -> None:
    page = table(open_page(f"{site}{PRACTICE}"))
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    goes_on(page, "010_practice")
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    before, heading = place(page, "010_practice"), page.locator(".ic-heading").inner_text()
    again = page.context.new_page()  # the tab is closed and opened again
    page.close()
    again.goto(f"{site}{PRACTICE}")
    expect(again.get_by_text("You go on where you were.")).to_be_visible()
    assert again.locator(".ic-heading").inner_text() == heading
    assert place(again, "010_practice") == before


def test_a_lesson_goes_on_when_its_kernel_dies(site: str, open_page: Open) -> None:
    page = open_page(f"{site}{LESSON}")
    for _ in range(2):
        page.locator(".ic-question button").first.click()
        page.get_by_role("button", name="Next").click()
        page.wait_for_timeout(300)
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.locator(".ic-hand button").last.click()  # a wrong card
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    goes_on(page, "100_briscola_the_trick")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_a_review_goes_on_when_its_kernel_dies(site: str, open_page: Open) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola;+number=7;+moves={BADLY}")
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".ic-decisions button").first.click()
    expect(page.get_by_text("Find the better card.", exact=True)).to_be_visible()
    chosen = page.locator(".ic-decisions [aria-current=true]").inner_text()
    goes_on(page, "010_practice")
    expect(page.get_by_text("Find the better card.", exact=True)).to_be_visible(timeout=30_000)
    assert page.locator(".ic-decisions [aria-current=true]").inner_text() == chosen


def test_a_site_that_cannot_be_reached_says_so_and_keeps_the_hand(open_page: Open) -> None:
    with serving() as (address, process):
        page = table(open_page(f"{address}{PRACTICE}"))
        page.locator(".ic-hand button").first.click()
        expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
        os.kill(process, signal.SIGKILL)
        page.get_by_role("button", name="Go on with this hand").click(timeout=10_000)
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
        assert "moves=" in place(page, "010_practice")


# Links


def test_a_link_puts_its_hand_on_the_table_of_whoever_opens_it(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    page.get_by_text("Share", exact=True).click()
    links = {}
    for name in ("deal", "moment"):
        page.get_by_role("button", name=f"Copy a link to this {name}").click()
        expect(page.get_by_text("Copied.")).to_be_visible()
        links[name] = page.evaluate("navigator.clipboard.readText()")
    heading = page.locator(".ic-heading").inner_text()
    friend = open_page(links["moment"])
    expect(friend.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    assert friend.locator(".ic-heading").inner_text() == heading
    assert place(friend, "010_practice") == place(page, "010_practice")
    friend = table(open_page(links["deal"]))
    expect(friend.locator(".ic-hand button")).to_have_count(3)
    assert friend.locator(".ic-heading").inner_text() == heading
    assert "#" not in friend.url


def test_the_last_card_led_leaves_the_focus_where_enter_goes_on(site: str, open_page: Open) -> None:
    ending = Token("briscola", text="briscola; hand=AB; others=3B; trump=S; stock=0")
    page = table(open_page(f"{site}{PRACTICE}#{quote(str(ending))}"))
    page.locator(".ic-hand button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The deal is over").first).to_be_attached()


def test_a_link_that_is_none_says_so_and_lays_another_table(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{PRACTICE}#briscola;+number=7;+moves=9X"))
    expect(page.get_by_text("Cannot read '9X'")).to_be_visible()


# The practice page


@pytest.mark.parametrize("width", [1280, 390])
def test_another_table_is_set_up_by_keyboard_alone(site: str, open_page: Open, width: int) -> None:
    page = table(open_page(f"{site}{PRACTICE}", width=width, scheme="dark"))
    page.get_by_text("Another table", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_label("Variant").focus()
    page.keyboard.type("Sicilian")
    page.get_by_label("You play").focus()
    page.keyboard.type("Second")
    page.get_by_text("What is agreed", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Exchanging the seven of trump")).to_have_value("True")
    page.get_by_label("The pack").focus()
    page.keyboard.type("French")
    expect(page.get_by_label("Variant")).to_have_value("")
    assert axe(page) == []
    assert sideways(page) <= 0
    page.get_by_role("button", name="Deal at this table").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ic-hand use[href^='#ic-fr-']").first).to_be_attached()
    token = place(page, "010_practice")
    assert "exchange_seven=True" in token
    assert "seat=1" in token


def test_a_deal_number_a_record_and_open_cards(site: str, open_page: Open, tmp_path: Path) -> None:
    page = table(open_page(f"{site}{PRACTICE}"))
    page.get_by_label("Deal number", exact=True).fill("7")
    page.get_by_role("button", name="Deal it").click()
    expect(page.get_by_text("Briscola, deal 7", exact=True)).to_be_visible()
    page.get_by_text("Share", exact=True).click()
    expect(page.get_by_text("The record tells every card")).to_be_visible()
    page.get_by_role("button", name="Show all cards").click()
    expect(page.locator(".ic-fan use[href^='#ic-it-']")).to_have_count(3)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    download.value.save_as(tmp_path / "game.ic")
    run = subprocess.run(["italiancards", "replay", tmp_path / "game.ic"], capture_output=True)
    assert run.returncode == 0
    page.get_by_role("button", name="Cover them again").click()
    expect(page.locator(".ic-fan use[href^='#ic-it-']")).to_have_count(0)
    page.get_by_text("Another table", exact=True).click()
    page.get_by_label("A position, a record").fill((tmp_path / "game.ic").read_text())
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_text("Briscola, deal 7", exact=True)).to_be_visible()
    page.get_by_label("A position, a record").fill("nonsense")
    page.get_by_role("button", name="Set it up").click()
    expect(page.get_by_text("This cannot be set up")).to_be_visible()


# The course map


def test_home_has_the_lessons_of_each_game_together_under_its_name(
    site: str, open_page: Open
) -> None:
    for language, games in (("en-GB", ["Briscola", "Scopa"]), ("it-IT", ["Briscola", "Scopa"])):
        page = open_page(site, language=language)
        expect(page.locator("main h3")).to_have_text(games)
        for game in games:
            tiles = page.locator(f"h3:has-text('{game}') + ol [data-page]")
            names = tiles.evaluate_all("all => all.map((each) => each.dataset.page)")
            assert len(names) > 5
            assert {name.split("_")[1] for name in names} == {game.lower()}
            assert names == sorted(names)
    assert page.locator("[data-kind=lesson]").count() == len(_taught())


def _taught() -> list[str]:
    return [lesson.name for lesson in lessons() if lesson.kind == "lesson"]


def test_home_shows_what_is_done_what_is_next_and_what_is_to_be_repeated(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    expect(page.locator("[data-page='000_welcome'] .state")).to_have_text("Next")
    page.goto(f"{site}{LESSON}")
    wrong = page.locator(".ic-question button")
    wrong.last.click()
    expect(page.locator(".ic-reply.ic-not-yet")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.goto(site)
    tile = page.locator("[data-page='100_briscola_the_trick']")
    expect(tile.locator(".state")).to_contain_text("Go on: step 2 of")
    expect(page.get_by_role("link", name="Go on: Briscola: the trick")).to_be_visible()
    expect(tile.locator(".repeat")).to_be_hidden()
    page.evaluate(
        """(day) => {
          const kept = JSON.parse(localStorage.italiancards);
          kept.mistakes[0].due -= day;
          kept.pages["000_welcome"] = { done: 1, answers: {} };
          localStorage.italiancards = JSON.stringify(kept);
        }""",
        DAY,
    )
    page.reload()
    expect(page.locator("[data-page='000_welcome'] .state")).to_have_text("✓ Done")
    expect(tile.locator(".repeat")).to_have_text("1 to repeat")
    assert axe(page) == []
    tile.locator(".repeat").click()
    expect(page.get_by_text("Step 1 of 1")).to_be_visible()
    right = kept(page)["mistakes"][0]["stage"]
    assert right == 0
    for button in page.locator(".ic-question button").all():
        if button.get_attribute("aria-label") == "Knight of clubs":
            button.click()
    expect(page.locator(".ic-reply.ic-good")).to_be_visible()
    mistake = kept(page)["mistakes"][0]
    assert mistake["stage"] == 1
    assert 2.9 * DAY < mistake["due"] - time.time() * 1000 <= 3 * DAY
    page.goto(site)
    expect(tile.locator(".repeat")).to_be_hidden()
    expect(tile.locator(".state")).to_contain_text("Go on: step 2 of")


def test_a_decision_that_cost_points_comes_back_and_is_learnt_by_the_better_card(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola;+number=7;+moves={BADLY}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".ic-decisions button").first).to_be_visible()
    mistakes = kept(page)["mistakes"]
    assert 1 <= len(mistakes) <= 3
    page.evaluate(
        """(day) => {
          const kept = JSON.parse(localStorage.italiancards);
          for (const each of kept.mistakes) each.due -= day;
          localStorage.italiancards = JSON.stringify(kept);
        }""",
        DAY,
    )
    page.goto(site)
    page.get_by_role("link", name=f"{len(mistakes)} to repeat").click()
    expect(page.get_by_text("Find the better card.", exact=True)).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".ic-told-moves p").first).to_be_visible()
    again = [each["stage"] for each in kept(page)["mistakes"]]
    assert again == [0] * len(mistakes)
    assert len([each for each in kept(page)["mistakes"] if each["due"] > time.time() * 1000]) == 1


def test_progress_is_saved_as_a_file_loaded_elsewhere_and_cleared_by_one_button(
    site: str, open_page: Open, tmp_path: Path
) -> None:
    page = open_page(site)
    state = {"format": 2, "settings": {}, "mistakes": [], "places": {}}
    state["pages"] = {"000_welcome": {"done": 5, "answers": {"a": True}}}
    page.evaluate("text => localStorage.setItem('italiancards', text)", json.dumps(state))
    page.reload()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save it as a file").click()
    file = tmp_path / "progress.json"
    download.value.save_as(file)
    assert json.loads(file.read_text()) == state
    other = open_page(site, width=390, language="it-IT")
    other.get_by_label("Carica un file").set_input_files(file)
    expect(other.locator("[data-page='000_welcome'] .state")).to_have_text("✓ Fatta")
    (tmp_path / "wrong.json").write_text("{")
    other.get_by_label("Carica un file").set_input_files(tmp_path / "wrong.json")
    expect(other.get_by_text("Non si riesce a leggere wrong.json")).to_be_visible()
    expect(other.locator("[data-page='000_welcome'] .state")).to_have_text("✓ Fatta")
    other.on("dialog", lambda dialog: dialog.accept())
    other.get_by_role("button", name="Cancella tutto").click()
    expect(other.locator("[data-page='000_welcome'] .state")).to_have_text("La prossima")
    assert other.evaluate("localStorage.length") == 0 or kept(other)["pages"] == {}


def test_a_lesson_taken_to_its_end_is_done_and_begins_anew(site: str, open_page: Open) -> None:
    page = open_page(f"{site}voila/render/000_welcome", language="it-IT")
    page.locator(".ic-question button, .ic-hand button").first.click()
    expect(page.locator(".ic-reply")).to_be_visible()
    token = place(page, "000_welcome")
    last = page.evaluate("document.querySelector('progress').max") - 1
    page.goto(f"{site}voila/render/000_welcome#{_last(token, last)}")
    expect(page.locator(".onward")).to_be_visible()
    assert kept(page)["pages"]["000_welcome"]["done"] > 0
    assert "000_welcome" not in kept(page)["places"]
    page.goto(site)
    expect(page.locator("[data-page='000_welcome'] .state")).to_have_text("✓ Fatta")


def _last(token: str, at: int) -> str:
    told = token.partition("told=")[2].partition(";")[0]
    return f"lesson;+told={told};+at={at};+phase=done;+now=0"
