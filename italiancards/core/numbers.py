"""Whole numbers as somebody writes them: the one place where a text becomes a number."""

from __future__ import annotations

from italiancards.core.language import said

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


def between(given: object, count: int) -> str:
    """The end of a sentence: which numbers there are, and that they are no text where one came.

    >>> between(2, 2), between("2", 2)
    (' 0 to 1.', ' 0 to 1, as numbers, not text.')
    """
    numbers = said(en=f"0 to {count - 1}", it=f"da 0 a {count - 1}")
    return f" {numbers}{as_number(given)}."


def as_number(given: object) -> str:
    """That numbers are not told as text, where one was.

    >>> as_number("2"), as_number(2)
    (', as numbers, not text', '')
    """
    text = said(en=", as numbers, not text", it=", scritti come numeri e non come testo")
    return text if isinstance(given, str) else ""
