"""The kernels of all visitors: which of them go by themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta

import pytest
from jupyter_client.asynchronous import AsyncKernelClient
from support.kernels import PATIENCE, running
from traitlets.config import Config

from app.site import busy, kernels
from app.site.forking.provisioner import fork_kernels
from app.site.forking.system import NICE, step_back
from app.site.kernels import BUFFERED, IDLE, Kernels, keep_kernels


@pytest.fixture(autouse=True)
def plainly() -> None:
    """Without a template."""
    fork_kernels(None)


def test_a_kernel_that_nobody_came_for_goes_and_one_that_was_asked_for_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        all_kernels = Kernels(cull_idle_timeout=IDLE)
        asked = await all_kernels.start_kernel()
        lonely = await all_kernels.start_kernel()
        all_kernels.notify_connect(asked)
        process = all_kernels.get_kernel(lonely).provisioner.pid
        try:
            for number in (asked, lonely):
                await all_kernels.cull_kernel_if_idle(number)
            assert set(all_kernels.list_kernel_ids()) == {asked, lonely}
            monkeypatch.setattr(kernels, "UNCLAIMED", -1)
            for number in (asked, lonely):
                await all_kernels.cull_kernel_if_idle(number)
            assert all_kernels.list_kernel_ids() == [asked]
            assert not running(process)
        finally:
            await all_kernels.shutdown_all(now=True)

    asyncio.run(look())


def test_a_table_is_taken_from_when_its_page_is_begun() -> None:
    all_kernels = Kernels()
    with all_kernels.keeping() as first, all_kernels.keeping() as second:
        assert first != second
        assert all_kernels.taken == 2
    assert all_kernels.taken == 0


class Streams(dict):
    """The channels of a page that has gone, as far as a kernel's manager knows of them."""

    def __init__(self) -> None:
        super().__init__(iopub=self)
        self.socket, self.closed, self.hear = self, False, None

    def on_recv(self, hear: Callable[[list[bytes]], None] | None) -> None:
        self.hear = hear

    def close(self) -> None:
        self.closed = True


def test_what_is_told_while_nobody_hears_is_kept_up_to_a_size_and_then_dropped() -> None:
    async def look() -> None:
        all_kernels, gone = Kernels(), Streams()
        all_kernels._kernels["7"] = object()
        all_kernels.start_buffering("7", "7:page", gone)
        for _ in range(3):
            gone.hear([b"x" * 100])
        kept = all_kernels.get_buffer("7", "7:page")
        assert [parts for _, parts in kept["buffer"]] == [[b"x" * 100]] * 3
        all_kernels.start_buffering("7", "7:page", gone)
        for _ in range(2 * BUFFERED // 1000):
            gone.hear([b"x" * 1000])
        await asyncio.sleep(0.01)
        assert gone.closed
        assert all_kernels.get_buffer("7", "7:page") is None

    asyncio.run(look())


async def beginning(all_kernels: Kernels, code: str) -> tuple[str, AsyncKernelClient]:
    """A kernel that has begun to run some code, and a line to it."""
    number = await all_kernels.start_kernel()
    client = all_kernels.get_kernel(number).client()
    client.start_channels()
    await client.wait_for_ready(timeout=PATIENCE)
    client.execute(code)
    return number, client


def test_a_kernel_that_computes_too_long_on_one_message_is_ended_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(busy, "LONGEST", 0.5)

    async def look() -> None:
        all_kernels = Kernels()
        try:
            long, one = await beginning(all_kernels, "while True: pass")
            waits, two = await beginning(all_kernels, "import time; time.sleep(3)")
            often, three = await beginning(all_kernels, "1")

            async def many() -> None:
                """A word each time, never for long; of the other it is asked how it is."""
                while long in all_kernels:
                    one.control_channel.send(one.session.msg("kernel_info_request"))
                    three.execute("sum(range(3_000_000))")
                    await asyncio.sleep(0.05)

            await asyncio.wait_for(many(), PATIENCE)
            assert set(all_kernels.list_kernel_ids()) == {waits, often}
            for client in (one, two, three):
                client.stop_channels()
        finally:
            await all_kernels.shutdown_all(now=True)

    asyncio.run(look())


def test_a_kernel_whose_page_has_gone_goes_even_if_it_is_busy() -> None:
    config = Config()
    keep_kernels(config, tables=4)

    async def look() -> None:
        all_kernels = Kernels(config=config)
        try:
            number = await all_kernels.start_kernel()
            kernel = all_kernels.get_kernel(number)
            all_kernels.notify_connect(number)
            all_kernels.notify_disconnect(number)
            kernel.execution_state = "busy"
            await all_kernels.cull_kernel_if_idle(number)
            assert number in all_kernels
            kernel.last_activity -= timedelta(seconds=IDLE + 1)
            await all_kernels.cull_kernel_if_idle(number)
            assert number not in all_kernels
        finally:
            await all_kernels.shutdown_all(now=True)

    asyncio.run(look())


def test_a_kernel_that_computes_much_steps_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(busy.time, "monotonic", lambda: now[0])
    effort, computed = busy.Effort(), 0.0
    for _ in range(600):  # ten minutes with a hint of 0.3 seconds each second
        now[0] += 1
        computed += busy.EFFORT.rate
        assert not effort.is_much(computed)
    told = []
    for _ in range(10):
        now[0] += 1
        computed += 1
        told.append(effort.is_much(computed))
    assert told.count(True) == 1


def test_who_steps_back_is_behind_the_others() -> None:
    process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    step_back(process.pid)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= NICE
    process.communicate(b"")
    step_back(process.pid)  # it has gone: nothing happens
