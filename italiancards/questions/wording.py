"""Words of a lesson in both languages, and whom they are said to."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.seats import Seat

LEARNER = Seat(0)
"""The learner's seat in a lesson."""


@dataclass(frozen=True, slots=True)
class Say:
    """The same words in both languages, each as if written first.

    >>> say(en="The higher card takes.", it="Prende la più alta.").in_language("it")
    'Prende la più alta.'
    """

    en: str
    it: str

    def in_language(self, language: str) -> str:
        """The words in one of them."""
        return self.it if language == "it" else self.en


def say(en: str, it: str) -> Say:
    """Words in both languages."""
    return Say(en, it)
