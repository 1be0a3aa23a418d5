"""The server's side of forking: a template kept running, and the kernels it forks."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from app.site.forking.kernel import BOUND
from app.site.forking.system import adopt_orphans, available
from app.site.forking.template import MOST
from app.site.voices import Voices

PATIENCE = 3.0
"""Seconds after which a fork is given up, and the kernel started plainly."""
REST = 30.0
"""Seconds for which kernels are started plainly once a template died before it was ready."""
LOOK = 2.0
"""Seconds between two looks at whether the sources changed."""
ROOT = Path(__file__).parents[3]
PACKAGES = ("italiancards", "widgets", "app/site/forking")
"""Where the sources lie whose change asks for a new template."""
KINDS = (".py", ".ftl", ".toml", ".js", ".css", ".svg", ".json")


class NoFork(Exception):
    """A kernel could not be forked; what happened is said for the log."""


class Forked:
    """A forked kernel, to be handled like a process of `subprocess`.

    It is this process's child: its number is nobody else's until it has been waited for here.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended; nothing while it runs."""
        return self._look(os.WNOHANG)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it ends.

        Raises:
            subprocess.TimeoutExpired: it runs on.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        while (ended := self._look(0 if deadline is None else os.WNOHANG)) is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("a forked kernel", timeout or 0)
            time.sleep(0.01)
        return ended

    def _look(self, how: int) -> int | None:
        if self.returncode is None:
            try:
                pid, status = os.waitpid(self.pid, how)
            except ChildProcessError:  # waited for elsewhere
                self.returncode = -signal.SIGKILL
            else:
                if pid:
                    self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class Template:
    """The template process: started, watched, started anew when it dies or grows old.

    Args:
        log: where it is said that kernels are started plainly, and why.
        voices: what hears it and its kernels; nothing where they write where we do.
    """

    def __init__(self, log: logging.Logger, voices: Voices | None = None) -> None:
        self.log, self.voices = log, voices
        self.process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self.ready = False
        self._begun = asyncio.Event()
        self._rest_until = 0.0
        self._age, self._looked = _newest(), time.monotonic()
        self._possible = available()

    @property
    def running(self) -> bool:
        """Whether it can be asked for kernels."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start it, unless it runs; it takes about a second until it is ready."""
        if not self._possible or self.running or time.monotonic() < self._rest_until:
            return
        self.stop()
        try:
            adopt_orphans()
        except OSError as error:
            self._possible = False
            self.log.warning("Kernels are started plainly: orphans cannot be adopted (%s)", error)
            return
        ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        command = [sys.executable, "-P", "-m", "app.site.forking.template"]
        self.process = subprocess.Popen(
            [*command, str(its.fileno()), str(os.getpid())],
            pass_fds=[its.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=self.voices.tells if self.voices else None,
            stderr=self.voices.tells if self.voices else None,
            start_new_session=True,
        )
        its.close()
        self._control, self.ready = ours, False

    def watch(self) -> None:
        """Notice at once when it is ready, and when it dies: then start another.

        An event loop must be running.
        """
        if self._control is not None:
            asyncio.get_running_loop().add_reader(self._control, self._told)

    async def begun(self) -> None:
        """Wait until it is ready, or has died before it was; it has to be watched."""
        if self._control is not None:
            await self._begun.wait()

    def _told(self) -> None:
        assert self._control is not None  # it told something
        self._begun.set()
        try:
            message = self._control.recv(64)
        except OSError:
            message = b""
        if message:
            self.ready = True
            return
        if not self.ready:
            self._rest_until = time.monotonic() + REST
            self.log.warning("The template of the kernels did not start; they are started plainly")
        else:
            self.log.warning("The template of the kernels died; another is started")
        self.stop()
        self.start()
        self.watch()

    def stop(self) -> None:
        """End it; its kernels live on."""
        if self._control is not None:
            with suppress(RuntimeError):  # the loop has ended, and watches nothing any more
                asyncio.get_running_loop().remove_reader(self._control)
            self._control.close()
            self._control = None
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def _renew(self) -> None:
        """Start another if the sources changed since the last look."""
        if time.monotonic() < self._looked + LOOK:
            return
        self._looked = time.monotonic()
        newest = _newest()
        if newest != self._age:
            self._age, self._rest_until = newest, 0.0
            self.log.warning("The sources changed; another template is started")
            self.stop()

    async def fork(self, connection: str, environment: dict[str, str], folder: str) -> Forked:
        """A new kernel, listening.

        Args:
            connection: the file that says where it is to listen.
            environment: its environment.
            folder: where it works.

        Raises:
            NoFork: it did not come about.
        """
        self._renew()
        if not self.running:
            self.start()
            self.watch()
        if self._control is None:
            raise NoFork("there is no template")
        order = {"connection": connection, "environment": environment, "folder": folder}
        message = json.dumps(order).encode()
        if len(message) > MOST:
            raise NoFork(f"its environment is too large ({len(message)} bytes)")
        hears, tells = os.pipe()
        os.set_blocking(hears, False)
        try:
            try:
                socket.send_fds(self._control, [message], [tells])
            finally:
                os.close(tells)
            return await _forked(hears)
        except TimeoutError:  # which is an OSError too
            if self.ready:
                self.stop()  # it hangs; the next kernel gets another
            raise NoFork(f"the template did not answer in {PATIENCE:g} seconds") from None
        except OSError as error:
            raise NoFork(f"the template does not listen ({error})") from None
        finally:
            os.close(hears)


async def _forked(hears: int) -> Forked:
    """The kernel whose number and whose readiness come out of a pipe."""
    loop, told, change = asyncio.get_running_loop(), b"", asyncio.Event()
    loop.add_reader(hears, change.set)
    try:
        async with asyncio.timeout(PATIENCE):
            while not told.endswith(BOUND):
                await change.wait()
                change.clear()
                try:
                    piece = os.read(hears, 64)
                except BlockingIOError:  # told of the same thing twice
                    continue
                if not piece:
                    raise NoFork("it died while it was starting, or its template did")
                told += piece
    except BaseException:
        with suppress(BlockingIOError):
            told += os.read(hears, 64)  # it may have been forked just now
        _end(told)
        raise
    finally:
        loop.remove_reader(hears)
    return Forked(int(told.split()[0]))


def _end(told: bytes) -> None:
    """Leave nothing of a kernel that was given up."""
    number = told.split(b"\n")[0]
    if not number:
        return
    kernel = Forked(int(number))
    try:
        os.kill(kernel.pid, signal.SIGKILL)
        kernel.wait(timeout=1)
    except (ProcessLookupError, subprocess.TimeoutExpired):
        return  # reaped by whoever is its parent now


def _newest() -> float:
    """When a source was changed last."""
    newest = 0.0
    for package in PACKAGES:
        for folder, inner, names in os.walk(ROOT / package):
            inner[:] = [name for name in inner if name not in ("node_modules", "__pycache__")]
            times = (os.stat(Path(folder, name)).st_mtime for name in names if name.endswith(KINDS))
            newest = max(newest, *times, 0.0)
    return newest
