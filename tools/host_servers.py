"""Hosts with a kernel behind the page: a card is clicked, and the answer seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tools.host_environments import free_port, serving
from tools.host_notebooks import close, run, save
from tools.host_pages import APPEARS, HostResult, Level, play, read
from tools.host_subjects import (
    SUBJECTS,
    write_marimo,
    write_notebook,
    write_panel,
    write_solara,
)
from tools.host_visits import Host, HostVisit

SETTLES = 3000
"""Milliseconds in which a saved output is drawn, or taken away."""


def tables_of(subject: str) -> int:
    """Return how many tables a subject has: a box has one, and a lesson."""
    return 2 if subject == "box" else 1


def value_faults_in_marimo(page: Page) -> list[str]:
    """Look whether another cell has heard of the card, through the wrapper's value."""
    heard = page.get_by_text(re.compile("^last move: (?!None)"))
    return [] if heard.count() else ["the value stays as it was"]


@dataclass(frozen=True)
class Pages:
    """A host that serves a page for each file.

    Attributes:
        packages: what pip installs beside our wheel.
        write: writes a subject's file.
        command: what serves a file or a folder of them on a port, after the name of Python.
        path: where the page of a file is.
        value_faults: compares the value that code beside the table has with the card played;
            returns the faults.
    """

    packages: Sequence[str]
    write: Callable[[Path, str], Path]
    command: Callable[[Path, int], Sequence[str]]
    path: Callable[[Path], str] = lambda file: ""
    value_faults: Callable[[Page], list[str]] = lambda page: []

    def examine(
        self, visit: HostVisit, subjects: Sequence[str] = SUBJECTS
    ) -> dict[str, HostResult]:
        """Play on each page, then open the table again."""
        found = {}
        for subject in subjects:
            file = self.write(visit.folder, subject)
            port = free_port()
            command = [str(visit.python), "-m", *self.command(file, port)]
            server = serving(command, visit.folder, port, visit.environment)
            with server as base, visit.page() as page:
                page.goto(f"{base}{self.path(file)}")
                found[subject] = play(page, tables_of(subject))
                if subject == "table":
                    found[subject] = found[subject].beside(self.value_faults(page))
                    page.reload()
                    found["reopened"] = play(page)
        return found


@dataclass(frozen=True)
class Notebooks:
    """JupyterLab or Notebook.

    Attributes:
        packages: what pip installs beside our wheel.
        module: what is run.
        path: where it shows a notebook.
        alone: what the address ends in, for that notebook to be the only one that is open.
    """

    packages: Sequence[str]
    module: str
    path: str
    alone: str = ""

    def command(self, folder: Path, port: int) -> list[str]:
        """Serve a folder."""
        options = ["--no-browser", "--allow-root", "--expose-app-in-browser", f"--port={port}"]
        options += ["--ServerApp.token=", f"--ServerApp.root_dir={folder}"]
        return [self.module, *options, f"--LabApp.workspaces_dir={folder / 'workspaces'}"]

    def examine(
        self, visit: HostVisit, subjects: Sequence[str] = SUBJECTS
    ) -> dict[str, HostResult]:
        """Run each notebook and play; then open a saved one, with its kernel and without."""
        notebooks = visit.folder / "notebooks"
        notebooks.mkdir()
        for subject in subjects:
            write_notebook(notebooks, subject)
        port = free_port()
        command = [str(visit.python), "-m", *self.command(notebooks, port)]
        with serving(command, visit.folder, port, visit.environment) as base:
            return look(visit, f"{base}{self.path}/{{}}.ipynb{self.alone}", subjects)


def look(
    visit: HostVisit, address: str, subjects: Sequence[str], *, lives: bool = True
) -> dict[str, HostResult]:
    """Run the notebook of each subject and play; open the table's again.

    Args:
        visit: what it is looked at with.
        address: where the notebook of a subject is, with {} for its name.
        subjects: what is shown.
        lives: whether a kernel outlives its page.
    """
    found = {}
    for subject in subjects:
        with visit.page() as page:
            page.goto(address.format(subject))
            run(page)
            found[subject] = play(page, tables_of(subject))
            if subject == "table":
                save(page)
                page.reload()
                found["reopened"] = _reopen(page, lives)
            close(page)
    return found


def _reopen(page: Page, lives: bool) -> HostResult:
    """Play a saved notebook on where its kernel lives; read without one, and run again."""
    faults = []
    if lives:
        alive = play(page)
        faults += [f"with its kernel: {alive}"] if alive.level is not Level.WORKS else []
        close(page)
        page.reload()
    page.locator(".jp-OutputArea-output").first.wait_for(timeout=APPEARS)
    page.wait_for_timeout(SETTLES)
    still = read(page)
    faults += [f"until it is run again: {still.why}"] if still.level is not Level.WORKS else []
    run(page)
    return play(page).beside(faults)


SERVED: dict[str, Host] = {
    "lab": Notebooks(["jupyterlab>=4,<5"], "jupyterlab", "lab/tree", "?reset"),
    "notebook": Notebooks(["notebook>=7,<8"], "notebook", "notebooks"),
    "voila": Pages(
        ["voila", "ipykernel"],
        write_notebook,
        lambda file, port: ["voila", str(file), "--no-browser", f"--port={port}"],
    ),
    "marimo": Pages(
        ["marimo"],
        write_marimo,
        lambda file, port: ["marimo", "run", str(file), "--headless", f"--port={port}"],
        value_faults=value_faults_in_marimo,
    ),
    "solara": Pages(
        ["solara", "solara-assets", "ipyvuetify<2", "ipyvue<2"],
        write_solara,
        lambda file, port: ["solara", "run", str(file), "--production", f"--port={port}"],
    ),
    "panel": Pages(
        ["panel", "ipywidgets_bokeh"],
        write_panel,
        lambda file, port: ["panel", "serve", str(file), f"--port={port}"],
        lambda file: file.stem,
    ),
}
"""Hosts by name."""
