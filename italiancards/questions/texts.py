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
from italiancards.questions.material import material_of
from italiancards.questions.wording import BilingualText

Text = Callable[[Voice], str]
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
        """Return a copy of a voice that also knows the words of questions and of this game."""
        own = material_of(self.game).words
        needed = (self.game.words, SHARED, *([] if own is None else [own]))
        lacking = (folder for folder in needed if folder not in voice.folders)
        return replace(voice, folders=(*voice.folders, *lacking))

    def say(self, sentence: str, /, **facts: object) -> Text:
        """Return a catalogue sentence, filled with facts, as a text for any voice.

        Args:
            sentence: its name in the catalogue.
            facts: its facts; see `Voice.phrase`.
        """
        return lambda voice: self.of(voice).say(sentence, facts)

    def finding(self, finding: Finding) -> Text:
        """Return a finding's sentence as a text for any voice."""
        return lambda voice: self.of(voice).finding(finding)

    def verdict(self, verdict: Verdict) -> Text:
        """Return the sentences on a verdict as a text for any voice."""
        return lambda voice: self.of(voice).verdict(verdict)

    def events(self, events: Iterable[Event]) -> Text:
        """Return the sentences on events, in order, as a text for any voice."""
        in_order = tuple(events)
        return lambda voice: " ".join(map(self.of(voice).event, in_order))


def lesson_text(text: BilingualText | None, default: Text) -> Text:
    """Return the text that a lesson wrote for a question, else the default.

    Args:
        text: the lesson's words in both languages; None if it has none of its own.
        default: the words of the catalogue.
    """
    return default if text is None else lambda voice: text.in_language(voice.language)


def join_texts(*texts: Text) -> Text:
    """Return several texts as one, for any voice."""
    return lambda voice: " ".join(each(voice) for each in texts)
