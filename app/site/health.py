"""How the server is, for whoever runs it: `/health`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from app.site.forking.provisioner import ForkingProvisioner

KEPT = 5.0
"""Seconds for which memory is not counted again: that takes a millisecond a kernel."""


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


class Health(RequestHandler):
    """Counts, and nothing about anybody."""

    started = time.monotonic()
    counted: tuple[float, dict[str, int]] = (-KEPT, {})

    async def get(self) -> None:
        """Tell how many tables are taken, of how many, and what they cost."""
        kernels, template = self.settings["kernel_manager"], ForkingProvisioner.template
        self.set_header("Cache-Control", "no-store")
        self.finish(
            {
                "status": "ok" if kernels.taken < kernels.tables else "full",
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
