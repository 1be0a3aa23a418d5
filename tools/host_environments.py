"""Private virtual environments for hosts: each with our wheel and the host's own packages."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
STARTS = 60
"""Seconds in which a server says where it is."""


def build_wheel(folder: Path) -> Path:
    """Build our wheel into a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(folder: Path, wheel: Path, packages: Sequence[str]) -> Path:
    """Make a virtual environment, or keep the one that is there; its Python has our wheel anew."""
    python = folder / "bin/python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        run([*pip, str(wheel), *packages])
    else:
        run([*pip, "--no-deps", "--force-reinstall", str(wheel)])
    return python


def environment(python: Path, folder: Path, code: Path | None = None) -> dict[str, str]:
    """Environment of a host's processes: its own packages and settings.

    Args:
        python: its Python.
        folder: where its settings are.
        code: a checkout whose code is taken for the installed one.
    """
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "JUPYTER", "VIRTUAL_ENV"))
    }
    own = {name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR")}
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    checkout = {"PYTHONPATH": str(code)} if code else {}
    return {**inherited, **own, **checkout, "IPYTHONDIR": str(folder / "ipython"), "PATH": path}


def run(command: list[str], folder: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command in a folder.

    Raises:
        RuntimeError: it failed, and what it said last.
    """
    ran = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    if ran.returncode:
        raise RuntimeError(f"{' '.join(command)}: {ran.stderr.strip()[-2000:]}")


def free_port() -> int:
    """Port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@contextmanager
def serving(command: Sequence[str], folder: Path, port: int, env: dict[str, str]) -> Iterator[str]:
    """Address of a server that was started in a folder, once it listens on its port."""
    log = folder / f"{port}.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [*command], cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=out
        )
    try:
        _await(process, port, log)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait(timeout=60)


def _await(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Wait until something listens on a port."""
    for _ in range(10 * STARTS):
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(re.sub(r"\x1b\[[0-9;]*m", "", log.read_text())[-2000:])
