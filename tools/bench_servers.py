"""Servers that are compared: stock Voilà, this site, and its files on a plain server."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, NamedTuple

from italiancards.site.pages.lessons import FOLDER
from italiancards.site.system import descendants
from italiancards.site.system import memory as memory_of

STOCK, OURS, FILES = "stock Voilà", "this site", "this site as files"
SITE = FOLDER.parent / "dist/site"
"""Folder into which `make static` writes the files."""


class Server(NamedTuple):
    """A server that answers: its address, and its process."""

    address: str
    process: int

    @property
    def memory(self) -> int:
        """Bytes of memory of all its processes, shared ones in shares."""
        return sum(map(memory_of, [self.process, *descendants(self.process)]))


@contextmanager
def start_server(kind: str, log: IO[str] | int = subprocess.DEVNULL) -> Iterator[Server]:
    """Start a server of one kind, and yield it once it answers.

    The files are there once `make static` wrote them.

    Args:
        kind: which.
        log: where its log goes.
    """
    port = _free_port()
    commands = {
        OURS: ["italiancards.cli", "serve", "--no-browser", "--port", str(port)],
        STOCK: ["voila", "--no-browser", f"--port={port}", str(FOLDER)],
        FILES: ["http.server", "--directory", str(SITE), str(port)],
    }
    process = subprocess.Popen(
        [sys.executable, "-m", *commands[kind]], stdout=subprocess.DEVNULL, stderr=log
    )
    address = f"http://localhost:{port}/"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(address).read()
                break
            except OSError:
                time.sleep(0.1)
        yield Server(address, process.pid)
    finally:
        process.terminate()
        process.wait(timeout=30)


def _free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def percentile(times: list[float], share: float) -> float:
    """Return the value below which a share of the times lie.

    Args:
        times: the times, in any order; at least one.
        share: from 0 to 1.
    """
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
