"""A site under attack: the waiting time of its players meanwhile, and the cost.

`python -m tools.attack_site` serves a site, lets three learners play for sixty seconds beside an
attacker for each way that was once found to stop it, twice, and prints two tables. `--site` attacks
one that runs already, on this machine alone: behind nginx, say.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import Process
from contextlib import AsyncExitStack, nullcontext
from dataclasses import dataclass
from random import Random
from statistics import median

from tools.attackers import ROWS, on_this_machine
from tools.bench_servers import OURS, percentile, start_server
from tools.play_visits import Player

LEARNERS = 3
THINKING = (0.1, 0.4)
"""Seconds a learner looks at the table: less than people do, so that more is measured."""
AFTER = 10.0
"""Seconds after an attack in which the site gives resources back."""
GRACE = 20.0
"""Seconds after which attackers that do not stop are stopped."""


@dataclass(frozen=True)
class Run:
    """The measurements of a site under attack.

    Args:
        waits: milliseconds for each answer to a learner.
        lost: moves that were not answered.
        before, after: bytes of the server's memory.
        sent: what the attackers sent, by row.
    """

    waits: list[float]
    lost: int
    before: int
    after: int
    sent: dict[str, dict[str, int]]


def memory(site: str) -> int:
    """Return the bytes of the server's memory, as it reports itself."""
    with urllib.request.urlopen(f"{site}health", timeout=60) as answer:
        return int(json.load(answer)["memory_bytes"]["server"])


async def play_until(learner: Player, until: float) -> int:
    """Let a learner play; return the number of lost moves.

    Args:
        learner: the learner, who has not arrived yet.
        until: the end, as `time.monotonic` counts.
    """
    try:
        await learner.arrive()
        await learner.play(lambda: time.monotonic() < until)
    except (TimeoutError, ConnectionError) as error:
        print(f"A learner lost a move: {error or 'no answer'}", file=sys.stderr)
        return 1
    return 0


def _end(process: Process) -> None:
    """End a process that still runs."""
    if process.returncode is None:
        process.kill()


async def attack(site: str, seconds: float, rows: list[int]) -> Run:
    """Attack a site while learners play.

    Args:
        site: its address.
        seconds: for how long.
        rows: the ways in which it is attacked, of `ROWS`.
    """
    before = await asyncio.to_thread(memory, site)
    command = [sys.executable, "-m", "tools.attackers", site, str(seconds), json.dumps(rows)]
    async with AsyncExitStack() as stack:
        attackers = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        stack.callback(_end, attackers)
        until = time.monotonic() + seconds
        learners = [Player(site, Random(each), THINKING) for each in range(LEARNERS)]
        lost = await asyncio.gather(*(play_until(each, until) for each in learners))
        output, _ = await asyncio.wait_for(attackers.communicate(), GRACE)
    await asyncio.sleep(AFTER)
    after = await asyncio.to_thread(memory, site)
    waits = [wait * 1000 for each in learners for wait in each.waits]
    return Run(waits, sum(lost), before, after, json.loads(output))


def print_runs(runs: list[Run]) -> None:
    """Print the measurements."""
    print("| | answers | median | p95 | slowest | moves lost | server before | after |")
    print("|---|---|---|---|---|---|---|---|")
    for number, run in enumerate(runs, start=1):
        print(
            f"| run {number} | {len(run.waits)} | {median(run.waits):.0f} ms "
            f"| {percentile(run.waits, 0.95):.0f} ms | {max(run.waits):.0f} ms | {run.lost} "
            f"| {run.before / 1e6:.1f} MB | {run.after / 1e6:.1f} MB |"
        )
    print(
        "\n| row, last run | tables | lines | messages | kB | refused |\n|---|---|---|---|---|---|"
    )
    for row, sent in runs[-1].sent.items():
        counts = (sent.get(each, 0) for each in ("tables", "lines", "messages"))
        counts_text = " | ".join(map(str, counts))
        print(
            f"| {row} | {counts_text} | {sent.get('bytes', 0) / 1000:.0f} | {sent.get('refused', 0)} |"
        )


def main() -> None:
    """Attack a site, and print the cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--site", type=on_this_machine, help="one that runs (default: one of its own)"
    )
    parser.add_argument("--seconds", type=float, default=60, help="for each run (default 60)")
    parser.add_argument("--runs", type=int, default=2, help="how many (default 2)")
    parser.add_argument(
        "--only", type=int, action="append", choices=ROWS, help="a row, by its number"
    )
    asked = parser.parse_args()
    with tempfile.NamedTemporaryFile("w+") as log:
        own = nullcontext(None) if asked.site else start_server(OURS, log)
        with own as server:
            site = asked.site if server is None else server.address
            runs = [
                asyncio.run(attack(site, asked.seconds, asked.only or list(ROWS)))
                for _ in range(asked.runs)
            ]
        print_runs(runs)
        log.seek(0)
        print(f"\nThe log:\n\n{log.read()}")


if __name__ == "__main__":
    main()
