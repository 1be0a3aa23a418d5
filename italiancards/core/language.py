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
    """Return the language spoken in this context, else the default."""
    return SPOKEN.get() or _usual


def speak_here(spoken: str) -> None:
    """Set the language of this context; on the main thread also the default of others.

    A thread that chooses for itself changes nothing for the others.
    """
    global _usual
    SPOKEN.set(spoken)
    if current_thread() is main_thread():
        _usual = spoken


def in_language(spoken: str, steps: Iterator[T]) -> Iterator[T]:
    """Yield an iterator's items, each computed with this language set; then restore the caller's.

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
