"""A visit to a host: its Python, a folder for its files, and a browser to look with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Browser, Page, Route

from tools.host_environments import environment, run
from tools.host_pages import HostResult
from tools.host_subjects import SUBJECTS

HERE = ("http://127.0.0.1", "http://localhost", "file:", "data:", "blob:")
"""Addresses of this machine."""
MODULE = re.compile(r"/([\w-]+)@[^/]+/dist/index(?:\.js)?$")
"""Address of a widget's module at a CDN, by the name of its package."""

WAITING = """
if (location.protocol.startsWith("http"))
  localStorage.italiancards ??= JSON.stringify({ format: 1, settings: { pace: "wait" } });
"""
"""A trick stays until somebody goes on, however slow this machine is to look at it."""


@dataclass(frozen=True)
class HostVisit:
    """Means to examine a host with.

    Attributes:
        python: the Python of its environment.
        folder: where its files are written.
        browser: what looks at its pages.
        code: a checkout whose code is taken for the installed one.
    """

    python: Path
    folder: Path
    browser: Browser
    code: Path | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The environment of its processes."""
        return environment(self.python, self.folder, self.code)

    def run(self, *arguments: str) -> None:
        """Run a module in the folder."""
        run([str(self.python), "-m", *arguments], self.folder, self.environment)

    @contextmanager
    def page(self) -> Iterator[Page]:
        """Page that hears of this machine alone."""
        context = self.browser.new_context(
            locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
        )
        context.route(lambda url: not url.startswith(HERE), lambda route: self._answer(route))
        try:
            context.add_init_script(WAITING)
            yield context.new_page()
        finally:
            context.close()

    def _answer(self, route: Route) -> None:
        """Answer for a CDN by what pip installed: a widget's module, or nothing."""
        found = MODULE.search(route.request.url)
        extensions = self.python.parents[1] / "share/jupyter/nbextensions"
        file = extensions / found[1] / "index.js" if found else None
        if file and file.is_file():
            origin = {"Access-Control-Allow-Origin": "*"}
            route.fulfill(path=file, content_type="text/javascript", headers=origin)
        else:
            route.abort()


class Host(Protocol):
    """A host of notebooks."""

    @property
    def packages(self) -> Sequence[str]:
        """Packages that pip installs beside our wheel."""

    def examine(
        self, visit: HostVisit, subjects: Sequence[str] = SUBJECTS
    ) -> dict[str, HostResult]:
        """Show subjects; returns how each went, and how a table was once it was opened again."""
