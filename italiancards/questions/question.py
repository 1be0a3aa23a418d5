"""A question with its answers, one of which the engine found to be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from italiancards.core.cards import Card, Cards
from italiancards.core.game import Game
from italiancards.core.gestures import Gesture
from italiancards.core.language import language
from italiancards.core.options import pack_of
from italiancards.core.rows import printable
from italiancards.core.words import Voice
from italiancards.questions.texts import Text
from italiancards.questions.wording import LEARNER
from italiancards.records import read
from italiancards.table import NAMES

_DECK = re.compile(r"\bdeck=(\w+)")
Spread = tuple[Text, Cards]
"""A label, and the cards it names, spread out above the answers."""


@dataclass(frozen=True)
class Option:
    """One answer to choose: words, and for a card its picture.

    Args:
        label: what it is called.
        card: the card it shows, if any.
        reply: what is said where it is chosen and wrong: what it would need, or forgets; None where
            its label and the reason for the right answer say enough.
    """

    label: Text
    card: Card | None = None
    reply: Text | None = None


@dataclass(frozen=True, slots=True)
class House:
    """The game of a table and the options agreed there.

    Args:
        game: the game.
        options: its options.
    """

    game: Game[Any, Any, Any]
    options: Any


@dataclass(frozen=True, slots=True, eq=False)
class QuestionCall:
    """The call that made a question, by which one like it is drawn: see `parallels`.

    Args:
        ask: the function that asks.
        args: what it was called with; a table is there as its record.
        named: the same by name.
        game: the game that is asked about.
        changes: what of it may change.
    """

    ask: Callable[..., Question]
    args: Sequence[Any]
    named: Mapping[str, Any]
    game: Game[Any, Any, Any]
    changes: str


@dataclass(frozen=True, repr=False)
class Question:
    """A question with its answers; prints as words, the right answer marked.

    Args:
        text: what is asked.
        options: the answers in the order they are shown.
        right: the place of the right one, as the engine found it.
        because: the rule or the fact that makes it right.
        reveal: the move that shows it on the table, if there is one.
        record: the table it is asked at, if any.
        scene: the table that is shown with it where it is asked at none, if any; no part of its id.
        spreads: cards that it is about, such as each player's pile.
        gesture: the gesture that it is about.
        house: what was agreed where it is asked, if that is of no table shown, or of a match.
        call: what made it; None where no other can be drawn.
    """

    text: Text
    options: tuple[Option, ...]
    right: int
    because: Text
    reveal: str | None = None
    record: str | None = None
    spreads: tuple[Spread, ...] = ()
    gesture: Gesture | None = None
    scene: str | None = None
    house: House | None = field(default=None, compare=False)
    call: QuestionCall | None = field(default=None, compare=False)

    @property
    def shown(self) -> str | None:
        """The record of the table to show with it: the one it is asked at, or its scene."""
        return self.record or self.scene

    @property
    def answer(self) -> str:
        """The right answer in words."""
        return self.options[self.right].label(self._voice)

    def is_opposite(self, other: Question) -> bool:
        """Return True if another question is of the same kind, and has another right answer."""
        kinds = [each.call and each.call.ask for each in (self, other)]
        return kinds[0] is kinds[1] is not None and self.right != other.right

    def id(self, voice: Voice) -> str:
        """Return the question's id in a voice's language: eight hexadecimal digits.

        Its record counts in the letters of its game, so that the pack's change nothing.
        """
        record = self.record and _in_own_letters(self.record)
        asked = [self.text(voice), record, *(option.label(voice) for option in self.options)]
        asked += [" ".join(cards) for _, cards in self.spreads]
        return f"{crc32(repr(asked).encode()):08x}"

    @property
    def _voice(self) -> Voice:
        """Voice in which the question is printed at a prompt."""
        if self.record is None:
            return Voice(language(), me=LEARNER, names=NAMES)
        return read(self.record).voice(LEARNER)

    def __str__(self) -> str:
        voice = self._voice
        spread = [
            f"{label(voice)}: {' '.join(map(voice.symbol, cards))}" for label, cards in self.spreads
        ]
        answers = [
            f"  {'✓' if place == self.right else ' '} {option.label(voice)}"
            for place, option in enumerate(self.options)
        ]
        return printable("\n".join([self.text(voice), *spread, *answers, self.because(voice)]))

    __repr__ = __str__


def _in_own_letters(record: str) -> str:
    """Return a record with its cards in the game's own letters, not its table pack's."""
    found = _DECK.search(record)
    return record if found is None else pack_of({"deck": found[1]}).own(record)
