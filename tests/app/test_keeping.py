"""What a browser keeps: a hand that goes on, a course map, mistakes that come back."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect
from support.going_on import goes_on, kept, place
from support.learner import send, taking
from support.looking import ALL, Open, axe, looked_back, sideways, tab_to, table
from support.notebooks import FOLDER, first_card, lesson_of
from support.site import PRACTICE, TABLE, serving
from support.thorough import across, some

import italiancards as ic
from app.pages.lessons import lessons
from app.pages.rules import told_games
from italiancards.core.seats import Seat
from widgets.lesson.place import Place, told
from widgets.lesson.steps import Start
from widgets.screen.layouts import tables
from widgets.session.token import Token, moves_of

pytestmark = pytest.mark.browser
LESSON = "voila/render/100_briscola_the_trick"
DAY = 24 * 60 * 60 * 1000
BADLY = "scopa;+number=7;+players=6;+moves=" + ",+".join(
    moves_of(ic.deal("scopa", seed=7, players=6).autoplay("random"), Seat(0))
)
"""A deal that was played by chance to its end, with few decisions to look back at."""


# Resuming


def test_a_hand_goes_on_when_its_session_ends_and_when_its_page_is_opened_again(
    site: str, open_page: Open
) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    goes_on(page, "010_practice")
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    before, heading = place(page, "010_practice"), page.locator(".ic-heading").inner_text()
    again = page.context.new_page()  # the tab is closed and opened again
    page.close()
    again.goto(f"{site}{TABLE}")
    expect(again.get_by_text("Resumed where you left off.")).to_be_visible()
    assert again.locator(".ic-heading").inner_text() == heading
    assert place(again, "010_practice") == before


@pytest.mark.parametrize("game", some(["burraco", "scala40"], 2))
def test_a_turn_that_has_begun_goes_on_when_its_session_ends(
    game: str, site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#{game};+number=7")
    page.locator(".ic-touched.ic-can[data-zone='stock-']").click(timeout=60_000)
    discards = page.locator(".ic-touched[data-zone='discards-']")
    expect(page.locator(".ic-status strong")).to_contain_text("then discard")
    held = page.locator(".ic-hand [data-key]").count()
    goes_on(page, "010_practice")
    assert page.locator(".ic-hand [data-key]").count() == held
    page.locator(".ic-hand [data-key]").first.click()
    before = discards.get_attribute("aria-label")
    page.locator(".ic-way .ic-action").last.click()
    expect(discards).not_to_have_attribute("aria-label", before or "")


@pytest.mark.thorough
def test_a_lesson_goes_on_when_its_session_ends(site: str, open_page: Open) -> None:
    page = open_page(site)
    page.goto(f"{site}{LESSON}#{first_card('100_briscola_the_trick')}")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    page.locator(".ic-hand button").last.click()  # a wrong card
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    goes_on(page, "100_briscola_the_trick")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.locator(".ic-hand button").first.click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


@pytest.mark.thorough
def test_a_review_goes_on_when_its_session_ends(site: str, open_page: Open) -> None:
    page = open_page(f"{site}{PRACTICE}#{BADLY}")
    page.get_by_role("button", name="Review", exact=True).click()
    page.locator(".ic-decisions button").first.click()
    expect(page.get_by_text("Find the better card.", exact=True)).to_be_visible()
    chosen = page.locator(".ic-decisions [aria-current=true]").inner_text()
    goes_on(page, "010_practice")
    expect(page.get_by_text("Find the better card.", exact=True)).to_be_visible(timeout=30_000)
    assert page.locator(".ic-decisions [aria-current=true]").inner_text() == chosen


def test_a_site_that_cannot_be_reached_says_so_and_keeps_the_hand(open_page: Open) -> None:
    with serving() as (address, process):
        page = table(open_page(f"{address}{TABLE}"))
        page.locator(".ic-hand button").first.click()
        expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
        os.kill(process, signal.SIGKILL)
        page.get_by_role("button", name="Continue this deal").click(timeout=10_000)
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
        assert "moves=" in place(page, "010_practice")


# Links


def test_a_link_puts_its_hand_on_the_table_of_whoever_opens_it(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".ic-hand button").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Share", exact=True).click()
    links = {}
    for name in ("deal", "moment"):
        page.get_by_role("button", name=f"Copy a link to this {name}").click()
        expect(page.get_by_text("Copied.")).to_be_visible()
        links[name] = page.evaluate("navigator.clipboard.readText()")
    heading = page.locator(".ic-heading").inner_text()
    friend = open_page(links["moment"])
    expect(friend.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    assert friend.locator(".ic-heading").inner_text() == heading
    assert place(friend, "010_practice") == place(page, "010_practice")
    friend = table(open_page(links["deal"]))
    expect(friend.locator(".ic-hand button")).to_have_count(3)
    assert friend.locator(".ic-heading").inner_text() == heading
    assert friend.url.endswith("#table")


def test_the_last_card_led_leaves_the_focus_where_enter_goes_on(site: str, open_page: Open) -> None:
    ending = Token("briscola", text="briscola; hand=AB; others=3B; trump=S; stock=0")
    page = table(open_page(f"{site}{PRACTICE}#{quote(str(ending))}"))
    page.locator(".ic-hand button").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("The deal is over").first).to_be_attached()


def test_a_link_that_is_none_says_so_and_another_table_is_chosen(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#briscola;+number=7;+moves=9X")
    expect(page.get_by_role("alert")).to_contain_text("Cannot read '9X'")
    expect(page.locator(".ic-choosing")).to_be_visible()
    page.get_by_role("button", name="Deal", exact=True).click()
    table(page)
    expect(page.get_by_role("alert")).to_have_count(0)


# The practice page


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
    tab_to(page, ".ic-segment")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Expert")).to_be_checked()
    tab_to(page, ".ic-sit")
    page.keyboard.press("Enter")
    expect(page.locator(".ic-hand button:focus")).to_have_count(1)
    token = place(page, "010_practice")
    assert token.startswith("scopa; players=4;")
    assert "level=hard" in token
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
    expect(page.get_by_text("This cannot be set up")).to_be_visible()


# The course map


def _coin(page: Page, name: str) -> Locator:
    """The coin of a lesson on its game's path."""
    return page.locator(f".coins [data-page='{name}']")


def test_home_has_a_path_for_each_game_with_its_lessons_in_their_order(
    site: str, open_page: Open
) -> None:
    taught = {lesson.game for lesson in lessons() if lesson.game}
    for language in some(["en-GB", "it-IT"], 2):
        page = open_page(site, language=language)
        for game in taught:
            coins = page.locator(f".gp[data-game={game}] .coins a")
            names = coins.evaluate_all("all => all.map((each) => each.dataset.page)")
            wanted = [lesson.name for lesson in lessons() if lesson.game == game]
            assert names == sorted(wanted)
            expect(page.locator(f".gp[data-game={game}]")).to_be_in_viewport()
        expect(page.locator(".gp")).to_have_count(len(told_games()))
    assert page.locator(".list [data-page]").count() == len(_taught())


def _taught() -> list[str]:
    return [lesson.name for lesson in lessons() if lesson.kind == "lesson"]


def test_home_shows_what_is_done_what_is_next_and_what_is_due_today(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    coin = _coin(page, "100_briscola_the_trick")
    expect(coin).to_have_attribute("aria-label", "1. Briscola: the trick: Next")
    expect(page.locator("#due")).to_be_hidden()
    begun = {"format": 2, "settings": {}, "mistakes": [], "places": {}}
    begun["pages"] = {"000_welcome": {"done": 1, "answers": {}}}
    page.evaluate("text => localStorage.setItem('italiancards', text)", json.dumps(begun))
    page.goto(f"{site}{LESSON}")
    wrong = page.locator(".ic-question button")
    wrong.last.click()
    expect(page.locator(".ic-reply.ic-not-yet")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("From before: question 2 of 2")).to_be_visible()
    page.goto(site)
    expect(coin).to_have_attribute("aria-label", "1. Briscola: the trick: In progress")
    expect(page.get_by_text("You were in the middle of “Briscola: the trick”")).to_be_visible()
    expect(page.locator("#start")).to_have_text("Continue")
    expect(page.locator("#start")).to_have_attribute("href", re.compile("100_briscola_the_trick"))
    expect(page.locator("#due")).to_contain_text("Nothing is due today")
    page.evaluate(
        """(day) => {
          const kept = JSON.parse(localStorage.italiancards);
          kept.mistakes[0].due -= day;
          localStorage.italiancards = JSON.stringify(kept);
        }""",
        DAY,
    )
    page.reload()
    expect(page.locator(".list [data-page='000_welcome'] .state")).to_have_text("Mastered")
    expect(page.locator("#due")).to_contain_text("1 question, about 1 minute")
    expect(coin).to_have_attribute("aria-label", "1. Briscola: the trick: In progress, Due today")
    assert axe(page) == []
    page.get_by_role("link", name="Answer", exact=True).click()
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
    expect(page.locator("#due a")).to_be_hidden()
    expect(page.locator("#start")).to_have_text("Continue")


def test_home_counts_ones_own_deals_and_days_and_nothing_of_it_leaves_the_browser(
    site: str, open_page: Open
) -> None:
    played = ic.deal("briscola", seed=7).autoplay("greedy")
    moves = [str(each) for each in moves_of(played, Seat(0))]
    page = table(open_page(f"{site}{PRACTICE}#briscola;+number=7;+moves={',+'.join(moves[:-1])}"))
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda told: sent.append(str(told))))
    page.locator(".ic-hand button[aria-disabled=false]").click()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.get_by_text("The deal is over").first).to_be_attached()
    won = int(max(played.score().sheet.winners) == 0)
    figures = kept(page)["figures"]
    assert (figures["deals"], figures["won"], figures["days"]) == (1, won, 1)
    page.goto(site)
    expect(page.locator("#figures li")).to_have_text(
        ["1 Deals", f"{won} Won", "0 Puzzles", "1 Day streak"]
    )
    assert "figures" not in "".join(sent)


def test_a_lesson_whose_quiz_went_wrong_is_to_be_taken_again(site: str, open_page: Open) -> None:
    page = open_page(f"{site}{LESSON}")
    page.goto(f"{site}{LESSON}#{_end('100_briscola_the_trick')}")
    expect(page.locator(".ic-step")).to_contain_text("To remember")
    assert "done" not in kept(page)["pages"]["100_briscola_the_trick"]
    page.goto(site)
    coin = _coin(page, "100_briscola_the_trick")
    expect(coin).to_have_attribute("aria-label", "1. Briscola: the trick: To repeat")
    expect(page.locator(".gp[data-game=briscola] .on")).to_have_text("Try again")


def test_a_decision_that_cost_points_comes_back_and_is_learnt_by_the_better_card(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#{BADLY}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".ic-decisions button").first).to_be_visible()
    looked_back(page)
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
    expect(page.locator("#due")).to_contain_text(f"{len(mistakes)} question")
    page.get_by_role("link", name="Answer", exact=True).click()
    expect(page.get_by_text("Find the better card.", exact=True)).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".ic-told-moves p").first).to_be_visible()
    again = [each["stage"] for each in kept(page)["mistakes"]]
    assert again == [0] * len(mistakes)
    assert len([each for each in kept(page)["mistakes"] if each["due"] > time.time() * 1000]) == 1


@pytest.mark.either
def test_progress_is_saved_as_a_file_loaded_elsewhere_and_cleared_by_one_button(
    site: str, open_page: Open, tmp_path: Path
) -> None:
    page = open_page(site)
    state = {"format": 3, "settings": {}, "mistakes": [], "places": {}}
    state |= {"table": ""}
    state["figures"] = {"deals": 2, "won": 1, "puzzles": 0, "day": 4, "days": 1}
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
    welcome = other.locator("[data-page='000_welcome'] .state")
    expect(welcome).to_have_text("Imparata")
    (tmp_path / "wrong.json").write_text("{")
    other.get_by_label("Carica un file").set_input_files(tmp_path / "wrong.json")
    expect(other.get_by_text("Non si riesce a leggere wrong.json")).to_be_visible()
    expect(welcome).to_have_text("Imparata")
    other.on("dialog", lambda dialog: dialog.accept())
    other.get_by_role("button", name="Cancella tutto").click()
    expect(welcome).to_be_hidden()
    assert other.evaluate("localStorage.length") == 0 or kept(other)["pages"] == {}


def test_a_lesson_taken_to_its_end_begins_anew_and_is_done_once_its_quiz_was_right(
    site: str, open_page: Open
) -> None:
    welcome = f"{site}voila/render/000_welcome#{_end('000_welcome')}"
    page = open_page(welcome, language="it-IT")
    expect(page.locator(".ic-step")).to_contain_text("Da ricordare")
    assert "000_welcome" not in kept(page)["places"]
    assert "done" not in kept(page)["pages"]["000_welcome"]
    session = taking(lesson_of(FOLDER / "000_welcome.ipynb"))
    quiz = send(session, "sit", at=_end("000_welcome"))["lesson"]["quiz"]
    assert len(quiz) == 3
    page.evaluate(
        """ids => {
          const kept = JSON.parse(localStorage.italiancards);
          kept.pages["000_welcome"].answers = Object.fromEntries(ids.map((id) => [id, true]));
          localStorage.italiancards = JSON.stringify(kept);
        }""",
        quiz,
    )
    page.goto(site)
    page.goto(welcome)
    expect(page.locator(".ic-step")).to_contain_text("Da ricordare")
    assert kept(page)["pages"]["000_welcome"]["done"] > 0
    page.goto(site)
    expect(page.locator("[data-page='000_welcome'] .state")).to_have_text("Imparata")


def _end(name: str) -> str:
    """The token of a lesson at its end."""
    steps = lesson_of(FOLDER / f"{name}.ipynb").steps
    return str(Place(told(steps), len(steps) - 1, "done", None, Start((), 0), {}))
