"""The site in JupyterLab's launcher: each user's own, started when it is first asked for.

jupyter-server-proxy finds this by the entry point in `pyproject.toml`, starts the site beside the
user's Jupyter server and leads there, so that whoever may open the one may open the other.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

NAME = "italiancards"
"""Where the site begins, behind the address of the user's own server."""
ICON = Path(__file__).parents[1] / "widgets/static/icon.svg"
TABLES = 8
"""As many pages as one person has open, and some that were just left."""
READY = 60
"""Seconds that a machine may take on which many start in one moment."""


def launcher() -> dict[str, Any]:
    """What jupyter-server-proxy is told.

    >>> launcher()["command"][-2:]
    ['--base-url', '{base_url}italiancards/']
    """
    at_file = os.name == "posix"  # nobody else on the machine reaches it
    where = ("--socket", "{unix_socket}") if at_file else ("--port", "{port}")
    return {
        "command": [
            # -P: what lies in the user's folder is not taken for ours
            *(sys.executable, "-P", "-m", "app.cli", "serve", "--no-browser"),
            "--no-fork",  # what kernels are forked from costs more than the few tables of one user
            *(*where, "--tables", str(TABLES), "--base-url", f"{{base_url}}{NAME}/"),
        ],
        "unix_socket": at_file,
        "absolute_url": True,
        "timeout": READY,
        "launcher_entry": {
            "title": "Italian cards",
            "icon_path": str(ICON),
        },
    }
