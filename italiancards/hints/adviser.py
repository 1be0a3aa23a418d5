"""Advisers: the bots of a game, and what its hint needs to look ahead.

An `Adviser` is a plain object. It is entered in `italiancards.registry`, or its address is, so that
asking for one game loads no other.
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
from italiancards.core.match import MatchScore
from italiancards.core.moves import Move
from italiancards.core.phrases import Sentence
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints.advice import Advice
from italiancards.hints.montecarlo import Budget, Moves, Rollout
from italiancards.hints.principles import Principle

Bot = Callable[[Game[Any, ViewT, Any], ViewT, Random], Advice]
"""A bot: takes a game, what its seat knows, and a source of random numbers."""


class NoHint(ItalianCardsError):
    """Error of a game without a hint, a review and a coach.

    Args:
        game: the game without an adviser; the message names it.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game.name
        super().__init__("no-hint", game=Sentence("game", Voice(folders=(game.words,))))


def deal_won(sheet: Sheet, party: int) -> float:
    """Return a party's share in winning a finished deal: 1, 0, or an equal share of a draw.

    Args:
        sheet: the score of the deal.
        party: its number, as in the columns of the sheet.

    Returns:
        A number from 0 to 1.

    >>> from italiancards.core.seats import alternating
    >>> two = alternating(2, 2)
    >>> [deal_won(Sheet(two, (), winners=each), 0) for each in ((0,), (1,), ())]
    [1.0, 0.0, 0.5]
    """
    return _share(sheet.winners or range(len(sheet.parties)), party)


def match_won(match_score: MatchScore, party: int) -> float:
    """Return the chance of a party to win a match; while the match lasts, the same for all.

    A game whose matches are by points knows better, and has its own function.

    Args:
        match_score: the match score.
        party: its number, as in the scores.

    Returns:
        A number from 0 to 1.
    """
    return _share(match_score.winners or range(len(match_score.scores)), party)


def nothing(options: object) -> float:
    """Return the tie value of a game whose points are differences between the sides: 0."""
    return 0.0


def _share(winners: Sequence[int], party: int) -> float:
    """Return a party's equal share among the winners, up to 1; 0 where it is not one of them."""
    return (party in winners) / len(winners)


@dataclass(frozen=True)
class Foresight(Generic[ViewT]):
    """Functions of a game for the hint, the review and the puzzles.

    Args:
        think: yields the hint's advice, better from slice to slice; None at a pause before that.
        rollout: makes a seat's decision, to be tried on deals consistent with what it knows, from
            its view and its legal moves.
        evaluate_open: yields the value of each line with all cards open, for a seat, from what each
            seat
            knows and all that happened afterwards in the deal: hindsight.
        worth: value of a finished deal to a party in points, from the totals of all parties;
            estimates are means of it.
        tie_value: the value that means a tie, under some options.
        deal_won: share of a party in winning a deal, from its sheet: a number from 0 to 1.
        match_won: chance of a party to win the match, from its score after the deal: from 0 to 1.
        including: makes a copy that also evaluates some lines, even those it would not consider;
            None where every line is evaluated anyway.
    """

    think: Callable[[Game[Any, ViewT, Any], ViewT, Random, Budget], Iterator[Advice | None]]
    rollout: Callable[[ViewT, Sequence[Move]], Rollout]
    evaluate_open: Callable[
        [Game[Any, ViewT, Any], Seat, Sequence[ViewT], Sequence[Event]],
        Iterator[tuple[float, Moves]],
    ]
    worth: Callable[[Sequence[int], int], float]
    tie_value: Callable[[Any], float] = nothing
    deal_won: Callable[[Sheet, int], float] = deal_won
    match_won: Callable[[MatchScore, int], float] = match_won
    including: Callable[[Sequence[Moves]], Foresight[ViewT]] | None = None

    def with_lines(self, lines: Sequence[Moves]) -> Foresight[ViewT]:
        """Return a copy that also evaluates these lines of play; itself where it cannot."""
        return self.including(lines) if self.including and lines else self


Riddle = Callable[[Game[Any, ViewT, Any], ViewT], Mapping[Move, tuple[float, Moves]]]
"""A question with an exact answer: each legal move's value, and the rest of the turn after it.

More is better. The mapping is empty where the question makes no sense.
"""


@dataclass(frozen=True)
class Adviser(Generic[ViewT]):
    """Bots, hint and puzzles of a game.

    Args:
        bots: the bots between `random` and `hint`, by name, the weakest first.
        foresight: functions of the hint, the review and the puzzles; None where the game has none.
        puzzles: path of the TOML file of its puzzles (see `italiancards.puzzles`); None where it
            has none.
        ladders: paths of the TOML files of its ladders, by name (see `italiancards.ladders`).
        ideas: what a hand of a ladder may be about, the most telling first: whether an idea speaks
            for one move against another. The catalogue has each as `idea-<name>`.
        riddles: what a puzzle may ask other than the best play, by name. The catalogue has the
            question as `riddle-<name>`, and what a wrong move lacks as `riddle-<name>-behind`.
        asked: names what a puzzle asks, from the view of the seat to move: the catalogue has the
            question as `asked-<name>`. Returns "" where it is simply the best play.
        beats: thinking time of a bot's turn, in beats of 350 ms, enough for 99 turns in 100; by
            number of players, bot, and prompt of the turn's first move. One beat where a key is
            missing. Source: `tools/bot_turns.py`.

    >>> Adviser().bots, Adviser().foresight
    ({}, None)
    """

    bots: Mapping[str, Bot[ViewT]] = field(default_factory=dict)
    foresight: Foresight[ViewT] | None = None
    puzzles: Path | None = None
    ladders: Mapping[str, Path] = field(default_factory=dict)
    ideas: Mapping[str, Principle[ViewT]] = field(default_factory=dict)
    riddles: Mapping[str, Riddle[ViewT]] = field(default_factory=dict)
    asked: Callable[[ViewT], str] = lambda view: ""
    beats: Mapping[tuple[int, str, str], int] = field(default_factory=dict)
