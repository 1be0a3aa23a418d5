"""How the server is, for whoever runs it: `/health`."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from pathlib import Path
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.httputil import HTTPServerRequest
from tornado.ioloop import IOLoop
from tornado.netutil import Resolver
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.web import RequestHandler

from app.site.forking.provisioner import ForkingProvisioner
from app.site.lessons import lessons

KEPT = 5.0
"""Seconds for which memory is not counted again: that takes a millisecond a kernel."""
FINE, BROKEN = 60.0, 10.0
"""Seconds for which no lesson is opened again: after one was opened, after one could not be."""
PATIENCE = 30.0
"""Seconds after which a lesson that does not open is given up."""
TRIAL = "X-Trial"
"""How a lesson says that it is opened for us: it takes nobody's table."""
WIDGETS = b"model_id"
"""What stands in the page of every lesson that could be opened."""


def memory(process: int) -> int:
    """Bytes of memory of a process, what it shares counted in shares; 0 where nobody can tell.

    >>> memory(os.getpid()) > 1_000_000
    True
    """
    try:
        lines = (Path("/proc") / str(process) / "smaps_rollup").read_text().splitlines()
    except OSError:  # it has gone, or this is not Linux
        return 0
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("Pss:"))


class Trial:
    """Whether lessons open: one is opened now and then, as a visitor would.

    Args:
        site: where it is served on this machine.
        file: what it listens at, if not at a port.
    """

    def __init__(self, site: str, file: str = "") -> None:
        self.address = f"{site}voila/render/{lessons()[0].name}"
        self.file = file
        self.secret = secrets.token_hex()
        self._until = 0.0
        self._opening: asyncio.Future[bool] | None = None

    def ours(self, request: HTTPServerRequest) -> bool:
        """Whether a lesson is opened for us."""
        return secrets.compare_digest(request.headers.get(TRIAL, "").encode(), self.secret.encode())

    async def opens(self) -> bool:
        """Whether the last lesson could be opened; however many ask, one is opened at a time."""
        if self._opening is None or (self._opening.done() and time.monotonic() > self._until):
            self._opening = asyncio.ensure_future(self._open())
        return await self._opening

    async def _open(self) -> bool:
        asked = HTTPRequest(
            self.address,
            headers={TRIAL: self.secret},
            request_timeout=PATIENCE,
            decompress_response=False,
        )
        try:
            answer = await self._client().fetch(asked)
            fine = WIDGETS in answer.body
        except (HTTPClientError, OSError):
            fine = False
        self._until = time.monotonic() + (FINE if fine else BROKEN)
        return fine

    def _client(self) -> AsyncHTTPClient:
        """What asks, at a port or at a file."""
        if not self.file:
            return AsyncHTTPClient()
        return SimpleAsyncHTTPClient(force_instance=True, resolver=AtFile(self.file))


class AtFile(Resolver):
    """Leads to what listens at a file, whatever name it is asked by."""

    def initialize(self, path: str) -> None:
        """Where that is."""
        self.path = path

    async def resolve(self, host: str, port: int, family: int = 0) -> list[tuple[int, Any]]:
        """The file."""
        return [(socket.AF_UNIX, self.path)]


class Health(RequestHandler):
    """Counts, and nothing about anybody."""

    started = time.monotonic()
    counted: tuple[float, dict[str, int]] = (-KEPT, {})

    async def get(self) -> None:
        """Tell how many tables are taken, of how many, what they cost, and whether lessons open."""
        kernels, template = self.settings["kernel_manager"], ForkingProvisioner.template
        self.set_header("Cache-Control", "no-store")
        if kernels.taken >= kernels.tables:
            status = "full"
        elif await self.settings["trial"].opens():
            status = "ok"
        else:
            status = "broken"
            self.set_status(503)
        self.finish(
            {
                "status": status,
                "uptime_seconds": round(time.monotonic() - Health.started),
                "tables": {"taken": kernels.taken, "of": kernels.tables},
                "forking": template is not None and template.running,
                "memory_bytes": await self._memory(kernels, template),
            }
        )

    async def _memory(self, kernels: Any, template: Any) -> dict[str, int]:
        if time.monotonic() > Health.counted[0] + KEPT:
            running = [kernels.get_kernel(each).provisioner for each in kernels.list_kernel_ids()]
            pids = [each.pid for each in running if each is not None and each.pid]
            forks = [template.process.pid] if template and template.running else []
            count = IOLoop.current().run_in_executor
            told = {
                "server": await count(None, memory, os.getpid()),
                "template": sum([await count(None, memory, each) for each in forks]),
                "kernels": sum([await count(None, memory, each) for each in pids]),
            }
            Health.counted = (time.monotonic(), told)
        return Health.counted[1]
