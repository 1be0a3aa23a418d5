"""Notebooks of the tests' own, and a site in the test's own process that has them for lessons."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from italiancards.site.hall import SETTING, Hall
from italiancards.site.handlers import handlers
from italiancards.site.refusals import with_error_pages

TABLE = "from italiancards.widgets import Practice\nPractice('briscola', seed=7)"
CHANCE = "from italiancards.widgets import Practice\nPractice('briscola')"
PAGE = "0123456789abcdef" * 2
"""The name that a page gives itself."""
OTHER = "f" * 32
"""The name of another."""
Test = Callable[[Hall, str], Coroutine[Any, Any, None]]


def write_notebook(folder: Path, name: str, code: str, ours: bool = True) -> Path:
    """A notebook of one cell."""
    cell = {"cell_type": "code", "metadata": {}, "source": code, "outputs": []}
    about = {each: {"en": "x", "it": "x"} for each in ("title", "goal")}
    metadata = {"italiancards": {"kind": "lesson", "minutes": 1, **about}} if ours else {}
    notebook = {
        "cells": [cell | {"execution_count": None, "id": "x"}],
        "metadata": metadata | {"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path = folder / f"{name}.ipynb"
    path.write_text(json.dumps(notebook))
    return path


@asynccontextmanager
async def own_site(
    folder: Path, tables: int = 3, own: Path | None = None
) -> AsyncIterator[tuple[Hall, str]]:
    """A site in this process: what its handlers share, and its address."""
    hall = Hall("/", tables, folder, own=own)
    found = [
        (at, with_error_pages(handler), *arguments) for at, handler, *arguments in handlers("/")
    ]
    server = HTTPServer(Application(found, **{SETTING: hall}, log_function=lambda _: None))
    listening, port = bind_unused_port()
    server.add_socket(listening)
    try:
        yield hall, f"http://127.0.0.1:{port}/"
    finally:
        server.stop()
        hall.stop()
        await server.close_all_connections()


async def line(
    site: str,
    lesson: str = "000",
    page: str = PAGE,
    heard: int | str = 0,
    origin: str | None = "own",
    **headers: str,
) -> WebSocketClientConnection:
    """A line to a lesson."""
    host = site.split("/")[2]
    said = {"Origin": f"http://{host}" if origin == "own" else origin} if origin else {}
    asked = HTTPRequest(
        f"ws://{host}/line/{lesson}?page={page}&heard={heard}&lang=en", headers=said | headers
    )
    return await websocket_connect(asked, max_message_size=8 << 20)


async def next_frame(line: WebSocketClientConnection) -> Any:
    """The next frame of a line; the code where it is closed."""
    frame = await line.read_message()
    return line.close_code if frame is None else json.loads(frame)


def at(folder: Path, test: Test, tables: int = 3) -> None:
    """Run a test at a site of its own."""

    async def run() -> None:
        async with asyncio.timeout(60), own_site(folder, tables) as (hall, site):
            await test(hall, site)

    asyncio.run(run())


async def say(own: WebSocketClientConnection, number: int, content: Any = None) -> list[Any]:
    """Say something, and hear until it is played: all frames."""
    await own.write_message(json.dumps([number, content] if number else [0]))
    frames = [await next_frame(own)]
    while frames[-1][0] < number:
        frames.append(await next_frame(own))
    return frames


def move(frame: list[Any]) -> dict[str, Any]:
    """A move of what is shown."""
    model = frame[1]["told"]["model"]
    choice = next(each for each in model["choices"] if each["ok"])
    return {"type": "move", "revision": model["revision"], "move": choice["move"]}


async def shown(hall: Hall, lesson: str = "000") -> list[Any]:
    """What a page shows before its line stands, as a frame would tell it."""
    return [0, {"told": (await hall.lesson(lesson)).shown["en"]}]
