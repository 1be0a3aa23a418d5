"""Whole numbers as somebody writes them: the one place where a text becomes a number."""

from __future__ import annotations

DIGITS = 9
"""More than any number at a table has; a text of thousands is no number but a trick."""


def whole(text: str) -> int | None:
    """The whole number that a text is, from 0 on; None where it is none.

    The digits are those of a keyboard: Python would read others too, and nobody means them.

    >>> whole("07"), whole("-7"), whole("7 "), whole("٧"), whole("9" * 5000)
    (7, None, None, None, None)
    """
    readable = isinstance(text, str) and 1 <= len(text) <= DIGITS
    return int(text) if readable and text.isascii() and text.isdigit() else None
