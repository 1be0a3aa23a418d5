"""Whole numbers as somebody writes them: the only place that makes numbers of texts."""

from __future__ import annotations

from italiancards.core.messages import Message

DIGITS = 9
"""Most digits of a number; a text of thousands is no number but an attack."""


def whole(text: str) -> int | None:
    """Return the whole number from 0 on that a text writes, or None.

    The digits are those of a keyboard: Python would read others too, and nobody means them.

    >>> whole("07"), whole("-7"), whole("7 "), whole("٧"), whole("9" * 5000)
    (7, None, None, None, None)
    """
    readable = isinstance(text, str) and 1 <= len(text) <= DIGITS
    return int(text) if readable and text.isascii() and text.isdigit() else None


def between(value: object, count: int) -> Message:
    """Return a message on the valid numbers 0 to count - 1, for an error about a value.

    Args:
        value: what was given instead of a number.
        count: how many numbers there are, from 0.

    >>> print(between(2, 2), between("2", 2))
    0 to 1. 0 to 1, as numbers, not text.
    """
    return Message("numbers-from", last=count - 1, remark=as_number(value))


def as_number(value: object) -> Message | str:
    """Return a message that numbers are not given as text, or "" if `value` is not text.

    >>> print(as_number("2"))
    , as numbers, not text
    """
    return Message("as-numbers") if isinstance(value, str) else ""
