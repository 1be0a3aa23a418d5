"""Visitors without a browser, as the tests have them: see `tools.visitors`."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tools.visitors import LATE, LineClosed, Visitor

AGAIN = 0.02
"""Seconds before a visitor who was refused tries again."""


def fetched(address: str, timeout: float = 20, **headers: str) -> tuple[int, Any, str]:
    """The answer of an address: its status, its headers and its text."""
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


def health(site: str) -> dict[str, Any]:
    """The state of a site, as it says itself."""
    report: dict[str, Any] = json.loads(fetched(f"{site}health")[2])
    return report


async def arrived(site: str, *arguments: str, **more: Any) -> Visitor:
    """A visitor whose page is open, and its line."""
    visitor = Visitor(site, *arguments, **more)
    await visitor.open()
    await visitor.connect()
    return visitor


@asynccontextmanager
async def visiting(site: str, *arguments: str, **more: Any) -> AsyncIterator[Visitor]:
    """A visitor whose page is open, and its line, until he leaves."""
    visitor = await arrived(site, *arguments, **more)
    try:
        yield visitor
    finally:
        await visitor.leave()


async def answered(visitor: Visitor, seconds: float = LATE) -> dict[str, Any]:
    """What a table shows once it has answered, as it has to within some seconds."""
    content = {"type": "setting", "revision": 0, "name": "pace", "value": "usual"}
    await visitor.say(content, seconds)
    return visitor.model


async def comes_back(visitor: Visitor) -> bool:
    """Whether the session of a page that lost its line is still there."""
    try:
        await visitor.connect()
        await answered(visitor)
    except LineClosed:
        return False
    return True
