"""The server: Voilà, started from Python with our settings, pages and limits."""

from __future__ import annotations

import gc
import logging
import os
import signal
import tempfile
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop, PeriodicCallback
from traitlets.config import Config
from voila.app import Voila

from italiancards import ItalianCardsError
from italiancards.puzzles import games_with_puzzles
from italiancards.site import notebooks
from italiancards.site.hall import SETTING, Hall
from italiancards.site.handlers import handlers
from italiancards.site.headers import HEADERS, SafeHeaders
from italiancards.site.hosts import served_names, under_names
from italiancards.site.logs import PERIOD, RateLimit, log_request, set_up_log
from italiancards.site.pages.lessons import FOLDER
from italiancards.site.pages.sheets import WORDS
from italiancards.site.pool.pool import JobPool
from italiancards.site.refusals import NotFoundHandler, with_error_pages
from italiancards.site.sockets import LARGEST
from italiancards.site.system import give_memory_back
from italiancards.site.watchdog import end_with_parent, unwatch, watch

DATA = WORDS / "data"
OURS = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
"""Variables by which libraries get a folder of ours in place of the home folder."""
ROOM = 40
"""Most characters of our folder's name that leave room for kernels' sockets (of 103)."""
PATIENCE = 60
"""Most seconds of a browser's request, or of silence on a line kept open."""
REQUEST = 64 << 10
"""Most bytes of a request: large things come only on a page's line."""


class Site(Voila):  # type: ignore[misc]  # Voilà has no types
    """Voilà with our pages, serving nothing that is not needed."""

    hall: Hall
    """Hall that our handlers share."""
    names: frozenset[str]
    """Names under which the site is served."""
    sockets: list[Any]
    """Sockets that it listens on."""
    rate_limit: RateLimit
    """Counter of the lines that the log leaves out."""

    @property
    def config_file_paths(self) -> list[str]:
        """Paths of configuration files: none, as all settings are in code."""
        return []

    def init_settings(self) -> dict[str, Any]:
        """Return Voilà's settings for Tornado with ours added."""
        ours = {
            SETTING: self.hall,
            "compress_response": True,
            "headers": HEADERS,  # Jupyter's handlers have a policy of their own otherwise
            "log_function": log_request,
            "websocket_max_message_size": LARGEST,
        }
        return {**super().init_settings(), **ours}

    def init_handlers(self) -> list[Any]:
        """Return all handlers to serve: ours, and those of Voilà's that notebooks need."""
        render = rf"{self.base_url}voila/render/(.*)"
        ours = [each for each in handlers(self.base_url) if each[0] != render]  # by Voilà's hook
        found = [
            *ours,
            *notebooks.handlers_to_serve(super().init_handlers()),
            (r"/.*", NotFoundHandler),
        ]
        return [
            (address, with_error_pages(handler), *arguments)
            for address, handler, *arguments in found
        ]

    def listen(self) -> None:
        """Serve on the bound sockets until stopped by a signal or the parent's end."""
        self.app.add_transform(SafeHeaders)
        here = _here(self.sockets[0])
        self.hall.set_up_self_test(here)
        server = HTTPServer(
            under_names(self.app, self.names),
            max_body_size=REQUEST,
            max_buffer_size=2 * LARGEST,
            body_timeout=PATIENCE,
            idle_connection_timeout=PATIENCE,
        )
        self.ioloop = IOLoop.current()
        stop = partial(self.ioloop.add_callback_from_signal, self.ioloop.stop)
        # Ctrl-C, and a service manager's polite word, from before anybody knows that we are here:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: stop())
        server.add_sockets(self.sockets)

        def on_parent_exit() -> None:
            server.stop()  # at once: whoever starts the site anew needs the port
            stop()

        end_with_parent(on_parent_exit)
        PeriodicCallback(self.rate_limit.tell, 1000 * PERIOD).start()
        self.hall.start()
        self.ioloop.add_callback(self._begin, f"http://{self.ip}:{self.port}{self.base_url}")
        gc.freeze()  # a long message is read in 20 ms instead of 100: what stays is not looked at
        watch()
        try:
            self.ioloop.start()
        finally:
            unwatch()
            say("\nStopping.")
            self.hall.stop()
            self.stop()

    async def _begin(self, address: str) -> None:
        """Run all lessons' cells, test the site, then print its address and open a browser."""
        await self.hall.recipes.run_all()
        gc.freeze()
        if self.hall.self_test is None or not await self.hall.self_test.opens():
            self.log.warning("No lesson can be opened")
        say(f"Italian cards are served at {address} (Ctrl-C stops)")
        if self.open_browser:
            webbrowser.open(address)


def say(text: str) -> None:
    """Print a line for the operator; do nothing if standard output is closed."""
    with suppress(OSError):
        print(text, flush=True)


def _here(listening: Any) -> str:
    """Return the address by which this machine itself reaches a listening socket."""
    host, port = listening.getsockname()[:2]
    numbers = ip_address(host.partition("%")[0])
    if numbers.is_unspecified:
        numbers = ip_address("127.0.0.1" if numbers.version == 4 else "::1")
    return f"http://{numbers}:{port}" if numbers.version == 4 else f"http://[{numbers}]:{port}"


def settings(host: str, port: int, base: str, kernels: int, browser: bool) -> Config:
    """Return Voilà's configuration for this site.

    Args:
        host: the address to listen on.
        port: the port.
        base: where the site begins, with a stroke at both ends.
        kernels: how many kernels there may be.
        browser: whether to open a browser.
    """
    config = Config()
    config.Voila.ip = host
    config.Voila.port = port
    config.Voila.base_url = base
    config.Voila.open_browser = browser
    config.Voila.root_dir = str(FOLDER)
    config.Voila.log_level = logging.WARNING
    notebooks.serve_notebooks(config, kernels)
    return config


def run(
    sockets: list[Any],
    host: str,
    tables: int,
    browser: bool,
    kernels: int,
    names: Sequence[str],
    base: str,
    workers: int | None,
    executor: str,
    lessons: Path | None = None,
) -> int:
    """Run the server on bound sockets until it is stopped; return the exit status.

    Args:
        sockets: the sockets.
        host: the address that they listen on.
        tables: how many people may play at once.
        browser: whether to open a browser.
        kernels: how many kernels there may be, for notebooks that are not ours.
        names: further names of the site.
        base: where the site begins, with a stroke at both ends.
        workers: worker processes of each of the two kinds; None for as many as cores.
        executor: `dask=ADDRESS` for jobs that may run there too, or empty.
        lessons: the folder of a teacher's own lessons, if there is one.

    Returns:
        The exit status.

    Raises:
        SystemExit: it cannot be served, and why.
    """
    give_memory_back()
    try:
        temporary = tempfile.TemporaryDirectory(prefix="cards_", ignore_cleanup_errors=True)
    except OSError as error:
        raise SystemExit(f"A temporary folder is needed, and none can be made: {error}.") from None
    with temporary as folder:
        os.environ.update(dict.fromkeys(OURS, folder), JUPYTER_PATH=_paths())
        config = settings(host, sockets[0].getsockname()[1], base, kernels, browser)
        config.Voila.connection_dir_root = tempfile.tempdir = folder  # workers have files there too
        if os.name == "posix" and len(folder) <= ROOM:
            config.KernelManager.transport = "ipc"  # no port is opened for a kernel
        site = Site(config=config)
        site.initialize(argv=[])
        site.sockets = sockets
        try:
            pool = partial(JobPool, workers, executor)
            site.hall = Hall(base, tables, pool=pool, own=lessons)
            site.hall.desk("")  # the workers come while the cells are run
        except ItalianCardsError as error:
            raise SystemExit(error) from None
        site.names = served_names(host, names)
        site.rate_limit = set_up_log(site.log)
        games_with_puzzles()  # imports the hints before the loop runs, which must not wait for them
        site.start()
    return 0


def _paths() -> str:
    """Return the value of `JUPYTER_PATH` with our templates first."""
    return os.pathsep.join([str(DATA), *filter(None, [os.environ.get("JUPYTER_PATH")])])
