"""At no size is a question of a lesson, its answers or its verdict out of sight."""

from __future__ import annotations

from collections import Counter
from urllib.parse import quote

import pytest
from playwright.sync_api import Page
from support.depth import TIMES
from support.learner import opened
from support.notebooks import FOLDER, LESSONS, lesson_of
from support.page_checks import Open

from italiancards.lesson.house_rules import is_house_page

pytestmark = pytest.mark.browser

SIZES = ((360, 640), (390, 844), (844, 390), (1366, 657), (384, 512))
"""A small telephone, a usual one, that on its side, a laptop, and a laptop at 200 %."""
SMALL = (SIZES[0], SIZES[2], SIZES[4])
PICTURES = "310_tresette_the_order"
"""A lesson that asks with its table and without, with words and with cards."""
REFUSES = "300_tresette_follow_suit"
"""A lesson with a card at its second step that may not be played."""
MOST, FEW = 500, 10
"""Presses in a lesson: more than any needs, and a few."""
PATIENCE, LOOKS = 9, 5
"""Presses at one step, after which it is left; and states of it that are looked at."""
RESTS = 5
"""Looks at a page that may not have come to rest, after which it has."""
SPOKEN = 40
"""Presses in a lesson while the coach speaks in the step's place."""
RECOGNISED = 28
"""Pixels by which a card of a trick is wide at least; at 200 % each is two on the screen."""
SETTLED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"""
ACT = """([answer, card]) => {
  const all = (each) => [...document.querySelectorAll(each)];
  const turn = (list, at) => list[at % (list.length || 1)];
  if (!all(".ic-step").length) document.querySelector("[role=tab]")?.click(); // the coach speaks
  const hand = all(".ic-hand button[aria-disabled=false]");
  const asked = hand.filter((each) => each.matches(".ic-lit-up"));
  const felt = all(".ic-felt button:not([aria-disabled=true])");
  const acts = [turn(all(".ic-question button:not([aria-disabled=true])"), answer),
    ...all(".ic-rail .ic-main, .ic-actions .ic-asked"),
    ...all(".ic-rail .ic-action").filter((each) => !each.closest(".ic-steps")),
    turn(all(".ic-ways button, .ic-offers button"), card),
    turn([...asked, ...hand, ...felt], card), ...all(".ic-steps button")];
  acts.find(Boolean)?.click();
}"""
"""Answer, now this and now that; or do what comes next, with one card and then with another."""
AT = "() => document.querySelector('.ic-step')?.dataset.at ?? ''"
"""The number of the step, or "" where its place shows something else."""
STATE = """() => [".ic-step", ".ic-task", ".ic-text", ".ic-question", ".ic-reply"].map((each) => {
  const found = document.querySelector(each);
  return found && [found.dataset.at, found.className, found.textContent];
})"""
"""Selectors of what a step says and asks: looked at at all sizes once."""
HIDDEN = """() => {
  const asked = [".ic-question button", ".ic-reply", ".ic-hand .ic-lit-up", ".ic-rail .ic-main"];
  const answered = !!document.querySelector(".ic-answered, .ic-judged");
  const question = document.querySelector(".ic-offers h2") // a panel asks before the step
    ?? [...document.querySelectorAll(".ic-step .ic-text")].at(-1);
  const box = (it) => it.getBoundingClientRect();
  const cut = (it) => { // by the window, or by what scrolls
    let { top, bottom } = document.documentElement.getBoundingClientRect();
    bottom = Math.min(bottom, innerHeight);
    for (let each = it.parentElement; each; each = each.parentElement)
      if (getComputedStyle(each).overflowY !== "visible")
        [top, bottom] = [Math.max(top, box(each).top), Math.min(bottom, box(each).bottom)];
    return Math.max(top - box(it).top, box(it).bottom - bottom) > 2;
  };
  const seen = (it) => {
    const { left, top, right, bottom, width, height } = box(it);
    const held = it.matches(".ic-hand *"); // in a fan its neighbour lies over it
    const far = held ? [left + Math.min(12, width / 2), top + height / 4] : [right - 3, bottom - 3];
    return !cut(it) && [[left + 3, top + 3], far].every(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return !!found && (it.contains(found) || found.contains(it));
    });
  };
  const all = asked.flatMap((each) => [...document.querySelectorAll(each)]);
  const shown = [...all, ...(answered || !question ? [] : [question])]
    .filter((it) => it.getClientRects().length);
  const trick = [...document.querySelectorAll(".ic-trick .ic-card")].map((it) => box(it).width);
  const bare = [...document.querySelectorAll(".ic-rail button")].filter(
    (it) => !(it.textContent.trim() || it.ariaLabel || it.querySelector("svg, .ic-card")));
  const said = [...document.querySelectorAll(".ic-rail .ic-status > *, .ic-rail .ic-whole > *")]
    .filter((it) => it.scrollWidth > it.clientWidth + 2 || it.scrollHeight > it.clientHeight + 4);
  const named = (it) => it.className + ": " + it.textContent.trim();
  return [...[...shown.filter((it) => !seen(it)), ...said].map(named),
    ...bare.map(() => "a button of no name"),
    ...trick.filter((wide) => wide < (innerWidth === LAPTOP ? LEAST / 2 : LEAST))
      .map((wide) => "a card of a trick of " + wide)];
}""".replace("LEAST", str(RECOGNISED)).replace("LAPTOP", str(SIZES[-1][0]))
"""Script that finds what should be in sight and is not whole; cards too small; bare buttons."""


def out_of_sight(page: Page) -> list[str]:
    """Parts that should be in sight and are not, once the page had the time to come to rest."""
    for _ in range(RESTS):
        page.evaluate(SETTLED)
        found: list[str] = page.evaluate(HIDDEN)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def address(site: str, lesson: str, number: int) -> str:
    """The address of a step of a lesson, by its number, or of the last."""
    steps = lesson_of(FOLDER / f"{lesson}.ipynb").steps
    session, activity = opened(steps)
    activity.enter(min(number, len(steps) - 1))
    return f"{site}voila/render/{lesson}#{quote(session.token)}"


def step_from(page: Page, site: str, lesson: str, number: int) -> None:
    """Go on from a step that is not done by chance: a whole deal, or a meld to be chosen."""
    page.goto("about:blank")
    page.goto(address(site, lesson, number))
    page.wait_for_selector(".ic-step")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_reason_against_a_card_leaves_the_task_in_sight(
    site: str, open_page: Open, size: tuple[int, int]
) -> None:
    width, height = size
    page: Page = open_page(address(site, REFUSES, 3), width=width, hurried=True)
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".ic-hand [data-key='7D']").click()
    page.wait_for_selector(".ic-reply.ic-not-yet")
    assert out_of_sight(page) == []
    assert page.locator(".ic-task").is_visible()
    assert "of swords" in page.locator(".ic-reply").inner_text()


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_what_was_found_before_is_a_press_away_below_the_task(
    site: str, open_page: Open, size: tuple[int, int]
) -> None:
    width, height = size
    page: Page = open_page(address(site, "200_scopa_capture", 7), width=width, hurried=True)
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    pane = page.locator(".ic-pane").bounding_box()
    found = page.locator(".ic-so-far > summary").bounding_box()
    assert pane
    assert found
    assert found["y"] + found["height"] <= pane["y"] + pane["height"]
    assert not page.locator(".ic-kept").is_visible()
    page.locator(".ic-so-far > summary").click()
    assert page.locator(".ic-kept li").first.is_visible()


@pytest.mark.parametrize(
    ("lesson", "sizes"),
    [(path.stem, SIZES) for path in LESSONS] if TIMES > 1 else [(PICTURES, SMALL)],
)
def test_question_answers_and_verdict_are_in_sight(
    site: str, open_page: Open, lesson: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page: Page = open_page(
        f"{site}voila/render/{lesson}", width=390, language="it-IT", hurried=True
    )
    steps = lesson_of(FOLDER / f"{lesson}.ipynb").steps
    hidden: list[str] = []
    if not is_house_page(steps):
        hidden = hidden_on_the_way(page, site, lesson, sizes)
    for at, step in enumerate(steps) if is_house_page(steps) else ():
        if step.rule and step.rule != steps[at - 1].rule:
            step_from(page, site, lesson, at)
            hidden += hidden_on_the_way(page, site, lesson, sizes)
    assert hidden == []


def hidden_on_the_way(
    page: Page, site: str, lesson: str, sizes: tuple[tuple[int, int], ...]
) -> list[str]:
    """Walk from the step on the screen to the lesson's end, or the end of its house rule.

    Returns:
        What was out of sight, by step and size.
    """
    page.wait_for_selector(".ic-step")
    hidden: list[str] = []
    last = str(len(lesson_of(FOLDER / f"{lesson}.ipynb").steps) - 1)
    looked_at, looks, presses = None, Counter[str](), Counter[str]()
    for turn in range(FEW if TIMES == 1 else MOST):
        at = page.evaluate(AT)
        presses[at] += 1
        over = presses[at] > (PATIENCE if at else SPOKEN)
        if page.locator(".ic-lesson-end, .ic-house").count() or (over and at in {"", last}):
            break
        if over:
            step_from(page, site, lesson, int(at.rstrip("+")) + 1)
        state = page.evaluate(STATE)
        looks[at] += state != looked_at
        for width, height in sizes if state != looked_at and looks[at] <= LOOKS else ():
            page.set_viewport_size({"width": width, "height": height})
            hidden += [f"step {at} at {width} x {height}: {each}" for each in out_of_sight(page)]
        looked_at = state
        page.evaluate(ACT, [turn // 2, turn // 3])
        page.wait_for_timeout(80)
    return hidden
