"""Attacks of strangers: nothing is run, nothing told, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest
from support.processes import children
from support.site import serving
from support.visitors import AGAIN, answered, arrived, comes_back, fetched, health
from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

from app.site.allowances import PAGE
from app.site.sockets import LARGEST
from app.site.system import memory
from app.tools.attackers import on_this_machine
from app.tools.raw_line import masked, raw_line
from app.tools.visiting import (
    GONE,
    LATE,
    TAKEN_OVER,
    TOO_MUCH,
    UNREADABLE,
    LineClosed,
    Visitor,
)

BURST = int(PAGE.messages.burst)
SOON = 2
"""Seconds within which a table answers while others attack."""
TOO_LONG = 1009
"""The code by which a line is closed on which a message is too long, as WebSockets say it."""
REST = 0.1
"""Seconds for what a session might say besides."""
Act = Callable[[Visitor], Awaitable[None]]
Attack = Callable[[Act], None]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IO[str]]:
    """The log of the site."""
    with (tmp_path_factory.mktemp("site") / "log").open("w+") as written:
        yield written


@pytest.fixture(scope="module")
def served(log: IO[str]) -> Iterator[tuple[str, int]]:
    """A site of its own, and its process: these tests leave sessions behind."""
    with serving("--tables", "60", log=log) as told:
        yield told


@pytest.fixture(scope="module")
def attacked(served: tuple[str, int]) -> str:
    """That site's address."""
    return served[0]


@pytest.fixture
def attack(attacked: str) -> Attack:
    """Attacks beside somebody who plays, and is answered before and after."""

    async def acted(act: Act) -> None:
        learner, attacker = await arrived(attacked), await arrived(attacked)
        try:
            await answered(learner, SOON)
            await act(attacker)
            await answered(learner, SOON)
        finally:
            await learner.leave()
            await attacker.leave()

    return lambda act: asyncio.run(acted(act))


async def cut_off(attacker: Visitor) -> None:
    """The site ends a line, and says why to whoever hears it.

    A line that is shut while frames still come may lose what was said on it last, good-byes too.
    """
    assert await attacker.closed() in (TOO_MUCH, None)


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
            told = "" if answer is None else answer["text"]
            assert "Traceback" not in told
            assert "root:" not in told
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


def test_a_flood_of_messages_closes_its_own_line_and_no_other(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for number in range(1, 4 * BURST):
                await attacker.send([number, {"type": str(number)}])
        await cut_off(attacker)

    attack(act)


def test_a_flood_of_signs_of_life_counts_like_messages(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for _ in range(4 * BURST):
                await attacker.send([0])
        await cut_off(attacker)

    attack(act)


def test_whoever_comes_back_on_a_new_line_has_not_more_to_say(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        start = time.monotonic()
        said = 0
        for _ in range(6):
            with contextlib.suppress(HTTPClientError, LineClosed, WebSocketClosedError):
                if not attacker.stands:
                    await attacker.connect()
                for number in range(attacker.heard + 1, attacker.heard + 1 + BURST // 2):
                    await attacker.send([number, {"type": "nothing"}])
                await asyncio.sleep(REST)
                attacker.cut()
            await asyncio.sleep(REST)
            said = max(said, attacker.heard)
        passed = time.monotonic() - start
        assert BURST // 2 <= said <= BURST + passed * PAGE.messages.rate

    attack(act)


def test_who_sends_more_bytes_than_a_page_needs_loses_the_line(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for number in range(1, 9):
                await attacker.send([number, {"type": "paste", "text": "x" * (LARGEST // 2)}])
        await cut_off(attacker)

    attack(act)


def test_pings_count_like_messages(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        assert attacker.line is not None
        with contextlib.suppress(StreamClosedError, WebSocketClosedError):
            for _ in range(4 * BURST):
                attacker.line.ping(b"x")
                await asyncio.sleep(0)
        await cut_off(attacker)

    attack(act)


async def write(attacker: Visitor, *frames: bytes) -> None:
    """Send bytes as they are, frames or not, until the site shuts the line."""
    assert attacker.line is not None
    with contextlib.suppress(StreamClosedError):
        for frame in frames:
            if attacker.line.protocol is None:  # it is shut
                return
            await attacker.line.protocol.stream.write(frame)


WORDLESS = {
    "pongs": b"\x8a\x80\0\0\0\0",
    "pieces of a message that never ends": b"\0\x80\0\0\0\0",
}
"""Frames that say nothing, masked as those of browsers are."""


@pytest.mark.parametrize("kind", WORDLESS)
def test_frames_that_say_nothing_count_like_messages(attack: Attack, kind: str) -> None:
    async def act(attacker: Visitor) -> None:
        begun = b"\x01\x80\0\0\0\0" * (kind != "pongs")
        await write(attacker, begun, *[WORDLESS[kind]] * 4 * BURST)
        await cut_off(attacker)

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


def test_hundreds_of_lines_of_one_page_are_refused(attack: Attack) -> None:
    async def act(attacker: Visitor) -> None:
        refused = 0
        for _ in range(3 * BURST // 10):
            try:
                await attacker.beside().connect()
            except (HTTPClientError, LineClosed) as error:
                assert error.code in (429, TOO_MUCH)
                refused += 1
        assert refused

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


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null", ""])
def test_a_page_from_elsewhere_gets_no_line(attacked: str, origin: str | None) -> None:
    visitor = Visitor(attacked, origin=origin)
    with pytest.raises(HTTPClientError, match="403"):
        asyncio.run(visitor.connect())


class Liar(Visitor):
    """A visitor who asks for a line in another way."""

    lies: dict[str, Any]

    @property
    def asked(self) -> dict[str, Any]:
        return super().asked | self.lies


NAMES = ("", "x", "0" * 31, "0" * 33, "G" * 32, "0" * 100_000, "../../../../../../etc/passwd..")
HEARD = ("", "-1", "x", "1.5", "9" * 5000, "0x1", "١")


@pytest.mark.parametrize(
    "lies", [*({"page": name} for name in NAMES), *({"heard": number} for number in HEARD)], ids=str
)
def test_who_asks_for_a_line_as_no_page_does_gets_none(attacked: str, lies: dict[str, str]) -> None:
    async def acted() -> None:
        visitor = Liar(attacked, address="192.0.2.31")  # who has not said too much before
        visitor.lies = lies
        taken = health(attacked)["tables"]["taken"]
        with pytest.raises((HTTPClientError, LineClosed, StreamClosedError)) as refused:
            await visitor.connect()
        assert getattr(refused.value, "code", None) in (400, 403, 404, 414, 431, 599, UNREADABLE)
        assert health(attacked)["tables"]["taken"] == taken

    asyncio.run(acted())


@pytest.mark.parametrize("lesson", ["nothing", "..%2f..%2fREADME", "%00", "x" * 3000])
def test_there_is_no_line_to_what_is_no_lesson(attacked: str, lesson: str) -> None:
    async def acted() -> None:
        visitor = Visitor(attacked, lesson)
        with pytest.raises((HTTPClientError, LineClosed)) as refused:
            await visitor.connect()
        assert getattr(refused.value, "code", None) in (400, 404, GONE)

    asyncio.run(acted())


def test_a_guessed_page_is_not_there(attacked: str) -> None:
    async def acted() -> None:
        learner = await arrived(attacked, address="192.0.2.32")
        await answered(learner)
        guessing = Visitor(attacked, address="192.0.2.32")
        guessing.heard = 1
        with pytest.raises(LineClosed, match=str(GONE)):
            await guessing.connect()
        for path in ("api/kernels", "api/sessions", "api/contents", "api/terminals", "api", "tree"):
            status, _, text = fetched(f"{attacked}{path}")
            assert status == 404
            assert learner.page not in text
        assert learner.page not in json.dumps(health(attacked))
        await learner.leave()

    asyncio.run(acted())


def test_a_session_is_not_ended_from_another_page(attacked: str) -> None:
    def asked() -> Iterator[tuple[str, str]]:
        for method in ("DELETE", "POST", "PUT", "PATCH", "GET"):
            for path in (learner.path, f"api/kernels/{learner.page}"):
                yield method, f"{attacked}{path}?page={learner.page}&heard=0&lang=en"

    learner = Visitor(attacked)

    async def acted() -> None:
        await learner.open()
        await learner.connect()
        for method, address in asked():
            other = {"Origin": "http://elsewhere.example"}
            request = urllib.request.Request(address, method=method, headers=other)
            with pytest.raises(urllib.error.HTTPError):
                await asyncio.to_thread(urllib.request.urlopen, request, timeout=10)
        thief = learner.beside()
        thief.origin = "http://elsewhere.example"
        with pytest.raises(HTTPClientError, match="403"):
            await thief.connect()
        await answered(learner)
        await learner.leave()

    asyncio.run(acted())


@pytest.mark.parametrize(
    "path",
    [
        "static/../../../pyproject.toml",
        "static/..%2f..%2f..%2fpyproject.toml",
        "voila/static/../../../../etc/passwd",
        "voila/static/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "voila/static//etc/passwd",
        "voila/templates/../../../etc/passwd",
        "voila/templates/italiancards/..%2f..%2f..%2f..%2f..%2f..%2fserver.py",
        "voila/labextensions/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "voila/api/themes/..%2f..%2f..%2fetc%2fpasswd",
        "voila/render/..%2fREADME.md",
        "voila/render/../app/site/server.py",
        "voila/render/%00",
        "voila/files/000_welcome.ipynb",
        "line/..%2f..%2fpyproject.toml",
        "line/../../etc/passwd",
        "rules/..%2f..%2fetc",
    ],
)
def test_no_file_is_told_that_is_not_served(attacked: str, path: str) -> None:
    host, port = attacked.split("/")[2].split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        told = b"".join(iter(lambda: line.recv(65536), b""))
    assert told.split(b" ")[1] in (b"400", b"403", b"404")
    for secret in (b"root:x:", b"build-system", b"import annotations", b"nbformat_minor"):
        assert secret not in told


def test_who_does_not_read_is_cut_off_before_the_server_holds_too_much(
    served: tuple[str, int], log: IO[str]
) -> None:
    """The page has its table told in another language again and again, and reads none of it."""
    attacked, process = served

    async def acted() -> None:
        line = await raw_line(Visitor(attacked))
        loop = children(process)[0]
        before = held = memory(loop)
        cut = log.seek(0, 2)
        for number in range(1, BURST - 10):
            language = {"name": "language", "value": ("it", "en")[number % 2]}
            line.write(masked(json.dumps([number, {"type": "setting", "revision": 0, **language}])))
        deadline = time.monotonic() + LATE
        while not {"A page said too much", "A page does not read"} & told_since(log, cut):
            assert time.monotonic() < deadline
            held = max(held, memory(loop))
            await asyncio.sleep(AGAIN)
        line.transport.abort()
        assert held < before + 4 * PAGE.told.burst

    asyncio.run(acted())


def told_since(log: IO[str], place: int) -> set[str]:
    """The beginnings of what the log says since then, behind the time and the kind."""
    log.seek(place)
    return {line.partition(" WARNING ")[2].partition(";")[0] for line in log.read().splitlines()}


@pytest.mark.parametrize(
    "site", ["http://192.0.2.7/", "http://localhost.example/", "http://[2001:db8::1]/", "x", ""]
)
def test_our_own_attack_is_for_this_machine_alone(site: str) -> None:
    with pytest.raises(SystemExit, match="on this machine"):
        on_this_machine(site)


def test_a_body_too_large_is_refused(attacked: str) -> None:
    request = urllib.request.Request(f"{attacked}glossary", data=b"x" * (1 << 20), method="POST")
    with pytest.raises((urllib.error.HTTPError, urllib.error.URLError)):
        urllib.request.urlopen(request, timeout=10)
    assert fetched(f"{attacked}glossary")[0] == 200


def test_whatever_a_page_asks_for_is_shown_as_text(attacked: str) -> None:
    for path in ("<script>alert(1)</script>", "voila/render/<script>alert(1)</script>"):
        status, headers, text = fetched(f"{attacked}{path.replace('<', '%3C').replace('>', '%3E')}")
        assert status == 404
        assert "<script>alert" not in text
        assert "unsafe-eval" not in headers["Content-Security-Policy"]
