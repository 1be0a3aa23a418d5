"""Rows of words: as text for a console, and as a plain HTML table for a notebook."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from html import escape
from unicodedata import normalize

Rows = Sequence[Sequence[str]]
"""Rows of cells, as many in each."""

PLAIN = {
    **{"✓": "+", "✗": "-", "→": "->", "±": "+/-", "×": "x", "…": "...", "−": "-", "–": "-"},
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”„«»", '"'),
}
"""Substitutes for signs that a terminal does not have."""


def printable(text: str) -> str:
    """Return a text with signs replaced that the terminal's encoding lacks.

    >>> from contextlib import redirect_stdout
    >>> from io import BytesIO, TextIOWrapper
    >>> with redirect_stdout(TextIOWrapper(BytesIO(), encoding="ascii")):
    ...     text = printable("✓ L’asso è in più: ♥")
    >>> text
    "+ L'asso e in piu: ?"
    """
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if encoding.lower().startswith("utf"):
        return text
    return "".join(_plain(sign, encoding) for sign in text)


def _plain(sign: str, encoding: str) -> str:
    """Return a character that an encoding can write: itself, letters without accents, or `?`."""
    if sign.encode(encoding, "ignore"):
        return sign
    letters = normalize("NFKD", PLAIN.get(sign, sign)).encode("ascii", "ignore").decode()
    return letters or "?"


def as_text(rows: Rows) -> str:
    """Return rows of words as text, aligned in columns.

    >>> print(as_text([("7D", "✓", "It takes."), ("RB x RC", "✗", "It is not there.")]))
    7D       ✓  It takes.
    RB x RC  ✗  It is not there.
    """
    shown = [[*map(printable, row)] for row in rows]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    lines = (zip(row, widths, strict=True) for row in shown)
    return "\n".join("  ".join(cell.ljust(width) for cell, width in row).rstrip() for row in lines)


def as_html(rows: Rows, heads: Sequence[str] = (), after: Sequence[str] = ()) -> str:
    """Return rows of words as an HTML table, escaped, with perhaps paragraphs after it.

    Args:
        rows: the rows.
        heads: what stands above the columns, if anything.
        after: sentences that stand below the table.

    >>> as_html([("a < b", "")], heads=("What", "How"))[:70]
    '<table dir="ltr"><tr><th scope="col">What</th><th scope="col">How</th>'
    >>> as_html([("a < b",)], after=["So it is."])
    '<table dir="ltr"><tr><td>a &lt; b</td></tr></table><p dir="ltr">So it is.</p>'
    """
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    cells = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    lines = "".join(f"<tr>{line}</tr>" for line in filter(None, [top, *cells]))
    below = "".join(f'<p dir="ltr">{escape(each)}</p>' for each in after)
    return f'<table dir="ltr">{lines}</table>{below}'
