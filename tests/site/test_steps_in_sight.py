"""At no size is a question of a lesson, its answers or its verdict out of sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from support.depth import TIMES
from support.page_checks import Open

pytestmark = pytest.mark.browser

SIZES = ((360, 640), (390, 844), (844, 390), (1366, 657), (384, 512))
"""A small telephone, a usual one, that on its side, a laptop, and a laptop at 200 %."""
LESSONS = (
    *("100_briscola_the_trick", "200_scopa_capture", "300_tresette_follow_suit"),
    *("310_tresette_the_order", "500_scala40_two_packs", "600_burraco_cards_and_values"),
)
MOST, FEW = 400, 14
"""Presses in a lesson: more than any needs, and a few."""
ACT = """(wrong) => {
  const open = [...document.querySelectorAll(".ic-question button:not([aria-disabled=true])")];
  const found = ["rail .ic-main", "rail .ic-action", "ways button", "offers button",
    "hand button[aria-disabled=false]"].map((each) => document.querySelector(`.ic-${each}`));
  (open[wrong % (open.length || 1)] ?? found.find(Boolean))?.click();
}"""
"""Answer, now this and now that; or do what comes next."""
HIDDEN = """() => {
  const asked = [".ic-task", ".ic-question button", ".ic-reply", ".ic-hand .ic-lit-up",
    ".ic-rail .ic-main"];
  const answered = !!document.querySelector(".ic-answered");
  const seen = (it) => {
    const box = it.getBoundingClientRect();
    const spots = [[box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]];
    return spots.every(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return !!top && (it.contains(top) || top.contains(it));
    });
  };
  const all = asked.flatMap((each) => [...document.querySelectorAll(each)]);
  const read = (it) => answered && it.matches(".ic-task");
  const shown = all.filter((it) => it.getClientRects().length && !read(it));
  return shown.filter((it) => !seen(it)).map((it) => it.className + ": " + it.textContent.trim());
}"""
"""What should be in sight and lies outside of the window, is cut or covered."""


@pytest.mark.parametrize(
    ("lesson", "sizes"),
    [(each, SIZES) for each in LESSONS] if TIMES > 1 else [(LESSONS[2], (SIZES[0], SIZES[2]))],
)
def test_question_answers_and_verdict_are_in_sight(
    site: str, open_page: Open, lesson: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page: Page = open_page(f"{site}voila/render/{lesson}", width=390, language="it-IT")
    page.wait_for_selector(".ic-step")
    hidden: list[str] = []
    for turn in range(FEW if TIMES == 1 else MOST):
        if page.locator(".ic-lesson-end").count():
            break
        step = page.locator(".ic-step").first.get_attribute("data-at")
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(60)
            found = page.evaluate(HIDDEN)
            hidden += [f"step {step} at {width} x {height}: {each}" for each in found]
        page.evaluate(ACT, turn // 2)
        page.wait_for_timeout(120)
    assert hidden == []
