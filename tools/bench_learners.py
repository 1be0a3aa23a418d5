"""Learners who all play at once: their waiting times, and the whole hints finished.

`python -m tools.bench_learners` starts a site, lets 200 play for two minutes, and prints a table;
`--dask 2` gives the site two workers of a Dask cluster beside its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import IO, Any

from tools.bench_servers import percentile
from tools.learners import Figures, Learner

ARRIVALS = 20.0
"""Seconds in which they all arrive: nothing is measured before."""
NICE = 10
"""Niceness of workers on Dask that run on this machine."""


def health(site: str) -> dict[str, Any]:
    """Return a site's own report of its health."""
    with urllib.request.urlopen(f"{site}health", timeout=60) as answer:
        report: dict[str, Any] = json.load(answer)
        return report


async def run_learners(site: str, learners: int, seconds: float) -> tuple[Figures, dict[str, Any]]:
    """Let learners play; return what they saw, and what the site did meanwhile.

    Args:
        site: the address of the site.
        learners: how many play.
        seconds: for how long, after all have arrived.
    """
    figures = Figures()
    measured = time.monotonic() + ARRIVALS
    until = measured + seconds
    tasks = [
        asyncio.create_task(
            Learner(site, number, figures).play(ARRIVALS * number / learners, measured, until)
        )
        for number in range(learners)
    ]
    await asyncio.sleep(ARRIVALS)
    figures.late.clear()
    before = await asyncio.to_thread(health, site)
    await asyncio.sleep(seconds)
    after = await asyncio.to_thread(health, site)
    for error in await asyncio.gather(*tasks, return_exceptions=True):
        if error is not None:
            figures.lost[f"learner gave up: {type(error).__name__}: {error}"] += 1
    jobs = Counter(after["jobs"])
    jobs.subtract({**before["jobs"], "waiting": 0})
    return figures, {**after, "jobs": jobs}


def table_lines(figures: Figures, site: Mapping[str, Any], seconds: float) -> Iterator[str]:
    """Yield the lines of the table.

    Args:
        figures: what the learners saw.
        site: the site's report, its jobs those of the measured time.
        seconds: the measured time.
    """
    jobs = site["jobs"]
    finished, abandoned = jobs["whole"], jobs["whole_given_up"]
    yield "| | p50 | p95 | most | how many |"
    yield "|---|---|---|---|---|"
    for name, times in (
        ("click", figures.clicks),
        ("first words of a hint", figures.words),
        ("this process late", figures.late),
    ):
        if times:
            p50, p95 = (1000 * percentile(times, share) for share in (0.5, 0.95))
            yield f"| {name}, ms | {p50:.0f} | {p95:.0f} | {1000 * max(times):.0f} | {len(times)} |"
    yield f"\nmoves played {figures.cards}; lost {sum(figures.lost.values())} {dict(figures.lost)}"
    yield (
        f"whole hints finished {finished} ({finished / seconds:.1f} a second), "
        f"given up {abandoned}; jobs {dict(jobs)}"
    )
    yield f"memory {site['memory_bytes']}"
    yield "\n| the loop's work | how many | upto ms: pieces | longest, ms |\n|---|---|---|---|"
    for kind, work in site["work"].items():
        pieces = work["upto_ms"]
        yield f"| {kind} | {sum(pieces.values())} | {pieces} | {work['longest_ms']} |"


@contextmanager
def start_site(port: int, tables: int, arguments: list[str], log: IO[str]) -> Iterator[str]:
    """Serve a site, and yield its address once it answers.

    Args:
        port: the port.
        tables: how many people may play at once.
        arguments: more arguments of `italiancards serve`.
        log: a file for its log.
    """
    command = [
        "-m",
        "italiancards.cli",
        "serve",
        "--no-browser",
        f"--port={port}",
        f"--tables={tables}",
    ]
    process = subprocess.Popen(
        [sys.executable, *command, *arguments], stdout=subprocess.DEVNULL, stderr=log
    )
    site = f"http://localhost:{port}/"
    try:
        for _ in range(300):
            try:
                health(site)
                break
            except OSError:
                time.sleep(0.2)
        yield site
    finally:
        process.terminate()
        process.wait(timeout=30)


@contextmanager
def cluster(workers: int) -> Iterator[list[str]]:
    """Yield the options of a site with workers of a Dask cluster; none without workers."""
    if not workers:
        yield []
        return
    from italiancards.site.pool.executors import load_dask

    dask = load_dask()
    with dask.LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=":0"
    ) as found:
        if hasattr(os, "nice"):  # they stand for other machines: no core is the learners'
            with dask.Client(found) as client:
                client.run(os.nice, NICE)
        yield ["--executor", f"dask={found.scheduler_address}"]


def main() -> None:
    """Serve, let learners play, and print."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--learners", type=int, default=200, help="who play at once (default 200)")
    read.add_argument("--seconds", type=float, default=120, help="for how long (default 120)")
    read.add_argument(
        "--dask", type=int, default=0, metavar="N", help="workers on Dask (default 0)"
    )
    read.add_argument("--workers", type=int, help="workers of the site (default: as many as cores)")
    read.add_argument("--port", type=int, default=8877)
    asked = read.parse_args()
    own = [] if asked.workers is None else ["--workers", str(asked.workers)]
    with tempfile.TemporaryFile("w+") as log:
        with cluster(asked.dask) as there:
            arguments = [*own, *there]
            with start_site(
                asked.port, asked.learners + asked.learners // 10, arguments, log
            ) as site:
                print(f"{asked.learners} learners, {os.cpu_count()} cores, {arguments}", flush=True)
                seen, did = asyncio.run(run_learners(site, asked.learners, asked.seconds))
                print("\n".join(table_lines(seen, did, asked.seconds)))
        log.seek(0)
        print("\nIn the log:", log.read().strip()[-2000:] or "nothing")


if __name__ == "__main__":
    main()
