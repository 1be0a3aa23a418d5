"""The kernels of all visitors: how many there may be, and when one goes."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import zmq
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop, PeriodicCallback
from traitlets.config import Config

from app.site import busy
from app.site.busy import Endurance

IDLE = 30 * 60
"""Seconds after which a kernel goes whose page is closed."""
UNCLAIMED = 60
"""Seconds after which a kernel goes whose page never asked for it."""
LOOK = 15
"""Seconds between two looks at who is idle."""
PATIENCE = 10.0
"""Seconds after which a line is told to begin, be its kernel busy; so long all of it is kept."""
BUFFERED = 1 << 20
"""Bytes kept of what a kernel tells while its page's line is cut: a few states of a table."""
WAITING = 64
"""Messages of each kernel and line that wait here to be read; more wait in the kernel itself."""


class Kernels(AsyncMappingKernelManager):
    """All kernels. One that dies is gone, not restarted: its table was in it.

    The page finds that out, and asks for another that goes on from the browser's token.
    """

    tables = 40
    """How many there may be."""

    def __init__(self, **told: Any) -> None:
        super().__init__(**told)
        self.context.setsockopt(zmq.RCVHWM, WAITING)  # of all sockets that are made from now on
        self._endurance = Endurance()
        self._unclaimed: dict[str, float] = {}
        self._kept: set[str] = set()
        self._trials: set[str] = set()
        self._going: set[asyncio.Task[None]] = set()

    @property
    def taken(self) -> int:
        """How many tables have somebody, or will have in a moment."""
        return len(self._kept.union(self.list_kernel_ids()) - self._trials)

    @contextmanager
    def keeping(self) -> Iterator[str]:
        """Keep a table while its page is made: the number its kernel is to have."""
        number = str(uuid.uuid4())
        self._kept.add(number)
        try:
            yield number
        finally:
            self._kept.discard(number)

    @asynccontextmanager
    async def trying(self) -> AsyncIterator[str]:
        """A kernel that is nobody's table, to see whether there can be one: its number."""
        number = str(uuid.uuid4())
        self._trials.add(number)
        try:
            yield number
        finally:
            if number in self:
                await self.shutdown_kernel(number)
            self._trials.discard(number)

    async def start_kernel(self, **told: Any) -> str:
        """Start a kernel: its number."""
        number: str = await super().start_kernel(**told)
        self._unclaimed[number] = time.monotonic()
        self._endurance.watch(number, self.get_kernel(number))
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

    def initialize_culler(self) -> None:
        """Begin to look after kernels that nobody needs, and those that compute without end."""
        first = not self._initialized_culler
        super().initialize_culler()
        if first:
            PeriodicCallback(self.end_endless, 1000 * busy.LOOK).start()

    async def end_endless(self) -> None:
        """End the kernels that have computed for too long on one message."""
        for number in self.list_kernel_ids():
            if number not in self:  # it went while another was ended
                continue
            if self._endurance.over(number, self.get_kernel(number)):
                self.log.warning("A kernel computed too long on one message; it is ended")
                await self.shutdown_kernel(number)
        self._endurance.forget_but(self.list_kernel_ids())

    def start_buffering(self, kernel_id: str, session_key: str, channels: dict[str, Any]) -> None:
        """Keep what a kernel tells while its page's line is cut, unless it is too much.

        A page that comes back and finds nothing kept asks its widgets how they are.
        """
        super().start_buffering(kernel_id, session_key, channels)
        kept, held = self._kernel_buffers[kernel_id], 0

        def keep(channel: str, parts: list[bytes]) -> None:
            nonlocal held
            full, held = held > BUFFERED, held + sum(len(part) for part in parts)
            if held <= BUFFERED:
                kept["buffer"].append((channel, parts))
            elif not full:  # a stream is not closed while it tells something
                IOLoop.current().add_callback(drop)

        def drop() -> None:
            if self._kernel_buffers.get(kernel_id) is kept:  # nobody came back meanwhile
                self.stop_buffering(kernel_id)

        for channel, stream in channels.items():
            stream.on_recv(partial(keep, channel))

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
    config.MappingKernelManager.kernel_info_timeout = PATIENCE
    config.MappingKernelManager.cull_busy = True  # what it does is for nobody
