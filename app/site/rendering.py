"""Making a page: Voilà's renderer, without what it does anew for each page.

All of this leans on the inside of Voilà, so it is used with the versions it was tested with only;
with others Voilà's own way is taken (`tested`). CPU time of the server for the practice page: 48 ms
in Voilà's way, 25 ms in this.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from queue import Empty
from typing import Any

import zmq
from jupyter_client.asynchronous import AsyncKernelClient
from jupyter_client.channels import AsyncZMQSocketChannel
from nbclient.exceptions import DeadKernelError
from voila.execute import VoilaExecutor
from voila.exporter import VoilaExporter
from voila.notebook_renderer import NotebookRenderer

NEEDS = ("jupyter_client", "nbclient", "nbconvert", "voila")
"""The packages whose insides are leant on."""
START = 20.0
"""Seconds after which a kernel that does not answer is given up."""


async def answers(client: AsyncKernelClient, timeout: float) -> None:
    """Wait until a kernel answers, and what it tells everybody reaches us too.

    Jupyter's way waits for 200 ms of silence; this one for the word that our question is done
    with (200 ms a page less).

    Raises:
        TimeoutError: it does not answer in time.
    """
    deadline, patience = time.monotonic() + timeout, 0.1
    while time.monotonic() < deadline:
        asked = client.kernel_info()
        try:
            await client.shell_channel.get_msg(timeout=patience)
            while True:
                told = await client.iopub_channel.get_msg(timeout=patience)
                if (
                    told["parent_header"].get("msg_id") == asked
                    and told["content"].get("execution_state") == "idle"
                ):
                    return
        except Empty:
            patience = min(1.0, patience * 2)
    raise TimeoutError(f"A kernel did not answer in {timeout:.0f} seconds.")


class Channel(AsyncZMQSocketChannel):
    """What a page's maker asks a kernel, and hears from it; who waits for an answer may ask too.

    ZMQ tells once that something has come, to whoever touches the socket next. Jupyter sends past
    the socket that somebody waits at: what an `Output` is told while a cell ends would swallow the
    word that its reply is there, and the page would never come (one in twenty, on a busy machine).
    """

    def send(self, msg: dict[str, Any]) -> None:
        """Ask the kernel, and wake whoever waits if an answer has come meanwhile."""
        super().send(msg)
        self.socket.get(zmq.EVENTS)


class Executor(VoilaExecutor):
    """Runs the cells of one page."""

    async def async_start_new_kernel_client(self) -> AsyncKernelClient:
        """A line to the kernel, once it answers; without a thread for its heartbeat."""
        self.kc = self.km.client(shell_channel_class=Channel)
        self.kc.start_channels(stdin=False, hb=False, control=False)
        await answers(self.kc, START)
        return self.kc


class Kept:
    """What stays the same from page to page: read and compiled once.

    Args:
        exporter: with its Jinja environment, whose templates Voilà compiles for each page; read
            anew, it and the two others would take 21 ms.
        resources: what every page is told.
        page_config: what JupyterLab's front end is told (8 ms of these).
    """

    def __init__(
        self, exporter: VoilaExporter, resources: dict[str, Any], page_config: dict[str, Any]
    ) -> None:
        self.exporter = exporter
        self.resources = resources
        self.page_config = page_config


class Renderer(NotebookRenderer):
    """Renders one page.

    Args:
        kept: what other pages have read already.
        kernel: starts its kernel, and gives the number of that.
        kernels: whose kernel it is.
        language: the visitor's.
        origin: how the site was asked, and under which name.
        **told: what Voilà tells its renderer.
    """

    def __init__(
        self,
        kept: Kept,
        kernel: Callable[[], Awaitable[str]],
        kernels: Any,
        language: str,
        origin: str,
        **told: Any,
    ) -> None:
        super().__init__(page_config=kept.page_config, **told)
        self.kept, self.kernel, self.kernels, self.language = kept, kernel, kernels, language
        self.origin = origin

    async def initialize(self, **kwargs: Any) -> None:
        """Read the notebook; all else is there."""
        self.notebook = await self.load_notebook(self.notebook_path)
        self.cwd = ""
        self.template_name = self.voila_configuration.template
        self.theme = self.voila_configuration.theme
        self.exporter = self.kept.exporter
        self.resources = {
            **self.kept.resources,
            "language": self.language,
            "origin": self.origin,
            "metadata": {"name": self.notebook_path.removesuffix(".ipynb")},
            "page_config": self.page_config,
        }

    async def _jinja_kernel_start(self, nb: Any, kernel_id: str, kernel_future: Any) -> str:
        number = await self.kernel()
        self.executor = Executor(
            nb,
            km=self.kernels.get_kernel(number),
            config=self.traitlet_config,
            show_tracebacks=self.voila_configuration.show_tracebacks,
        )
        await self.executor.async_start_new_kernel_client()
        self.kernel_started = True
        return number

    async def _jinja_cell_generator(self, nb: Any, kernel_id: str) -> AsyncIterator[Any]:
        async for cell in super()._jinja_cell_generator(nb, kernel_id):
            if not await self.executor.km.is_alive():
                raise DeadKernelError("Kernel died")
            yield cell


def kept_of(renderer: NotebookRenderer, page_config: dict[str, Any]) -> Kept:
    """What a page of Voilà's has read, for all that follow.

    Args:
        renderer: an initialized renderer of Voilà's own.
        page_config: what it was told of the front end.
    """
    return Kept(renderer.exporter, renderer.resources, page_config)
