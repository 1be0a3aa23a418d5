"""Making a page: what its maker waits for comes, whatever is said meanwhile."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import nbformat
import pytest
import zmq
import zmq.asyncio
from jupyter_client.asynchronous import AsyncKernelClient
from jupyter_client.session import Session

from app.site import rendering
from app.site.rendering import Channel, Executor


def test_a_reply_is_heard_though_something_is_said_while_it_comes(tmp_path: Path) -> None:
    async def told() -> dict[str, Any]:
        words, address = Session(key=b"secret"), f"ipc://{tmp_path / 'line'}"
        ours, kernel = zmq.asyncio.Context(), zmq.Context()
        with ours, kernel, ours.socket(zmq.DEALER) as line, kernel.socket(zmq.ROUTER) as its:
            its.bind(address)
            line.connect(address)
            channel = Channel(line, words)
            channel.send(words.msg("execute_request"))
            waiting = asyncio.ensure_future(channel.get_msg(timeout=None))
            await asyncio.sleep(0)  # now it waits
            whose = its.recv_multipart()[0]
            words.send(its, "execute_reply", {"status": "ok"}, ident=whose)
            time.sleep(0.1)  # the reply comes, and nobody has looked yet
            channel.send(words.msg("comm_msg"))
            return await asyncio.wait_for(waiting, 5)

    assert asyncio.run(told())["header"]["msg_type"] == "execute_reply"


def test_cells_are_run_over_such_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Manager:
        def client(self, **told: Any) -> AsyncKernelClient:
            return AsyncKernelClient(transport="ipc", ip=str(tmp_path / "line"), **told)

    async def answered(client: AsyncKernelClient, timeout: float) -> None:
        return None

    async def line() -> object:
        executor = Executor(nbformat.v4.new_notebook(), km=Manager())
        client = await executor.async_start_new_kernel_client()
        try:
            return client.shell_channel
        finally:
            client.stop_channels()

    monkeypatch.setattr(rendering, "answers", answered)
    assert isinstance(asyncio.run(line()), Channel)
