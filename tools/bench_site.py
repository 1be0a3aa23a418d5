"""Speed of the site for a visitor, beside stock Voilà: `python -m tools.bench_site`.

Prints six tables: a class that arrives in one moment (alone with `--only arrivals`); what a visitor
takes of memory, at the table and ten minutes after (alone with `--only memory`); the time to the
first playable card on a cold and on a warm cache, plain and on a throttled line, with what a visit
loads; from a click to one's own card on the table; from a click to what it does in every game
(alone with `--only clicks`); and how long a trick moves (alone with `--only motion`, on a machine
that does nothing else). Ratios hold where absolute times do not: machines differ, and are noisy.
"""

from __future__ import annotations

import argparse
import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

import italiancards as ic
from tools.bench_crowd import print_arrivals, print_memory
from tools.bench_motion import print_motion
from tools.bench_servers import FILES, OURS, SITE, STOCK, percentile, start_server
from tools.browser import chromium
from tools.play_visits import play_visits

NOTEBOOK = "010_practice"
SEATED = "#table"
"""Fragment by which a page of ours shows a table at once; stock Voilà ignores it."""
PLAYABLE = ".ic-hand button[aria-disabled=false]"
LINE = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": 20e6 / 8,
    "uploadThroughput": 20e6 / 8,
}
"""A throttled line: 40 ms, 20 Mbit a second."""
OTHERS, BUSY = 5, 40.0
"""Number of others who play while clicks are timed, and for how many seconds."""
REST = 4
"""Seconds between visits, in which stock Voilà ends what it started."""

LOADED = """() => {
  const all = performance.getEntries().filter((each) => "transferSize" in each);
  const loaded = all.filter((each) => each.transferSize);
  return [loaded.length, loaded.reduce((sum, each) => sum + each.transferSize, 0)];
}"""
"""Script that gives the files that came over the line for this page, and their bytes."""

READY = "body:not([data-line=coming])"
"""Selector of a page with its Python loaded, if it has one of its own."""
PYTHON = """(performance.getEntriesByName("italiancards:python")[0]?.startTime ?? 0) / 1000"""

STAYING = """most => new Promise((done) => {
  if (!performance.getEntriesByName("italiancards:python").length) done();
  setTimeout(done, most);
  new PerformanceObserver((all) => all.getEntriesByName("italiancards:kept").length && done())
    .observe({ type: "mark", buffered: true });
})"""
"""Script that waits until a page with its own Python has cached it for the next time."""
MOST = 30_000
"""Most milliseconds to wait for that."""

AT_REST = """() => Promise.allSettled(document.getAnimations()
    .filter((each) => each.timeline === document.timeline).map((each) => each.finished))
  .then(() => new Promise((still) => requestAnimationFrame(() => setTimeout(still, 20))))"""
"""Script that waits until all motion has ended: nobody clicks while cards fly."""
CLICK = """([pressed, watched]) => new Promise((done) => {
  const table = document.querySelector(".ic");
  const shown = () =>
    [...table.querySelectorAll(watched)].map((each) => each.dataset.key ?? each.textContent).join();
  const [before, start] = [shown(), performance.now()];
  const watch = new MutationObserver(() => {
    if (shown() === before) return;
    watch.disconnect();
    done(performance.now() - start);
  });
  watch.observe(table, { childList: true, subtree: true });
  table.querySelector(pressed).click();
})"""
"""Script that gives the milliseconds from a click to a change of the watched elements."""
HELD, UNDO = ".ic-hand [data-key]", ".ic-act[aria-keyshortcuts=Z]"
CLICKS = {
    "a card played": (PLAYABLE, HELD, UNDO),
    "a card drawn": (".ic-touched.ic-can", HELD, UNDO),
    "a card chosen": (PLAYABLE, ".ic-way", ".ic-hand [aria-pressed=true]"),
}
"""Clicks: the element pressed, the elements that show it, and the one that undoes it."""


@dataclass(frozen=True)
class PageVisit:
    """One visit.

    Args:
        seconds: until the first card can be played.
        requests: how many files were asked for, the page among them.
        size: bytes that came over the line until then.
        python: seconds until Python is there, where it is in the page itself.
    """

    seconds: float
    requests: int
    size: int
    python: float


def visit(page: Page, address: str) -> PageVisit:
    """Open the table, and measure; where Python comes in the page, until it is loaded too.

    Args:
        page: the browser's page.
        address: the address of the page with the table.
    """
    start = time.perf_counter()
    page.goto(f"{address}{SEATED}", wait_until="commit")
    page.wait_for_selector(PLAYABLE)
    seconds = time.perf_counter() - start
    requests, size = page.evaluate(LOADED)
    page.wait_for_selector(READY)
    python = page.evaluate(PYTHON)
    return PageVisit(seconds, requests, size, python)


def visits(browser: Browser, address: str, throttled: bool) -> tuple[PageVisit, PageVisit]:
    """Make a first visit, and one more in the same browser.

    Args:
        browser: the browser.
        address: the address of the page with the table.
        throttled: whether on a throttled line.
    """
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    # Stock asks another host for its icons:
    session.send("Network.setBlockedURLs", {"urls": ["https://*"]})
    if throttled:
        session.send("Network.emulateNetworkConditions", LINE)
    first = visit(page, address)
    page.evaluate(STAYING, MOST)
    page.goto("about:blank")
    time.sleep(REST)
    second = visit(page, address)
    context.close()
    return first, second


def click_times(browser: Browser, address: str, number: int) -> list[float]:
    """Return the milliseconds of some clicks, each undone before anybody answers.

    Args:
        browser: the browser.
        address: the address of the page with the table.
        number: how many clicks.
    """
    page = browser.new_page()
    visit(page, address)
    times = [click_time(page, "a card played") for _ in range(number)]
    page.context.close()
    return times


def click_time(page: Page, what: str) -> float:
    """Return the milliseconds of one click, and undo it.

    Args:
        page: the browser's page.
        what: one of `CLICKS`.
    """
    pressed, watched, back = CLICKS[what]
    page.bring_to_front()
    page.wait_for_selector(pressed)
    page.evaluate(AT_REST)
    spent: float = page.evaluate(CLICK, [pressed, watched])
    page.locator(back).press("Enter")
    return spent


def print_clicks(browser: Browser, address: str, number: int) -> None:
    """Print the time of a click's effect in every game for two, the games in turn.

    Args:
        browser: where.
        address: of the site.
        number: how many of each.
    """
    pages = {name: browser.new_page() for name in ic.GAMES}
    for name, page in pages.items():
        page.goto(f"{address}voila/render/{NOTEBOOK}#{name};+players=2;+number=7")
        page.wait_for_selector(HELD)
    pile = CLICKS["a card drawn"][0]
    draws = {name for name, page in pages.items() if page.locator(pile).count()}
    print("\n| | click, median | click, p95 |\n|---|---|---|")
    for what in CLICKS:
        names = draws if what != "a card played" else pages.keys() - draws
        if what == "a card chosen":
            for name in names:
                pages[name].locator(pile).first.click()
        each = [
            (name, click_time(pages[name], what)) for _ in range(number) for name in sorted(names)
        ]
        for name in sorted(names):
            times = [spent for of, spent in each if of == name]
            p95 = percentile(times, 0.95)
            print(f"| {name}, {what} | {median(times):.0f} ms | {p95:.0f} ms |")


def main() -> None:
    """Measure both, in turn, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--only",
        choices=("arrivals", "memory", "visitor", "clicks", "motion"),
        help="one part alone",
    )
    parser.add_argument("--rounds", type=int, default=3, help="classes for each (default 3)")
    parser.add_argument("--visits", type=int, default=9, help="first visits to each (default 9)")
    parser.add_argument("--clicks", type=int, default=200, help="clicks on each (default 200)")
    parser.add_argument(
        "--rest", type=float, default=640, help="seconds until memory is measured at rest"
    )
    arguments = parser.parse_args()
    if arguments.only in (None, "arrivals"):
        print_arrivals(arguments.rounds)
    if arguments.only in (None, "memory"):
        print_memory(arguments.rest)
    if arguments.only in (None, "visitor"):
        print_visitor(arguments.visits, arguments.clicks)
    if arguments.only not in (None, "clicks", "motion"):
        return
    with start_server(OURS) as ours, start_browser() as browser:
        if arguments.only != "motion":
            print_clicks(browser, ours.address, arguments.clicks)
        if arguments.only != "clicks":
            print_motion(browser, ours.address)


@contextmanager
def start_browser() -> Iterator[Browser]:
    """Yield the machine's own browser."""
    with sync_playwright() as playwright:
        where = chromium(playwright)
        browser = playwright.chromium.launch(executable_path=where, args=["--no-sandbox"])
        yield browser
        browser.close()


def print_visitor(first: int, clicks: int) -> None:
    """Measure first visits and clicks at both, in turn, and print the tables.

    Args:
        first: how many visits to each.
        clicks: how many clicks on each.
    """
    loads: dict[tuple[str, bool], list[tuple[PageVisit, PageVisit]]] = {}
    with ExitStack() as open_ones:
        kinds = [STOCK, OURS, *([FILES] if SITE.exists() else [])]
        started = {kind: open_ones.enter_context(start_server(kind)) for kind in kinds}
        addresses = {kind: table_at(kind, server.address) for kind, server in started.items()}
        browser = open_ones.enter_context(start_browser())
        for throttled in (False, True):
            for _ in range(first):
                for kind, address in addresses.items():
                    time.sleep(REST)
                    both = visits(browser, address, throttled)
                    loads.setdefault((kind, throttled), []).append(both)
        print_loads(loads)
        print("\n| | click, median | click, p95 |\n|---|---|---|")
        for kind, address in addresses.items():
            print_click(kind, click_times(browser, address, clicks))
        ours = started[OURS].address
        busy = threading.Thread(target=lambda: asyncio.run(play_visits(ours, OTHERS, BUSY)))
        busy.start()
        beside = click_times(browser, addresses[OURS], clicks)
        print_click(f"{OURS}, {OTHERS} others playing", beside)
        assert busy.is_alive(), "the others left before the last click"
        busy.join()


def print_click(name: str, times: list[float]) -> None:
    """Print the times of clicks, as a line of a table.

    Args:
        name: the line's heading.
        times: milliseconds.
    """
    print(f"| {name} | {median(times):.0f} ms | {percentile(times, 0.95):.0f} ms |")


def table_at(kind: str, address: str) -> str:
    """Return the address of the table at a server.

    Args:
        kind: `STOCK`, `OURS` or `FILES`.
        address: the address of the server.
    """
    ending = {STOCK: ".ipynb", OURS: "", FILES: "/"}[kind]
    return f"{address}voila/render/{NOTEBOOK}{ending}"


def print_loads(loads: dict[tuple[str, bool], list[tuple[PageVisit, PageVisit]]]) -> None:
    """Print the time to the first card, and the files loaded for it."""
    print("| first playable card | cold cache | slowest | warm cache | files | kB | again, kB |")
    print("|---|---|---|---|---|---|---|")
    for (kind, throttled), both in loads.items():
        first, second = zip(*both, strict=True)
        print(
            f"| {kind}{', 40 ms and 20 Mbit/s' if throttled else ''} "
            f"| {median(each.seconds for each in first):.2f} s "
            f"| {max(each.seconds for each in first):.2f} s "
            f"| {median(each.seconds for each in second):.2f} s "
            f"| {first[0].requests} | {median(each.size for each in first) / 1000:.0f} "
            f"| {median(each.size for each in second) / 1000:.0f} |"
        )
    for (kind, throttled), both in loads.items():
        if kind == FILES:
            cold, warm = (median(each.python for each in one) for one in zip(*both, strict=True))
            where = "on the throttled line" if throttled else "plain"
            print(f"\nPython is there, {where}: {cold:.2f} s cold, {warm:.2f} s warm")
    for throttled, where in ((False, "plain"), (True, "throttled")):
        pairs = zip(loads[OURS, throttled], loads[STOCK, throttled], strict=True)
        shares = [mine[0].seconds / other[0].seconds for mine, other in pairs]
        print(f"\nCold, {where}, ours to stock, visit by visit: {median(shares):.2f}")


if __name__ == "__main__":
    main()
