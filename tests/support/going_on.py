"""A kernel that dies under a page, and what the browser keeps of the page."""

from __future__ import annotations

import json
import os
import signal
import time
from typing import Any

from playwright.sync_api import Page, expect

from support.kernels import process_of
from support.looking import axe
from support.visitors import kernel_of

SOON = 10
"""Seconds on a quiet machine, where it takes four to be told and one to go on."""


def soon() -> float:
    """So many seconds, and more where others wait for the processors too."""
    return SOON * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def kill_kernel(page: Page) -> None:
    """The kernel of a page dies, without a word; or the Python of the page itself, of an error."""
    if page.workers:
        page.workers[0].evaluate("setTimeout(() => { throw new Error('it dies') })")
        return
    os.kill(process_of(kernel_of(page.locator("#ic-page").text_content() or "")), signal.SIGKILL)


def kept(page: Page) -> Any:
    """What the browser keeps."""
    return json.loads(page.evaluate("localStorage.getItem('italiancards')"))


def place(page: Page, name: str) -> str:
    """The token of a page."""
    token = kept(page)["places"][name]["token"]
    assert isinstance(token, str)
    return token


def goes_on(page: Page, name: str) -> None:
    """A kernel dies: the learner is told soon, goes on as soon, and loses nothing."""
    before = place(page, name)
    said = page.locator(".ic-status strong").inner_text()
    kill_kernel(page)
    started = time.monotonic()
    lost = page.get_by_role("alert")
    expect(lost).to_contain_text("Your deal is saved here", timeout=30_000)
    assert time.monotonic() - started <= soon()
    assert axe(page) == []
    page.get_by_role("button", name="Continue this deal").focus()
    pressed = time.monotonic()  # the look at the page above is no part of what a learner waits for
    page.keyboard.press("Enter")
    expect(page.get_by_text("Resumed where you left off.")).to_be_visible()
    assert time.monotonic() - pressed <= soon()
    expect(page.locator(":focus")).to_have_count(1)  # the keys go on where the hand does
    assert place(page, name) == before
    expect(page.locator(".ic-status strong")).to_have_text(said)
