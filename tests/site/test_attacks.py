"""Attacks by what is said on a line: nothing is run, nothing told, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from support.attacks import Attack, write
from support.visitors import answered, arrived, comes_back
from tornado.websocket import WebSocketClosedError

from italiancards.site.sockets import LARGEST
from tools.visitors import TAKEN_OVER, UNREADABLE, Visitor

TOO_LONG = 1009
"""The code by which a line is closed on which a message is too long, as WebSockets say it."""


RUNNING: tuple[dict[str, Any], ...] = (
    {"type": "execute_request", "code": "open('{mark}', 'w').write('run')", "silent": False},
    {"type": "run", "cell": "open('{mark}', 'w')"},
    {"type": "debug_request", "command": "evaluate", "arguments": {"expression": "open('{mark}')"}},
    {"type": "__class__", "revision": 0},
    {"type": "sit", "revision": 0, "at": "__import__('os').mknod('{mark}')"},
    {"type": "paste", "revision": 0, "text": "open('{mark}', 'w')"},
    {"type": "form", "revision": 0, "game": "../../../../etc/passwd"},
    {"type": "setting", "revision": 0, "name": "language", "value": "../../en"},
    {"type": "move", "revision": 0, "move": "{mark!r}", "code": "open('{mark}', 'w')"},
)
"""Messages that would run code, or read a file."""


def test_no_code_is_run_and_nothing_is_told_of_any(attack: Attack, tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def act(attacker: Visitor) -> None:
        for content in RUNNING:
            await attacker.say(json.loads(json.dumps(content).replace("{mark}", str(mark))))
            answer = attacker.model["answer"]
            answer_text = "" if answer is None else answer["text"]
            assert "Traceback" not in answer_text
            assert "root:" not in answer_text
        await answered(attacker)
        assert not mark.exists()

    attack(act)


JUNK: tuple[Any, ...] = (
    *(None, 7, "text", [], [[]], {}, {"type": None}, {"type": ["move"]}, {"type": {"a": "b"}}),
    *({"type": "move", "revision": True, "move": "7D"}, {"type": "move", "revision": 0, "move": 7}),
    {"type": "move", "revision": 10**400, "move": "7D"},
    {"type": "ask", "revision": 0, "move": "\ud800"},
    {"type": "paste", "revision": 0, "text": "\ud800\0\x1b[31m" * 20},
    {"type": "sit", "revision": 0, "at": "briscola; number=" + "9" * 5000},
    {"type": float("1e300"), "revision": 0},
    {"told": {"model": "overwritten"}},
)
"""Messages that no table sends, in frames that can be read."""


def test_what_no_table_sends_is_answered_in_a_sentence_and_changes_nothing(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        before = attacker.model
        for content in JUNK:
            await attacker.say(content)
            await attacker.until(lambda: bool(attacker.model["answer"]), 30)
            assert attacker.model["answer"]["kind"] in ("trouble", "illegal", "stale", "note")
            assert "Traceback" not in attacker.model["answer"]["text"]
        after = await answered(attacker)
        for name in ("zones", "seats", "score", "token"):
            assert after[name] == before[name]

    attack(act)


ENDLESS = {
    "of 2^62 bytes": (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), (TOO_LONG, None)),
    "without a mask": (b"\x81\x05[0,1]", (UNREADABLE, None)),
    "of no kind": (b"\x83\x80\0\0\0\0", (None,)),
    "a ping of 2^40 bytes": (b"\x89\xff" + (1 << 40).to_bytes(8, "big"), (None,)),
}
"""Frames that no browser sends: what they say of themselves, and how the line is closed."""


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_frame_that_lies_about_itself_closes_its_own_line_at_once(
    attack: Attack, kind: str
) -> None:
    frame, codes = ENDLESS[kind]

    async def act(attacker: Visitor) -> None:
        await write(attacker, frame + b"\0" * 64)
        assert await attacker.closed(3) in codes

    attack(act)


def test_a_page_has_one_line_and_an_earlier_one_of_the_same_page_is_closed(
    attack: Attack,
) -> None:
    async def act(attacker: Visitor) -> None:
        for _ in range(2):
            other = attacker.beside()
            await other.connect()
            assert await attacker.closed() == TAKEN_OVER
            await answered(other)
            await attacker.connect()
            assert await other.closed() == TAKEN_OVER

    attack(act)


UNREAD = (
    *("", "{", "[]", "null", '"text"', "{}", "7", "[" * 20_000, "[1", "[1,]", "[1, {}, {}]"),
    *('["1", {}]', "[null, {}]", "[true, {}]", "[1.0, {}]", "[-1, {}]", "[NaN, {}]", "[1e999, {}]"),
    *(f"[{'9' * 5000}, {{}}]", f"[1, {'[' * 20_000}{']' * 20_000}]", "[1, {}] [2, {}]"),
    *("[2, {}]", "[1000000, {}]", "[1, NaN]", '[1, {"type": -Infinity}]'),
    *(b"", b"\0" * 64, b"\xff" * 64, b"[1, {}]"),
)
"""Frames that are no JSON, no message, or whose number jumps."""


@pytest.mark.parametrize("frame", UNREAD, ids=lambda frame: repr(frame[:12]))
def test_what_cannot_be_read_closes_the_line_and_no_more(attacked: str, frame: str | bytes) -> None:
    async def acted() -> None:
        visitor = await arrived(attacked)
        await visitor.send(frame)
        assert await visitor.closed() == UNREADABLE
        assert visitor.heard == 0
        assert await comes_back(visitor)
        await visitor.leave()

    asyncio.run(acted())


def test_a_text_that_is_none_closes_the_line(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        await write(attacker, b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc")
        assert await attacker.closed(3) in (UNREADABLE, 1007, None)

    attack(act)


def test_a_message_said_again_is_played_once(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        move = next(each["move"] for each in attacker.model["choices"] if each["ok"])
        model = await attacker.do("move", move=move)
        for _ in range(5):
            await attacker.send([1, {"type": "undo", "revision": model["revision"]}])
        await attacker.sign()
        assert (await answered(attacker))["revision"] == model["revision"]

    attack(act)


def test_a_message_too_long_closes_the_line(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            await attacker.send([1, {"type": "paste", "text": "x" * LARGEST}])
        assert await attacker.closed() == TOO_LONG

    attack(act)
