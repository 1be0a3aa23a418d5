"""A clock that jumps: nobody waits, and thinking takes as long as a test says."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

import italiancards as ic
from italiancards.hints import Advise
from italiancards.session.connection import TableConnection
from italiancards.session.desk import InPlaceDesk
from italiancards.session.messages import PageMessage
from italiancards.session.practice_activity import sit_down
from italiancards.session.session import Session


class Clock(asyncio.SelectorEventLoop):
    """A loop at whose clock no time passes but what is waited for, or thought."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(Jumping(self))

    def time(self) -> float:
        """Seconds since it began."""
        return self.now


class Jumping(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    """A selector that waits at a simulated clock."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def select(self, timeout: float | None = None) -> Any:
        """Let the time pass at once."""
        self.clock.now += timeout or 0
        return super().select(0)


def at_clock(act: Callable[[Clock], Coroutine[Any, Any, None]]) -> None:
    """Run something at a simulated clock."""
    clock = Clock()
    try:
        clock.run_until_complete(act(clock))
    finally:
        clock.run_until_complete(_ended(asyncio.all_tasks(clock)))
        clock.close()


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    """Cancel what is still going on."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def thinking_takes(
    monkeypatch: pytest.MonkeyPatch, seconds: Callable[[Advise], float], bot: str = "random"
) -> None:
    """Let thinking take so long at the clock; what is thought then is another bot's."""
    run = Advise.run

    def slowly(job: Advise) -> Iterator[Any]:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Clock)
        clock.now += seconds(job)
        quick = Advise(job.game, job.view, job.chance, bot, job.budget)
        yield from run(quick)

    monkeypatch.setattr(Advise, "run", slowly)


class Nowhere:
    """Port that leads nowhere."""

    def tell(self, parts: object) -> None:
        """Tell nobody."""

    def say(self, content: object) -> None:
        """Say nothing."""


class Watched(TableConnection):
    """A table on a screen of which only is known when it shows something, and which moment."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, Nowhere(), InPlaceDesk())
        self.shown: list[tuple[float, int]] = []
        self.changed = asyncio.Event()

    def _publish(self) -> None:
        self.shown.append((asyncio.get_running_loop().time(), self.session.revision))
        self.changed.set()

    def say(self, kind: str, **texts: str) -> None:
        """Say something to it, as a page does."""
        content = {"type": kind, "revision": self.session.revision, **texts}
        self.hear(content)

    async def bots_turn(self) -> tuple[float, float]:
        """Go on as a page does, where a bot's turn is shown; when it was, and when its move is."""
        begun, revision = self.shown[-1]
        wait = self.session.activity.wait()
        assert wait is not None
        await asyncio.sleep(wait["ms"] / 1000)
        self.say("go_on")
        while self.session.revision == revision:
            self.changed.clear()
            await self.changed.wait()
        return begun, self.shown[-1][0]


def watched(table: ic.Table, level: str = "hard") -> Watched:
    """A table at which somebody practises against a level."""
    screen = Watched(sit_down(table))
    screen.session.handle(PageMessage("setting", 0, {"name": "level", "value": level}))
    screen.say("ask", move="")  # the page is there
    return screen
