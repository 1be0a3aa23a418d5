"""Visitors who play at the same time: how long each waits for an answer, and what that costs."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.request
import uuid
from collections.abc import Callable
from random import Random
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

NUMBER = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
THINKING = (0.6, 2.0)
"""Seconds somebody looks at the table before the next click: from, to."""
LATE = 5.0
"""Seconds after which an answer is called missing."""


class Visitor:
    """Somebody at the practice page, without a browser.

    Args:
        site: its address.
        chance: who decides what to play.
    """

    def __init__(self, site: str, chance: Random) -> None:
        self.site, self.chance = site, chance
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
        told = json.loads(html.partition('id="ic-page"')[2].partition(">")[2].partition("</")[0])
        self.widget, self.model = next(
            (name, widget["state"]["model"])
            for name, widget in told["widgets"].items()
            if "model" in widget["state"]
        )
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
                await asyncio.sleep(self.chance.uniform(*THINKING))
                await self._click()
        finally:
            self.line.close()

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
            if zone["playable"]
            for card in zone["cards"]
            if card["legal"]
        ]
        if not cards:
            return {"type": "deal"}
        card = self.chance.choice(cards)
        return {"type": "move", "move": card.get("move") or card["key"]}

    async def _click(self) -> None:
        content = {**self._next(), "revision": self.model["revision"]}
        header = {"msg_id": uuid.uuid4().hex, "msg_type": "comm_msg", "session": "s"}
        header |= {"username": "", "version": "5.3", "date": "2026-01-01T00:00:00Z"}
        data = {"method": "custom", "content": content}
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {},
            "content": {"comm_id": self.widget, "data": data},
            "channel": "shell",
            "buffers": [],
        }
        start = time.perf_counter()
        await self.line.write_message(json.dumps(message))
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


async def playing(site: str, number: int, seconds: float) -> list[Visitor]:
    """Let visitors play for some time."""
    end = time.monotonic() + seconds
    visitors = [Visitor(site, Random(each)) for each in range(number)]
    await asyncio.gather(*(each.play(lambda: time.monotonic() < end) for each in visitors))
    return visitors
