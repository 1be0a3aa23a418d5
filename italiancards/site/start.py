"""Start of the site: a process that holds the socket, and the server as its child."""

from __future__ import annotations

import errno
import logging
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tornado.netutil import bind_sockets

from italiancards.site.logs import set_up_log
from italiancards.site.system import allow_files
from italiancards.site.watchdog import run_with_restarts


def serve(
    host: str,
    port: int,
    tables: int,
    browser: bool,
    kernels: int,
    names: Sequence[str] = (),
    base: str = "/",
    workers: int | None = None,
    executor: str = "",
    lessons: Path | None = None,
) -> int:
    """Serve the site until it is stopped, restarting it if it dies; return the exit status.

    Args:
        host: the address to listen on.
        port: the port; 0 for any that is free.
        tables: how many people may play at once.
        browser: whether to open a browser.
        kernels: how many kernels there may be, for notebooks that are not ours.
        names: what the site is called, beside this machine's own name and its addresses.
        base: where the site begins, behind the name; with a stroke at both ends.
        workers: worker processes of each of the two kinds; as many as cores where it is None.
        executor: `dask=ADDRESS` where hints and reviews may be thought of there too, or empty.
        lessons: the folder of a teacher's own lessons, if there is one.

    Returns:
        The exit status.

    Raises:
        SystemExit: it cannot be served, and why.
        ModuleNotFoundError: what it needs is not installed.
    """
    if find_spec("voila") is None:
        raise ModuleNotFoundError("No module named 'voila'")
    set_up_log(logging.getLogger("Voila"))
    allow_files()
    sockets = _bind(port, host)

    def serve_child() -> int:
        from italiancards.site.server import run  # the site's libraries stay out of this process

        return run(sockets, host, tables, browser, kernels, names, base, workers, executor, lessons)

    return run_with_restarts(serve_child)


def _bind(port: int, host: str) -> list[Any]:
    """Return sockets bound to a host and port; exit with a sentence if that fails."""
    try:
        return bind_sockets(port, host)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise SystemExit(
                f"Port {port} is taken by another program; choose another with --port."
            ) from None
        raise SystemExit(f"Cannot listen on {host}:{port}: {error.strerror or error}.") from None
