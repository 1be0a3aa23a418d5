"""Processes as they can be seen from outside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60
"""Seconds after which something does not come about any more, on a machine as busy as can be."""


async def until(true: Callable[[], bool], within: float = PATIENCE) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + within
    while not true():
        assert time.monotonic() < deadline, "it did not come about in time"
        await asyncio.sleep(0.02)


def running(process: int) -> bool:
    """Whether a process is there and is no zombie."""
    try:
        return "\nState:\tZ" not in (Path("/proc") / str(process) / "status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def children(process: int) -> list[int]:
    """The processes whose parent a process is, zombies too."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(stat.rpartition(")")[2].split()[1]) == process:
                found.append(int(folder.name))
    return found


def descendants(process: int) -> list[int]:
    """The processes that a process started, and those that these started."""
    own = children(process)
    return own + [each for child in own for each in descendants(child)]
