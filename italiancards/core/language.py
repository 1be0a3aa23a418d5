"""The language that is spoken, for whoever has to say something before there are words for it.

The sentences of a table stand in Fluent files (`core/words`). What an error says is told beside it,
in both languages: errors come before words, and cost nothing where nobody reads them.
"""

from __future__ import annotations

from contextvars import ContextVar

SPOKEN: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The language spoken where nobody asks for another."""
    return SPOKEN.get()


def said(*, en: str, it: str) -> str:
    """What is said, in the language that is spoken.

    >>> said(en="Nothing to undo.", it="Niente da annullare.")
    'Nothing to undo.'
    """
    return it if language() == "it" else en
