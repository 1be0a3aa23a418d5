"""How a class arrives: twenty pages asked for in one moment, and what a visitor takes of memory."""

from __future__ import annotations

import statistics
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from app.site.lessons import lessons
from app.site.system import memory
from app.tools.bench_served import OURS, STOCK, served


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
