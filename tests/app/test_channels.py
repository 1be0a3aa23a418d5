"""A page's line to its kernel, where the page does not read what it is told."""

from __future__ import annotations

import asyncio
import logging

import pytest
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketHandler

from app.site.allowances import Account
from app.site.channels import UNREAD, PromptChannels

TOLD = "x" * (64 << 10)
HELD = 16 << 20
"""Bytes that the system itself may hold of a line, beside the server."""


PATIENCE = 20
"""Seconds in which a line is open, on a busy machine."""


class Endless(Account):
    """An account of somebody who may be told anything."""

    def __init__(self) -> None: ...

    def tell(self, size: int) -> bool:
        return True


class Line(PromptChannels):
    """A line without a kernel."""

    opened: asyncio.Future[Line]

    async def prepare(self) -> None:
        self.page = self.home = Endless()

    async def get(self) -> None:
        await WebSocketHandler.get(self)

    def select_subprotocol(self, offered: list[str]) -> None: ...

    async def open(self) -> None:
        await super().open("none")
        self.opened.set_result(self)


async def told_to_nobody() -> int:
    """Tell a page that does not read as much as its line takes; how many bytes these are."""
    Line.opened = asyncio.get_running_loop().create_future()
    listening, port = bind_unused_port()
    server = HTTPServer(Application([("/", Line)]))
    server.add_socket(listening)
    _, page = await asyncio.open_connection("127.0.0.1", port, limit=1)
    page.write(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line, told = await asyncio.wait_for(Line.opened, PATIENCE), 0
    while line._stands() and told < UNREAD + HELD:
        line.write_message(TOLD)
        told += len(TOLD)
        await asyncio.sleep(0)
    page.close()
    server.stop()
    return told


def test_a_page_that_does_not_read_is_cut_and_the_server_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nothing(*_: object) -> None: ...

    monkeypatch.setattr(KernelWebsocketHandler, "open", nothing)
    with caplog.at_level(logging.WARNING):
        assert UNREAD < asyncio.run(told_to_nobody()) < UNREAD + HELD
    assert "A page does not read; its line is cut" in caplog.text
