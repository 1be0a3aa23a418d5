"""Outputs of a cell: a still, which a file without widgets shows, and a live view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from ipywidgets import HBox, IntSlider, Output, VBox, Widget

from italiancards.widgets import CardTable, Classroom, Lesson, Practice, Puzzles
from italiancards.widgets.boxes import STYLE, register_display
from italiancards.widgets.port import NotebookWidget

VIEW = "application/vnd.jupyter.widget-view+json"


def shown(widget: Widget) -> dict[str, str]:
    """MIME bundle of a widget that a notebook keeps."""
    formatter = DisplayFormatter()
    register_display(NotebookWidget, formatter)
    formatter.ipython_display_formatter.type_printers.clear()
    return formatter.format(widget)[0]


def test_a_box_has_a_still_of_each_table_in_it() -> None:
    table, lesson = CardTable("scopa", seed=7), Lesson()
    lesson.step(en="Look.", it="Guarda.")
    box = shown(VBox([HBox([IntSlider(), table]), lesson]))
    assert box[VIEW]
    for kind in ("text/plain", "text/html"):
        assert box[kind] == f"{table.still()[kind]}\n\n{lesson.still()[kind]}"


def test_a_box_without_tables_is_shown_as_ever() -> None:
    box = VBox([IntSlider(), HBox([])])
    assert shown(box) == DisplayFormatter().format(box)[0]


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    """Shell of a notebook, in which widgets are shown as in one."""
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    register_display(NotebookWidget, shell.display_formatter)
    yield shell
    InteractiveShell.clear_instance()


def lesson() -> Lesson:
    told = Lesson()
    told.step(en="Look.", it="Guarda.")
    return told


@pytest.mark.parametrize("made", [lambda: CardTable("scopa"), Practice, Classroom, Puzzles, lesson])
def test_a_widget_is_published_as_a_still_and_a_live_view(
    shell: InteractiveShell, made: Callable[[], Any]
) -> None:
    widget = made()
    with capture_output() as found:
        shell.display_formatter.format(widget)
    still, view = (each.data for each in found.outputs)
    assert view == {VIEW: view[VIEW], "text/plain": ""}
    assert view[VIEW]["model_id"] == widget.model_id
    assert still["text/plain"] == widget.still()["text/plain"]
    mark = f' data-table="{widget.model["id"]}"'
    assert still["text/html"].replace(mark, "", 1) == STYLE + widget.still()["text/html"]
    assert "<style" not in still["text/html"]


def test_a_box_is_published_with_a_still_of_each_table(shell: InteractiveShell) -> None:
    tables = CardTable("scopa"), lesson()
    box = VBox([HBox([IntSlider(), tables[0]]), tables[1]])
    with capture_output() as found:
        shell.display_formatter.format(box)
    still, view = (each.data for each in found.outputs)
    assert view[VIEW]["model_id"] == box.model_id
    ids = [each.model["id"] for each in tables]
    assert re.findall('data-table="(.*?)"', still["text/html"]) == ids


@pytest.mark.parametrize("made", [lambda: VBox([IntSlider()]), Lesson, lambda: 7])
def test_without_a_view_or_a_still_a_result_is_shown_as_ever(
    shell: InteractiveShell, made: Callable[[], Any]
) -> None:
    with capture_output() as found:
        data, _ = shell.display_formatter.format(made())
    assert data["text/plain"]
    assert not found.outputs


def test_a_table_that_is_appended_to_an_output_is_appended_whole(shell: InteractiveShell) -> None:
    out, table = Output(), CardTable("scopa")
    with capture_output() as found:
        out.append_display_data(table)
    assert not found.outputs
    assert {VIEW, "text/html", "text/plain"} <= out.outputs[0]["data"].keys()
