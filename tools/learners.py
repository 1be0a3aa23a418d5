"""Learners without a browser, who play at the practice page as fast as a page lets them."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from italiancards import GAMES

LESSON = "010_practice"
LEVEL = "medium"
EACH, SOONEST = (2.0, 4.0), 0.6
"""Seconds from card to card, from and to; and the least time each table is looked at."""
HINT = 10
"""Cards after which a learner asks for a hint, and looks at it as long as at any table."""
LATE = 10.0
"""Seconds after which an answer is called missing."""


@dataclass
class Figures:
    """The measurements of all learners.

    Args:
        clicks: seconds from a click to the first frame that answers it.
        words: seconds from asking for a hint to its first words.
        lost: moves that were not answered, or that could not be played though they were good.
        cards: cards and other moves that were played.
        late: seconds by which this process itself came late: what it cannot see.
    """

    clicks: list[float] = field(default_factory=list)
    words: list[float] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    cards: int = 0
    late: list[float] = field(default_factory=list)


class Learner:
    """A learner at the practice page, without a browser.

    Args:
        site: its address.
        number: which learner; decides the game, the cards and the network address.
        figures: what was seen.
    """

    line: WebSocketClientConnection

    def __init__(self, site: str, number: int, figures: Figures) -> None:
        self.site, self.number, self.figures = site, number, figures
        self.game = GAMES[number % len(GAMES)]
        self.chance = Random(number)
        self.model: dict[str, Any] = {}
        self.said = self.heard = 0
        self._news = asyncio.Event()
        self._asked = 0.0  # when a hint was asked for whose first words are awaited

    async def play(self, after: float, measured: float, until: float) -> None:
        """Arrive after some time, and play deal after deal.

        Args:
            after: seconds until then.
            measured: when measuring begins, as `time.monotonic` counts.
            until: when it ends.
        """
        await asyncio.sleep(after)
        host = self.site.split("/")[2]
        page = secrets.token_hex(16)
        origin = {"Origin": f"http://{host}", "X-Real-IP": f"10.0.0.{self.number % 254 + 1}"}
        address = f"ws://{host}/line/{LESSON}?page={page}&heard=0&lang=en"
        self.line = await websocket_connect(HTTPRequest(address, headers=origin))
        listening = asyncio.create_task(self._listen())
        try:
            async with asyncio.timeout(LATE):
                while not self.model:
                    await self._until_news()
            number = self.chance.randrange(1, 10_000)
            await self._say("sit", at=f"{self.game}; number={number}; level={LEVEL}")
            while (now := time.monotonic()) < until:
                await self._turn(now >= measured)
        finally:
            self.line.close(1000)
            listening.cancel()

    async def _listen(self) -> None:
        while isinstance(frame := await self.line.read_message(), str | bytes):
            now = time.perf_counter()
            self.heard, *parts = json.loads(frame)
            view = parts[0].get("told", {}) if parts else {}
            self.model = view.get("model", self.model)
            if self._asked and self.model["coach"]:
                self.figures.words.append(now - self._asked)
                self._asked = 0.0
            self._news.set()
        self.figures.lost[f"line closed: {self.line.close_code}"] += 1

    async def _until_news(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def _say(self, kind: str, measured: bool = False, **texts: str) -> None:
        """Say something, and wait for the first frame that answers it."""
        self.said += 1
        content = {"type": kind, "revision": self.model["revision"], **texts}
        begun = time.perf_counter()
        self.line.write_message(json.dumps([self.said, content]))
        if kind == "hint" and measured:
            self._asked = begun
        try:
            async with asyncio.timeout(LATE):
                while self.heard < self.said:
                    await self._until_news()
        except TimeoutError:
            self.figures.lost[f"{kind} not answered"] += 1
            return
        if measured:
            self.figures.clicks.append(time.perf_counter() - begun)
            self.figures.cards += kind == "move"
            answer = (self.model["answer"] or {}).get("kind")
            if kind == "move" and answer and answer != "illegal":
                self.figures.lost[f"move: {answer}"] += 1

    async def _turn(self, measured: bool) -> None:
        """Do what a page does by itself, or play the next card when it is time."""
        model = self.model
        if (wait := model["wait"]) is not None:
            if wait["ms"] is None or model.get("thinking"):  # the table itself goes on
                await self._sleep(0.05)
                return
            await self._sleep(wait["ms"] / 1000)
            if self.model["revision"] == model["revision"] and self.model["wait"]:
                await self._say("go_on", measured)
            with suppress(TimeoutError):
                async with asyncio.timeout(LATE):
                    while self.model["revision"] == model["revision"] and self.model["wait"]:
                        await self._until_news()
            return
        moves = possible(model)
        if not moves:
            await self._sleep(self.chance.uniform(*EACH))
            await self._say("deal", measured)
            return
        if self._hint_due():
            await self._say("hint", measured)
        await self._sleep(max(SOONEST, self.chance.uniform(*EACH) - self._since()))
        self._played = time.monotonic()
        self._asked = 0.0
        await self._say("move", measured, move=self.chance.choice(moves))

    _played, _turns = 0.0, 0

    def _hint_due(self) -> bool:
        """Return True if a hint is asked for before this card."""
        self._turns += 1
        return self._turns % HINT == self.number % HINT and bool(self.model["can"]["hint"])

    def _since(self) -> float:
        return time.monotonic() - self._played

    async def _sleep(self, seconds: float) -> None:
        due = time.perf_counter() + seconds
        await asyncio.sleep(seconds)
        self.figures.late.append(time.perf_counter() - due)


def possible(model: Mapping[str, Any]) -> list[str]:
    """Return the moves that a learner may choose among; with melds, only draws and discards."""
    moves = [each["move"] for each in model["choices"] if each["ok"]]
    if moves or not model["choices"]:
        return moves
    hand = next(zone for zone in model["zones"] if zone.get("playable"))
    return [f"discard {card['key']}" for card in hand["cards"]]
