"""Kernels forked from a template: that they are kernels, and what is left when something dies."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from support.kernels import children, kernel, own_children, running, said, template, until
from support.site import ROOT, rehearsed
from support.thorough import TIMES, some

from app.site.forking import forks
from app.site.forking.forks import Forked, Template
from app.site.forking.provisioner import fork_kernels

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kernels are forked on Linux only")


@pytest.fixture(autouse=True)
def _rehearsed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Templates open few lessons; where it is to be thorough, and a test says `all_lessons`, all
    as on a site."""
    if TIMES == 1 or "all_lessons" not in request.fixturenames:
        monkeypatch.setenv("PYTHONPATH", rehearsed())


@pytest.fixture
def all_lessons() -> None:
    """What `_rehearsed` asks for."""


@pytest.fixture(scope="module")
def shared() -> Iterator[tuple[asyncio.Runner, Template]]:
    """A template that nobody harms, and the loop in which it is watched."""
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        patch.setenv("PYTHONPATH", rehearsed())
        patch.setenv("ITALIANCARDS_TEST", "as the template was started")
        around = template()
        yield runner, runner.run(around.__aenter__())
        runner.run(around.__aexit__(None, None, None))


@pytest.fixture
def loop(shared: tuple[asyncio.Runner, Template]) -> Iterator[asyncio.Runner]:
    """A loop in which kernels are forked from it."""
    runner, made = shared
    fork_kernels(made)
    yield runner
    fork_kernels(None)


DRAWN = """
import random, secrets, tempfile, uuid, italiancards as ic
print(random.random(), secrets.token_hex(8), uuid.uuid4(), tempfile.mktemp())
print(ic.deal("briscola").seed)
"""


def test_a_forked_kernel_is_a_child_of_the_server_and_has_all_imported(all_lessons: None) -> None:
    async def look() -> None:
        async with template() as made, kernel() as (manager, client):
            assert isinstance(manager.provisioner.process, Forked)
            pid = manager.provisioner.process.pid
            assert pid in own_children()
            assert pid not in children(made.process.pid)
            late = await said(
                client, "import sys; print('widgets' in sys.modules, sys.modules['debugpy'])"
            )
            assert late == "True None"
            assert await said(client, "print(get_ipython().history_manager.enabled)") == "False"

    asyncio.run(look())


def test_forks_of_one_moment_draw_different_numbers_and_different_deals(
    loop: asyncio.Runner,
) -> None:
    async def look() -> None:
        async with kernel() as (_, one), kernel() as (_, other):
            told = await asyncio.gather(said(one, DRAWN), said(other, DRAWN))
        for mine, theirs in zip(told[0].split(), told[1].split(), strict=True):
            assert mine != theirs

    loop.run(look())


def test_a_forked_kernel_has_the_environment_of_its_order(
    loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with kernel() as (_, client):
            code = "import os; print(os.environ['ITALIANCARDS_TEST'])"
            assert await said(client, code) == "changed since"

    monkeypatch.setenv("ITALIANCARDS_TEST", "changed since")  # the template has another
    loop.run(look())


def test_a_forked_kernel_is_interrupted_restarted_and_shut_down(loop: asyncio.Runner) -> None:
    async def look() -> None:
        async with kernel() as (manager, client):
            client.execute("import time; time.sleep(60)")
            await asyncio.sleep(0.3)
            await manager.interrupt_kernel()
            assert (await client.get_shell_msg(timeout=10))["content"]["ename"] == (
                "KeyboardInterrupt"
            )
            before = manager.provisioner.process.pid
            await manager.restart_kernel()
            await client.wait_for_ready(timeout=20)
            after = manager.provisioner.process.pid
            assert after != before
            await manager.shutdown_kernel()
            assert not running(before)
            assert not running(after)

    loop.run(look())


def test_a_killed_kernel_is_noticed_and_leaves_no_zombie(
    loop: asyncio.Runner, shared: tuple[asyncio.Runner, Template]
) -> None:
    _, made = shared

    async def look() -> None:
        async with kernel() as (manager, _):
            pid = manager.provisioner.process.pid
            os.kill(pid, signal.SIGKILL)
            deadline = time.monotonic() + 5
            while await manager.is_alive():
                assert time.monotonic() < deadline
            assert pid not in own_children()
            assert children(made.process.pid) == []

    loop.run(look())


def test_kernels_outlive_their_template_and_the_next_ones_have_another() -> None:
    async def look() -> None:
        async with template() as made, kernel() as (manager, client):
            first = made.process
            first.kill()
            await until(lambda: made.process is not first and made.ready)
            assert await said(client, "print(6 * 7)") == "42"
            assert await manager.is_alive()
            async with kernel() as (other, _):
                assert isinstance(other.provisioner.process, Forked)

    asyncio.run(look())


@pytest.mark.thorough
def test_a_template_that_hangs_is_given_up_and_the_kernel_started_plainly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forks, "PATIENCE", 0.5)

    async def look() -> None:
        async with template() as made:
            os.kill(made.process.pid, signal.SIGSTOP)
            async with kernel() as (manager, client):
                assert isinstance(manager.provisioner.process, subprocess.Popen)
                assert await said(client, "print(6 * 7)") == "42"
            monkeypatch.setattr(forks, "PATIENCE", 20)
            async with kernel() as (manager, _):
                assert isinstance(manager.provisioner.process, Forked)

    asyncio.run(look())


@pytest.mark.thorough
def test_a_template_that_is_late_forks_nothing_that_was_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forks, "PATIENCE", 0.2)

    async def look() -> None:
        before = set(own_children())
        made = Template(logging.getLogger("template"))
        fork_kernels(made)
        made.start()  # it takes a second until it is ready, and hears of the kernel only then
        made.watch()
        async with kernel() as (manager, client):
            assert isinstance(manager.provisioner.process, subprocess.Popen)
            await until(lambda: made.ready)
            await asyncio.sleep(0.5)
            ours = {made.process.pid, manager.provisioner.process.pid}
            assert set(own_children()) - before == ours
            assert await said(client, "print(6 * 7)") == "42"
        made.stop()

    asyncio.run(look())


def test_where_no_template_can_start_kernels_are_started_plainly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forks, "available", lambda: False)

    async def look() -> None:
        made = Template(logging.getLogger("template"))
        made.start()
        assert not made.running
        fork_kernels(made)
        async with kernel() as (manager, client):
            assert isinstance(manager.provisioner.process, subprocess.Popen)
            assert await said(client, "print(6 * 7)") == "42"

    asyncio.run(look())


def test_a_changed_source_asks_for_another_template(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "LOOK", 0.0)
    monkeypatch.setattr(
        forks, "PATIENCE", 30.0
    )  # another template may take longer on a busy machine

    async def look() -> None:
        async with template() as made:
            first = made.process.pid
            async with kernel():
                assert made.process.pid == first
            later = time.time() + 1e6  # the same at each look: it changed once
            monkeypatch.setattr(forks, "_newest", lambda: later)
            async with kernel() as (manager, _):
                assert made.process.pid != first
                assert isinstance(manager.provisioner.process, Forked)

    asyncio.run(look())


@pytest.mark.parametrize("forked", [True, False])
def test_a_kernel_that_takes_too_much_memory_is_refused_it_and_lives(
    loop: asyncio.Runner, forked: bool
) -> None:
    async def look() -> None:
        async with kernel() as (_, client):
            assert await said(client, "held = bytearray(400 << 20)") == "MemoryError"
            assert await said(client, "held = bytearray(40 << 20); print(len(held))") == "41943040"

    if not forked:
        fork_kernels(None)
    loop.run(look())


SERVER = """
import asyncio, os
from support.kernels import children, kernel, template
async def serve():
    async with template(), kernel(), kernel():
        print(*children(os.getpid()), flush=True)
        await asyncio.sleep(600)
asyncio.run(serve())
"""


@pytest.mark.parametrize("number", some([signal.SIGKILL, signal.SIGTERM], 2))
def test_nothing_is_left_behind_when_the_server_dies(number: int) -> None:
    path = os.pathsep.join([rehearsed(), str(ROOT / "tests")])
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    left = [int(each) for each in server.stdout.readline().split()]
    assert len(left) == 3
    server.send_signal(number)
    server.wait(timeout=10)
    asyncio.run(until(lambda: not any(running(each) for each in left), within=5))


def test_a_fork_that_dies_while_it_starts_is_reported_and_reaped(
    shared: tuple[asyncio.Runner, Template],
) -> None:
    runner, made = shared
    before = set(own_children())
    with pytest.raises(forks.NoFork, match="died while it was starting"):
        runner.run(made.fork("/nowhere.json", dict(os.environ), "/nowhere"))
    assert set(own_children()) == before
