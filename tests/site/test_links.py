"""A link that one edition made opens the same on the other: served, and as files."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.classroom import NAMES, TASK, handed_in
from support.depth import some
from support.page_checks import Open, table
from support.site import PRACTICE

from italiancards import GAMES

pytestmark = pytest.mark.browser

PAGE = "voila/render/030_class"
EDITIONS = ("served", "edition")
HAND = "all => all.map((each) => each.dataset.key)"


WAYS = ["to the files", "from the files"]


@pytest.fixture
def across(request: pytest.FixtureRequest) -> tuple[str, Callable[[str], str]]:
    """The address where a link is made, and what makes of it the same at the other edition."""
    names = EDITIONS if request.param == "to the files" else EDITIONS[::-1]
    here, there = (str(request.getfixturevalue(name)) for name in names)

    def moved(link: str) -> str:
        assert link.startswith(here)
        return there + link.removeprefix(here)

    return here, moved


def shared(page: Page, what: str) -> str:
    """What is copied at a table: `a link to this deal`, say."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("Share", exact=True).click()
    page.get_by_role("button", name=f"Copy {what}").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def lying(page: Page) -> tuple[str, list[str]]:
    """What is on a table, as its learner sees it."""
    heading = page.locator(".ic-heading").inner_text()
    return heading, page.locator(".ic-hand [data-key]").evaluate_all(HAND)


@pytest.mark.parametrize(
    ("across", "game", "what"),
    some(product(WAYS, GAMES, ["a link to this deal", "a link to this moment"]), 26),
    indirect=["across"],
)
def test_a_deal_and_a_moment(
    across: tuple[str, Callable[[str], str]], open_page: Open, game: str, what: str
) -> None:
    here, moved = across
    page = table(open_page(f"{here}{PRACTICE}#{game};+number=7;+players=2"))
    before = lying(page)
    assert before[1]
    link = shared(page, what)
    assert "#" in link
    assert lying(table(open_page(moved(link)))) == before


@pytest.mark.thorough
@pytest.mark.parametrize("across", WAYS, indirect=True)
def test_a_class_and_its_puzzle(across: tuple[str, Callable[[str], str]], open_page: Open) -> None:
    here, moved = across
    teacher = open_page(f"{here}{PAGE}")
    teacher.get_by_label("Class name").fill("Class 3B")
    asked = teacher.get_by_role("textbox", name="Or paste a link to a deal or puzzle")
    for number, item in enumerate(TASK.items[1:], 1):
        asked.fill(f"{here}{PRACTICE}#{quote(item.text)}")
        teacher.keyboard.press("Enter")
        expect(teacher.locator(".ic-class-chosen li")).to_have_count(number)
    link = teacher.get_by_label("The link for the class").input_value()
    learner = open_page(moved(link))
    expect(learner.get_by_role("heading", name="Class 3B")).to_be_visible()
    expect(learner.locator(".ic-class-todo li")).to_have_count(len(TASK.items[1:]))
    learner.get_by_role("link", name="Scopa, puzzle 4").click()
    expect(learner.locator(".ic-heading")).to_contain_text("puzzle 4")


@pytest.mark.parametrize("across", some(WAYS[::-1], 2), indirect=True)
def test_what_is_handed_in_on_one_is_read_on_the_other(
    across: tuple[str, Callable[[str], str]], open_page: Open
) -> None:
    here, moved = across
    learner = open_page(f"{here}{PAGE}#{TASK}")
    learner.get_by_label("Your name").fill(NAMES[0])
    learner.locator(".ic-class summary").click()
    handed = learner.get_by_label("Your result, as your teacher will see it").input_value()
    teacher = open_page(moved(f"{here}{PAGE}"))
    teacher.evaluate(
        """items => localStorage.setItem("italiancards-class",
          JSON.stringify({ title: "Class 3B", items, results: [] }))""",
        [item.text for item in TASK.items],
    )
    teacher.reload()
    results = teacher.get_by_label("Results, one below another")
    results.fill(f"{handed}\n\n{handed_in(NAMES[1])}")
    teacher.get_by_role("button", name="Read them").click()
    expect(teacher.locator(".ic-class tbody th")).to_have_text(sorted(NAMES[:2]))


BAD = "#briscolla;+number=7)"
"""The link of a game that there is not."""


@pytest.mark.either
def test_a_link_that_cannot_be_read_stays_in_the_address_and_no_table_is_laid_by_chance(
    site: str, open_page: Open
) -> None:
    page = open_page(f"{site}{PRACTICE}/{BAD}")
    expect(page.get_by_role("alert")).to_contain_text("briscolla")
    expect(page.locator(".ic-choosing")).to_be_visible()
    expect(page.locator(".ic-hand")).to_have_count(0)
    assert page.url == f"{site}{PRACTICE}/{BAD}"
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("briscolla")
    assert page.url == f"{site}{PRACTICE}/{BAD}"
    page.locator(".ic-sit").click()
    table(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.url == f"{site}{PRACTICE}/#table"


def test_at_a_table_a_link_that_cannot_be_read_is_told_and_kept_until_the_next_move(
    served: str, open_page: Open
) -> None:
    page = table(open_page(f"{served}{PRACTICE}#briscola;+number=7"))
    page.evaluate(f"location.hash = '{BAD}'")
    expect(page.get_by_text("briscolla").first).to_be_visible()
    expect(page.locator(".ic-heading")).to_contain_text("deal 7")
    assert page.url.endswith(BAD)
    page.locator(".ic-hand button[aria-disabled=false]").first.click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    assert page.url.endswith("#table")


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["100_briscola_the_trick", "020_puzzles"])
def test_a_lesson_and_a_puzzle_keep_a_link_that_cannot_be_read(
    served: str, open_page: Open, name: str
) -> None:
    page = open_page(f"{served}voila/render/{name}{BAD}")
    expect(page.get_by_text("briscolla").first).to_be_visible()
    assert page.url.endswith(BAD)
