"""The two servers that are compared: stock Voilà, and this site."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from app.site.lessons import FOLDER

STOCK, OURS = "stock Voilà", "this site"


@contextmanager
def served(kind: str, port: int, log: IO[str] | int = subprocess.DEVNULL) -> Iterator[str]:
    """A server of one kind, answering; its address.

    Args:
        kind: which.
        port: where it listens.
        log: where its log goes.
    """
    ours = [sys.executable, "-m", "app.cli", "serve", "--no-browser", "--port", str(port)]
    stock = [sys.executable, "-m", "voila", "--no-browser", f"--port={port}", str(FOLDER)]
    process = subprocess.Popen(
        ours if kind == OURS else stock, stdout=subprocess.DEVNULL, stderr=log
    )
    address = f"http://localhost:{port}/"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(address).read()
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=30)


def percentile(times: list[float], share: float) -> float:
    """The value below which a share of the times lie."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
