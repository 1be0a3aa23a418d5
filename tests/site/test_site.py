"""The served site, as a visitor finds it: its pages, settings, lessons, and what goes wrong."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.depth import across, some
from support.lab import run_all
from support.page_checks import Open, after_answer, axe, recalling, sideways, table
from support.site import LESSON, PRACTICE, ROOT, TABLE, free_port, serving

from italiancards.site.pages.lessons import lessons

pytestmark = pytest.mark.browser

LESSONS = [each.name for each in lessons() if each.kind == "lesson"]


# Home


def test_home_shows_every_lesson_in_the_language_of_the_browser(site: str, open_page: Open) -> None:
    for language in ("en", "it"):
        page = open_page(site, language=f"{language}-{language.upper()}")
        assert page.locator("html").get_attribute("lang") == language
        for name in page.locator(".open").all():
            name.click()
        links = [text.lower() for text in page.get_by_role("link").all_inner_texts()]
        for lesson in lessons():
            if lesson.kind == "lesson":
                name = lesson.title[language].split(": ")[-1].lower()
                assert any(name in text for text in links), lesson.name


def test_every_page_has_a_bar_that_leads_to_learn_play_puzzles_and_rules(
    site: str, open_page: Open
) -> None:
    pages = ("", "rules", "rules/scopa", "rules/briscola/pad", "glossary", PRACTICE)
    for width, language in ((1280, "en-GB"), (390, "it-IT")):
        names = {"en-GB": ["Learn", "Play", "Puzzles", "Rules"]}.get(
            language, ["Impara", "Gioca", "Problemi", "Regole"]
        )
        page = open_page(site, width=width, language=language)
        for address in pages if width == 1280 else some(pages[:-1], 5):
            page.goto(f"{site}{address}")
            links = page.locator(".nav a").locator("visible=true")
            expect(links).to_have_text(names, use_inner_text=True)
        for name, heading in zip(names[1:], ("", "", names[3]), strict=True):
            page.goto(site)
            page.locator(".nav").get_by_role("link", name=name).click()
            expect(page.locator(".nav [aria-current=page]")).to_have_count(1)
            expect(page.get_by_role("heading", level=1, name=heading).first).to_be_attached()


@pytest.mark.either
def test_a_trick_can_be_tried_at_home_and_says_what_comes_of_it(site: str, open_page: Open) -> None:
    page = open_page(site)
    leads = {}
    for name in ("King of cups", "Four of swords"):
        page.locator("#try").get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        expect(page.locator("#try [aria-pressed=true]")).to_have_attribute("aria-label", name)
        leads[name] = page.locator("#lead").inner_text()
    assert leads["King of cups"].startswith("Yes!")
    assert "the king of cups is higher than the seven of cups" in leads["King of cups"]
    assert leads["Four of swords"].startswith("Not this one.")
    page.get_by_role("link", name="Play your first trick").click()
    expect(page).to_have_url(re.compile(f"{re.escape(site)}voila/render/000_welcome/?$"))


@pytest.mark.either
def test_the_language_chosen_at_home_is_kept_on_every_page(site: str, open_page: Open) -> None:
    page = open_page(site)
    page.get_by_role("link", name="Italiano").click()
    expect(page.get_by_role("heading", name="Prima di cominciare")).to_be_visible()
    page.goto(site)
    expect(page.get_by_role("heading", name="Prima di cominciare")).to_be_visible()
    page.goto(f"{site}{TABLE}")
    expect(table(page).locator(".ic-app").get_by_text("Tocca a te")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "scheme"), across([1280, 390], ["light", "dark"]))
def test_no_page_has_a_serious_accessibility_finding_or_scrolls_sideways(
    site: str, open_page: Open, width: int, scheme: str
) -> None:
    for address in (site, f"{site}nowhere", f"{site}rules"):
        page = open_page(address, width=width, scheme=scheme)
        assert axe(page) == []
        assert sideways(page) <= 0
    page = table(open_page(f"{site}{TABLE}", width=width, scheme=scheme))
    assert axe(page) == []
    page.keyboard.press("Tab")
    page.locator(".ic-hand button").first.focus()
    for key in ("h", "h", "h", "?", "Enter"):
        page.keyboard.press(key)
        page.wait_for_timeout(100)
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    page.get_by_role("button", name="Score").click()
    page.locator(".ic-settings summary").click()
    assert axe(page) == []
    assert sideways(page) <= 0
    page = recalling(open_page, site, LESSON, width=width, scheme=scheme)
    for step in range(2):
        page.locator(f".ic-step[data-at='{step}'] .ic-question button").first.click()
        expect(page.locator(".ic-reply")).to_be_visible()
        assert axe(page) == []
        page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(".ic-felt")
    assert axe(page) == []
    assert sideways(page) <= 0


def test_at_320_pixels_nothing_scrolls_sideways(site: str, open_page: Open) -> None:
    for address in (site, f"{site}{TABLE}"):
        page = open_page(address, width=320)
        if address != site:
            table(page).locator(".ic-hand button").first.click()
            expect(page.get_by_role("button", name="Continue")).to_be_visible()
        assert sideways(page) <= 0


# Settings


@pytest.mark.parametrize("width", some([390, 1280], 2))
def test_settings_close_by_escape_and_by_a_click_beside_them_which_plays_no_card(
    site: str, open_page: Open, width: int
) -> None:
    page = table(open_page(f"{site}{TABLE}", width=width))
    box, summary = page.locator(".ic-settings"), page.locator(".ic-settings summary")
    summary.click()
    expect(box).to_have_attribute("open", "")
    assert axe(page) == []
    assert sideways(page) <= 0
    page.keyboard.press("Escape")
    expect(box).not_to_have_attribute("open", "")
    expect(summary).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_have_attribute("open", "")
    page.wait_for_timeout(400)  # nobody clicks in the moment in which it opens
    page.mouse.click(width / 3, 740)  # where a card lies, below the box
    expect(box).not_to_have_attribute("open", "")
    page.wait_for_timeout(300)
    expect(page.locator(".ic-hand button")).to_have_count(3)
    expect(page.locator(".ic-hand button[aria-pressed=true]")).to_have_count(0)


def test_looks_are_set_at_a_table_and_kept_on_every_page(site: str, open_page: Open) -> None:
    page = table(open_page(f"{site}{TABLE}"))
    before = page.locator(".ic-hand button").first.bounding_box()
    page.locator(".ic-settings summary").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Cards in hand").select_option("large")
    page.get_by_label("Light or dark").select_option("dark")
    page.keyboard.press("Escape")
    after = page.locator(".ic-hand button").first.bounding_box()
    assert before and after and after["width"] > 1.1 * before["width"]  # noqa: PT018
    expect(page.locator(".ic-seat strong").last).to_have_text("Ada")
    dark = "getComputedStyle(document.documentElement).backgroundColor"
    for address in (TABLE, "", "rules/scopa", PRACTICE):
        page.goto(f"{site}{address}")
        assert page.evaluate(dark) == "rgb(23, 26, 23)"
    page.goto(f"{site}{TABLE}")
    expect(page.locator(".ic-seat strong").last).to_have_text("Ada")
    page.locator(".ic-settings summary").click()
    page.get_by_label("Light or dark").select_option("system")
    assert page.evaluate(dark) == "rgb(245, 239, 226)"


# Lessons


@pytest.mark.parametrize("name", some(LESSONS, 50))
def test_a_lesson_opens_on_something_to_do_and_goes_on_when_it_is_done(
    site: str, open_page: Open, name: str
) -> None:
    path = f"voila/render/{name}"
    page = recalling(open_page, site, path, width=390, language="it-IT")
    page.locator(".ic-question button, .ic-hand button[aria-disabled=false]").first.tap()
    page.locator(".ic-steps").get_by_role("button", name="Avanti").tap()
    expect(page.get_by_text(re.compile("(Passo|domanda) 2 di"))).to_be_visible()


def test_a_lesson_asks_first_about_what_was_finished_and_of_nothing_else(
    site: str, open_page: Open
) -> None:
    path = "voila/render/200_scopa_capture"
    page = open_page(f"{site}{path}")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    expect(page.locator(".ic-question")).to_have_count(0)
    page = recalling(open_page, site, path)
    for number in (1, 2):
        expect(page.get_by_text(f"From before: question {number} of 2")).to_be_visible()
        expect(page.get_by_text("Resumed where you left off.")).to_have_count(0)
        page.locator(".ic-question button").first.click()
        after_answer(page)
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.reload()  # gone on with, and not asked again
    expect(page.get_by_text("Step 1 of")).to_be_visible()


def test_a_lesson_can_be_taken_by_keyboard_alone(site: str, open_page: Open) -> None:
    page = recalling(open_page, site, "voila/render/300_tresette_follow_suit")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.ic-question')"):
            break
    for sentence in (
        "question 2 of 2",
        "Step 1 of",
        "Step 2 of",
    ):  # answer, and the focus goes to Next by itself
        main = page.locator(".ic-steps .ic-main")
        page.keyboard.press("Enter")
        expect(main).to_be_focused()
        if main.inner_text() != "Continue":  # a question like it comes first
            page.keyboard.press("Enter")
            expect(page.locator(".ic-question button:focus")).to_have_count(1)
            page.keyboard.press("Enter")
            expect(main).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_text(sentence)).to_be_visible()
    expect(page.locator(".ic-hand button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # a card of the suit led, the second
    expect(page.locator(".ic-reply.ic-good")).to_be_visible()
    expect(page.locator(".ic-steps .ic-main")).to_be_focused()


# When something is wrong


@pytest.mark.served("what a plain file server answers is its own")
def test_an_address_that_is_not_there_says_so_in_the_visitors_language(
    site: str, open_page: Open
) -> None:
    for path in (
        "nowhere",
        "voila/render/999_nothing",
        "voila/tree",
        "voila/files/000_welcome.ipynb",
    ):
        page = open_page(f"{site}{path}", language="it-IT")
        expect(page.get_by_role("heading", name="Questa pagina non c’è")).to_be_visible()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{site}{path}")


def test_when_all_tables_are_taken_a_page_says_so_and_tries_again(open_page: Open) -> None:
    with serving("--tables", "1") as (address, _):
        table(open_page(f"{address}{TABLE}"))
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(f"{address}{PRACTICE}")
        assert caught.value.code == 503
        assert caught.value.headers["Retry-After"]
        page = open_page(f"{address}{TABLE}")
        expect(page.get_by_role("heading", name="All tables are full")).to_be_visible()
        assert page.locator("meta[http-equiv=refresh]").count() == 1


def test_a_table_of_a_site_that_was_started_anew_says_so_within_six_seconds(
    open_page: Open,
) -> None:
    port = str(free_port())
    with serving("--port", port) as (address, process):
        page = table(open_page(f"{address}{TABLE}"))
        page.locator(".ic-hand button").first.click()
        expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
        os.kill(process, signal.SIGKILL)
    with serving("--port", port):
        expect(page.get_by_text("The server has lost this table")).to_be_visible(timeout=6_000)


def test_a_wrong_host_is_one_clear_sentence() -> None:
    run = subprocess.run(
        ["italiancards", "serve", "--no-browser", "--host", "192.0.2.1"],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert run.stderr.strip().splitlines()[-1].startswith("Cannot listen on 192.0.2.1:8866")


# In JupyterLab


@pytest.mark.thorough
def test_a_lesson_runs_in_jupyterlab_too(open_page: Open, tmp_path: Path) -> None:
    command = ["jupyter", "lab", "--no-browser", "--port=0", "--allow-root", "--ServerApp.token="]
    command += [f"--ServerApp.root_dir={ROOT / 'lessons'}", f"--LabApp.workspaces_dir={tmp_path}"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        address = next(
            line.split("] ")[-1].split()[-1]
            for line in process.stderr
            if "http://localhost" in line
        )
        page = open_page(address.replace("/lab", "/lab/tree/010_practice.ipynb"))
        run_all(page)
        table(page).locator(".ic-hand button").first.focus()
        page.keyboard.press("z")  # a key of JupyterLab's own, which must not reach it
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Continue")).to_be_visible()
        expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(3)
        # The table is in the first screen, and its buttons are its own.
        page.locator(".jp-WindowedPanel-outer").evaluate("it => it.scrollTo(0, 0)")
        expect(page.locator(".ic-hand")).to_be_in_viewport(ratio=1)
        expect(page.locator(".ic-act").first).to_have_css("border-radius", "10px")
    finally:
        process.terminate()
        process.wait(timeout=30)
