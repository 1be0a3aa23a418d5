"""The course map at home: lessons done and to come, mistakes that come back, progress as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from support.depth import some
from support.learner import send, taking
from support.notebooks import FOLDER, lesson_of
from support.page_checks import BADLY, Open, after_answer, axe, looked_back, table
from support.resume import browser_storage
from support.site import LESSON, PRACTICE

import italiancards as ic
from italiancards.core.seats import Seat
from italiancards.lesson.place import LessonPlace, lesson_number
from italiancards.lesson.steps import Start
from italiancards.session.token import moves_of
from italiancards.site.pages.lessons import lessons
from italiancards.site.pages.rules import games_with_guide

pytestmark = pytest.mark.browser


def _state(page: Page, name: str) -> Locator:
    """How one stands in a lesson, as its game's list says it."""
    return page.locator(f".list [data-page='{name}'] .state")


def test_home_has_a_path_for_each_game_with_its_lessons_in_their_order(
    site: str, open_page: Open
) -> None:
    taught = {lesson.game for lesson in lessons() if lesson.game}
    for language in some(["en-GB", "it-IT"], 2):
        page = open_page(site, language=language)
        for game in taught:
            row = page.locator(f".gp[data-game={game}]")
            names = row.locator(".list [data-page]").evaluate_all(
                "all => all.map((one) => one.dataset.page)"
            )
            assert names == [lesson.name for lesson in lessons() if lesson.game == game]
            assert row.locator(".way .cn").count() == len(names)
            expect(row).to_be_in_viewport()
        expect(page.locator(".gp")).to_have_count(len(games_with_guide()))
    assert page.locator(".list [data-page]").count() == len(_taught())


ROWS = [("390x844", "it-IT"), ("360x640", "en-GB"), ("360x640", "it-IT"), ("1280x800", "en-GB")]


@pytest.mark.parametrize(("size", "language"), some(ROWS, 2))
def test_all_games_stand_on_one_screen_each_with_a_button_to_learn_and_one_to_play(
    site: str, open_page: Open, size: str, language: str
) -> None:
    width, height = map(int, size.split("x"))
    for been in (False, True):
        page = open_page(site, width=width, height=height, language=language)
        if been:
            missed = [{"page": "200_scopa_capture", "id": f"x{at}", "stage": 0, "due": 0}
                      for at in range(3)]  # fmt: skip
            _keep(page, pages={"200_scopa_capture": {"done": 1, "answers": {}}}, mistakes=missed)
            due = page.locator("#due b + span")
            assert due.evaluate("each => each.offsetHeight") < 50  # as high as its button
        for game in games_with_guide():
            for button in (".open", ".on", ".play"):
                place = page.locator(f".gp[data-game={game}] {button}")
                expect(place).to_be_in_viewport(ratio=1)
                shown = page.evaluate(
                    "(at) => document.elementFromPoint(...at)?.closest('a, button')?.className",
                    _middle(place),
                )
                assert button[1:] in str(shown), (game, button)
    assert axe(page) == []


def test_play_leads_to_the_table_of_the_first_lessons_or_to_what_was_played_last(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    play = page.locator(".gp[data-game=burraco] .play")
    expect(play).to_have_attribute("href", re.compile(r"#burraco;\+players=2;\+level=1$"))
    _keep(page, format=3, table="burraco; players=4")
    expect(play).to_have_attribute("href", re.compile(r"#burraco;\+players=4;\+level=1$"))


def _keep(page: Page, **kept: object) -> None:
    """Let the browser keep something, and show the page anew."""
    state = {"format": 2, "settings": {}, "mistakes": [], "places": {}, "pages": {}, **kept}
    page.evaluate("text => localStorage.setItem('italiancards', text)", json.dumps(state))
    page.reload()


def _middle(place: Locator) -> list[float]:
    """The middle of something on the screen."""
    box = place.bounding_box()
    assert box
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


def test_a_touch_on_a_game_opens_its_lessons_by_name_in_their_place(
    site: str, open_page: Open
) -> None:
    page = open_page(site, width=390, height=844, language="it-IT")
    scopa = page.locator(".gp[data-game=scopa]")
    lesson = scopa.get_by_role("link", name="fare scopa")
    expect(lesson).to_be_hidden()
    picture = _middle(scopa.locator("> .card"))
    page.mouse.click(*picture)
    expect(scopa.locator(".open")).to_have_attribute("aria-expanded", "true")
    expect(lesson).to_be_visible()
    expect(scopa.get_by_role("link", name="Problemi")).to_have_attribute(
        "href", re.compile("020_puzzles.*#scopa$")
    )
    assert axe(page) == []
    page.mouse.click(*picture)
    expect(lesson).to_be_hidden()


def _taught() -> list[str]:
    return [lesson.name for lesson in lessons() if lesson.kind == "lesson"]


def _yesterday(page: Page) -> None:
    """All that was answered was answered a day before."""
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.italiancards);
          for (const ideas of Object.values(kept.memory))
            for (const { days } of Object.values(ideas)) for (const each of days) each[0] -= 1;
          localStorage.italiancards = JSON.stringify(kept);
        }"""
    )


def test_home_shows_what_is_done_what_is_next_and_what_is_due_today(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    state = _state(page, "100_briscola_the_trick")
    expect(state).to_have_text("Next")
    expect(page.locator("#due")).to_be_hidden()
    begun = {"format": 2, "settings": {}, "mistakes": [], "places": {}}
    begun["pages"] = {"000_welcome": {"done": 1, "answers": {}}}
    page.evaluate("text => localStorage.setItem('italiancards', text)", json.dumps(begun))
    page.goto(f"{site}{LESSON}")
    wrong = page.locator(".ic-question button")
    wrong.last.click()
    expect(page.locator(".ic-reply.ic-not-yet")).to_be_visible()
    after_answer(page)
    expect(page.get_by_text("From before: question 2 of 2")).to_be_visible()
    page.goto(site)
    expect(state).to_have_text("In progress")
    expect(page.get_by_text("You were in the middle of “Briscola: the trick”")).to_be_visible()
    expect(page.locator("#start")).to_have_text("Continue")
    expect(page.locator("#start")).to_have_attribute("href", re.compile("100_briscola_the_trick"))
    expect(page.locator("#due")).to_contain_text("Nothing is due today")
    _yesterday(page)
    page.reload()
    expect(page.locator(".list [data-page='000_welcome'] .state")).to_have_text("Mastered")
    expect(page.locator("#due")).to_contain_text("1 question, about 1 minute")
    expect(state).to_have_text("In progress, Today")
    assert axe(page) == []
    page.get_by_role("link", name="Start", exact=True).click()
    expect(page.get_by_text("Step 1 of 1")).to_be_visible()
    for button in page.locator(".ic-question button").all():
        if button.get_attribute("aria-label") == "Knight of clubs":
            button.click()
    expect(page.locator(".ic-reply.ic-good")).to_be_visible()
    (idea,) = browser_storage(page)["memory"]["100_briscola_the_trick"].values()
    assert [right for _, right in idea["days"]] == [False, True]
    page.get_by_role("link", name="All lessons", exact=True).click()
    expect(page.locator("#due a")).to_be_hidden()
    expect(page.locator("#start")).to_have_text("Continue")


def test_today_leads_from_game_to_game_and_home_and_each_idea_shows_how_well_it_is_known(
    site: str, open_page: Open
) -> None:
    page = open_page(site)
    names = ["200_scopa_capture", "300_tresette_follow_suit"]
    memory, part = {}, {}
    for name in names:
        session = taking(lesson_of(FOLDER / f"{name}.ipynb"))
        first = next(idea for idea in session.activity.ideas.values() if idea.part)
        part[name] = first.part
        days = [[100, True], [103, name == names[0]]]  # the second one went wrong
        memory[name] = {first.name: {"part": first.part, "last": first.name, "days": days}}
    done = {name: {"done": 1, "answers": {}} for name in names}
    _keep(page, format=4, pages=done, memory=memory, today=[])
    expect(page.locator("#due")).to_contain_text("2 questions, about 2 minutes")
    expect(page.locator("#due .card")).to_have_count(2)
    page.locator("[data-game=scopa] .open").click()
    idea = page.locator(f"[data-page='{names[0]}'] [data-part='{part[names[0]]}']")
    expect(idea).to_have_attribute("aria-label", re.compile(": Known$"))
    assert axe(page) == []
    page.get_by_role("link", name="Start", exact=True).click()
    for name, onward in ((names[1], "Continue"), (names[0], "All lessons")):
        expect(page).to_have_url(re.compile(name))
        page.locator(".ic-question button").last.click()
        page.locator(".ic-rail").get_by_role("link", name=onward, exact=True).click()
    expect(page.locator("#due")).to_contain_text("Nothing is due today")


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
    figures = browser_storage(page)["figures"]
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
    assert "done" not in browser_storage(page)["pages"]["100_briscola_the_trick"]
    page.goto(site)
    expect(_state(page, "100_briscola_the_trick")).to_have_text("To repeat")
    expect(page.locator(".gp[data-game=briscola] .on")).to_have_text("Try again")


def test_a_decision_that_cost_points_comes_back_and_is_learnt_by_the_better_card(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}#{BADLY}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".ic-decisions button").locator("visible=true").first).to_be_visible()
    looked_back(page)
    mistakes = browser_storage(page)["memory"]["010_practice"]
    assert 1 <= len(mistakes) <= 3
    _yesterday(page)
    page.goto(site)
    expect(page.locator("#due")).to_contain_text(f"{len(mistakes)} question")
    page.get_by_role("link", name="Start", exact=True).click()
    expect(page.locator(".ic-app").get_by_text("Find the better card.", exact=True)).to_be_visible(
        timeout=30_000
    )
    better = page.locator(".ic-answer-rows .ic-good").locator("visible=true")
    expect(better).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    expect(better).to_have_count(1)
    answers = [idea["days"] for idea in browser_storage(page)["memory"]["010_practice"].values()]
    assert sorted(map(len, answers)) == [1] * (len(mistakes) - 1) + [2]
    assert not any(right for days in answers for _, right in days)
    name = "Continue" if len(mistakes) > 1 else "All lessons"
    expect(page.locator(".ic-rail").get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.either
def test_progress_is_saved_as_a_file_loaded_elsewhere_and_cleared_by_one_button(
    site: str, open_page: Open, tmp_path: Path
) -> None:
    page = open_page(site)
    state = {"format": 7, "settings": {}, "memory": {}, "today": [], "places": {}, "levels": {}}
    state |= {"table": "", "trainer": {}}
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
    assert other.evaluate("localStorage.length") == 0 or browser_storage(other)["pages"] == {}


def test_a_lesson_taken_to_its_end_begins_anew_and_is_done_once_its_quiz_was_right(
    site: str, open_page: Open
) -> None:
    welcome = f"{site}voila/render/000_welcome#{_end('000_welcome')}"
    page = open_page(welcome, language="it-IT")
    expect(page.locator(".ic-step")).to_contain_text("Da ricordare")
    assert "000_welcome" not in browser_storage(page)["places"]
    assert "done" not in browser_storage(page)["pages"]["000_welcome"]
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
    assert browser_storage(page)["pages"]["000_welcome"]["done"] > 0
    page.goto(site)
    expect(page.locator("[data-page='000_welcome'] .state")).to_have_text("Imparata")


def _end(name: str) -> str:
    """The token of a lesson at its end."""
    steps = lesson_of(FOLDER / f"{name}.ipynb").steps
    return str(LessonPlace(lesson_number(steps), len(steps) - 1, "done", None, Start((), 0), {}))
