"""How fast the site feels, beside stock Voilà in the same run: `python -m app.bench_site`.

Prints a table: the time to the first playable card on a cold cache, and from a click to one's own
card on the table. Ratios hold where absolute times do not: machines differ, and are noisy.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Route, sync_playwright

from app.site.lessons import FOLDER

NOTEBOOK = "010_practice.ipynb"
STOCK, OURS = "stock Voilà", "this site"

CLICK = """() => new Promise((done) => {
  const card = document.querySelector(".ic-hand button[aria-disabled=false]");
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector(`.ic-trick [data-key="${card.dataset.key}"]`)) return;
    watch.disconnect();
    done(performance.now() - start);
  });
  watch.observe(document.querySelector(".ic-felt"), { childList: true, subtree: true });
  card.click();
})"""
"""Milliseconds from a click to the card lying on the table, measured inside the page."""


@contextmanager
def served(kind: str, port: int) -> Iterator[str]:
    """A server of one kind, answering; its address."""
    ours = [sys.executable, "-m", "app.cli", "serve", "--no-browser", "--port", str(port)]
    stock = [sys.executable, "-m", "voila", "--no-browser", f"--port={port}", str(FOLDER)]
    process = subprocess.Popen(
        ours if kind == OURS else stock, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    address = f"http://localhost:{port}/"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(address).read()
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=30)


def visit(browser: Browser, address: str) -> tuple[Page, float]:
    """A page on a cold cache, and the seconds until its first card can be played."""
    page = browser.new_context().new_page()
    page.route("**/*", lambda route: _own_host_only(route))  # stock asks a host for its icons
    start = time.perf_counter()
    page.goto(f"{address}voila/render/{NOTEBOOK}", wait_until="commit")
    page.wait_for_selector(".ic-hand button[aria-disabled=false]")
    return page, time.perf_counter() - start


def _own_host_only(route: Route) -> None:
    if "//localhost:" in route.request.url:
        route.continue_()
    else:
        route.abort()


def clicks(page: Page, number: int) -> list[float]:
    """Milliseconds of some clicks, each taken back before anybody answers."""
    times = []
    for _ in range(number):
        times.append(page.evaluate(CLICK))
        page.click(".ic-action[aria-keyshortcuts=Z]")
        page.wait_for_selector(".ic-hand button[aria-disabled=false]")
    return times


def percentile(times: list[float], share: float) -> float:
    """The value below which a share of the times lie."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def main() -> None:
    """Measure both, in turn, and print the table."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--visits", type=int, default=9, help="visits to each (default 9)")
    told.add_argument("--clicks", type=int, default=200, help="clicks on each (default 200)")
    arguments = told.parse_args()
    first: dict[str, list[float]] = {STOCK: [], OURS: []}
    click: dict[str, list[float]] = {}
    with (
        served(STOCK, 8871) as stock,
        served(OURS, 8872) as ours,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        addresses = {STOCK: stock, OURS: ours}
        for _ in range(arguments.visits):
            for kind, address in addresses.items():
                time.sleep(2)  # a visitor at a time; kept-warm kernels are made anew meanwhile
                page, seconds = visit(browser, address)
                first[kind].append(seconds)
                page.context.close()
        for kind, address in addresses.items():
            page, _ = visit(browser, address)
            click[kind] = clicks(page, arguments.clicks)
            page.context.close()
        browser.close()
    print("| | first playable card | slowest | click, median | click, p95 |")
    print("|---|---|---|---|---|")
    for kind in (STOCK, OURS):
        print(
            f"| {kind} | {statistics.median(first[kind]):.2f} s | {max(first[kind]):.2f} s "
            f"| {statistics.median(click[kind]):.0f} ms | {percentile(click[kind], 0.95):.0f} ms |"
        )
    pairs = [mine / other for mine, other in zip(first[OURS], first[STOCK], strict=True)]
    print(f"\nFirst card, ours to stock, visit by visit: {statistics.median(pairs):.2f}")


if __name__ == "__main__":
    main()
