"""A notebook in JupyterLab, in Notebook 7 where that is installed, and in Voilà started by hand."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from support.site import ROOT, free_port, without_grammars
from tools.host_environments import serving as listening
from tools.host_notebooks import NOTEBOOK, run

__all__ = ["HOSTS", "KEYBOARD", "NOTEBOOK", "OPEN", "RAN"]
__all__ += ["cells", "plain_voila", "run", "run_all", "serving"]

HOSTS = [name for name in ("jupyterlab", "notebook") if find_spec(name)]
"""The applications that are installed here and show notebooks."""
OPEN = {"jupyterlab": "lab/tree", "notebook": "notebooks"}
"""Where each of them shows a notebook."""
RAN = f"""{NOTEBOOK}.content.widgets.every(
  ({{ model }}) => model.type !== "code" || model.executionCount
)"""
CELLS = f"""() => {{
  const {{ content }} = {NOTEBOOK};
  return content.widgets.map(({{ model, node }}) => [
    model.type, model.sharedModel.getSource(), model.executionCount ?? null,
    JSON.stringify(model.metadata), !!node.querySelector(".jp-mod-outputsScrolled"),
  ]);
}}"""
"""The cells: kind, source, how often they ran, metadata, and whether their outputs scroll."""
KEYBOARD = [
    *(f"Key{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    *(f"{row}{number}" for row in ("Digit", "Numpad") for number in range(10)),
    *("Minus", "Equal", "BracketLeft", "BracketRight", "Backslash", "Semicolon", "Quote"),
    *("Comma", "Period", "Slash", "Backquote", "Space", "Enter", "Backspace", "Delete", "Insert"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"),
    *(f"F{number}" for number in range(1, 13)),
    *("NumpadAdd", "NumpadSubtract", "NumpadMultiply", "NumpadDivide", "NumpadDecimal"),
    *("NumpadEnter", "CapsLock", "Escape", "Tab"),
]
"""The keys of a keyboard by their places, as Playwright calls them; those that leave come last."""


def run_all(page: Page) -> None:
    """Run the cells of the notebook that is open, until a table is laid.

    What is run before its kernel has answered JupyterLab forgets, or asks for a kernel; and a
    notebook that has none yet is called idle too.
    """
    page.get_by_text("(ipykernel) | Idle").wait_for()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    page.wait_for_selector(".ic")


@contextmanager
def serving(
    host: str,
    folder: Path,
    *options: str,
    python: Path | str = sys.executable,
    environment: dict[str, str] | None = None,
) -> Iterator[str]:
    """The address of a host that shows the notebooks of a folder, with its application in reach.

    Args:
        host: the module that is run.
        folder: where the notebooks are.
        *options: what is written on its command line beside; without it, nobody logs in.
        python: what runs it, and the kernels.
        environment: its environment; without it, one that has our code.
    """
    port = free_port()
    command = [str(python), "-m", host, "--no-browser", f"--port={port}", "--allow-root"]
    command += [f"--ServerApp.root_dir={folder}", f"--LabApp.workspaces_dir={folder}"]
    command += ["--ServerApp.port_retries=0", "--expose-app-in-browser"]
    command += options or ["--ServerApp.token="]
    with listening(command, folder, port, environment or _environment()) as address:
        yield address.split("//")[1].strip("/")


@contextmanager
def plain_voila(folder: Path) -> Iterator[str]:
    """The address of Voilà, started by hand for a folder of notebooks, with our template."""
    port = free_port()
    command = [sys.executable, "-m", "voila", str(folder), "--template=italiancards"]
    command += ["--no-browser", f"--port={port}", "--port_retries=0"]
    data = str(ROOT / "italiancards/site/pages/data")
    environment = {**_environment(), "JUPYTER_PATH": data}
    with listening(command, folder, port, environment) as address:
        yield address


def _environment() -> dict[str, str]:
    """The environment of a process that has our code, and starts soon."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([without_grammars(), str(ROOT)])}


def cells(page: Page) -> list[list[Any]]:
    """The cells of the notebook that is open, as a learner finds them."""
    cell_texts: list[list[Any]] = page.evaluate(CELLS)
    return cell_texts
