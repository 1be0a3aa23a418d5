"""Visitors who play for a while, and their waiting times."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tools.visitors import LATE, Visitor

THINKING = (0.6, 2.0)
"""Seconds a player looks at the table before the next click: from, to."""


class Player(Visitor):
    """A visitor who plays at a page.

    Args:
        site: its address.
        chance: who decides what to play.
        thinking: seconds before each click: from, to.
        visitor_options: other arguments of `Visitor`.
    """

    patience = LATE
    """Seconds after which an answer is called missing."""

    def __init__(
        self,
        site: str,
        chance: Random | None = None,
        thinking: tuple[float, float] = (0, 0),
        **visitor_options: Any,
    ) -> None:
        super().__init__(site, **visitor_options)
        self.chance, self.thinking = chance or Random(1), thinking
        self.waits: list[float] = []
        self.deals = 0

    async def arrive(self, table: str = "") -> None:
        """Open the page and its line, and sit down at a table.

        Args:
            table: the token of a table; without it, the one that lies there.
        """
        await self.open()
        await self.connect()
        if table:
            await self.do("sit", at=table)

    async def play_deal(self) -> None:
        """Play until a deal is over, and the next one is dealt."""
        before = self.deals
        while self.deals == before:
            await self.click()

    async def play(self, upto: Callable[[], bool]) -> None:
        """Play deal after deal, and leave.

        Args:
            upto: whether to go on.

        Raises:
            TimeoutError: the table did not answer.
        """
        try:
            while upto():
                await asyncio.sleep(self.chance.uniform(*self.thinking))
                await self.click()
        finally:
            await self.leave()

    async def click(self) -> None:
        """Do the next thing at the table, and wait for the answer."""
        content, before = self._next(), self.views_received
        if content is not None:
            start = time.perf_counter()
            await self.say(content | {"revision": self.model["revision"]}, self.patience)
            self.waits.append(time.perf_counter() - start)
        await self.until(lambda: self.views_received > before, self.patience)

    def _next(self) -> dict[str, str] | None:
        """Return the next message; None while others are to play."""
        model = self.model
        if model["wait"]:
            return {"type": "go_on"}
        if model["can"]["next_deal"] or model["can"]["new_match"]:
            self.deals += 1
            return {"type": "deal"}
        moves = [each["move"] for each in model["choices"] if each["ok"]]
        if model["several"]:
            moves = moves[:1] or [f"discard {card}" for card in self._hand()]
        return {"type": "move", "move": self.chance.choice(moves)} if moves else None

    def _hand(self) -> list[str]:
        """Return the cards that can be played, twins by the same name."""
        cards = [card for zone in self.model["zones"] if zone["playable"] for card in zone["cards"]]
        return [card["key"].partition("#")[0] for card in cards]


async def play_visits(site: str, number: int, seconds: float) -> list[float]:
    """Let visitors play for some time; return the seconds they waited for each answer.

    Args:
        site: the address of the site.
        number: how many visitors.
        seconds: the duration.
    """
    end = time.monotonic() + seconds
    players = [Player(site, Random(each), THINKING) for each in range(number)]

    async def play(player: Player) -> None:
        await player.arrive()
        await player.play(lambda: time.monotonic() < end)

    await asyncio.gather(*map(play, players))
    return [wait for each in players for wait in each.waits]
