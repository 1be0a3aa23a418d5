"""Health of the server, for its operators: `/health`."""

from __future__ import annotations

import os
import time

from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from italiancards.site.hall import hall_of
from italiancards.site.system import descendants, memory

CACHE_SECONDS = 5.0
"""Seconds for which the memory is not counted again: that takes a millisecond a process."""


class Health(RequestHandler):
    """Handler that answers with counts, and nothing about anybody."""

    started = time.monotonic()
    memory_cache: tuple[float, dict[str, int]] = (-CACHE_SECONDS, {})

    async def get(self) -> None:
        """Answer with the site's state as JSON: tables, memory, work, jobs; 503 if it is broken."""
        hall = hall_of(self)
        self.set_header("Cache-Control", "no-store")
        if hall.visits.full:
            status = "full"
        elif hall.self_test is None or await hall.self_test.opens():
            status = "ok"
        else:
            status = "broken"
            self.set_status(503)
        self.finish(
            {
                "status": status,
                "uptime_seconds": round(time.monotonic() - Health.started),
                "tables": {"taken": hall.visits.taken, "of": hall.visits.tables},
                "memory_bytes": await self._memory(),
                "work": hall.work.summary(),
                "jobs": dict(hall.pool.counts, waiting=hall.pool.waiting) if hall.pool else {},
            }
        )

    async def _memory(self) -> dict[str, int]:
        """Return the bytes of memory of the server and of its workers, cached for a while."""
        if time.monotonic() > Health.memory_cache[0] + CACHE_SECONDS:
            counts = await IOLoop.current().run_in_executor(None, _memory)
            Health.memory_cache = (time.monotonic(), counts)
        return Health.memory_cache[1]


def _memory() -> dict[str, int]:
    """Return the bytes of memory of the server and of its workers, measured now."""
    own = os.getpid()
    return {"server": memory(own), "workers": sum(map(memory, descendants(own)))}
