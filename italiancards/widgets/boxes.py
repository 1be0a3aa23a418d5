"""Outputs of a notebook's cell: a still, and the live view that hides it wherever it is drawn.

JupyterLab shows one MIME type of an output: the live view, or an error where its kernel is gone and
the file has no state of widgets. So the still is an output of its own.
"""

from __future__ import annotations

import re
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
    """Register formatters so that a kind of widget is displayed with a static picture too.

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
    """Return a box's display data, with the static pictures of its tables, by MIME type."""
    shown: dict[str, Any] = box._repr_mimebundle_()
    stills = [each.still() for each in _drawn(box)]
    joined = {kind: "\n\n".join(each[kind] for each in stills) for kind in STILL}
    return {**shown, **joined} if stills else shown


def publish(widget: Widget) -> None:
    """Display a widget as two outputs, static and live; raise if it is not ours to display.

    Raises:
        NotImplementedError: it has no live view or no still, or its bundle is asked for whole, to
            be appended to an output; IPython then shows its MIME bundle.
    """
    if any(each.f_code is APPEND for each, _ in walk_stack(None)):
        raise NotImplementedError
    data = bundle(widget) if isinstance(widget, Box) else widget._repr_mimebundle_()[0]
    drawn = [*_drawn(widget)]
    if not drawn or VIEW not in data:
        raise NotImplementedError
    names = (f'<img data-table="{each.model["id"]}"' for each in drawn)
    still = {kind: data[kind] for kind in STILL}
    still["text/html"] = STYLE + re.sub("<img", lambda _: next(names), still["text/html"])
    for each in (still, {VIEW: data[VIEW], "text/plain": ""}):  # text, for exports warn without
        publish_display_data(each)  # type: ignore[no-untyped-call]


APPEND = Output.append_display_data.__code__


def _drawn(widget: Any) -> Iterator[Any]:
    """Yield the widgets with a static picture in a widget: itself, or those in its boxes."""
    if isinstance(widget, Box):
        for child in widget.children:
            yield from _drawn(child)
    elif hasattr(widget, "still"):
        yield widget
