"""Kernels started as the site starts them, and what can be seen of processes from outside."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from jupyter_client.asynchronous import AsyncKernelClient
from jupyter_client.manager import AsyncKernelManager
from traitlets.config import Config

from app.site.forking.forks import Template
from app.site.forking.provisioner import fork_kernels

PATIENCE = 60
"""Seconds after which something does not come about any more, on a machine as busy as can be."""


@asynccontextmanager
async def template() -> AsyncIterator[Template]:
    """A template, ready."""
    made = Template(logging.getLogger("template"))
    fork_kernels(made)
    made.start()
    made.watch()
    try:
        await until(lambda: made.ready)
        yield made
    finally:
        made.stop()
        fork_kernels(None)


@asynccontextmanager
async def kernel() -> AsyncIterator[tuple[AsyncKernelManager, AsyncKernelClient]]:
    """A kernel that answers."""
    config = Config()
    config.KernelManager.transport = "ipc"
    with tempfile.TemporaryDirectory() as own:  # its sockets lie beside this file
        manager = AsyncKernelManager(config=config, connection_file=f"{own}/kernel.json")
        await manager.start_kernel()
        client = manager.client()
        client.start_channels()
        try:
            await client.wait_for_ready(timeout=PATIENCE)
            yield manager, client
        finally:
            client.stop_channels()
            await manager.shutdown_kernel(now=True)


async def said(client: AsyncKernelClient, code: str) -> str:
    """What some code prints, or the name of the error it ends with."""
    heard: list[str] = []

    def hear(message: dict) -> None:
        content = message["content"]
        heard.append(content.get("text", "") or content.get("ename", ""))

    await client.execute_interactive(code, timeout=PATIENCE, output_hook=hear)
    return "".join(heard).strip()


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
                told = (folder / "stat").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue
            if int(told.rpartition(")")[2].split()[1]) == process:
                found.append(int(folder.name))
    return found


def process_of(kernel: str) -> int:
    """The process of a served kernel: the one that listens on its sockets."""
    sockets = {
        f"socket:[{words[6]}]"
        for line in Path("/proc/net/unix").read_text().splitlines()
        if len(words := line.split()) == 8 and f"kernel-{kernel}-" in words[7]
    }
    for held in Path("/proc").glob("[0-9]*/fd/*"):
        with suppress(OSError):  # it has gone meanwhile
            if os.readlink(held) in sockets and int(held.parts[2]) != os.getpid():
                return int(held.parts[2])
    raise ProcessLookupError(f"no process listens for kernel {kernel}")


def own_children() -> list[int]:
    """The processes started here."""
    return children(os.getpid())
