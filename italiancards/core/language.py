"""The spoken language, known before any catalogue is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from contextvars import ContextVar
from threading import current_thread, main_thread
from typing import TypeVar

T = TypeVar("T")

SPOKEN: ContextVar[str | None] = ContextVar("language", default=None)
"""The language of one context (thread, request, block of code); None if it chose none."""

_usual = "en"
"""The language of every context that chose none."""


def language() -> str:
    """Return the language of this context, or the usual one if it chose none."""
    return SPOKEN.get() or _usual


def speak_here(spoken: str) -> None:
    """Choose the language of this context; the main thread chooses it for new threads too.

    A thread that chooses for itself changes nothing for the others.
    """
    global _usual
    SPOKEN.set(spoken)
    if current_thread() is main_thread():
        _usual = spoken


def in_language(spoken: str, steps: Iterator[T]) -> Iterator[T]:
    """Yield an iterator's items, each made in a language; between them the caller's holds.

    Args:
        spoken: the language.
        steps: the iterator.

    >>> list(in_language("it", (language() for _ in range(1)))), language()
    (['it'], 'en')
    """
    while True:
        before = SPOKEN.set(spoken)
        try:
            step = next(steps)
        except StopIteration:
            return
        finally:
            SPOKEN.reset(before)
        yield step
