"""Phrases kept without words: said later, in the language of whoever reads them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from italiancards.core.rules import Verdict
from italiancards.core.words import Voice


@dataclass(frozen=True)
class Judgement:
    """A verdict in words, for whoever reads it.

    Args:
        verdict: the judgement on a move.
        voice: who says it, in the language of the reader.
    """

    verdict: Verdict
    voice: Voice

    def in_language(self, language: str) -> str:
        """Return the sentences on the verdict in a language, `en` or `it`."""
        return replace(self.voice, language=language).verdict(self.verdict)


@dataclass(frozen=True)
class Sentence:
    """A sentence of a game, for whoever reads it.

    Args:
        name: its name in the catalogue.
        voice: who says it, in the language of the reader.
    """

    name: str
    voice: Voice

    def in_language(self, language: str) -> str:
        """Return the sentence in a language, `en` or `it`."""
        return replace(self.voice, language=language).say(self.name)
