"""Visitors who try to stop a site on this machine, for `attack_site`: one for each way once found.

`python -m app.tools.attackers SITE SECONDS ROWS` steps back behind all others of this machine,
attacks, and prints what it sent. It goes to loopback addresses alone, and stops by itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any
from urllib.parse import quote, urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

import italiancards as ic
from app.tools.bench_playing import NUMBER, custom, widget_of

STEP_BACK = 15
"""By how much the attackers are nicer than who plays."""
MOST = 20_000
"""Messages that one of them sends at most."""
PAUSE = 1.0
"""Seconds before one that lost its table takes another, or its line and comes back at once."""
V1 = "v1.kernel.websocket.jupyter.org"
DENSE, RATE = 375_000, 38
"""Bytes of a message that is long to read, and how many are sent a second."""
STATES, LINES = 195, 250
"""How often a state is asked for before one leaves, and how many lines one opens."""
RECORD = 196_000
"""Bytes of a record of many deals."""
BARS, DIGITS = 1_000_000, 5_000
"""Bars in the melds of a token, and digits of a number."""


def on_this_machine(site: str) -> str:
    """The address of a site, if it is one of this machine's own.

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
    """Somebody with a table, whose messages are no learner's.

    Args:
        site: whom he attacks.
        until: when he stops, as `time.monotonic` counts.
        sent: what he sent, and what became of it.
    """

    site: str
    until: float
    sent: Counter[str] = field(default_factory=Counter)
    kernel: str = ""
    widget: str = ""

    async def attack(self, act: Callable[[Attacker], Awaitable[None]]) -> None:
        """Attack again and again, with another table whenever one is lost."""
        while time.monotonic() < self.until and self.sent["messages"] < MOST:
            try:
                async with asyncio.timeout(self.until - time.monotonic()):
                    if not self.kernel:
                        await self._take()
                    await act(self)
            except TimeoutError:
                break
            except (HTTPClientError, WebSocketClosedError, OSError) as error:
                self.sent["refused"] += 1
                if getattr(error, "code", 0) in (404, 503):
                    self.kernel = ""
                await asyncio.sleep(PAUSE / 4)
        await self._leave()

    async def _take(self) -> None:
        asked = HTTPRequest(f"{self.site}voila/render/010_practice", request_timeout=60)
        html = (await AsyncHTTPClient().fetch(asked)).body.decode()
        self.widget, _, told = widget_of(html)
        self.kernel = NUMBER.search(told["channels"]).group()  # type: ignore[union-attr]
        self.sent["tables"] += 1

    async def _leave(self) -> None:
        address = f"{self.site}voila/api/shutdown/{self.kernel}"
        await AsyncHTTPClient().fetch(address, method="POST", body=b"", raise_error=False)

    async def line(self, protocol: str | None = None) -> WebSocketClientConnection:
        """A line to his kernel."""
        host = urlsplit(self.site).netloc
        asked = HTTPRequest(
            f"ws://{host}/api/kernels/{self.kernel}/channels?session_id={uuid.uuid4()}",
            headers={"Origin": f"http://{host}"},
        )
        self.sent["lines"] += 1
        return await websocket_connect(asked, subprotocols=[protocol] if protocol else None)

    async def say(self, line: WebSocketClientConnection, frame: str | bytes) -> None:
        """Send a frame."""
        self.sent["messages"] += 1
        self.sent["bytes"] += len(frame)
        await line.write_message(frame, binary=isinstance(frame, bytes))

    def told(self, content: dict[str, Any]) -> str:
        """A message to his table."""
        return custom(self.widget, content)


async def bombs(who: Attacker) -> None:
    """Row 1: frames that say that they have endless parts."""
    for protocol, frame in (
        (V1, (1 << 62).to_bytes(8, "little") + bytes(62)),
        (None, (2**31 - 1).to_bytes(4, "big") + bytes(66)),
    ):
        line = await who.line(protocol)
        await who.say(line, frame)
        await asyncio.sleep(PAUSE / 2)
        line.close()


async def states(who: Attacker) -> None:
    """Row 2: a table's whole state, asked for again and again, and nobody who waits for it."""
    line = await who.line()
    asked = json.loads(who.told({}))
    asked["content"]["data"] = {"method": "request_state"}
    for _ in range(STATES):
        await who.say(line, json.dumps(asked))
    line.close()
    await asyncio.sleep(PAUSE)


async def dense(who: Attacker) -> None:
    """Row 3: long messages as fast as they were once taken, and new lines for those closed."""
    frame = who.told({"type": "paste", "text": [[]] * (DENSE // 4)})
    line = await who.line()
    while True:
        await who.say(line, frame)
        await asyncio.sleep(1 / RATE)


async def lines(who: Attacker) -> None:
    """Row 4: hundreds of lines to one's own table."""
    opened = []
    try:
        for _ in range(LINES):
            opened.append(await who.line())
    finally:
        await asyncio.sleep(PAUSE)
        for each in opened:
            each.close()


async def forged(who: Attacker) -> None:
    """Row 5: frames without a channel, and kinds with a line end in them."""
    told = json.loads(who.told({}))
    line = await who.line()
    told["header"]["msg_type"] = "comm_msg\n2026-01-01 00:00:00,000 ERROR all is lost"
    for _ in range(40):
        await who.say(line, json.dumps(told))
    await who.say(line, json.dumps({"header": told["header"], "content": "x" * 4000}))
    await asyncio.sleep(PAUSE / 4)
    line.close()


async def pasted(who: Attacker, what: Iterator[dict[str, str]]) -> None:
    """What somebody pastes, one after the other, each once the table has answered or is lost."""
    line = await who.line()
    try:
        for content in what:
            await who.say(line, who.told(content))
            while (said := await line.read_message()) is not None and '"idle"' not in str(said):
                continue
            if said is None:
                raise WebSocketClosedError
            await asyncio.sleep(PAUSE / 4)
    finally:
        line.close()


def positions() -> Iterator[dict[str, str]]:
    """Row 6: a table of so many low cards that what a card takes is long to find."""
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


ROWS: dict[int, Callable[[Attacker], Awaitable[None]]] = {
    1: bombs,
    2: states,
    3: dense,
    4: lines,
    5: forged,
    6: lambda who: pasted(who, positions()),
    7: lambda who: pasted(who, records()),
    8: lambda who: pasted(who, tokens()),
}


async def attacked(site: str, seconds: float, rows: list[int]) -> dict[int, Counter[str]]:
    """Let one attacker for each row attack for some time: what each of them sent."""
    until = time.monotonic() + seconds
    all_of_them = {row: Attacker(site, until) for row in rows}
    await asyncio.gather(*(who.attack(ROWS[row]) for row, who in all_of_them.items()))
    return {row: who.sent for row, who in all_of_them.items()}


def main() -> None:
    """Attack, behind everybody else of this machine."""
    site, seconds, rows = sys.argv[1:]
    os.nice(STEP_BACK)
    sent = asyncio.run(attacked(on_this_machine(site), float(seconds), json.loads(rows)))
    print(json.dumps(sent))


if __name__ == "__main__":
    main()
