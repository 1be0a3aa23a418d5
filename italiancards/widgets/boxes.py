"""Outputs of a notebook's cell: a still, and the live view that hides it wherever it is drawn.

JupyterLab shows one MIME type of an output: the live view, or an error where its kernel is gone and
the file has no state of widgets. So the still is an output of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from traceback import walk_stack
from typing import Any
from urllib.parse import quote

from IPython.core.formatters import DisplayFormatter
from IPython.core.getipython import get_ipython
from IPython.display import publish_display_data
from ipywidgets import Box, Output, Widget

VIEW = "application/vnd.jupyter.widget-view+json"
"""MIME type of a live view."""
STILL = ("text/plain", "text/html")
"""MIME types of a still."""
BELOW = ".jp-OutputArea-child:has(.italiancards-still) + .jp-OutputArea-child"
QUIET = f"{BELOW} > .jp-OutputArea-output:not(:has(*)) {{ display: none }}"
"""Style by which a notebook does not say below a still that it has no live view.

A link, for in a file of Markdown a style element is shown as text.
"""
STYLE = f'<link rel="stylesheet" href="data:text/css,{quote(QUIET)}">'


def register_display(kind: type[Widget], formatter: DisplayFormatter | None = None) -> None:
    """Show the widgets of a kind, in boxes too, as a still and a live view.

    Args:
        kind: the class of what is drawn: it has a `still`, and in its `model` an `id`.
        formatter: what displays results; that of the notebook where none is named.
    """
    if formatter is None:
        shell = get_ipython()
        formatter = shell.display_formatter if shell else None
    if formatter is not None:
        formatter.mimebundle_formatter.for_type(Box, bundle)
        for each in (Box, kind):
            formatter.ipython_display_formatter.for_type(each, publish)


def bundle(box: Box) -> dict[str, Any]:
    """Box as it shows itself, and the stills of its tables, by MIME type."""
    return {**box._repr_mimebundle_(), **_stills(box)}


def publish(widget: Widget) -> None:
    """Publish a widget as two outputs.

    Raises:
        NotImplementedError: it has no live view or no still, or its bundle is asked for whole, to
            be appended to an output; IPython then shows its MIME bundle.
    """
    shown: Any = widget._repr_mimebundle_()
    data = shown if isinstance(widget, Box) else shown[0]
    still = _stills(widget, STYLE)
    if not still or VIEW not in data or any(each.f_code is APPEND for each, _ in walk_stack(None)):
        raise NotImplementedError
    for each in (still, {VIEW: data[VIEW], "text/plain": ""}):  # text, for exports warn without
        publish_display_data(each)  # type: ignore[no-untyped-call]


APPEND = Output.append_display_data.__code__


def _stills(widget: Widget, style: str = "") -> dict[str, str]:
    """Stills of the tables in a widget, by MIME type; empty where there are none.

    Args:
        widget: a widget of ours, or a box.
        style: put before the first; with it, each is named by what its live view shows.
    """
    drawn = [(each.still(), each.model.get("id")) for each in _drawn(widget)]  # may begin a lesson
    if style:
        for still, name in drawn:
            still["text/html"] = still["text/html"].replace("<img", f'<img data-table="{name}"', 1)
    joined = {kind: "\n\n".join(still[kind] for still, _ in drawn) for kind in STILL}
    return {**joined, "text/html": style + joined["text/html"]} if drawn else {}


def _drawn(widget: Any) -> Iterator[Any]:
    """Widget of ours, or those in a box and in boxes in it."""
    if isinstance(widget, Box):
        for child in widget.children:
            yield from _drawn(child)
    elif hasattr(widget, "still"):
        yield widget
