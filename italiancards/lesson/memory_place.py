"""A place in the memory trainer: a hand, its pace and the answers given, as a token."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import italiancards as ic
from italiancards.core.errors import BadOption, ItalianCardsError
from italiancards.core.language import in_language
from italiancards.core.numbers import whole
from italiancards.core.position import read_position, write_position
from italiancards.hints import Budget, nearest
from italiancards.jobs import answer
from italiancards.questions import material_of
from italiancards.questions.trainer import MemoryTrainer
from italiancards.screen.layouts import tables
from italiancards.session.link import read_link_pieces
from italiancards.session.texts import Refusal
from italiancards.session.token import Token, differing_options, whole_number

PACES = ("even", "slow", "brisk", "key")
"""Paces of a hand, the first the default; `key` waits after each trick."""


def trained_games() -> tuple[str, ...]:
    """Return the names of the games that have a memory trainer and can be shown.

    >>> "scopa" in trained_games()
    True
    """
    return tuple(name for name in tables() if material_of(ic.game(name)).memory is not None)


def trainer_of(game: str) -> MemoryTrainer:
    """Return the material of a game's memory trainer.

    Args:
        game: the name of the game.

    Raises:
        BadOption: it has none.
    """
    trainer = material_of(ic.game(game)).memory
    if trainer is None:
        raise BadOption("no-memory-trainer", game, trained_games())
    return trainer


@dataclass(frozen=True)
class MemoryPlace:
    """A place in the memory trainer.

    Args:
        game: the game.
        options: what is agreed at the table beside the defaults.
        number: the deal number; "" for any.
        pace: one of `PACES`.
        shown: the moment on the screen.
        answers: the answers given in this hand, by their places.

    >>> place = MemoryPlace.read("briscola; players=4; number=7; answers=1 0")
    >>> place.answers, place.pace
    ((1, 0), 'even')
    >>> str(replace(place, pace="slow", shown=12))
    'briscola; players=4; number=7; pace=slow; shown=12; answers=1 0'
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    number: str = ""
    pace: str = PACES[0]
    shown: int = 0
    answers: tuple[int, ...] = ()

    @classmethod
    def read(cls, text: str) -> MemoryPlace:
        """Return the place that a token writes; raise if it is unreadable.

        Raises:
            ItalianCardsError: it is none, or names a game without a trainer, or no pace.
        """
        _, texts = read_position(text)
        pace, shown = texts.pop("pace", PACES[0]), texts.pop("shown", "0")
        answers = texts.pop("answers", "").split()
        token = Token.read(write_position(read_position(text)[0], texts))
        trainer_of(token.game)
        if pace not in PACES:
            raise BadOption("no-such-pace", pace, PACES)
        return cls(
            token.game,
            token.options,
            token.number,
            pace,
            whole_number("shown", shown),
            tuple(whole_number("answers", each) for each in answers),
        )

    def __str__(self) -> str:
        base = Token(self.game, self.options, number=self.number)
        game, texts = read_position(str(base))
        if self.pace != PACES[0]:
            texts["pace"] = self.pace
        if self.shown:
            texts["shown"] = str(self.shown)
        if self.answers:
            texts["answers"] = " ".join(map(str, self.answers))
        return write_position(game, texts)

    def table(self) -> ic.Table:
        """Return the table of the place, just dealt.

        Raises:
            ItalianCardsError: something agreed that does not exist.
        """
        return Token(self.game, self.options, number=self.number).table()

    def dealt(self, table: ic.Table) -> MemoryPlace:
        """Return the place with the number and the options of the table that was dealt for it.

        Args:
            table: the table.
        """
        return replace(self, number=str(table.seed), options=differing_options(table))

    def is_same_hand(self, other: MemoryPlace) -> bool:
        """Return True if another place is in the same hand."""
        mine, theirs = (replace(each, pace="", shown=0, answers=()) for each in (self, other))
        return mine == theirs

    @property
    def next_hand(self) -> MemoryPlace:
        """The place at the beginning of the next hand at the same table."""
        number = whole(self.number)
        following = f"{self.number}+" if number is None else str(number + 1)
        return replace(self, number=following, shown=0, answers=())


@dataclass(frozen=True, slots=True)
class PlayHand:
    """A job: deal a hand for the memory trainer, and play it to its end with a fast bot.

    Args:
        text: the token of a place in it.
        language: the language of a refusal.
    """

    text: str
    language: str

    def run(self) -> Iterator[tuple[MemoryPlace, ic.Table] | Refusal | None]:
        """Yield None as pauses, and last the place with its table, or why there is none."""
        return in_language(self.language, self._run())

    def _run(self) -> Iterator[tuple[MemoryPlace, ic.Table] | Refusal | None]:
        """Yield None as pauses while the hand is played; last, the place and the table."""
        try:
            yield from read_link_pieces(self.text, self._play)
        except ItalianCardsError as error:
            yield Refusal(error.in_language(self.language))

    def _play(self, text: str) -> Iterator[tuple[MemoryPlace, ic.Table] | None]:
        """Yield None after each move of the hand that a text names; last, its place and table."""
        place = MemoryPlace.read(text)
        table = place.table()
        bot = nearest("greedy", table.game)
        while table.to_move is not None:
            table.play(answer(table.advise(bot, Budget())).move)
            yield None
        yield place.dealt(table), table
