"""Visitors who try to stop a site on this machine, one for each way once found.

For `attack_site`: `python -m tools.attackers SITE SECONDS ROWS` steps back behind all others of
this machine, attacks, and prints what it sent. It goes to loopback addresses alone, and stops by
itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any
from urllib.parse import quote, urlsplit

from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

import italiancards as ic
from tools.raw_line import masked, raw_line
from tools.visitors import FULL, GONE, LineClosed, Visitor

STEP_BACK = 15
"""Difference in niceness between the attackers and the players."""
MOST = 20_000
"""Most messages that one of them sends."""
PAUSE = 1.0
"""Seconds before an attacker without a table takes another, or one without a line returns."""
DENSE, RATE = 375_000, 38
"""Bytes of a message that is slow to read, and such messages a second."""
UNREAD, LINES = 195, 250
"""Times that everything is sent to a page that reads none of it, and lines that one opens."""
RECORD = 196_000
"""Bytes of a record of many deals."""
BARS, DIGITS = 1_000_000, 5_000
"""Bars in the melds of a token, and digits of a number."""
JUNK = (
    *("{", "[]", "null", "[" * 20_000, f"[1, {'[' * 20_000}{']' * 20_000}]", "[true, {}]"),
    *(f"[{'9' * DIGITS}, {{}}]", "[1e999, {}]", "[-1, {}]", "[1, NaN]", "[7, {}]", "[1, {}] [2]"),
    *(b"\0" * 64, b"\xff" * 64),
)
"""Frames that are no JSON, no message, or whose number jumps."""
FORGED = "move\n2026-01-01 00:00:00,000 ERROR all is lost"
"""A text made to look like a line of the log."""


def on_this_machine(site: str) -> str:
    """Check that a site is on this machine, and return its address.

    Raises:
        SystemExit: it is not.

    >>> on_this_machine("http://127.0.0.1:8866/")
    'http://127.0.0.1:8866/'
    """
    host = urlsplit(site).hostname or ""
    try:
        here = host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        here = False
    if not here:
        raise SystemExit("Only a site on this machine is attacked: localhost, 127.0.0.1 or [::1].")
    return site.rstrip("/") + "/"


@dataclass
class Attacker:
    """An attacker with a table, whose messages are no learner's.

    Args:
        site: whom he attacks.
        until: when he stops, as `time.monotonic` counts.
        sent: what he sent, and what became of it.
        visitor: his line to the site; None while he has none.
    """

    site: str
    until: float
    sent: Counter[str] = field(default_factory=Counter)
    visitor: Visitor | None = None

    async def attack(self, act: Callable[[Attacker], Awaitable[None]]) -> None:
        """Attack again and again, with another table whenever one is lost.

        Args:
            act: one attack, a row of `ROWS`.
        """
        while time.monotonic() < self.until and self.sent["messages"] < MOST:
            try:
                async with asyncio.timeout(self.until - time.monotonic()):
                    await act(self)
            except TimeoutError:
                await asyncio.sleep(PAUSE / 4)
            except (HTTPClientError, WebSocketClosedError, StreamClosedError, OSError) as error:
                self.sent["refused"] += 1
                if getattr(error, "code", 0) in (404, 503, GONE, FULL):
                    self.visitor = None
                await asyncio.sleep(PAUSE / 4)
        if self.visitor is not None:
            await self.visitor.leave()

    async def line(self) -> Visitor:
        """Return a visitor with an open line: the same page as before, unless it was lost."""
        if self.visitor is None:
            self.visitor = Visitor(self.site)
            await self.visitor.open()
            self.sent["tables"] += 1
        if not self.visitor.stands:
            self.sent["lines"] += 1
            self.visitor.unheard.clear()
            await self.visitor.connect()
            self.visitor.number = self.visitor.heard
        return self.visitor

    async def send(self, visitor: Visitor, frame: Any) -> None:
        """Send a frame, and count it.

        Args:
            visitor: the visitor whose line it goes on.
            frame: text or bytes as they are, anything else as JSON.
        """
        text = frame if isinstance(frame, str | bytes) else json.dumps(frame)
        self.sent["messages"] += 1
        self.sent["bytes"] += len(text)
        await visitor.send(text)

    async def say(self, visitor: Visitor, content: Any) -> None:
        """Send the next message, and wait for no answer.

        Args:
            visitor: the visitor whose line it goes on.
            content: the message.
        """
        visitor.number += 1
        await self.send(visitor, [visitor.number, content])


async def junk(who: Attacker) -> None:
    """Row 1: frames that are no JSON, no message, or whose number jumps, each on a line."""
    for frame in JUNK:
        visitor = await who.line()
        await who.send(visitor, frame)
        await visitor.closed()
        await asyncio.sleep(PAUSE / 4)


async def unread(who: Attacker) -> None:
    """Row 2: all of a table, sent again and again to a page that reads none of it."""
    visitor = Visitor(who.site)
    line = await raw_line(visitor)
    who.sent["lines"] += 1
    try:
        for number in range(1, UNREAD):
            language = {"name": "language", "value": ("it", "en")[number % 2]}
            frame = masked(json.dumps([number, {"type": "setting", "revision": 0, **language}]))
            line.write(frame)
            await line.drain()
            who.sent.update(messages=1, bytes=len(frame))
        await asyncio.sleep(PAUSE)
    finally:
        line.transport.abort()


async def dense(who: Attacker) -> None:
    """Row 3: long messages as fast as they were once taken, and new lines for those closed."""
    content = {"type": "paste", "text": [[]] * (DENSE // 4)}
    visitor = await who.line()
    while visitor.stands:
        await who.say(visitor, content)
        await asyncio.sleep(1 / RATE)


async def lines(who: Attacker) -> None:
    """Row 4: hundreds of lines to one's own table, and hundreds that come back for another's."""
    own = await who.line()
    opened = []
    try:
        for number in range(LINES):
            other = own.beside()
            if number % 2:
                other.page, other.heard = secrets.token_hex(16), 1
            who.sent["lines"] += 1
            try:
                await other.connect()
                opened.append(other)
            except LineClosed:
                who.sent["refused"] += 1
    finally:
        await asyncio.sleep(PAUSE)
        for each in opened:
            each.cut()


async def forged(who: Attacker) -> None:
    """Row 5: lines of the log, in whatever is logged."""
    for frame in (FORGED, json.dumps([FORGED, {}]), json.dumps({FORGED: "x" * 4000})) * 12:
        visitor = await who.line()
        await who.say(visitor, {"type": FORGED, "revision": 0})
        await who.send(visitor, frame)
        await visitor.closed()


async def pasted(who: Attacker, what: Iterator[dict[str, str]]) -> None:
    """Paste texts one after the other, each once the table has answered or is lost.

    Args:
        who: the attacker.
        what: the messages, without their revision.
    """
    visitor = await who.line()
    for content in what:
        await who.say(visitor, {**content, "revision": 0})
        await visitor.until(lambda: visitor.heard == visitor.number, seconds=60)
        await asyncio.sleep(PAUSE / 4)


def positions() -> Iterator[dict[str, str]]:
    """Row 6: a table of so many low cards that a card's captures take long to find."""
    low = [f"{rank}{suit}" for rank in "A23456" for suit in "DCSB"]
    for hand in ("7D 7C 7S", "RD RC RS", "FD CD RD"):
        yield {"type": "paste", "text": f"scopa; hand={hand}; table={' '.join(low)}"}
        yield {"type": "sit", "at": f"scopa; moves=; text={quote(f'scopa; hand={hand}; table=')}"}


def records() -> Iterator[dict[str, str]]:
    """Row 7: a record of more deals than anybody plays."""
    table = ic.deal("scopa", seed=1)
    table.autoplay()
    head, _, deal = table.record().partition('[Deal "1"]')
    many = RECORD // len(deal)
    deals = [f'[Deal "{number}"]{deal}' for number in range(1, many + 1)]
    yield {"type": "paste", "text": head + "\n".join(deals)}
    yield {"type": "sit", "at": f"briscola; number=1; moves={'2D, next, ' * (RECORD // 10)}2D"}


def tokens() -> Iterator[dict[str, str]]:
    """Row 8: numbers without end, names that are nobody's, bars, and decks that are stacked."""
    digits = "9" * DIGITS
    yield {"type": "paste", "text": digits}
    for at in (
        f"scopa; number={digits}",
        f"scopa; number=1; seat={digits}; shown={digits}",
        "scopa; number=1; game=briscola",
        "scopa; number=1; seed=2",
        f"scala; hand=AC; melds={'|' * BARS}"[:500_000],
        "briscola; number=1; top=AD",
        "briscola; number=1; order=AD 3D RD",
    ):
        yield {"type": "sit", "at": at}
        yield {"type": "paste", "text": at}


async def hints(who: Attacker) -> None:
    """Row 9: hints asked for and given up, at the table that thinks longest."""
    visitor = await who.line()
    await visitor.do("sit", at="burraco; number=7; players=2")
    while visitor.stands:
        for move in ("draw", "discard 2h"):
            await visitor.do("hint")
            await visitor.do("move", move=move)
        await visitor.do("undo")
        who.sent["messages"] += 5
        await asyncio.sleep(PAUSE / 10)


ROWS: dict[int, Callable[[Attacker], Awaitable[None]]] = {
    1: junk,
    2: unread,
    3: dense,
    4: lines,
    5: forged,
    6: lambda who: pasted(who, positions()),
    7: lambda who: pasted(who, records()),
    8: lambda who: pasted(who, tokens()),
    9: hints,
}


async def run_attack(site: str, seconds: float, rows: list[int]) -> dict[int, Counter[str]]:
    """Run an attacker for each row for some time; return what each of them sent.

    Args:
        site: the address of the site, on this machine.
        seconds: the duration.
        rows: the numbers of the ways in which it is attacked, of `ROWS`.
    """
    until = time.monotonic() + seconds
    all_of_them = {row: Attacker(site, until) for row in rows}
    await asyncio.gather(*(who.attack(ROWS[row]) for row, who in all_of_them.items()))
    return {row: who.sent for row, who in all_of_them.items()}


def main() -> None:
    """Attack, behind everybody else of this machine."""
    site, seconds, rows = sys.argv[1:]
    os.nice(STEP_BACK)
    sent = asyncio.run(run_attack(on_this_machine(site), float(seconds), json.loads(rows)))
    print(json.dumps(sent))


if __name__ == "__main__":
    main()
