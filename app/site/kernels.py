"""The kernels of all visitors: how many there may be, and when one goes."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets.config import Config

IDLE = 30 * 60
"""Seconds after which a kernel goes whose page is closed."""
UNCLAIMED = 60
"""Seconds after which a kernel goes whose page never asked for it."""
LOOK = 15
"""Seconds between two looks at who is idle."""


class Kernels(AsyncMappingKernelManager):
    """All kernels. One that dies is gone, not restarted: its table was in it.

    The page finds that out, and asks for another that goes on from the browser's token.
    """

    tables = 40
    """How many there may be."""

    def __init__(self, **told: Any) -> None:
        super().__init__(**told)
        self._unclaimed: dict[str, float] = {}
        self._kept: set[str] = set()
        self._going: set[asyncio.Task[None]] = set()

    @property
    def taken(self) -> int:
        """How many tables have somebody, or will have in a moment."""
        return len(self._kept.union(self.list_kernel_ids()))

    @contextmanager
    def keeping(self) -> Iterator[str]:
        """Keep a table while its page is made: the number its kernel is to have."""
        number = str(uuid.uuid4())
        self._kept.add(number)
        try:
            yield number
        finally:
            self._kept.discard(number)

    async def start_kernel(self, **told: Any) -> str:
        """Start a kernel: its number."""
        number: str = await super().start_kernel(**told)
        self._unclaimed[number] = time.monotonic()
        return number

    def notify_connect(self, kernel_id: str) -> None:
        """Somebody asked for it."""
        self._unclaimed.pop(kernel_id, None)
        super().notify_connect(kernel_id)

    async def shutdown_kernel(
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel, at once: it has nothing to put away."""
        self._unclaimed.pop(kernel_id, None)
        await super().shutdown_kernel(kernel_id, now=True, restart=restart)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that nobody asks for any more, or nobody ever asked for."""
        since = self._unclaimed.get(kernel_id)
        if since is not None and time.monotonic() > since + UNCLAIMED:
            await self.shutdown_kernel(kernel_id)
        else:
            await super().cull_kernel_if_idle(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        self.log.warning("A kernel died")
        task = asyncio.ensure_future(self._bury(kernel_id))
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    async def _bury(self, kernel_id: str) -> None:
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)


def keep_kernels(config: Config, tables: int) -> None:
    """Voilà's settings with those for kernels.

    Args:
        config: the settings, which are changed.
        tables: how many kernels there may be.
    """
    Kernels.tables = tables
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = 1.0
    config.MappingKernelManager.cull_idle_timeout = IDLE
    config.MappingKernelManager.cull_interval = LOOK
