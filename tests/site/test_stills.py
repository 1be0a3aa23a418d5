"""An exported notebook in a browser, with no line to anywhere: its stills are drawn."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Browser

from italiancards.widgets import CardTable, Classroom, Lesson, Puzzles

pytestmark = pytest.mark.browser

DRAWN = """() => [...document.querySelectorAll("img.italiancards-still")].map((each) => {
  const { width, right } = each.getBoundingClientRect();
  return [each.complete && each.naturalWidth, width > 250 && right <= innerWidth];
})"""
"""Of each still: its own width once it is drawn, and whether it has its place in the window."""


def exported(*widgets: Any) -> str:
    """The page of a notebook, saved without state, that shows some widgets."""
    cells = []
    for widget in widgets:
        data, metadata = widget._repr_mimebundle_()
        shown = nbformat.v4.new_output("display_data", data=data, metadata=metadata)
        cells.append(nbformat.v4.new_code_cell("widget", outputs=[shown]))
    page: str = HTMLExporter().from_notebook_node(nbformat.v4.new_notebook(cells=cells))[0]
    return page


@pytest.mark.parametrize("width", [1200, 400])
def test_stills_are_drawn_where_nothing_can_be_asked(browser: Browser, width: int) -> None:
    widgets = [CardTable("burraco", seed=7), Puzzles("tresette"), Classroom(), Lesson()]
    context = browser.new_context(viewport={"width": width, "height": 800}, offline=True)
    page = context.new_page()
    page.set_content(exported(*widgets), wait_until="domcontentloaded")
    page.wait_for_function("[...document.images].every((each) => each.complete)")
    assert page.evaluate(DRAWN) == [[720, True]] * len(widgets)
    context.close()
