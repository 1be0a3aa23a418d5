"""Boxes of a notebook: a file without widgets shows each table in one."""

from __future__ import annotations

from IPython.core.formatters import DisplayFormatter
from ipywidgets import HBox, IntSlider, VBox, Widget

from italiancards.widgets import CardTable, Lesson
from italiancards.widgets.boxes import register_boxes

VIEW = "application/vnd.jupyter.widget-view+json"


def shown(widget: Widget) -> dict[str, str]:
    """What a notebook keeps of a result."""
    formatter = DisplayFormatter()
    register_boxes(formatter)
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
