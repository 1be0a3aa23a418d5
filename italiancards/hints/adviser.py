"""What a game lends to hints: who plays it, and what is needed to look ahead in it.

An `Adviser` is a plain object. It is entered in `italiancards.registry`, or its address is,
and whoever asks for one game loads no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic

from italiancards.core.errors import ItalianCardsError
from italiancards.core.events import Event
from italiancards.core.game import Game, ViewT
from italiancards.core.match import Standing
from italiancards.core.moves import Move
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.core.words import Voice, language
from italiancards.hints.advice import Advice
from italiancards.hints.montecarlo import Budget, Moves, Trial

Bot = Callable[[Game[Any, ViewT, Any], ViewT, Random], Advice]
"""A bot takes a game, what its seat knows, and where its chances come from."""


class NoHint(ItalianCardsError):
    """A game in which nobody can look ahead: it has no hint, no review and no coach.

    Args:
        game: the game.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game.name
        super().__init__(no_hint(game, Voice(language(), (game.words,))))


def no_hint(game: Game[Any, Any, Any], voice: Voice) -> str:
    """The sentence that says so."""
    return voice.say("no-hint", {"game": voice.say("game")})


def deal_won(sheet: Sheet, party: int) -> float:
    """What a party has of winning a deal that is over: 1, 0, or its share where it is drawn.

    Args:
        sheet: the score of the deal.
        party: its number, as in the columns of the sheet.

    >>> from italiancards.core.seats import alternating
    >>> two = alternating(2, 2)
    >>> [deal_won(Sheet(two, (), winners=each), 0) for each in ((0,), (1,), ())]
    [1.0, 0.0, 0.5]
    """
    return _share(sheet.winners or range(len(sheet.parties)), party)


def match_won(standing: Standing, party: int) -> float:
    """What a party has of winning a match that stands so; while it lasts all are as likely to.

    A game whose matches are by points knows better, and lends its own.

    Args:
        standing: how the match stands.
        party: its number.
    """
    return _share(standing.winners or range(len(standing.scores)), party)


def nothing(options: object) -> float:
    """What a deal is worth where nobody is ahead, if points are told by which a side is ahead."""
    return 0.0


def _share(winners: Sequence[int], party: int) -> float:
    return (party in winners) / len(winners)


@dataclass(frozen=True)
class Foresight(Generic[ViewT]):
    """What a game lends to the hint, the review and the puzzles.

    Args:
        think: what the hint thinks, better from slice to slice; None at a pause before that.
        trial: a seat's decision, to be tried on deals that fit what it knows: from its view and its
            legal moves.
        opened: what each line comes to with all cards open, line by line, for a seat, from what
            each seat knows and all that happened afterwards in the deal: hindsight.
        worth: what a deal that is over is worth to a party in points, from the totals of all
            parties; estimates are means of it.
        level: what that comes to where nobody is ahead, under some options.
        deal_won: what a party has of winning a deal, from its sheet: a number from 0 to 1.
        match_won: the same of the match, from how it stands once the deal is counted.
        including: the same for whoever wants some lines weighed too, whatever is thought of them;
            None where every line is weighed.
    """

    think: Callable[[Game[Any, ViewT, Any], ViewT, Random, Budget], Iterator[Advice | None]]
    trial: Callable[[ViewT, Sequence[Move]], Trial]
    opened: Callable[
        [Game[Any, ViewT, Any], Seat, Sequence[ViewT], Sequence[Event]],
        Iterator[tuple[float, Moves]],
    ]
    worth: Callable[[Sequence[int], int], float]
    level: Callable[[Any], float] = nothing
    deal_won: Callable[[Sheet, int], float] = deal_won
    match_won: Callable[[Standing, int], float] = match_won
    including: Callable[[Sequence[Moves]], Foresight[ViewT]] | None = None

    def weighing(self, lines: Sequence[Moves]) -> Foresight[ViewT]:
        """The same for whoever wants to hear of these lines too."""
        return self.including(lines) if self.including and lines else self


Riddle = Callable[[Game[Any, ViewT, Any], ViewT], Mapping[Move, tuple[float, Moves]]]
"""A question that has an exact answer: for each legal move what it comes to, more being better, and
the moves to be made after it to the end of the turn. Nothing where the question makes no sense."""


@dataclass(frozen=True)
class Adviser(Generic[ViewT]):
    """What a game lends to hints.

    Args:
        bots: who plays it beside those that draw lots, the weakest first.
        foresight: what its hint needs; None where it has none.
        puzzles: the file of its puzzles, if it has any: see `italiancards.puzzles`.
        riddles: what a puzzle may ask beside what to play, by name; its words are `riddle-<name>`
            and, for what a move lacks, `riddle-<name>-behind`.
        asked: what a puzzle asks a seat to find, by name, where the game has words for it:
            `asked-<name>`; nothing where it is simply the best play.
        beats: beats of 350 ms after which 99 in 100 turns are thought of, where one is not enough:
            by players, bot, and the prompt of the turn's first move (`tools/bot_turns.py`).

    >>> Adviser().bots, Adviser().foresight
    ({}, None)
    """

    bots: Mapping[str, Bot[ViewT]] = field(default_factory=dict)
    foresight: Foresight[ViewT] | None = None
    puzzles: Path | None = None
    riddles: Mapping[str, Riddle[ViewT]] = field(default_factory=dict)
    asked: Callable[[ViewT], str] = lambda view: ""
    beats: Mapping[tuple[int, str, str], int] = field(default_factory=dict)
