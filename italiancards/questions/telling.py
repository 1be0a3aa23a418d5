"""Wording of questions: sentences of the catalogue, in any voice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.rules import Finding, Verdict
from italiancards.core.words import Voice
from italiancards.questions.lent import lent_by
from italiancards.questions.wording import Say

Told = Callable[[Voice], str]
"""A sentence that a voice says."""

SHARED = Path(__file__).parent
"""The folder of the sentences shared by questions about several games."""


@dataclass(frozen=True)
class Words:
    """The words for questions about a game; any voice says them, whatever it knows.

    Args:
        game: the game.

    >>> import italiancards as ic
    >>> Words(ic.game("briscola")).say("question-yes")(Voice("it"))
    'Sì'
    """

    game: Game[Any, Any, Any]

    def of(self, voice: Voice) -> Voice:
        """Return a voice that knows them: those of the game, of all questions, and of its own."""
        own = lent_by(self.game).words
        needed = (self.game.words, SHARED, *([] if own is None else [own]))
        lacking = (folder for folder in needed if folder not in voice.folders)
        return replace(voice, folders=(*voice.folders, *lacking))

    def say(self, sentence: str, /, **facts: object) -> Told:
        """Return a sentence of the catalogue, for any voice.

        Args:
            sentence: its name in the catalogue.
            facts: its facts; see `Voice.phrase`.
        """
        return lambda voice: self.of(voice).say(sentence, facts)

    def finding(self, finding: Finding) -> Told:
        """Return a finding as a sentence, for any voice."""
        return lambda voice: self.of(voice).finding(finding)

    def verdict(self, verdict: Verdict) -> Told:
        """Return a judgement on a move, for any voice."""
        return lambda voice: self.of(voice).verdict(verdict)

    def events(self, events: Iterable[Event]) -> Told:
        """Return events as sentences in their order, for any voice."""
        told = tuple(events)
        return lambda voice: " ".join(map(self.of(voice).event, told))


def worded(text: Say | None, told: Told) -> Told:
    """Return the lesson's own words, or else those of the catalogue.

    Args:
        text: the lesson's words in both languages; None if it has none of its own.
        told: the words of the catalogue.
    """
    return told if text is None else lambda voice: text.in_language(voice.language)


def together(*told: Told) -> Told:
    """Join several sentences."""
    return lambda voice: " ".join(each(voice) for each in told)
