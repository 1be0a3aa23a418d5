"""Visitors without a browser: what they ask over HTTP, and what they say to a kernel."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
import uuid
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

NUMBER = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
WIDGET = re.compile(r"[0-9a-f]{32}")


def fetched(address: str, timeout: float = 20, **headers: str) -> tuple[int, Any, str]:
    """What an address answers: its status, its headers and its text."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def kernel_of(html: str) -> str:
    """The number of a page's kernel."""
    found = NUMBER.search(html)
    assert found, html
    return found.group()


def opened(site: str, path: str = "voila/render/010_practice") -> tuple[str, str]:
    """A page and its kernel's number."""
    status, _, html = fetched(f"{site}{path}")
    assert status == 200
    return html, kernel_of(html)


def left(site: str, kernel: str) -> None:
    """A page is closed, and says so: its kernel goes."""
    asked = urllib.request.Request(f"{site}voila/api/shutdown/{kernel}", method="POST")
    with urllib.request.urlopen(asked) as answer:
        assert answer.status == 204


async def channels(
    site: str,
    kernel: str,
    origin: str | None = "own",
    protocol: str | None = None,
    visitor: str | None = None,
    **told: Any,
) -> WebSocketClientConnection:
    """A line to a kernel.

    Args:
        site: its address.
        kernel: the kernel's number.
        origin: the page that asks; nothing for none.
        protocol: how messages are written; nothing for the way of our own page.
        visitor: the address that nginx says somebody has.
        **told: what else Tornado is told.
    """
    host = site.split("/")[2]
    headers = {"Origin": f"http://{host}" if origin == "own" else origin} if origin else {}
    if visitor:
        headers["X-Real-IP"] = visitor
    address = f"ws://{host}/api/kernels/{kernel}/channels?session_id={uuid.uuid4()}"
    protocols = [protocol] if protocol else None
    asked = HTTPRequest(address, headers=headers)
    return await websocket_connect(asked, subprotocols=protocols, **told)


def message(kind: str, content: dict[str, Any], channel: str = "shell") -> str:
    """A message as a page sends it."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "s", "username": "u"}
    header |= {"version": "5.3", "date": "2026-01-01T00:00:00Z"}
    told = {"header": header, "parent_header": {}, "metadata": {}, "content": content}
    return json.dumps({**told, "channel": channel, "buffers": []})


async def heard(
    line: WebSocketClientConnection, seconds: float, until: str = ""
) -> list[dict[str, Any]]:
    """What a line says until it is silent for a time, or closes.

    Args:
        line: the line.
        seconds: how long it may be silent.
        until: a kind of message after which nothing more is waited for.
    """
    told: list[dict[str, Any]] = []
    while True:
        try:
            said = await asyncio.wait_for(line.read_message(), seconds)
        except TimeoutError:
            return told
        if said is None:
            return told
        if isinstance(said, str):
            told.append(json.loads(said))
            if told[-1]["msg_type"] == until:
                return told


async def lives(site: str, kernel: str) -> bool:
    """Whether a kernel answers."""
    line = await channels(site, kernel)
    line.write_message(INFO)
    told = await heard(line, ANSWER, REPLY)
    line.close()
    return REPLY in kinds(told)


def kinds(told: list[dict[str, Any]]) -> set[str]:
    """The kinds of messages."""
    return {each["msg_type"] for each in told}


INFO, REPLY = message("kernel_info_request", {}), "kernel_info_reply"
"""What every kernel answers, and how."""
ANSWER = 5
"""Seconds after which nobody waits for an answer any more."""
