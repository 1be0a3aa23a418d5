"""Intruders ask for what no page of ours asks for: they get no line and no file."""

from __future__ import annotations

import asyncio
import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from support.visitors import answered, arrived, fetched, health
from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError

from tools.attackers import on_this_machine
from tools.visitors import GONE, UNREADABLE, LineClosed, Visitor


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null", ""])
def test_a_page_from_elsewhere_gets_no_line(attacked: str, origin: str | None) -> None:
    visitor = Visitor(attacked, origin=origin)
    with pytest.raises(HTTPClientError, match="403"):
        asyncio.run(visitor.connect())


class Liar(Visitor):
    """A visitor who asks for a line in another way."""

    lies: dict[str, Any]

    @property
    def query(self) -> dict[str, Any]:
        return super().query | self.lies


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
        "voila/render/../italiancards/site/server.py",
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
        output = b"".join(iter(lambda: line.recv(65536), b""))
    assert output.split(b" ")[1] in (b"400", b"403", b"404")
    for secret in (b"root:x:", b"build-system", b"import annotations", b"nbformat_minor"):
        assert secret not in output


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
