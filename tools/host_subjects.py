"""Tables and lessons that are shown in every host, and the files in which each host wants them."""

from __future__ import annotations

import json
from pathlib import Path

SUBJECTS = ("table", "practice", "lesson", "box")
"""Cells to show; `box` is a table in a row, in a column with a lesson."""
MADE = {
    "table": 'table = CardTable("briscola", seed=7)\n',
    "practice": 'practice = Practice("briscola", seed=7)\n',
    "lesson": """lesson = Lesson()
lesson.step(
    en="Play a card.",
    it="Gioca una carta.",
    table=ic.position("briscola", hand="5B RC AD", upcard="7S", others="7B 4C FD"),
    do=("5B", "RC", "AD"),
)
""",
}
MADE["box"] = MADE["table"] + MADE["lesson"]
IMPORTS = """import italiancards as ic
from italiancards.widgets import CardTable, Lesson, Practice
"""
BOX = "ipywidgets.VBox([ipywidgets.HBox([table]), lesson])"
MARIMO = """import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
{made}
    return mo, shown


@app.cell
def _(mo, shown):
    mo.md(f"last move: {{getattr(shown, 'value', {{}}).get('last_move')}}")
    return


@app.cell
def _(mo, shown):
    shown
    return


if __name__ == "__main__":
    app.run()
"""


def write_notebook(folder: Path, subject: str) -> Path:
    """Write a notebook whose one code cell shows a subject."""
    box = subject == "box"
    source = IMPORTS + "import ipywidgets\n" * box + MADE[subject] + (BOX if box else subject)
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "shown",
        "metadata": {},
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    title = {"cell_type": "markdown", "id": "title", "metadata": {}, "source": f"# A {subject}"}
    notebook = {
        "cells": [title, {**cell, "metadata": {}, "outputs": [], "source": source}],
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return _write(folder / f"{subject}.ipynb", json.dumps(notebook))


def write_marimo(folder: Path, subject: str) -> Path:
    """Write a marimo notebook: each widget wrapped, and the position that it tells."""
    shown = f"mo.ui.anywidget({subject})"
    if subject == "box":
        shown = "mo.vstack([mo.hstack([mo.ui.anywidget(table)]), mo.ui.anywidget(lesson)])"
    made = f"{IMPORTS}{MADE[subject]}shown = {shown}"
    lines = "\n".join(f"    {line}" for line in made.splitlines())
    return _write(folder / f"{subject}.py", MARIMO.format(made=lines))


def write_solara(folder: Path, subject: str) -> Path:
    """Write a Solara page."""
    shown = subject
    if subject == "box":
        shown = "solara.Column(children=[solara.Row(children=[table]), lesson])"
    made = "".join(f"    {line}\n" for line in MADE[subject].splitlines())
    names = "table, lesson" if subject == "box" else subject
    code = f"{IMPORTS}import solara\n\n\ndef made():\n{made}    return {names}\n\n\n"
    page = f"    {names} = solara.use_memo(made, [])\n    return {shown}\n"
    if subject != "box":
        page = page.replace(f"return {subject}", f"return solara.Column(children=[{subject}])")
    return _write(folder / f"{subject}.py", f"{code}@solara.component\ndef Page():\n{page}")


def write_panel(folder: Path, subject: str) -> Path:
    """Write a Panel page."""
    shown = f"pn.Column({subject})"
    if subject == "box":
        shown = "pn.Column(pn.Row(table), ipywidgets.VBox([lesson]))"
    head = f"{IMPORTS}import ipywidgets\nimport panel as pn\n\npn.extension('ipywidgets')\n"
    return _write(folder / f"{subject}.py", f"{head}{MADE[subject]}{shown}.servable()\n")


def _write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path
