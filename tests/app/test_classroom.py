"""The page of a class in a browser: a teacher chooses and reads, a learner plays and hands in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from support.classroom import NAMES, PUZZLE, TASK, class_of_thirty, tampered
from support.looking import Open, axe, sideways

pytestmark = pytest.mark.browser

PAGE = "voila/render/030_class"
GIVEN = """items => localStorage.setItem("italiancards-class",
  JSON.stringify({ title: "Class 3B", items, results: [] }))"""


def teacher(open_page: Open, site: str, **how: object) -> Page:
    """A teacher who has asked something of a class."""
    page = open_page(f"{site}{PAGE}", **how)
    page.evaluate(GIVEN, [item.text for item in TASK.items])
    page.reload()
    expect(page.locator(".ic-class-chosen li")).to_have_count(len(TASK.items))
    return page


def test_of_a_class_of_thirty_the_three_who_changed_something_are_named(
    site: str, open_page: Open
) -> None:
    page = teacher(open_page, site)
    page.get_by_label("Results, one below another").fill("\n\n".join(class_of_thirty()))
    page.get_by_role("button", name="Read them").click()
    status = page.get_by_text("Accepted: 27. Rejected: 3.")
    expect(status).to_be_visible()
    expect(page.locator(".ic-class-bad b")).to_have_text(sorted(tampered()))
    expect(page.locator(".ic-class tbody tr")).to_have_count(27)
    expect(page.locator(".ic-class-missed")).to_contain_text("Who wins the trick?")
    assert axe(page, ("moderate", "serious", "critical")) == []
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", name="Non contati")).to_be_visible()
    expect(page.locator(".ic-class-bad")).to_contain_text("ma rigiocando viene")
    page.reload()  # what was read is kept here, and nowhere else
    expect(page.get_by_text("Validi: 27. Non validi: 3.")).to_be_visible()


def test_on_a_phone_in_the_dark_the_table_scrolls_by_itself(site: str, open_page: Open) -> None:
    page = teacher(open_page, site, width=390, scheme="dark", language="it-IT")
    page.get_by_label("Risultati, uno sotto").fill("\n".join(class_of_thirty()[:5]))
    page.get_by_role("button", name="Leggi").press("Enter")
    expect(page.locator(".ic-class tbody tr")).to_have_count(4)
    assert sideways(page) <= 0
    assert axe(page, ("moderate", "serious", "critical")) == []
    page.locator(".ic-class-wide").focus()  # by keyboard too
    expect(page.locator(".ic-class-wide")).to_be_focused()


def test_what_is_added_before_anything_was_answered_is_all_kept(
    edition: str, open_page: Open
) -> None:
    page = open_page(f"{edition}{PAGE}", waits=False)  # Python is still coming
    link = page.get_by_role("textbox", name="Or the link of")
    add = page.get_by_role("button", name="Add: Or the link of")
    for told in ("briscola; number=5", "scopa; number=6"):
        link.fill(f"https://example.org/#{told}")
        add.click()
    expect(page.locator(".ic-class-chosen li")).to_have_count(2)
    expect(link).to_have_value("")


def test_a_learner_opens_the_link_solves_a_puzzle_and_hands_in_what_is_proven(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PAGE}#{TASK}")
    expect(page.get_by_role("heading", name="Class 3B")).to_be_visible()
    page.get_by_role("link", name="Scopa, puzzle 4").click()
    expect(page.locator(".ic-heading")).to_contain_text("puzzle 4")
    expect(page.get_by_text("Resumed where you left off.")).to_have_count(0)
    page.wait_for_selector("body:not([data-line=coming])", state="attached")
    wrong = next(each.move for each in PUZZLE.wrong if " x " not in each.move)
    page.locator(f".ic-hand [data-key='{wrong}']").click()
    expect(page.locator(".ic-told-moves p, .ic-rail .ic-main").first).to_be_visible()
    page.get_by_role("link", name="Back to your class").click()
    expect(page.get_by_text("1 of 4 done")).to_be_visible()
    page.goto(site)
    expect(page.locator("#task")).to_contain_text("Class 3B")
    page.locator("#task a").click()
    row = page.locator(".ic-class-todo li", has_text="Scopa, puzzle 4")
    expect(row).to_contain_text("Wrong")
    expect(page.get_by_text("1 of 4 done")).to_be_visible()
    page.get_by_label("Your name").fill(NAMES[0])
    page.locator(".ic-class summary").click()
    text = page.get_by_label("Your result, as your teacher will see it")
    assert axe(page, ("moderate", "serious", "critical")) == []
    handed = text.input_value()
    page.get_by_role("link", name="Go to the teacher’s page").click()
    page.evaluate(GIVEN, [item.text for item in TASK.items])
    page.reload()
    for text, counted in ((handed.replace("sum: ", "sum: 0"), 0), (handed, 1)):
        page.get_by_label("Results, one below another").fill(text)
        page.get_by_role("button", name="Read them").click()
        expect(page.locator(".ic-class tbody th")).to_have_text(NAMES[:counted])
        expect(page.locator(".ic-class-bad li")).to_have_count(1 - counted)  # it came again


def test_a_teacher_chooses_by_keyboard_and_what_there_is_not_is_refused_in_words(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PAGE}")
    page.get_by_label("What the class is called").fill("3B")
    page.get_by_role("textbox", name="Or paste a link to a deal or puzzle").fill(
        f"{site}x#scopa;+number%3D5;+seat=1"
    )
    page.keyboard.press("Enter")
    expect(page.locator(".ic-class-chosen")).to_contain_text("Scopa, deal 5")
    page.get_by_label("Deal number").fill("7")
    page.keyboard.press("Enter")
    expect(page.locator(".ic-class-chosen")).to_contain_text("Briscola, deal 7")
    page.get_by_role("button", name="Add: Puzzles").press("Enter")
    expect(page.locator(".ic-class-chosen li")).to_have_count(5)
    page.locator("summary", has_text="Tresette").press("Enter")
    page.get_by_role("checkbox", name="Tresette: ").first.press("Space")
    expect(page.locator(".ic-class-chosen li")).to_have_count(6)
    page.get_by_role("textbox", name="Or paste a link to a deal or puzzle").fill("poker; number=5")
    page.keyboard.press("Enter")
    expect(page.locator(".ic-class-wrong")).to_contain_text("'poker'")
    link = page.get_by_label("The link for the class").input_value()
    page_there, _, asked = link.partition("#")
    assert page_there.rstrip("/") == f"{site}{PAGE}"
    assert asked.startswith("class=3B&do=scopa;%20number=5&do=")
    page.goto(f"{site}{PAGE}#do=nothing")
    expect(page.get_by_role("alert")).to_contain_text("'nothing'")


def test_on_the_wall_a_lesson_is_shown_and_turned_by_two_keys(site: str, open_page: Open) -> None:
    page = open_page(
        f"{site}voila/render/310_tresette_the_order?projector", width=1920, height=1080
    )
    page.wait_for_selector(".ic-step")
    size = page.locator(".ic-step .ic-text").first.evaluate("it => getComputedStyle(it).fontSize")
    assert float(size.removesuffix("px")) >= 36
    steps = page.locator(".ic-count-steps")
    first = steps.inner_text()
    for _ in range(12):
        at = page.locator(".ic").get_attribute("data-revision")
        page.keyboard.press("PageDown")
        page.wait_for_function(
            "at => document.querySelector('.ic').dataset.revision !== at", arg=at
        )
        if steps.inner_text() != first:
            break
    expect(steps).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_text(first)
    assert page.evaluate("Object.keys(JSON.parse(localStorage.italiancards).places ?? {})") == []
    assert sideways(page) <= 0
