"""Serving a site for the tests."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
PRACTICE = "voila/render/010_practice"
"""Where one chooses a table."""
TABLE = f"{PRACTICE}#table"
"""The same page once somebody has sat down there."""
LESSON = "voila/render/100_briscola_the_trick"
"""The first lesson of a game."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


def beside_lessons(notebooks: Path, folder: Path) -> Path:
    """A folder from which a site is served that has other notebooks for lessons."""
    for name in ("italiancards", "tools", "widgets"):
        (folder / name).symlink_to(ROOT / name)
    (folder / "lessons").symlink_to(notebooks)
    return folder


LEFT_OUT = "raise ImportError('its grammars are read for seconds; Jupyter does without')"
"""What `italiancards/site/__init__.py` says to its own processes, for those of others."""


@cache
def without_grammars() -> str:
    """A folder to import from, where a library of Jupyter's that takes seconds is missing."""
    folder = Path(tempfile.mkdtemp(prefix="less"))
    atexit.register(shutil.rmtree, folder)
    (folder / "rfc3987_syntax.py").write_text(LEFT_OUT)
    return str(folder)


FEW = ("000", "010", "100")
"""Lessons that are enough for most: a site runs all its cells before it says where it is."""


@cache
def with_few() -> Path:
    """A folder from which a site is served that has few lessons."""
    folder = Path(tempfile.mkdtemp(prefix="few"))
    atexit.register(shutil.rmtree, folder)
    notebooks, site = folder / "notebooks", folder / "site"
    notebooks.mkdir()
    site.mkdir()
    for path in (ROOT / "lessons").glob("*.ipynb"):
        if path.name[:3] in FEW:
            (notebooks / path.name).symlink_to(path)
    return beside_lessons(notebooks, site)


@contextmanager
def serving(
    *arguments: str,
    folder: Path | None = None,
    log: IO[str] | int = subprocess.DEVNULL,
    by: Sequence[str] = (),
    python: Path | str = sys.executable,
    **environment: str,
) -> Iterator[tuple[str, int]]:
    """A site of its own: its address and the number of its process.

    Args:
        *arguments: what is written on its command line.
        folder: where it is started; without it, where few lessons are.
        log: where its log goes.
        by: a command that runs it.
        python: what runs it.
        **told: what its environment says beside ours.
    """
    serve = [str(python), "-m", "italiancards.cli", "serve", "--no-browser", "--port", "0"]
    command = [*by, *serve, *arguments]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        cwd=folder or with_few(),
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "served at" in line, line
        yield line.split(" at ")[1].split(" ")[0], process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
