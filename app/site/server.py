"""The server: Voilà, started from Python with our settings, pages and limits."""

from __future__ import annotations

import errno
import logging
import os
import signal
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from app.site.lessons import FOLDER, lessons
from app.site.pages import (
    GlossaryPage,
    Home,
    Kept,
    LessonPage,
    NotThere,
    RulesPages,
    in_all_languages,
)
from widgets.card_table import STATIC

DATA = Path(__file__).parent / "data"
IDLE = 30 * 60
"""Seconds after which a kernel goes whose page is closed."""
WARM = ("000_welcome", "010_practice")
"""The pages of which a kernel is kept warm: where people begin, and where they come back to."""
PORTS = 20
"""How many ports are tried, from the one asked for."""


class PromptChannels(VoilaKernelWebsocketHandler):
    """A kernel's line to the browser, each message sent at once.

    By default TCP waits for more to send: a click then takes about 50 ms instead of 6.
    """

    async def open(self, kernel_id: str) -> None:
        """Open the line."""
        self.set_nodelay(True)
        await super().open(kernel_id)


class Leaving(VoilaShutdownKernelHandler):
    """A page that is closed gives its kernel back at once.

    What a closing page sends carries no token against forgery, and needs none: nobody else knows
    the number of its kernel.
    """

    def check_xsrf_cookie(self) -> None:
        """Ask for none."""


class Site(Voila):
    """Voilà with a home page of ours, and nothing served that is not needed."""

    tables = 40
    """How many people may play at once; the kernel of each takes about 45 MB."""

    @property
    def config_file_paths(self) -> list[str]:
        """No configuration files: all is said here."""
        return []

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings and ours; Tornado looks at some of them only here."""
        ours = {"compress_response": True, "tables": self.tables}
        return {**super().init_settings(), **ours}

    def init_handlers(self) -> list[Any]:
        """Voilà's addresses without its file browser, and our own."""
        ours = {
            "/voila/render/(.*)": LessonPage,
            "/channels": PromptChannels,
            "/voila/api/shutdown/(.*)": Leaving,
        }
        unwanted = ("/voila/tree", "/api/contents", "/voila/files")
        handlers: list[Any] = [
            (self.server_url, Home),
            (rf"{self.server_url}rules/([a-z0-9_]+)(?:/(short|pad))?", RulesPages),
            (rf"{self.server_url}glossary", GlossaryPage),
            (rf"{self.server_url}static/(cards\.svg|home\.js)", Kept, {"path": str(STATIC)}),
        ]
        for handler in super().init_handlers():
            address = handler[0]
            if address == self.server_url or any(part in address for part in unwanted):
                continue
            own = next((each for end, each in ours.items() if address.endswith(end)), handler[1])
            handlers.append((address, own, *handler[2:]))
        return [*handlers, (r"/.*", NotThere)]

    def listen(self) -> None:
        """Listen on the first free port from the one asked for, say so, and serve."""
        sockets = _bound(self.port, self.ip)
        self.port = sockets[0].getsockname()[1]
        HTTPServer(self.app).add_sockets(sockets)
        self.ioloop = IOLoop.current()
        stop = partial(self.ioloop.add_callback_from_signal, self.ioloop.stop)
        # Ctrl-C, and a service manager's polite word, from before anybody knows that we are here:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: stop())
        address = f"http://{self.ip}:{self.port}{self.base_url}"
        print(f"Italian cards are served at {address} (Ctrl-C stops)", flush=True)
        if self.open_browser:
            webbrowser.open(address)
        try:
            self.ioloop.start()
        finally:
            print("\nStopping.", flush=True)
            self.stop()


def _bound(port: int, host: str) -> list[Any]:
    for each in range(port, port + PORTS):
        try:
            return bind_sockets(each, host)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise SystemExit(f"Cannot listen on {host}:{each}: {error.strerror}.") from None
    raise SystemExit(f"No free port from {port} to {port + PORTS - 1}; choose one with --port.")


def settings(host: str, port: int, browser: bool) -> Config:
    """What Voilà is told."""
    config = Config()
    config.Voila.ip = host
    config.Voila.port = port
    config.Voila.open_browser = browser
    config.Voila.root_dir = str(FOLDER)
    config.Voila.log_level = logging.WARNING
    told = config.VoilaConfiguration
    told.template = "italiancards"
    told.resources = {
        "words": in_all_languages("site-name", "site-loading", "site-slow"),
        "lessons": [
            {"name": lesson.name, "title": lesson.title}
            for kind in ("lesson", "play")  # after the last lesson one goes on to play
            for lesson in lessons()
            if lesson.kind == kind
        ],
    }
    told.allow_template_override = told.allow_theme_override = "NO"
    told.extension_allowlist = [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    ]
    told.preheat_kernel = True
    told.default_pool_size = 0
    config.VoilaKernelManager.kernel_pools_config = {
        "default": {"pool_size": 0, "kernel_env_variables": {}},
        **{f"{name}.ipynb": {"pool_size": 1, "kernel_env_variables": {}} for name in WARM},
    }
    if os.name == "posix":
        config.KernelManager.transport = "ipc"  # no port of the machine is opened for a kernel
    config.MappingKernelManager.cull_idle_timeout = IDLE
    config.MappingKernelManager.cull_interval = 60
    return config


def serve(host: str, port: int, tables: int, browser: bool) -> int:
    """Serve the lessons until somebody stops it.

    Args:
        host: the address to listen on.
        port: the first port to try; 0 for any.
        tables: how many people may play at once.
        browser: whether to open a browser.

    Returns:
        The exit status.
    """
    paths = [str(DATA), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(paths)
    site = Site(config=settings(host, port, browser))
    site.tables = tables
    site.log.addFilter(lambda record: "is not trusted" not in record.getMessage())
    site.initialize(argv=[])
    site.start()
    return 0
