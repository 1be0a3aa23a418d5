"""Start of a lesson given away as files, timed: `python -m tools.bench_editions`.

Both kinds, as `make static` and `make lite` wrote them, on a first visit, plain and on a throttled
line: what lies on the disk, what is loaded, and the seconds until the lesson's first cards are
seen and until they can be played. In JupyterLite the cells are run as soon as there is a kernel.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Request

from tools.bench_servers import SITE
from tools.bench_site import LINE, READY, start_browser
from tools.lite import ROOT

LESSON = "100_briscola_the_trick"
LITE = ROOT / "dist/lite"
PAGES = {
    SITE: f"voila/render/{LESSON}/",
    LITE: f"notebooks/index.html?path={LESSON}.ipynb",
}
"""Address of the lesson in each of them."""
CARDS = ".ic-hand [data-key]"
KERNEL = ".jp-Notebook-ExecutionIndicator[data-status=idle]"
"""Text of a notebook whose kernel waits; before it has one, it is called idle too."""
RUNNING = ".jp-InputArea-prompt:has-text('[*]')"
LONGEST = 180_000
"""Milliseconds that a visit may take."""


class EditionVisit(NamedTuple):
    """A first visit: seconds until cards are seen and can be played, files and bytes loaded."""

    seen: float
    ready: float
    files: int
    size: int


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def visit(browser: Browser, folder: Path, address: str, throttled: bool) -> EditionVisit:
    """Open the lesson in a browser that was never here."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    if throttled:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", LINE)
    start = time.perf_counter()
    page.goto(address + PAGES[folder], wait_until="commit")
    if folder == LITE:
        _run(page)
    page.wait_for_selector(CARDS, state="attached")
    seen = time.perf_counter() - start
    page.wait_for_selector(READY, state="attached")
    ready = time.perf_counter() - start
    sizes = [each.sizes()["responseBodySize"] for each in loaded if each.url.startswith("http")]
    context.close()
    return EditionVisit(seen, ready, len(sizes), sum(sizes))


def _run(page: Page) -> None:
    """Run all cells, until they are run: what is asked before there is a kernel is forgotten."""
    page.wait_for_selector(".jp-CodeCell")
    page.wait_for_selector(KERNEL, state="attached")
    while not page.locator(f"{CARDS}, {RUNNING}").count():
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        page.wait_for_timeout(200)


def main(visits: int) -> None:
    """Print the table.

    Args:
        visits: how many to each.
    """
    print("| | on the disk | loaded | files | first cards | playable |\n|---|---|---|---|---|---|")
    with ExitStack() as stack:
        browser = stack.enter_context(start_browser())
        for folder in PAGES:
            size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
            server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
            stack.callback(server.shutdown)
            Thread(target=server.serve_forever, daemon=True).start()
            address = f"http://127.0.0.1:{server.server_port}/"
            for throttled in (False, True):
                all_of_them = [visit(browser, folder, address, throttled) for _ in range(visits)]
                seen, ready, files, loaded = map(median, zip(*all_of_them, strict=True))
                print(
                    f"| {folder.name}{', 40 ms and 20 Mbit/s' if throttled else ''} "
                    f"| {size / 1e6:.1f} MB | {loaded / 1e6:.1f} MB | {files:.0f} "
                    f"| {seen:.1f} s | {ready:.1f} s |",
                    flush=True,
                )


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=3, help="first visits to each (default 3)")
    main(parser.parse_args().visits)
