"""Hosts that write a file: the picture of the table is read there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.host_pages import DEAD, HostResult, Level, read
from tools.host_subjects import SUBJECTS, write_notebook
from tools.host_visits import Host, HostVisit

Convert = Callable[[HostVisit, Path, bool], Path]
"""Converts a notebook, running it first or as it was saved; returns the file."""
PICTURE = re.compile(r"!\[[^]]*\]\((?P<file>[^)]+)\)|<(?:img|svg)\b")
"""A picture in Markdown: a file beside it, or written in its place."""


EXECUTED = ("--execute", "--ExecutePreprocessor.store_widget_state=False")
"""Run first, and saved as JupyterLab saves: without the state of widgets."""


def to_html(visit: HostVisit, notebook: Path, execute: bool) -> Path:
    """Convert by nbconvert to HTML."""
    visit.run("nbconvert", "--to=html", *EXECUTED * execute, str(notebook))
    return notebook.with_suffix(".html")


def to_markdown(visit: HostVisit, notebook: Path, execute: bool) -> Path:
    """Convert by nbconvert to Markdown."""
    visit.run("nbconvert", "--to=markdown", *EXECUTED * execute, str(notebook))
    return notebook.with_suffix(".md")


CONFIGURATION = """project = "cards"
extensions = ["myst_nb"]
"""


def to_sphinx(visit: HostVisit, notebook: Path, execute: bool) -> Path:
    """Convert by Sphinx with myst-nb."""
    source = notebook.parent
    mode = f"nb_execution_mode = {'force' if execute else 'off'!r}\n"
    (source / "conf.py").write_text(f"{CONFIGURATION}{mode}")
    pages = source / "pages"
    visit.run("sphinx", "-E", "-q", f"-Dmaster_doc={notebook.stem}", str(source), str(pages))
    return pages / f"{notebook.stem}.html"


@dataclass(frozen=True)
class Converter:
    """A host that writes a file for a notebook.

    Attributes:
        packages: what pip installs beside our wheel.
        convert: converts a notebook.
    """

    packages: Sequence[str]
    convert: Convert

    def examine(
        self, visit: HostVisit, subjects: Sequence[str] = SUBJECTS
    ) -> dict[str, HostResult]:
        """Read each subject's file; then the one of a notebook that was run and saved before."""
        found = {}
        for subject in subjects:
            notebook = self._source(visit, subject)
            found[subject] = self._convert(visit, notebook, True)
            if subject == "table":
                visit.run("nbconvert", "--to=notebook", "--inplace", *EXECUTED, str(notebook))
                found["reopened"] = self._convert(visit, notebook, False)
        return found

    def _convert(self, visit: HostVisit, notebook: Path, execute: bool) -> HostResult:
        """Convert a notebook and read the file."""
        return self._read(visit, self.convert(visit, notebook, execute))

    @staticmethod
    def _source(visit: HostVisit, subject: str) -> Path:
        folder = visit.folder / subject
        folder.mkdir()
        return write_notebook(folder, subject)

    @staticmethod
    def _read(visit: HostVisit, file: Path) -> HostResult:
        tables = 2 if file.stem == "box" else 1
        if file.suffix == ".md":
            return read_markdown(file, tables)
        with visit.page() as page:
            page.goto(file.as_uri())
            page.wait_for_timeout(500)  # what its scripts draw
            return read(page, tables)


def read_markdown(file: Path, tables: int = 1) -> HostResult:
    """Read a file of Markdown: a picture for each table."""
    text = file.read_text(encoding="utf-8")
    dead = next((sign for sign in DEAD if sign in text), None)
    if dead:
        return HostResult(Level.FAILS, dead)
    named = [found["file"] for found in PICTURE.finditer(text)]
    missing = [name for name in named if name and not (file.parent / name).exists()]
    if missing or not named:
        return HostResult(Level.FAILS, "no picture of the table")
    if len(named) < tables:
        return HostResult(Level.PARTLY, f"{len(named)} of {tables} tables have a picture")
    return HostResult(Level.WORKS)


STILLS: dict[str, Host] = {
    "nbconvert-html": Converter(["nbconvert", "ipykernel"], to_html),
    "nbconvert-markdown": Converter(["nbconvert", "ipykernel"], to_markdown),
    "myst-nb": Converter(["myst-nb", "nbconvert", "ipykernel"], to_sphinx),
}
"""Hosts by name."""
