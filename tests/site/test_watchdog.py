"""A loop that stands still ends itself, and is started again; who stops the site stops all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from support.site import ROOT, free_port

from italiancards.site import watchdog

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing can be forked here")

SERVER = """
import os, signal, sys, time
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler
from italiancards.site.watchdog import end_with_parent, run_with_restarts, watch

sockets = bind_sockets(int(sys.argv[1]), "127.0.0.1")

class Stand(RequestHandler):
    def get(self):
        stand_still()

def stand_still():
    time.sleep(60)

class Number(RequestHandler):
    def get(self):
        self.finish(str(os.getpid()))

def serve():
    loop = IOLoop.current()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.add_callback_from_signal(loop.stop))
    end_with_parent(loop.stop)
    server = HTTPServer(Application([("/stand", Stand), ("/number", Number)]))
    server.add_sockets(sockets)
    watch(stands=2.0)
    loop.start()
    print("stopped", flush=True)
    return 0

sys.exit(run_with_restarts(serve))
"""
"""A server that stands still when it is asked to."""


@contextmanager
def serving() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Such a server, and its address."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(port)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process, f"http://127.0.0.1:{port}/"
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def number(address: str, but: int = 0) -> int:
    """The number of the process that serves there, once it is another."""
    deadline = time.monotonic() + 30
    while True:
        with suppress(OSError), urllib.request.urlopen(f"{address}number", timeout=10) as answer:
            if (process_number := int(answer.read())) != but:
                return process_number
        assert time.monotonic() < deadline
        time.sleep(0.05)


def stand(address: str) -> None:
    """Let the loop stand still."""
    with suppress(OSError):
        urllib.request.urlopen(f"{address}stand", timeout=30)


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def runs(process: int) -> bool:
    """Whether a process runs, and is no zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_a_loop_that_stands_still_says_where_and_is_started_again_but_in_no_circle() -> None:
    with serving() as (process, address):
        served = number(address)
        for _ in range(watchdog.MOST_DEATHS - 1):
            stand(address)
            served = number(address, but=served)
        stand(address)
        assert process.wait(timeout=30) == 1
        assert process.stderr is not None
        output = process.stderr.read()
    assert output.count("Timeout (0:00:0") == watchdog.MOST_DEATHS
    assert output.count("in stand_still") == watchdog.MOST_DEATHS
    assert "The site died (1); it is started again" in output
    assert "it is given up" in output


def test_a_server_that_is_killed_is_started_again() -> None:
    with serving() as (_, address):
        served = number(address)
        os.kill(served, signal.SIGKILL)
        assert number(address, but=served) != served


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_the_site_stops_both_cleanly(how: signal.Signals) -> None:
    with serving() as (process, address):
        served = number(address)
        os.killpg(process.pid, how)  # as a terminal and a service manager do
        assert process.wait(timeout=30) == 0
        assert process.stdout is not None
        assert process.stdout.read() == "stopped\n"
        until(lambda: not runs(served))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_server_outlives_its_parent(how: signal.Signals) -> None:
    with serving() as (process, address):
        served = number(address)
        process.send_signal(how)
        process.wait(timeout=30)
        until(lambda: not runs(served))


@pytest.mark.parametrize(("load", "times"), [(0.0, 1), (4.0, 1), (8.0, 1), (16.0, 2), (40.0, 5)])
def test_a_machine_that_others_keep_busy_gives_a_loop_more_time(
    load: float, times: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (load, 0.0, 0.0))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert watchdog.crowd() == times


def test_where_nothing_can_be_forked_that_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(os, "fork")
    assert watchdog.run_with_restarts(lambda: 0) == 0
    assert "nothing here starts it again" in caplog.text
