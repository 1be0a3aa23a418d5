"""What a stranger may try: nothing is run, nothing told, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import IO

import pytest
from app.site.channels import LARGEST, POLICY
from app.site.frames import V1
from support.site import serving
from support.visitors import (
    ANSWER,
    INFO,
    REPLY,
    channels,
    fetched,
    heard,
    kinds,
    left,
    lives,
    message,
    opened,
)
from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError

from app.site.allowances import PAGE
from app.site.health import memory
from app.tools.attackers import on_this_machine

BURST = int(PAGE.messages.burst)
Line = WebSocketClientConnection
Act = Callable[[Line, str], Awaitable[None]]
Attack = Callable[..., None]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[IO[str]]:
    """What the site writes down."""
    with (tmp_path_factory.mktemp("site") / "log").open("w+") as written:
        yield written


@pytest.fixture(scope="module")
def served(log: IO[str]) -> Iterator[tuple[str, int]]:
    """A site of its own, and its process: these tests leave kernels behind."""
    with serving("--tables", "60", log=log) as told:
        yield told


@pytest.fixture(scope="module")
def attacked(served: tuple[str, int]) -> str:
    """That site's address."""
    return served[0]


@pytest.fixture(scope="module")
def page(attacked: str) -> tuple[str, str]:
    """Somebody's page, and its kernel: who plays while others attack."""
    return opened(attacked)


@pytest.fixture
def attack(attacked: str, page: tuple[str, str]) -> Attack:
    """Attacks a kernel while somebody plays at another, who is answered before and after."""
    html, others = page

    async def acted(act: Act, protocol: str | None) -> None:
        learner = await channels(attacked, others)
        _, kernel = opened(attacked)
        line = await channels(attacked, kernel, protocol=protocol)
        try:
            await answered(learner, html)
            await act(line, kernel)
            await answered(learner, html)
        finally:
            learner.close()
            line.close()
            left(attacked, kernel)

    return lambda act, protocol=None: asyncio.run(acted(act, protocol))


async def answered(line: Line, html: str) -> None:
    """A table answers within two seconds."""
    model = html.split('"model_id": "')[1][:32]
    ping = {"method": "custom", "content": {"type": "ping"}}
    line.write_message(message("comm_msg", {"comm_id": model, "data": ping}))
    deadline = time.monotonic() + 2
    while True:
        told = await asyncio.wait_for(line.read_message(), deadline - time.monotonic())
        assert told is not None
        if '"pong"' in told:
            return


async def cut_off(line: Line) -> None:
    """The site ends a line, and says why to whoever hears it.

    A line that is shut while frames still come may lose what was said on it last, good-byes too.
    """
    while await asyncio.wait_for(line.read_message(), ANSWER) is not None:
        pass
    assert line.close_code in (POLICY, None)


async def answer(line: Line) -> list[dict]:
    """What a line says until a kernel has answered all that was said, and a little longer."""
    line.write_message(INFO)
    return await heard(line, ANSWER, REPLY) + await heard(line, REST)


ID, BUSY = json.loads(INFO)["header"]["msg_id"], {"execution_state": "busy"}
"""What a kernel says, to every line it has, when it is asked something."""
REST = 0.1
"""Seconds for what a kernel might say on another channel."""
FORBIDDEN = {
    "execute_request": {"code": "open('{mark}', 'w').write('run')", "silent": False},
    "debug_request": {"seq": 1, "type": "request", "command": "evaluate", "arguments": {}},
    "inspect_request": {"code": "print", "cursor_pos": 3, "detail_level": 1},
    "complete_request": {"code": "pri", "cursor_pos": 3},
    "history_request": {"hist_access_type": "tail", "n": 100, "output": True, "raw": True},
    "interrupt_request": {},
    "is_complete_request": {"code": "1"},
    "input_reply": {"value": "1"},
    "create_subshell_request": {},
    "usage_request": {},
}


@pytest.mark.parametrize("channel", ["shell", "control", "stdin"])
def test_no_code_is_run_and_nothing_is_told_of_any(
    attack: Attack, tmp_path: Path, channel: str
) -> None:
    mark = tmp_path / "mark"

    async def act(line: Line, _: str) -> None:
        for kind, content in FORBIDDEN.items():
            told = json.loads(json.dumps(content).replace("{mark}", str(mark)))
            line.write_message(message(kind, told, channel))
        replies = {each for each in kinds(await answer(line)) if "reply" in each}
        assert replies == {REPLY}
        assert not mark.exists()

    attack(act)


def test_a_kind_that_is_said_twice_is_read_the_same_here_and_in_the_kernel(
    attack: Attack, tmp_path: Path
) -> None:
    mark = tmp_path / "mark"

    async def act(line: Line, _: str) -> None:
        run = message("execute_request", {"code": f"open({str(mark)!r}, 'w')", "silent": False})
        for first, second in (("comm_msg", "execute_request"), ("execute_request", "comm_msg")):
            twice = run.replace(
                '"msg_type": "execute_request"',
                f'"msg_type": "{first}", "msg_type": "{second}"',
            )
            line.write_message(twice)
        assert REPLY in kinds(await answer(line))
        assert not mark.exists()

    attack(act)


def test_a_flood_of_messages_closes_its_own_line_and_no_other(attack: Attack) -> None:
    async def act(line: Line, _: str) -> None:
        with contextlib.suppress(WebSocketClosedError):
            for number in range(4 * BURST):
                content = {"comm_id": str(number), "target_name": "jupyter.widget", "data": {}}
                await line.write_message(message("comm_open", content))
        await cut_off(line)

    attack(act)


def test_whoever_comes_back_on_a_new_line_has_not_more_to_say(
    attack: Attack, attacked: str
) -> None:
    async def act(line: Line, kernel: str) -> None:
        beside = await channels(attacked, kernel)  # hears what the kernel is asked, by whomever
        start = time.monotonic()
        for _ in range(BURST // 2):
            line.write_message(INFO)
        for _ in range(6):
            try:
                await heard(line, REST)
                line.close()
                line = await channels(attacked, kernel)
                for _ in range(BURST // 2):
                    line.write_message(INFO)
            except (HTTPClientError, WebSocketClosedError):
                await asyncio.sleep(REST)
        asked = [each for each in await heard(beside, 5 * REST) if each["content"] == BUSY]
        passed = time.monotonic() - start
        beside.close()
        said = sum(each["parent_header"].get("msg_id") == ID for each in asked)
        assert BURST // 2 < said <= BURST + passed * PAGE.messages.rate

    attack(act)


def test_who_sends_more_bytes_than_a_page_needs_loses_the_line(attack: Attack) -> None:
    async def act(line: Line, _: str) -> None:
        full = message("comm_msg", {"comm_id": "x", "data": {"text": "x" * (LARGEST // 2)}})
        with contextlib.suppress(WebSocketClosedError):
            for _ in range(8):
                await line.write_message(full)
        await cut_off(line)

    attack(act)


def test_pings_count_like_messages(attack: Attack) -> None:
    async def act(line: Line, _: str) -> None:
        with contextlib.suppress(StreamClosedError, WebSocketClosedError):
            for _ in range(4 * BURST):
                line.ping(b"x")
                await asyncio.sleep(0)
        await cut_off(line)

    attack(act)


WORDLESS = {
    "pongs": b"\x8a\x80\0\0\0\0",
    "pieces of a message that never ends": b"\0\x80\0\0\0\0",
}
"""Frames that say nothing, masked as those of browsers are."""


@pytest.mark.parametrize("kind", WORDLESS)
def test_frames_that_say_nothing_count_like_messages(attack: Attack, kind: str) -> None:
    async def act(line: Line, _: str) -> None:
        assert line.protocol is not None
        with contextlib.suppress(StreamClosedError):
            await line.protocol.stream.write(b"\x01\x80\0\0\0\0" * (kind != "pongs"))
            for _ in range(4 * BURST):
                await line.protocol.stream.write(WORDLESS[kind])
        await cut_off(line)

    attack(act)


def test_a_kernel_has_four_lines_and_no_more(attack: Attack, attacked: str) -> None:
    async def act(line: Line, kernel: str) -> None:
        others = [await channels(attacked, kernel) for _ in range(PAGE.lines - 1)]
        with pytest.raises(HTTPClientError, match="429"):
            await channels(attacked, kernel)
        others.pop().close()
        async with asyncio.timeout(ANSWER):
            while len(others) < PAGE.lines - 1:  # until the server has noticed
                await asyncio.sleep(0.02)
                with contextlib.suppress(HTTPClientError):
                    others.append(await channels(attacked, kernel))
        for each in others:
            each.close()

    attack(act)


def test_comms_that_name_anything_open_nothing_but_widgets(attack: Attack, tmp_path: Path) -> None:
    async def act(line: Line, _: str) -> None:
        for target in ("jupyter.widget", "jupyter.widget.control", "os", "subprocess.Popen"):
            content = {
                "comm_id": uuid.uuid4().hex,
                "target_name": target,
                "target_module": "subprocess",
                "data": {"state": {"_model_name": "Popen", "_model_module": "subprocess"}},
            }
            line.write_message(message("comm_open", content))
        assert REPLY in kinds(await answer(line))

    attack(act)


def test_overwritten_traits_change_nothing(attacked: str) -> None:
    async def acted() -> None:
        html, kernel = opened(attacked)
        line = await channels(attacked, kernel)
        model = html.split('"model_id": "')[1][:32]

        async def state() -> dict:
            asked = {"comm_id": model, "data": {"method": "request_state"}}
            line.write_message(message("comm_msg", asked))
            told = [
                each["content"]["data"] for each in await answer(line) if "data" in each["content"]
            ]
            return [each["state"] for each in told if each.get("method") == "update"][-1]

        before = await state()
        junk = dict.fromkeys(before, "overwritten")
        told = {"method": "update", "state": junk, "buffer_paths": []}
        line.write_message(message("comm_msg", {"comm_id": model, "data": told}))
        assert await state() == before
        await answered(line, html)
        line.close()

    asyncio.run(acted())


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "{",
        "[]",
        "null",
        '"text"',
        "{}",
        '{"channel": "shell"}',
        '{"header": null, "channel": "shell"}',
        '{"header": {"msg_type": ["comm_msg"]}, "channel": "shell"}',
        '{"header": {"msg_type": "comm_msg"}, "channel": {"a": 1}}',
        "[" * 20_000,
        b"",
        b"\0" * 64,
        b"\xff" * 64,
        (2**63).to_bytes(8, "little") * 4,
    ],
)
def test_what_cannot_be_read_closes_the_line_and_no_more(attacked: str, junk: str | bytes) -> None:
    async def acted() -> None:
        _, kernel = opened(attacked)
        line = await channels(attacked, kernel)
        line.write_message(junk, binary=isinstance(junk, bytes))
        await heard(line, ANSWER)
        assert line.close_code == 1007
        assert await lives(attacked, kernel)

    asyncio.run(acted())


def test_a_message_too_long_closes_the_line(attack: Attack) -> None:
    async def act(line: Line, _: str) -> None:
        with contextlib.suppress(WebSocketClosedError):
            await line.write_message(message("comm_msg", {"comm_id": "x" * LARGEST, "data": {}}))
        await heard(line, ANSWER)
        assert line.close_code == 1009

    attack(act)


BOMBS = {
    "2^62 offsets": (V1, (1 << 62).to_bytes(8, "little") + b"\0" * 62),
    "2^31-1 buffers": (None, (2**31 - 1).to_bytes(4, "big") + b"\0" * 66),
    "2^32-1 buffers": (None, b"\xff" * 70),
}
"""Frames that say that they have more parts than they can have, by what they say."""


@pytest.mark.parametrize("said", BOMBS)
def test_a_frame_that_says_it_has_endless_parts_closes_its_own_line_at_once(
    attack: Attack, said: str
) -> None:
    protocol, frame = BOMBS[said]

    async def act(line: Line, _: str) -> None:
        line.write_message(frame, binary=True)
        told = await asyncio.wait_for(heard(line, ANSWER), 3)
        assert line.close_code == 1007, told

    attack(act, protocol)


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null", ""])
def test_a_page_from_elsewhere_gets_no_line(
    attacked: str, page: tuple[str, str], origin: str | None
) -> None:
    _, kernel = page
    with pytest.raises(HTTPClientError, match="403"):
        asyncio.run(channels(attacked, kernel, origin=origin))


def test_a_guessed_kernel_is_not_there(attacked: str, page: tuple[str, str]) -> None:
    guessed = str(uuid.uuid4())
    with pytest.raises(HTTPClientError, match="404"):
        asyncio.run(channels(attacked, guessed))
    assert fetched(f"{attacked}api/kernels/{guessed}")[0] == 404
    for path in ("api/kernels", "api/sessions", "api/contents", "api/terminals", "api", "tree"):
        status, _, text = fetched(f"{attacked}{path}")
        assert status == 404
        assert page[1] not in text


def test_a_kernel_is_not_ended_from_another_page(attacked: str, page: tuple[str, str]) -> None:
    _, kernel = page
    for method in ("DELETE", "POST", "PUT", "PATCH"):
        for path in ("", "/restart", "/interrupt"):
            request = urllib.request.Request(
                f"{attacked}api/kernels/{kernel}{path}",
                method=method,
                headers={"Origin": "http://elsewhere.example"},
            )
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(request, timeout=10)
    assert asyncio.run(lives(attacked, kernel))


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
    """The page asks for its widgets' states and reads none of the answers."""
    attacked, process = served
    html, kernel = opened(attacked)
    host, port = attacked.split("/")[2].split(":")
    model = html.split('"model_id": "')[1][:32]
    asked = message("comm_msg", {"comm_id": model, "data": {"method": "request_state"}}).encode()
    length = len(asked).to_bytes(2, "big")
    frame = b"\x81\xfe" + length + b"\0\0\0\0" + asked
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(
            (
                f"GET /api/kernels/{kernel}/channels HTTP/1.1\r\nHost: {host}:{port}\r\n"
                f"Origin: http://{host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        assert line.recv(1 << 10).startswith(b"HTTP/1.1 101")
        before = held = memory(process)
        cut = log.seek(0, 2)
        with contextlib.suppress(OSError):
            for _ in range(BURST - 10):
                line.sendall(frame)
        deadline = time.monotonic() + ANSWER
        while "A page said too much" not in log.read():
            assert time.monotonic() < deadline
            held = max(held, memory(process))
            time.sleep(0.02)
            log.seek(cut)
    assert held < before + 4 * PAGE.told.burst
    html, kernel = opened(attacked)
    assert asyncio.run(lives(attacked, kernel))


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
