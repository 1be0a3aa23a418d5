"""Visitors who play for a while: how long they wait, and what it costs.

`python -m app.tools.bench_playing` prints a line of a table each minute, and the log below it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

from app.tools.bench_served import OURS, percentile, served

NUMBER = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
THINKING = (0.6, 2.0)
"""Seconds somebody looks at the table before the next click: from, to."""
LATE = 5.0
"""Seconds after which an answer is called missing."""


def widget_of(html: str) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The table of a page: its name, what it shows, and all that the page is told."""
    told = json.loads(html.partition('id="ic-page"')[2].partition(">")[2].partition("</")[0])
    name, model = next(
        (name, widget["state"]["model"])
        for name, widget in told["widgets"].items()
        if "model" in widget["state"]
    )
    return name, model, told


def custom(widget: str, content: dict[str, Any]) -> str:
    """A message to a table, as a page sends it."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": "comm_msg", "session": "s"}
    header |= {"username": "", "version": "5.3", "date": "2026-01-01T00:00:00Z"}
    data = {"method": "custom", "content": content}
    message = {
        "header": header,
        "parent_header": {},
        "metadata": {},
        "content": {"comm_id": widget, "data": data},
        "channel": "shell",
        "buffers": [],
    }
    return json.dumps(message)


class Visitor:
    """Somebody at the practice page, without a browser.

    Args:
        site: its address.
        chance: who decides what to play.
        thinking: seconds before each click: from, to.
    """

    def __init__(self, site: str, chance: Random, thinking: tuple[float, float] = THINKING) -> None:
        self.site, self.chance, self.thinking = site, chance, thinking
        self.model: dict[str, Any] = {}
        self.waits: list[float] = []

    async def play(self, upto: Callable[[], bool]) -> None:
        """Open the page and play deal after deal.

        Args:
            upto: whether to go on.

        Raises:
            TimeoutError: the table did not answer.
        """
        html = await asyncio.get_running_loop().run_in_executor(None, self._page)
        self.widget, self.model, told = widget_of(html)
        host = self.site.split("/")[2]
        kernel = NUMBER.search(told["channels"])
        assert kernel is not None
        asked = HTTPRequest(
            f"ws://{host}/api/kernels/{kernel.group()}/channels?session_id={uuid.uuid4()}",
            headers={"Origin": f"http://{host}"},
        )
        self.line = await websocket_connect(asked)
        try:
            while upto():
                await asyncio.sleep(self.chance.uniform(*self.thinking))
                await self._click()
        finally:
            self.line.close()
            await asyncio.get_running_loop().run_in_executor(None, self._leave, kernel.group())

    def _leave(self, kernel: str) -> None:
        """Give the table back, as a page does that is closed."""
        urllib.request.urlopen(f"{self.site}voila/api/shutdown/{kernel}", data=b"").close()

    def _page(self) -> str:
        with urllib.request.urlopen(f"{self.site}voila/render/010_practice", timeout=60) as answer:
            return str(answer.read().decode())

    def _next(self) -> dict[str, object]:
        """What to do now: go on, play a card, or deal again."""
        if self.model["wait"]:
            return {"type": "go_on"}
        cards = [
            card
            for zone in self.model["zones"]
            if zone.get("playable")
            for card in zone["cards"]
            if card["ok"]
        ]
        if not cards:
            return {"type": "deal"}
        card = self.chance.choice(cards)
        return {"type": "move", "move": card["move"]}

    async def _click(self) -> None:
        content = {**self._next(), "revision": self.model["revision"]}
        message = custom(self.widget, content)
        start = time.perf_counter()
        await self.line.write_message(message)
        while True:
            left = LATE - (time.perf_counter() - start)
            said = await asyncio.wait_for(self.line.read_message(), left)
            if said is None:
                raise ConnectionError("The line was closed.")
            told = json.loads(said)["content"].get("data", {}) if isinstance(said, str) else {}
            if "model" in told.get("state", {}):
                self.model = told["state"]["model"]
                self.waits.append(time.perf_counter() - start)
                return


async def playing(site: str, number: int, seconds: float) -> list[float]:
    """Let visitors play for some time: how long they waited for each answer, in seconds."""
    end = time.monotonic() + seconds
    visitors = [Visitor(site, Random(each)) for each in range(number)]
    await asyncio.gather(*(each.play(lambda: time.monotonic() < end) for each in visitors))
    return [wait for each in visitors for wait in each.waits]


async def soak(site: str, number: int, minutes: int) -> None:
    """Let visitors play, and print a line a minute."""
    visitors = [Visitor(site, Random(each)) for each in range(number)]
    end = time.monotonic() + 60 * minutes
    players = [asyncio.create_task(each.play(lambda: time.monotonic() < end)) for each in visitors]
    print("| minute | answers | median | p95 | server | kernels, together |")
    print("|---|---|---|---|---|---|")
    for minute in range(1, minutes + 1):
        await asyncio.sleep(end - 60 * (minutes - minute) - time.monotonic() - 1)
        waits = [wait * 1000 for each in visitors for wait in each.waits]
        for each in visitors:
            each.waits = []
        told = await asyncio.get_running_loop().run_in_executor(None, _health, site)
        print(
            f"| {minute} | {len(waits)} "
            f"| {median(waits):.0f} ms | {percentile(waits, 0.95):.0f} ms "
            f"| {told['server'] / 1e6:.1f} MB | {told['kernels'] / 1e6:.1f} MB |",
            flush=True,
        )
    await asyncio.gather(*players)


def _health(site: str) -> dict[str, int]:
    with urllib.request.urlopen(f"{site}health") as answer:
        told: dict[str, int] = json.load(answer)["memory_bytes"]
        return told


def main() -> None:
    """Serve, let visitors play, and print."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--visitors", type=int, default=10, help="who play at once (default 10)")
    told.add_argument("--minutes", type=int, default=10, help="for how long (default 10)")
    arguments = told.parse_args()
    with tempfile.TemporaryFile("w+") as log:
        with served(OURS, 8875, log) as site:
            asyncio.run(soak(site, arguments.visitors, arguments.minutes))
        log.seek(0)
        print("\nIn the log:", log.read().strip() or "nothing")


if __name__ == "__main__":
    main()
