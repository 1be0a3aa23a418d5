"""The page of a lesson as it is made for a visitor: one of a few at a time, with its own kernel."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

from tornado.web import authenticated
from voila.notebook_renderer import NotebookRenderer
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import get_page_config

from app.site.rendering import NEEDS, Kept, Renderer, kept_of
from app.site.tested import tested

AT_ONCE = 4
"""Pages made at the same time: more would all be late together."""


class RenderedPage(TornadoVoilaHandler):
    """A page of Voilà's: its beginning is there at once, the rest when it is this page's turn."""

    @authenticated
    async def get(self, path: str = "") -> None:
        """Make and send the page."""
        async with AsyncExitStack() as self.turn:
            if self.settings["trial"].ours(self.request):
                async with self.kernel_manager.trying() as self.number:
                    await self._make(path)
            else:
                with self.kernel_manager.keeping() as self.number:
                    await self._make(path)

    def say_kind(self) -> None:
        """Say in the headers what the page is."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-cache, no-store, must-revalidate")

    async def _make(self, path: str) -> None:
        begun = False
        try:
            async for part in self.get_generator(path=path):
                self.write(part)
                begun = True
        except Exception:
            if not begun:  # there is still time for a page that says so
                raise
            self.log.exception("A page broke off")
            self.write(self.broken_off())

    @property
    def language(self) -> str:
        """The visitor's language."""
        raise NotImplementedError

    @property
    def origin(self) -> str:
        """Scheme and host by which the site was asked."""
        raise NotImplementedError

    def broken_off(self) -> str:
        """What is said at the end of a page of which the beginning was sent."""
        raise NotImplementedError

    async def get_generator(self, path: str = "") -> AsyncIterator[str]:
        """The page in parts."""
        self.say_kind()
        if not tested(*NEEDS):
            await self._turn()
            async for part in super().get_generator(path=path):
                yield part
            return
        try:
            kept = await self._kept(path)
            renderer = Renderer(
                kept,
                self.start_kernel,
                self.kernel_manager,
                self.language,
                self.origin,
                **self._told(path),
            )
            await renderer.initialize()
            async for part, _ in renderer.generate_content_generator():
                yield part
        except BaseException:
            if self.number in self.kernel_manager:  # nobody will come for it
                await self.kernel_manager.shutdown_kernel(self.number)
            raise

    async def start_kernel(self) -> str:
        """Start this page's kernel, in its turn: its number, chosen when the visitor came."""
        self.flush()
        await self._turn()
        environment = {**os.environ, "VOILA_BASE_URL": self.base_url}
        started: str = await self.kernel_manager.start_kernel(
            kernel_id=self.number, path="", env=environment
        )
        return started

    async def _turn(self) -> None:
        """Wait until few enough pages are being made; the turn ends with the page."""
        await self.turn.enter_async_context(self.settings["gate"])

    def _told(self, path: str) -> dict[str, Any]:
        return {
            "voila_configuration": self.voila_configuration,
            "traitlet_config": self.traitlet_config,
            "notebook_path": path,
            "template_paths": self.template_paths,
            "config_manager": self.config_manager,
            "contents_manager": self.contents_manager,
            "base_url": self.base_url,
            "kernel_spec_manager": self.kernel_spec_manager,
            "mathjax_config": self.settings.get("mathjax_config"),
            "mathjax_url": self.settings.get("mathjax_url"),
        }

    async def _kept(self, path: str) -> Kept:
        """What does not change from page to page: read once, for the first of them."""
        if "kept" not in self.settings:
            self.settings["kept"] = asyncio.ensure_future(self._read(path))
        read: Kept = await self.settings["kept"]
        return read

    async def _read(self, path: str) -> Kept:
        config = get_page_config(
            base_url=self.base_url,
            settings=self.settings,
            log=self.log,
            voila_configuration=self.voila_configuration,
        )
        first = NotebookRenderer(page_config=config, **self._told(path))
        await first.initialize()
        return kept_of(first, config)
