"""The server: Voilà, started from Python with our settings, pages and limits."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import re
import signal
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.netutil import bind_sockets
from traitlets.config import Config
from voila.app import Voila

from app.site.allowances import Accounts
from app.site.channels import LARGEST, PromptChannels
from app.site.download import Download, Downloads, size
from app.site.folder import own_folder
from app.site.forking.forks import Template
from app.site.forking.provisioner import fork_kernels
from app.site.forking.system import allow_files, available, give_memory_back
from app.site.headers import HEADERS, SafeHeaders
from app.site.health import Health, Trial
from app.site.hosts import served_names, under_names
from app.site.kernels import Kernels, keep_kernels
from app.site.lesson_page import AT_ONCE
from app.site.lessons import FOLDER
from app.site.light import LIGHT, light_handlers, use_front_end
from app.site.lines import Passing
from app.site.links import DOWNLOAD
from app.site.logs import WHILE, Few, log_discreetly, log_request
from app.site.pages import ForOthers, GlossaryPage, Home, LessonPage, RulesIndex, RulesPages
from app.site.refusals import Beginning, KernelModel, Leaving, Nobody, NotThere, plain
from app.site.sheets import around_lessons
from app.site.voices import Voices

DATA = Path(__file__).parent / "data"
PATIENCE = 60
"""Seconds a browser may take over one request, or say nothing on a line kept open."""
REQUEST = 64 << 10
"""Bytes of a request: nothing large is ever sent to us but by a page's line to its kernel."""
SERVED = (
    "/api/kernels/",
    "/voila/api/",
    "/voila/labextensions/",
    "/voila/render/",
    "/voila/static/",
)
"""What is served of Voilà's addresses."""


class Site(Voila):
    """Voilà with a home page of ours, and nothing served that is not needed."""

    template: Template | None = None
    """What kernels are forked from."""
    voices: Voices | None = None
    """What hears them."""
    names: frozenset[str] = frozenset()
    """What the site is called."""
    socket: str = ""
    """The file that it listens at, if not at a port."""
    few: Few
    """What counts the lines that the log leaves out."""

    @property
    def config_file_paths(self) -> list[str]:
        """No configuration files: all is said here."""
        return []

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings and ours; Tornado looks at some of them only here."""
        ours = {
            "accounts": Accounts(Kernels.tables),
            "compress_response": True,
            "download": size,
            "downloads": Downloads(),
            "gate": asyncio.Semaphore(AT_ONCE),
            "headers": HEADERS,  # Jupyter's handlers have a policy of their own otherwise
            "log_function": log_request,
            "websocket_max_message_size": LARGEST,
        }
        return {**super().init_settings(), **ours}

    def init_handlers(self) -> list[Any]:
        """Voilà's addresses without its file browser, and our own."""
        ours = {
            "/voila/render/(.*)": LessonPage,
            "/channels": PromptChannels,
            r"-\w+)": KernelModel,
            "/voila/api/shutdown/(.*)": Leaving,
        }
        handlers: list[Any] = [
            (self.server_url, Home),
            (rf"{self.server_url}rules/([a-z0-9_]+)(?:/(short|pad))?/?", RulesPages),
            (rf"{self.server_url}rules/?", RulesIndex),
            (rf"{self.server_url}glossary/?", GlossaryPage),
            (rf"{self.server_url}health", Health),
            (rf"{self.server_url}(favicon\.ico|robots\.txt)", ForOthers),
            (rf"{self.server_url}{re.escape(DOWNLOAD)}", Download),
            *light_handlers(self.server_url),
        ]
        for handler in super().init_handlers():
            address = handler[0]
            if any(part in address for part in SERVED) and "contents" not in address:
                own = next((ours[end] for end in ours if address.endswith(end)), handler[1])
                handlers.append((address, own, *handler[2:]))
        if self.server_url != "/":
            handlers.append((self.server_url[:-1], Beginning, {"base": self.server_url}))
        handlers.append((r"/.*", NotThere))
        return [(address, plain(handler), *told) for address, handler, *told in handlers]

    def listen(self) -> None:
        """Listen on the port asked for, say so once a lesson can be opened, and serve."""
        sockets = _bound(self.port, self.ip, self.socket)
        if not self.socket:
            self.port = sockets[0].getsockname()[1]
        self.app.add_transform(SafeHeaders)
        self.app.settings["trial"] = Trial(_here(sockets[0]) + self.base_url, self.socket)
        server = HTTPServer(
            # what listens at a file can be asked by no browser, under whatever name
            self.app if self.socket else under_names(self.app, self.names),
            max_body_size=REQUEST,
            max_buffer_size=2 * LARGEST,
            body_timeout=PATIENCE,
            idle_connection_timeout=PATIENCE,
        )
        server.add_sockets(sockets)
        self.ioloop = IOLoop.current()
        PeriodicCallback(self.few.tell, 1000 * WHILE).start()
        if self.voices is not None:
            self.voices.listen()
        if self.template is not None:
            self.template.start()
            self.ioloop.add_callback(self.template.watch)
        stop = partial(self.ioloop.add_callback_from_signal, self.ioloop.stop)
        # Ctrl-C, and a service manager's polite word, from before anybody knows that we are here:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: stop())
        address = self.socket or f"http://{self.ip}:{self.port}{self.base_url}"
        self.ioloop.add_callback(self._begin, address)
        gc.freeze()  # a long message is read in 20 ms instead of 100: what stays is not looked at
        try:
            self.ioloop.start()
        finally:
            say("\nStopping.")
            self.stop()
            if self.template is not None:
                self.template.stop()

    async def _begin(self, address: str) -> None:
        """Say where the site is, and open a browser there, once a visitor need not wait."""
        if self.template is not None:
            await self.template.begun()
        if not await self.app.settings["trial"].opens():
            self.log.warning("No lesson can be opened")
        say(f"Italian cards are served at {address} (Ctrl-C stops)")
        if self.open_browser:
            webbrowser.open(address)


def say(text: str) -> None:
    """Tell whoever started the server, if anything can still be written there."""
    with suppress(OSError):
        print(text, flush=True)


def _bound(port: int, host: str, socket: str) -> list[Any]:
    try:
        if socket:
            from tornado.netutil import bind_unix_socket  # which is not there on every system

            return [bind_unix_socket(socket)]
        return bind_sockets(port, host)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise SystemExit(
                f"Port {port} is taken by another program; choose another with --port."
            ) from None
        where = socket or f"{host}:{port}"
        raise SystemExit(f"Cannot listen on {where}: {error.strerror or error}.") from None


def _here(listening: Any) -> str:
    """Where this machine itself finds what listens, be it on all addresses or at a file."""
    if isinstance(listening.getsockname(), str):
        return "http://localhost"
    host, port = listening.getsockname()[:2]
    numbers = ip_address(host.partition("%")[0])
    if numbers.is_unspecified:
        numbers = ip_address("127.0.0.1" if numbers.version == 4 else "::1")
    return f"http://{numbers}:{port}" if numbers.version == 4 else f"http://[{numbers}]:{port}"


def settings(host: str, port: int, browser: bool) -> Config:
    """What Voilà is told."""
    config = Config()
    config.Voila.ip = host
    config.Voila.port = port
    config.Voila.open_browser = browser
    config.Voila.root_dir = str(FOLDER)
    config.Voila.log_level = logging.WARNING
    config.Voila.kernel_websocket_connection_class = Passing
    config.Voila.identity_provider_class = Nobody
    told = config.VoilaConfiguration
    told.template = "italiancards"
    told.resources = around_lessons()
    told.allow_template_override = told.allow_theme_override = "NO"
    told.extension_allowlist = [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    ]
    if os.name == "posix":
        config.KernelManager.transport = "ipc"  # no port of the machine is opened for a kernel
    return config


def serve(
    host: str,
    port: int,
    tables: int,
    browser: bool,
    forks: bool = True,
    front_end: str = LIGHT,
    names: Sequence[str] = (),
    base: str = "/",
    socket: str = "",
) -> int:
    """Serve the lessons until somebody stops it.

    Args:
        host: the address to listen on.
        port: the port; 0 for any that is free.
        tables: how many people may play at once.
        browser: whether to open a browser.
        forks: whether to fork kernels where this machine can; else each is started by itself.
        front_end: what the pages of lessons are made of, one of `FRONT_ENDS`.
        names: what the site is called, beside this machine's own name and its addresses.
        base: where the site begins, behind the name; with a stroke at both ends.
        socket: a file to listen at, for a proxy on this machine, and no port.

    Returns:
        The exit status.

    Raises:
        SystemExit: it cannot be served, and why.
    """
    if available():
        allow_files()
        give_memory_back()
    paths = [str(DATA), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(paths)
    config = use_front_end(settings(host, port, browser), front_end)
    config.Voila.base_url = base
    keep_kernels(config, tables)
    with own_folder() as folder:
        config.Voila.connection_dir_root = str(folder)
        site = Site(config=config)
        site.initialize(argv=[])
        site.names = served_names(host, names)
        site.socket = socket
        site.few = log_discreetly(site.log)
        if os.name == "posix":  # elsewhere an event loop hears no pipe
            site.voices = Voices(site.log)
        if forks:
            site.template = Template(site.log, site.voices)
        fork_kernels(site.template, site.voices)
        site.start()
    return 0
