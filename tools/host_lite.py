"""JupyterLite: a whole Jupyter of files, with Python in the page."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.host_environments import free_port, serving
from tools.host_pages import HostResult
from tools.host_servers import look
from tools.host_subjects import SUBJECTS, write_notebook
from tools.host_visits import Host, HostVisit
from tools.lite import SITE, build


@dataclass(frozen=True)
class Lite:
    """The site that `tools.lite` builds, given away by a plain file server."""

    packages: Sequence[str] = ()

    def examine(
        self, visit: HostVisit, subjects: Sequence[str] = SUBJECTS
    ) -> dict[str, HostResult]:
        """Build a site of the subjects' notebooks, and play on each."""
        notebooks, site = visit.folder / "notebooks", visit.folder / "site"
        notebooks.mkdir()
        for subject in subjects:
            write_notebook(notebooks, subject)
        build(site, lessons=notebooks)
        _lay_open(site)
        port = free_port()
        command = [sys.executable, "-m", "http.server", f"{port}", "--bind", "127.0.0.1"]
        with serving([*command, "-d", str(site)], visit.folder, port, visit.environment) as base:
            pages = f"{base}lab/index.html?path={{}}.ipynb"
            return look(visit, pages, subjects, lives=False)


def _lay_open(site: Path) -> None:
    """Let the page's scripts reach its application, as `--expose-app-in-browser` does elsewhere."""
    settings = json.loads((site / SITE).read_text(encoding="utf-8"))
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True
    (site / SITE).write_text(json.dumps(settings), encoding="utf-8")


LITE: dict[str, Host] = {"jupyterlite": Lite()}
"""Hosts by name."""
