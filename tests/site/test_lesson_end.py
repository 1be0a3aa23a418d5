"""The end of a lesson: what was learnt, how its quiz went, and what is next."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from support.depth import some
from support.learner import send, step
from support.notebooks import LESSONS, lesson_of
from support.page_checks import ALL, SCREENS, Open, axe, forward, sideways

pytestmark = pytest.mark.browser

QUIZ = 3
"""Questions at the end of a lesson."""
PATH = next(path for path in LESSONS if path.stem.startswith("100"))
TITLE = "The trick"
"""Its name under its game."""


def quiz() -> tuple[str, list[int]]:
    """A lesson's place where its quiz begins, and the right answers."""
    session = lesson_of(PATH).begin()
    steps = session.activity.steps
    first = len(steps) - QUIZ - 1
    session.activity.enter(first)
    place, right = session.token, []
    for _ in range(QUIZ):
        at = str(session.activity.at)
        right.append(session.activity.step.question.right)
        send(session, "answer", choice=str(right[-1]), at=at)
        step(session, "next")
    return place, right


def finished(page: Page, site: str, *, wrong: int = 0) -> None:
    """Answer the quiz, some of it wrongly, and finish."""
    place, right = quiz()
    page.goto(f"{site}voila/render/{PATH.stem}#{quote(place)}")
    for number, answer in enumerate(right):
        options = page.locator(".ic-question button:not([aria-disabled=true])")
        expect(options).not_to_have_count(0)
        options.nth(answer if number >= wrong else (answer + 1) % options.count()).click()
        forward(page)
        if number < wrong:  # one like it follows, and counts nowhere
            expect(page.locator(".ic-step[data-at$='+']")).to_be_visible()
            options.first.click()
            forward(page)
    expect(page.locator(".ic-question")).to_have_count(0)
    page.locator(".ic-rail .ic-main").click()
    expect(page.locator(".ic-lesson-end")).to_be_visible()


@pytest.mark.parametrize("screen", some(SCREENS, 6))
def test_who_has_answered_the_quiz_sees_what_was_learnt_and_what_is_next(
    site: str, open_page: Open, screen: tuple[int, int]
) -> None:
    width, height = screen
    page = open_page(site, width=width, height=height)
    finished(page, site)
    end = page.locator(".ic-lesson-end")
    expect(end.locator(".ic-medal svg")).to_be_visible()
    learnt = [each.keep.en for each in lesson_of(PATH).steps if each.keep is not None]
    expect(end.locator(".ic-learnt li")).to_have_text(learnt or [lesson_of(PATH).steps[-1].text.en])
    expect(end.locator(".ic-quiz b")).to_have_text(f"{QUIZ} / {QUIZ}")
    expect(end.locator("h2")).to_contain_text(TITLE)
    expect(page.locator(".ic-glory")).to_be_attached()
    onward = end.locator("a.ic-main")
    expect(onward).to_be_focused()
    expect(onward).to_be_in_viewport(ratio=1)
    assert axe(page, ALL) == []
    assert sideways(page) <= 0
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(LESSONS[LESSONS.index(PATH) + 1].stem))


def test_who_has_missed_much_of_it_is_asked_to_take_the_lesson_again(
    site: str, open_page: Open
) -> None:
    page = open_page(site, width=390, height=664, scheme="dark", language="it-IT")
    finished(page, site, wrong=2)
    end = page.locator(".ic-lesson-end")
    expect(end.locator(".ic-quiz b")).to_have_text(f"1 / {QUIZ}")
    expect(end.locator(".ic-star:not(.ic-missed)")).to_have_count(1)
    expect(end.locator(".ic-returns li")).to_have_count(2)
    expect(end.locator(".ic-returns small").first).to_have_text("Torna domani")
    expect(end.locator(".ic-medal")).to_have_count(0)
    expect(end.locator("button.ic-main")).to_be_focused()
    assert axe(page, ALL) == []
    page.keyboard.press("Enter")
    expect(page.locator(".ic-count-steps")).to_contain_text(" 1 ")


def test_the_projector_scores_nothing_that_was_not_asked_of_anybody(
    site: str, open_page: Open
) -> None:
    session = lesson_of(PATH).begin()
    session.activity.enter(len(session.activity.steps) - 2)
    page = open_page(f"{site}voila/render/{PATH.stem}?projector#{quote(session.token)}")
    page.wait_for_selector(".ic-question")
    for _ in range(4):  # the answer, its trick, the next step, the end
        page.wait_for_timeout(300)
        page.keyboard.press("ArrowRight")
    end = page.locator(".ic-lesson-end")
    expect(end.locator(".ic-learnt li")).not_to_have_count(0)
    expect(end.locator(".ic-quiz, .ic-medal, .ic-mark")).to_have_count(0)
