"""Boxes of a notebook that hold tables: beside the box, a still of each table in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from IPython.core.formatters import DisplayFormatter
from IPython.core.getipython import get_ipython
from ipywidgets import Box

STILL = ("text/plain", "text/html")
"""MIME types of a still."""


def register_boxes(formatter: DisplayFormatter | None = None) -> None:
    """Show a still of each table in a box wherever the box itself cannot be shown.

    Args:
        formatter: what displays results; that of the notebook where none is named.
    """
    if formatter is None:
        shell = get_ipython()
        formatter = shell.display_formatter if shell else None
    if formatter is not None:
        formatter.mimebundle_formatter.for_type(Box, bundle)


def bundle(box: Box) -> dict[str, Any]:
    """Box as it shows itself, and the stills of its tables, by MIME type."""
    shown: dict[str, Any] = box._repr_mimebundle_()
    stills = list(_stills(box))
    joined = {kind: "\n\n".join(each[kind] for each in stills) for kind in STILL}
    return {**shown, **joined} if stills else shown


def _stills(box: Box) -> Iterator[dict[str, str]]:
    """Stills of the tables in a box, and in boxes in it."""
    for child in box.children:
        if isinstance(child, Box):
            yield from _stills(child)
        elif hasattr(child, "still"):
            yield child.still()
