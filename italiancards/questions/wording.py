"""Words of a lesson in both languages, and the seat of the learner."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.seats import Seat

LEARNER = Seat(0)
"""The learner's seat in a lesson."""


@dataclass(frozen=True, slots=True)
class BilingualText:
    """A text in both languages, each as if written first.

    >>> say(en="The higher card takes.", it="Prende la più alta.").in_language("it")
    'Prende la più alta.'
    """

    en: str
    it: str

    def in_language(self, language: str) -> str:
        """Return the text in a language: Italian for `it`, else English."""
        return self.it if language == "it" else self.en


def say(en: str, it: str) -> BilingualText:
    """Return a text in both languages.

    Args:
        en: the text in English.
        it: the text in Italian.
    """
    return BilingualText(en, it)
