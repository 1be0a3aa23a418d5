"""Parts shared by the questions of all games: cards read, and answers that print as words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from italiancards.answers import sheet_rows
from italiancards.core.cards import Cards, split_cards, without
from italiancards.core.game import Game
from italiancards.core.options import make_options
from italiancards.core.position import field_text
from italiancards.core.rows import as_html, as_text, printable
from italiancards.core.score import ScoreLine, Sheet
from italiancards.core.seats import Seat
from italiancards.core.words import Voice, language
from italiancards.questions.texts import Words

ValueT = TypeVar("ValueT")

CardsText = str | Iterable[str]
"""Some cards: in one text, or one by one."""


@dataclass(frozen=True, repr=False)
class Answer(Generic[ValueT]):
    """An answer about loose cards; prints as words.

    Args:
        value: the answer itself, to be reckoned with.
        text: the answer in words.
        why: the reason alone; empty where none is given.
    """

    value: ValueT
    text: str
    why: str = ""

    def __str__(self) -> str:
        return printable(self.text)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([(self.text,)])


@dataclass(frozen=True, repr=False)
class PointCount:
    """The points of some cards, line by line; prints as a sheet of one column.

    Args:
        sheet: the lines.
        voice: who says it.
    """

    sheet: Sheet
    voice: Voice

    @property
    def value(self) -> int:
        """The points of all lines together."""
        return self.sheet.totals[0]

    @property
    def _rows(self) -> list[list[str]]:
        """Rows of the score sheet as texts; without the total if no line has points."""
        rows = sheet_rows(self.sheet, self.voice)
        return rows if any(line.points for line in self.sheet.lines) else rows[:-1]

    def __str__(self) -> str:
        return as_text(self._rows)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(self._rows)


@dataclass(frozen=True)
class CardQuery:
    """A game that is asked about loose cards, under some options.

    Args:
        game: the game.
        changes: what is agreed beside the defaults, by name.
    """

    game: Game[Any, Any, Any]
    changes: Mapping[str, object]

    @property
    def options(self) -> Any:
        """Options of the game under which the cards are judged.

        Raises:
            BadOption: something that the game does not have.
        """
        return make_options(
            self.game.name, self.game.options, self.game.presets, None, self.changes
        )

    @property
    def voice(self) -> Voice:
        """Voice for the answers, in the language that is spoken now."""
        folders, look = (self.game.words,), self.game.look(self.options)
        return Voice(language(), folders, look=look)

    def cards(self, cards: CardsText) -> Cards:
        """Return the cards that a text names; raise if the pack does not have them all.

        Raises:
            Unreadable, Ambiguous, BadPosition: other cards, or one named too often.
        """
        text = (
            cards
            if not isinstance(cards, Iterable) or isinstance(cards, str)
            else field_text([*cards])
        )
        read = tuple(self.game.read_card(word, self.options) for word in split_cards(text))
        without(self.game.deck(self.options), read, self.game.notation(self.options).write)
        return read

    def count(self, lines: Iterable[ScoreLine]) -> PointCount:
        """Return score lines as an answer with their points."""
        return PointCount(Sheet(((Seat(0),),), tuple(lines)), Words(self.game).of(self.voice))
