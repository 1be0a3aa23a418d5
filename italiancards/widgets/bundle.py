"""Bundles of the front end, packed for a notebook: each saved table holds its whole module."""

from __future__ import annotations

from base64 import b64encode
from gzip import compress
from pathlib import Path

MODULE = """\
// italiancards: the module of a table, packed; sources at widgets/src
const packed = "{packed}";
const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
const script = new Blob([await new Response(unpacked).text()], {{ type: "text/javascript" }});
const address = URL.createObjectURL(script);
const {{ default: widget }} = await import(address);
URL.revokeObjectURL(address);
export default widget;
"""
"""Module that unpacks another and has its default export; anywidget loads modules likewise."""


def packed_module(path: Path) -> str:
    """Return the text of a JavaScript module that unpacks the file's module when loaded.

    Args:
        path: the module; it has one default export, and imports nothing.
    """
    packed = compress(path.read_bytes(), mtime=0)
    return MODULE.format(packed=b64encode(packed).decode())
