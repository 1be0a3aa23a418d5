"""A lesson's table: its task stays, what comes back is not new, a watched deal ends in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from support.own_page import OWN, opened

import italiancards as ic
from italiancards.widgets import Lesson, say

pytestmark = pytest.mark.browser

TASK = "Play a card that you may play."


def _following_suit() -> Lesson:
    table = ic.position("tresette", hand="5B FS 7D CS", trick="4S", signals="off")
    lesson = Lesson()
    lesson.step(en=f"Other cards. {TASK}", it="Gioca.", table=table, do="FS")
    lesson.begin()
    return lesson


@pytest.mark.parametrize("width", [1366, 390])
def test_after_a_card_that_may_not_be_played_the_task_stays(browser: Browser, width: int) -> None:
    with opened(browser, _following_suit(), width, 657) as page:
        page.locator(".ic-hand [data-key='7D']").click()
        expect(page.locator(".ic-reply")).to_contain_text("follow suit")
        expect(page.get_by_text(TASK).first).to_be_visible()


def test_a_card_that_is_taken_back_is_marked_as_nothing_new(browser: Browser) -> None:
    with opened(browser, _following_suit(), 1366, 657) as page:
        page.locator(".ic-hand [data-key='CS']").click()
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".ic-hand [data-key]")).to_have_count(4)
        expect(page.locator(".ic-fresh")).to_have_count(0)


def test_the_total_of_a_watched_deal_is_in_sight_and_what_was_said_before_its_end_is_gone(
    browser: Browser,
) -> None:
    lesson = Lesson()
    deal = ic.deal("briscola", seed=20, match="single").autoplay()
    lesson.look_on(en="Watch.", it="Guarda.", table=deal, then=say(en="Over.", it="Finita."))
    lesson.begin()
    with opened(browser, lesson, 390, 844, OWN.replace("<body ", "<body data-page=1 ")) as page:
        page.get_by_role("button", name="To the end").click()
        expect(page.locator(".ic-reply")).to_have_text("Over.")
        assert "Watch." not in page.locator(".ic-step").inner_text()
        sheet = page.locator(".ic-slip").bounding_box()
        total = page.locator(".ic-slip tfoot").bounding_box()
        assert total["y"] + total["height"] <= sheet["y"] + sheet["height"]
