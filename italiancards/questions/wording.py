"""Words of a lesson in both languages, or in one, and the seat of the learner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from italiancards.core.errors import ItalianCardsError
from italiancards.core.names import LANGUAGES
from italiancards.core.seats import Seat

LEARNER = Seat(0)
"""The learner's seat in a lesson."""
_FOREIGN: ContextVar[dict[str, str] | None] = ContextVar("_FOREIGN", default=None)


@contextmanager
def foreign_texts() -> Iterator[dict[str, str]]:
    """Collect what is said in another language than asked, as a context; yield text to language.

    Yields:
        The language of each of them, by the text.

    >>> with foreign_texts() as foreign:
    ...     say(it="Prende la più alta.").in_language("en")
    'Prende la più alta.'
    >>> foreign
    {'Prende la più alta.': 'it'}
    """
    found: dict[str, str] = {}
    before = _FOREIGN.set(found)
    try:
        yield found
    finally:
        _FOREIGN.reset(before)


@dataclass(frozen=True, slots=True)
class BilingualText:
    """A text in both languages, each as if written first; or in one, which all readers get.

    Raises:
        ItalianCardsError: it has no words in any language.

    >>> say(en="The higher card takes.", it="Prende la più alta.").in_language("it")
    'Prende la più alta.'
    >>> say(en="The higher card takes.").languages
    ('en',)
    """

    en: str | None = None
    it: str | None = None

    def __post_init__(self) -> None:
        if not self.languages:
            raise ItalianCardsError("no-words")

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages in which the text is written: both, or one."""
        return tuple(each for each in LANGUAGES if getattr(self, each) is not None)

    def in_language(self, language: str) -> str:
        """Return the text in a language; if it is not written in that, in the other."""
        wanted = language if language == "it" else "en"
        text: str | None = getattr(self, wanted)
        if text is not None:
            return text
        (own,) = self.languages
        text = str(getattr(self, own))
        found = _FOREIGN.get()
        if found is not None and text:
            found[text] = own
        return text


def say(en: str | None = None, it: str | None = None) -> BilingualText:
    """Return a text in both languages, or in one that everybody gets.

    Args:
        en: the text in English.
        it: the text in Italian.

    Raises:
        ItalianCardsError: both are left out.
    """
    return BilingualText(en, it)
