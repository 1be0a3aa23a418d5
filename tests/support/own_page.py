"""A table on a page of the tests' own: the bundle at one end of a line, a session at the other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, Route

from italiancards.jobs import BOT, EXAMPLE, Want, answer
from italiancards.session.desk import InPlaceDesk, OnAnswer
from italiancards.widgets import CardTable
from italiancards.widgets.port import STATIC

ADDRESS = "http://table.test/"
OWN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A table</title>
<link rel="stylesheet" href="table.css">
<body style="margin: 0">
<main></main>
"""
"""A host with nothing but the table, in its `main`."""
MOUNT = """
<script type="module">
import table from "./table.js";
const heard = new Set();
const told = JSON.parse(await say("null"));
const model = {
  get: (name) => told[name],
  on: (event, callback) => event === "change:model" && heard.add(callback),
  off: (event, callback) => heard.delete(callback),
  async send(content) {
    Object.assign(told, JSON.parse(await say(JSON.stringify(content))));
    heard.forEach((callback) => callback());
    document.body.dataset.sent = told.model.sent;
  },
};
globalThis.model = model;
const inside = document.querySelector("#host")?.shadowRoot ?? document;
globalThis.unmount = table.render({ model, el: inside.querySelector("main") });
document.body.dataset.sent = told.model.sent;
</script>
"""
FRAMED = "framed"
"""Where the host lies that a page shows in a frame."""
KINDS = {".js": "text/javascript", ".css": "text/css"}
ANYBODY = {"access-control-allow-origin": "*"}
"""A frame that is sandboxed has no origin."""
MOST = 80
"""How often Tab is pressed at most, to get anywhere."""


@contextmanager
def opened(
    browser: Browser, widget: CardTable, width: int, height: int, host: str = OWN, frame: str = ""
) -> Iterator[Page]:
    """The page with a table on it; a phone's can be touched.

    Args:
        browser: what shows it.
        widget: the table.
        width: of the page, in CSS pixels.
        height: of the page, in CSS pixels.
        host: the page before the table's script; the table goes into its `main`, which may be in
            the shadow root of `#host`.
        frame: what the page shows instead, with the host at the address `FRAMED`.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=width < 600,
        is_mobile=width < 600,
        reduced_motion="reduce",
    )
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    widget.connection.desk = BotsAtOnce()  # only what is said is answered

    def answer(content: str) -> str:
        message = json.loads(content)
        if message is not None:
            widget._on_message(widget, message, [])
        return json.dumps({name: getattr(widget, name) for name in TRAITS})

    def served(route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS).partition("?")[0]
        path = STATIC / (name or "nothing")
        if name in pages:
            route.fulfill(body=pages[name], content_type="text/html")
        elif path.is_file():
            kind = KINDS[path.suffix]
            route.fulfill(body=path.read_bytes(), content_type=kind, headers=ANYBODY)
        else:
            route.fulfill(status=404)

    pages = {FRAMED: host + MOUNT, "": frame or host + MOUNT}
    page.expose_function("say", answer)
    page.route(f"{ADDRESS}**", served)
    page.goto(ADDRESS)
    within = page.frame_locator("iframe") if frame else page
    within.locator(".ic").wait_for()
    try:
        yield page
        assert wrong == [], wrong
    finally:
        context.close()


TRAITS = ("model", "words", "form", "translations")


class BotsAtOnce(InPlaceDesk):
    """A desk at which bots and examples play at once."""

    def ask(self, want: Want, done: OnAnswer) -> Callable[[], object] | None:
        """Have a job answered."""
        if want.urgency not in (BOT, EXAMPLE):
            return super().ask(want, done)
        done(want, lambda: answer(want.job))
        return None


class Mouse:
    """Whoever points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        """Press a button, or a card."""
        what.click()

    def choose(self, card: Locator) -> None:
        """Choose a card together with others."""
        self.press(card)

    def turn(self, slider: Locator, steps: int) -> None:
        """Turn from the first number so many steps on."""
        for _ in range(steps):
            self.press(slider.locator("xpath=../button[2]"))


class Finger(Mouse):
    """Whoever touches a phone."""

    def press(self, what: Locator) -> None:
        """Touch it."""
        what.tap()


class Keys(Mouse):
    """Whoever has a keyboard alone."""

    def press(self, what: Locator) -> None:
        """Go there, and press Enter."""
        self._go(what)
        self.page.keyboard.press("Enter")

    def choose(self, card: Locator) -> None:
        """Go there, and press the space bar."""
        self._go(card)
        self.page.keyboard.press("Space")

    def turn(self, slider: Locator, steps: int) -> None:
        """Go there, and press an arrow."""
        self._go(slider)
        for _ in range(steps):
            self.page.keyboard.press("ArrowRight")

    def _go(self, what: Locator) -> None:
        handle = what.element_handle()
        assert handle is not None
        for _ in range(MOST):
            if handle.evaluate("element => element === document.activeElement"):
                return
            inside = handle.evaluate(
                "element => !!element.closest('.ic-hand')?.contains(document.activeElement)"
            )
            self.page.keyboard.press("ArrowRight" if inside else "Tab")
        raise AssertionError(f"no key leads to {what}")
