"""How fast the site feels, beside stock Voilà in the same run: `python -m app.bench_site`.

Prints two tables. A class: the time until each of twenty pages that are asked for in one moment is
there, and what a visitor takes of memory (`--only arrivals` prints this one alone). One visitor:
the time to the first playable card on a cold cache, and from a click to one's own card on the
table. Ratios hold where absolute times do not: machines differ, and are noisy.
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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, sync_playwright

from app.site.health import memory
from app.site.lessons import FOLDER, lessons

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


@dataclass(frozen=True)
class Arrival:
    """Twenty visitors who came at once.

    Args:
        seconds: how long each waited for the end of the page.
        server: CPU seconds that the server took for them, its kernels not counted.
        kernels: bytes of memory of their kernels, what they share counted in shares.
        template: bytes of what the kernels were forked from.
    """

    seconds: list[float]
    server: float
    kernels: int
    template: int


VISITORS, NOTEBOOKS = 20, 10


def arrival(kind: str, port: int) -> Arrival:
    """Let everybody come at once to a server that has just started, and has had one visitor."""
    names = [each.name for each in lessons()][:NOTEBOOKS]
    with served(kind, port) as address:
        server = _listening(port)
        _page(f"{address}voila/render/{names[0]}.ipynb")
        time.sleep(4)
        busy = _busy(server)
        with ThreadPoolExecutor(VISITORS) as visitors:
            asked = [
                f"{address}voila/render/{names[n % len(names)]}.ipynb" for n in range(VISITORS)
            ]
            seconds = list(visitors.map(_page, asked))
        busy = _busy(server) - busy
        time.sleep(1)
        parts = {each: memory(each) for each in _descendants(server)}
        threads = {each: len(list(Path(f"/proc/{each}/task").iterdir())) for each in parts}
        return Arrival(
            seconds,
            busy,
            sum(size for each, size in parts.items() if threads[each] > 1),
            sum(size for each, size in parts.items() if threads[each] == 1),
        )


def _page(address: str) -> float:
    """Seconds until a page is complete."""
    start = time.perf_counter()
    with urllib.request.urlopen(address, timeout=120) as answer:
        html = answer.read().decode()
    assert "model_id" in html or "widgets" in html, html[-500:]
    return time.perf_counter() - start


def _listening(port: int) -> int:
    """The process that was started to serve on a port."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_text().split("\0")
        except OSError:  # it has gone meanwhile
            continue
        if {f"--port={port}", str(port)} & set(words) and {"app.cli", "voila"} & set(words):
            return int(folder.name)
    raise ProcessLookupError(f"Nothing serves on port {port}.")


def _stat(process: int) -> list[str]:
    """What the system tells of a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def _busy(process: int) -> float:
    """CPU seconds of a process."""
    return sum(map(int, _stat(process)[11:13])) / 100


def _descendants(process: int) -> list[int]:
    """The processes that a process started."""
    everybody = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [each for each in everybody if _parent(each) == process]


def _parent(process: int) -> int:
    try:
        return int(_stat(process)[1])
    except OSError:  # it has gone meanwhile
        return 0


def print_arrivals(rounds: int) -> None:
    """Measure both kinds in turn, and print the table of a class."""
    told: dict[str, list[Arrival]] = {STOCK: [], OURS: []}
    for _ in range(rounds):
        for kind, port in ((STOCK, 8873), (OURS, 8874)):
            told[kind].append(arrival(kind, port))
    print(f"{VISITORS} pages at once, of {NOTEBOOKS} notebooks:\n")
    print("| | median | slowest | server CPU a page | memory a visitor | template |")
    print("|---|---|---|---|---|---|")
    for kind, each in told.items():
        print(
            f"| {kind} | {statistics.median(statistics.median(one.seconds) for one in each):.2f} s "
            f"| {statistics.median(max(one.seconds) for one in each):.2f} s "
            f"| {statistics.median(one.server for one in each) / VISITORS * 1000:.0f} ms "
            f"| {statistics.median(one.kernels for one in each) / (VISITORS + 1) / 1e6:.1f} MB "
            f"| {statistics.median(one.template for one in each) / 1e6:.1f} MB |"
        )


def main() -> None:
    """Measure both, in turn, and print the tables."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--only", choices=("visitor", "arrivals"), help="one table alone")
    told.add_argument("--rounds", type=int, default=3, help="classes for each (default 3)")
    told.add_argument("--visits", type=int, default=9, help="visits to each (default 9)")
    told.add_argument("--clicks", type=int, default=200, help="clicks on each (default 200)")
    arguments = told.parse_args()
    if arguments.only != "visitor":
        print_arrivals(arguments.rounds)
    if arguments.only == "arrivals":
        return
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
