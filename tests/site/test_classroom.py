"""The page of a class in a browser: a teacher chooses and reads, a learner plays and hands in."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect
from support.classroom import (
    LESSON_ASKED,
    NAMES,
    PUZZLE,
    TASK,
    class_of_thirty,
    handed_in,
    tampered,
)
from support.page_checks import Open, axe, sideways

from italiancards.classroom.result import ResultLine
from italiancards.classroom.task import ClassTask

pytestmark = pytest.mark.browser

PAGE = "voila/render/030_class"
STORE_TASK = """items => localStorage.setItem("italiancards-class",
  JSON.stringify({ title: "Class 3B", items, results: [] }))"""


def teacher(open_page: Open, site: str, **how: object) -> Page:
    """A teacher who has asked something of a class."""
    page = open_page(f"{site}{PAGE}", **how)
    page.evaluate(STORE_TASK, [item.text for item in TASK.items])
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
    expect(page.get_by_role("heading", name="Non validi, e perché")).to_be_visible()
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
    link = page.get_by_role("textbox", name="Or paste a link")
    add = page.get_by_role("button", name="Add: Or paste a link")
    for deal_text in ("briscola; number=5", "scopa; number=6"):
        link.fill(f"https://example.org/#{deal_text}")
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
    page.evaluate(STORE_TASK, [item.text for item in TASK.items])
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
    page.get_by_label("Class name").fill("3B")
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
    width = "all => Math.max(0, ...all.map((it) => it.getBoundingClientRect().width))"
    held, lying = (page.locator(f"{at} .ic-card") for at in (".ic-hand", ".ic-trick"))
    assert lying.evaluate_all(width) >= held.evaluate_all(width) > 0
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


def paste(page: Page, *texts: str) -> None:
    """Paste texts into the teacher's page, and wait until they are read."""
    page.get_by_label("Results, one below another").fill("\n\n".join(texts))
    page.get_by_role("button", name="Read them").click()


def handed(name: str, when: str, lines: int) -> str:
    """A true result under a name, in which so many things are done."""
    whole = handed_in("Rosa Galli")
    return str(replace(whole, name=name, when=when, lines=whole.lines[:lines]))


def test_of_results_under_one_name_the_teacher_says_which_count(site: str, open_page: Open) -> None:
    page = teacher(open_page, site)
    paste(page, handed("Rosa", "2026-11-22 22:00", 3), handed("rosa", "9999-12-31 23:59", 1))
    paste(page, handed("Marco", "2026-11-22 21:00", 1), handed("Marco", "2026-11-22 22:00", 2))
    rows = page.locator(".ic-class tbody tr")
    expect(page.get_by_text("Accepted: 4. Rejected: 0.")).to_be_visible()
    expect(rows).to_have_count(4)
    expect(page.get_by_text("and they differ: Rosa (2), Marco (2).")).to_be_visible()
    assert axe(page, ("moderate", "serious", "critical")) == []
    page.get_by_role("button", name="Count only the latest under each name").click()
    expect(page.get_by_text("Accepted: 3. Rejected: 0. Left out: 1.")).to_be_visible()
    expect(page.get_by_text("and they differ: Rosa (2).")).to_be_visible()  # no day to come decides
    page.get_by_role("button", name="Leave out: rosa, 9999-12-31 23:59").click()
    expect(page.get_by_text("and they differ")).to_have_count(0)
    expect(page.locator(".ic-class tfoot td").first).to_have_text("2/2")
    page.reload()
    expect(page.get_by_text("Accepted: 2. Rejected: 0. Left out: 2.")).to_be_visible()
    assert axe(page, ("moderate", "serious", "critical")) == []
    page.get_by_role("button", name="Count: Marco, 2026-11-22 21:00").click()
    expect(page.get_by_text("and they differ: Marco (2).")).to_be_visible()
    paste(page, handed("Rosa", "2026-11-22 22:00", 3).replace("\n", " "))  # the same once more
    expect(page.get_by_text("Accepted: 3. Rejected: 0. Left out: 1.")).to_be_visible()


def test_no_name_date_or_word_makes_the_page_wide(site: str, open_page: Open) -> None:
    asked = ClassTask.of(
        "W" * 60, [*(item.text for item in TASK.items), f"scopa; number={'W' * 60}"]
    )
    page = open_page(f"{site}{PAGE}#{asked}", width=390)
    expect(page.get_by_role("heading", name="W" * 60)).to_be_visible()
    assert sideways(page) <= 0
    page = teacher(open_page, site, width=390)
    whole = handed_in("W" * 60)
    words = (*whole.lines[:1], ResultLine("missed", f"{LESSON_ASKED} 1a2b3c4d", "W" * 120))
    long = "W" * 20_000
    paste(
        page,
        str(replace(whole, lines=words)),
        str(replace(whole, when=long)),
        str(replace(whole, name=long)),
    )
    paste(page, long)
    expect(page.get_by_text("Accepted: 1. Rejected: 3.")).to_be_visible()
    expect(page.locator(".ic-class-missed q")).to_have_text("W" * 120)
    assert sideways(page) <= 0
    for _ in range(3):
        page.get_by_role("button", name="Remove: ").last.click()
    expect(page.get_by_text("Accepted: 1. Rejected: 0.")).to_be_visible()


def test_a_file_is_of_one_learner_in_whatever_letters(site: str, open_page: Open) -> None:
    page = teacher(open_page, site)
    one, other = handed("Nicolò", "", 2), handed("Zoë", "", 1)
    files = [
        {"name": name, "mimeType": "text/plain", "buffer": text.encode(letters)}
        for name, text, letters in (
            ("wide.txt", one, "utf-16"),
            ("narrow.txt", handed("Niccolò", "", 1), "cp1252"),
            ("two.txt", f"{one}\n\n{other}", "utf-8"),
        )
    ]
    page.locator("input[type=file]").set_input_files(files)
    expect(page.get_by_text("Accepted: 2. Rejected: 1.")).to_be_visible()
    bad = page.locator(".ic-class-bad li")
    expect(bad.filter(has_text="two.txt")).to_contain_text("This file holds 2 results")


FULL = """
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  const ours = key === "italiancards-class" || key === "italiancards-name";
  if (ours && text.length > %d) throw new DOMException("full", "QuotaExceededError");
  set.call(this, key, text);
};
"""
"""A storage that has room for so many characters of a class."""


def test_what_a_browser_could_not_keep_is_told_at_once(site: str, open_page: Open) -> None:
    page = teacher(open_page, site)
    page.add_init_script(FULL % 400)
    page.reload()
    expect(page.locator(".ic-class-chosen li")).to_have_count(len(TASK.items))
    expect(page.get_by_role("alert")).to_have_count(0)
    paste(page, handed("Rosa", "2026-11-22 22:00", 3))
    expect(page.get_by_text("Accepted: 1. Rejected: 0.")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("could not keep that")
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("alert")).to_contain_text("Conserva tu il link e i testi.")
    page.get_by_role("button", name="English").click()
    page.get_by_role("link", name="Preview as a learner").click()
    page.get_by_label("Your name").fill("R" * 60)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.add_init_script(FULL % 0)
    page.reload()
    page.get_by_label("Your name").fill("Rosa")
    expect(page.get_by_role("alert")).to_contain_text("could not keep that")
    page.get_by_role("link", name="Go to the teacher’s page").click()
    page.get_by_label("Class name").fill("4C")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("Keep the link and the texts yourself.")


def test_two_pages_of_a_teacher_lose_nothing_of_each_other(site: str, open_page: Open) -> None:
    page = teacher(open_page, site)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".ic-class-chosen li")).to_have_count(len(TASK.items))
    paste(page, handed("Rosa", "2026-11-22 22:00", 2))
    expect(other.get_by_text("Accepted: 1. Rejected: 0.")).to_be_visible()
    paste(other, handed("Bruno", "2026-11-22 22:00", 1))
    for each in (page, other):
        expect(each.get_by_text("Accepted: 2. Rejected: 0.")).to_be_visible()
    page.reload()
    expect(page.locator(".ic-class tbody th")).to_have_text(["Bruno", "Rosa"])
