"""A session that a page loses, and what the browser keeps of the page."""

from __future__ import annotations

import asyncio
import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import parse_qs, urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Page, expect

from support.page_checks import axe
from tools.visitors import Visitor

LINES: WeakKeyDictionary[Page, str] = WeakKeyDictionary()
"""The address of the line of each page that was watched."""

SOON = 10
"""Seconds on a quiet machine, where it takes four to be told and one to go on."""


def soon() -> float:
    """So many seconds, and more where others wait for the processors too."""
    return SOON * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def watch(context: BrowserContext) -> None:
    """Take note of the lines that the pages of a browser open."""

    def watched(page: Page) -> None:
        page.on("websocket", lambda line: LINES.__setitem__(page, line.url))

    context.on("page", watched)


def end_session(page: Page) -> None:
    """The session of a page ends, without a word; or the Python of the page itself, of an error."""
    if page.workers:
        page.workers[0].evaluate("setTimeout(() => { throw new Error('it dies') })")
    else:
        end_session_at(LINES[page])


def end_session_at(line: str) -> None:
    """End the session to which a line leads: somebody takes it over, and leaves."""
    at = urlsplit(line)
    base, _, lesson = at.path.partition("line/")

    async def take() -> None:
        visitor = Visitor(f"http://{at.netloc}{base}", lesson)
        visitor.page = parse_qs(at.query)["page"][0]
        await visitor.connect()
        await visitor.leave()

    with ThreadPoolExecutor(1) as aside:  # Playwright's own loop runs here
        aside.submit(asyncio.run, take()).result()


def browser_storage(page: Page) -> Any:
    """What the browser keeps."""
    return json.loads(page.evaluate("localStorage.getItem('italiancards')"))


def place(page: Page, name: str) -> str:
    """The token of a page."""
    token = browser_storage(page)["places"][name]["token"]
    assert isinstance(token, str)
    return token


def goes_on(page: Page, name: str) -> None:
    """A session ends: the learner is told soon, goes on as soon, and loses nothing."""
    said = page.locator(".ic-status strong").inner_text()
    end_session(page)
    started = time.monotonic()
    lost = page.get_by_role("alert")
    expect(lost).to_contain_text("Your deal is saved here", timeout=30_000)
    assert time.monotonic() - started <= soon()
    before = place(page, name)  # a page keeps a moment after it draws
    assert axe(page) == []
    page.get_by_role("button", name="Continue this deal").focus()
    pressed = time.monotonic()  # the look at the page above is no part of what a learner waits for
    page.keyboard.press("Enter")
    expect(page.get_by_text("Resumed where you left off.")).to_be_visible()
    assert time.monotonic() - pressed <= soon()
    expect(page.locator(":focus")).to_have_count(1)  # the keys go on where the hand does
    assert place(page, name) == before
    expect(page.locator(".ic-status strong")).to_have_text(said)
