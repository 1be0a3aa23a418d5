"""Motion of a table: the time of a trick beside its pause, and its longest frame."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page

from italiancards.session.token import Token

PAGE = "voila/render/010_practice"
PLAYABLE = ".ic-hand button[aria-disabled=false]"
TRICKS = 8
"""Tricks that are timed: as many as the stock allows, with some to spare."""
CHEERED = Token("scopa", text="scopa; hand=7C 2S RB; table=4C 3S")
"""A position in which one card takes all that lies there."""
AFTER = 2000
"""Milliseconds after which the motion of a great moment has come to rest."""

FRAMES = """() => {
  const bench = (window.bench = { longest: 0 });
  let last = performance.now();
  const look = (now) => {
    bench.longest = Math.max(bench.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Script that keeps the longest time between two frames from here on."""

TRICK = """(hurried) => new Promise((done) => {
  const table = document.querySelector(".ic");
  const all = (sought) => [...table.querySelectorAll(sought)];
  const held = all(".ic-hand button").length;
  const start = performance.now();
  let [paused, last, full] = [0, start, false];
  window.bench.longest = 0;
  const look = (now) => {
    if (table.hasAttribute("data-pausing")) paused += now - last;
    last = now;
    full ||= all(".ic-trick [data-key]").length === all(".ic-seat").length;
    if (hurried) table.querySelector(".ic-middle").click();
    const moving = all(".ic-ghost, .ic-hand button").some((each) =>
      each.getAnimations().some(({ playState }) => playState === "running"));
    const over = full && !moving && all(".ic-hand button").length === held;
    if (over) done([now - start - paused, window.bench.longest]);
    else requestAnimationFrame(look);
  };
  table.querySelector(".ic-hand button[aria-disabled=false]").click();
  requestAnimationFrame(look);
})"""
"""Script that plays a card and measures the trick.

It gives the milliseconds until the next card is drawn and lies still, without the pause, and the
longest frame.
"""


def at(page: Page, address: str, token: Token | str) -> None:
    """Sit down at a table, and start to measure its frames.

    Args:
        page: the browser's page.
        address: the address of the site.
        token: the token of the table.
    """
    page.goto(f"{address}{PAGE}#{quote(str(token))}")
    page.wait_for_selector(PLAYABLE)
    page.evaluate(FRAMES)


def tricks(page: Page, hurried: bool) -> list[tuple[float, float]]:
    """Play some tricks; return the milliseconds of each, and its longest frame.

    Args:
        page: the browser's page, at a table.
        hurried: whether to click the pauses away.
    """
    trick_times = []
    for _ in range(TRICKS):
        page.wait_for_selector(PLAYABLE)
        page.wait_for_timeout(500)
        trick_times.append(tuple(page.evaluate(TRICK, hurried)))
    return trick_times


def longest(page: Page, act: Callable[[], Any]) -> float:
    """Return the longest frame of an action, in milliseconds, until it has come to rest.

    Args:
        page: the browser's page, at a table.
        act: the action.
    """
    page.wait_for_timeout(500)
    page.evaluate("() => void (window.bench.longest = 0)")
    act()
    page.wait_for_timeout(AFTER)
    found: float = page.evaluate("window.bench.longest")
    return found


def print_motion(browser: Browser, address: str) -> None:
    """Time tricks, a deal and a great moment, and print them.

    Args:
        browser: the browser.
        address: the address of the site.
    """
    page = browser.new_page(reduced_motion="no-preference")
    print("\n| a trick for two, without its pause | median | slowest | longest frame |")
    print("|---|---|---|---|")
    for name, hurried in (("as it goes by itself", False), ("hurried", True)):
        at(page, address, "briscola; number=7")
        took, frames = zip(*tricks(page, hurried), strict=True)
        print(f"| {name} | {median(took):.0f} ms | {max(took):.0f} ms | {max(frames):.0f} ms |")
    deal = longest(page, lambda: page.evaluate("location.hash = 'scopa; number=7; players=4'"))
    at(page, address, CHEERED)
    page.evaluate("document.querySelector('.ic-hand button').click()")
    cheer = longest(
        page, lambda: page.evaluate("document.querySelector('.ic-rail .ic-main').click()")
    )
    print(f"\nLongest frame of a deal for four: {deal:.0f} ms; of a scopa: {cheer:.0f} ms")
    page.context.close()
