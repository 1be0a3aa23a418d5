"""Puzzles: positions with one best play, or several that are equally good.

They were met at tables where bots played, and each was worked out until nothing else could be best:
`python -m tools.puzzles` finds them and writes them down, nobody types one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from italiancards.core.errors import BadOption, Unreadable
from italiancards.core.messages import Message
from italiancards.core.modules import callable_module
from italiancards.core.moves import Move
from italiancards.hints import NAMED_LEVELS, Adviser, adviser_of
from italiancards.records import position
from italiancards.registry import REGISTRY
from italiancards.table import NAMES, Table

GRADES = tuple(NAMED_LEVELS)
"""Grades of puzzles, from easy to hard: see `grade_of`."""


@dataclass(frozen=True)
class Refutation:
    """The proof that a move is not the answer.

    Args:
        move: the wrong move, as text.
        behind: points that it brings less than the answer, on average; for a riddle, its own count.
        error: half the width of the 95 % interval of `behind`; 0 where it is exact.
        number: the deal number for `Puzzle.table` whose hidden cards show that it is wrong.
        line: the moves that follow it there, as text; in a riddle, to the end of the turn.
    """

    move: str
    behind: float
    error: float
    number: int
    line: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Puzzle:
    """A position, its answers, and the refutation of every other move.

    Args:
        game: the game's name.
        position: what the seat to move knows, as `italiancards.position` reads it.
        best: the answers, as texts of moves, each as good as the others.
        wrong: the refutation of every other legal move.
        deals: number of deals in which lookahead players played every move out; 0 where every card
            is known, or every consistent deal was looked at.
        errs: how often each bot goes wrong here, by its name, from 0 to 1.
        riddle: what is asked, where that is not simply what to play: one of the game's riddles.
        principle: name of the idea that a hand of a ladder is about (the catalogue has it as
            `idea-<name>`); "" for a puzzle that stands alone.
        retired: whether it did not stand a later look: it is offered no more, and only an old link
            still opens it.

    >>> puzzle = puzzles("scopa")[0]
    >>> puzzle.is_answer(puzzle.best[0]), puzzle.grade in GRADES
    (True, True)
    """

    game: str
    position: str
    best: tuple[str, ...]
    wrong: tuple[Refutation, ...]
    deals: int
    errs: Mapping[str, float]
    riddle: str = ""
    retired: bool = False
    principle: str = ""

    def __repr__(self) -> str:
        return f"Puzzle {self.name}, {self.grade}: {self.position}"

    @property
    def name(self) -> str:
        """Id of the puzzle, eight hexadecimal digits made from position, riddle and principle."""
        return sha256((self.position + self.riddle + self.principle).encode()).hexdigest()[:8]

    @property
    def grade(self) -> str:
        """Grade of difficulty, one of `GRADES`, from how often each level of bot misses."""
        return grade_of(self.errs)

    @property
    def asks(self) -> str:
        """Catalogue id of the sentence that asks the puzzle's question; "" for none.

        Returns:
            `riddle-…` or `asked-…`; empty where the question is simply what to play.
        """
        if self.riddle:
            return f"riddle-{self.riddle}"
        table = self.table()
        asked = adviser_of(table.game).asked(table.view())
        return asked and f"asked-{asked}"

    def table(self, number: int = 0) -> Table:
        """Return a new table at the puzzle's position; a number shuffles the unknown cards.

        The seat to move has the learner's name.

        Args:
            number: the deal number; that of a `Refutation` shows why its move is wrong.
        """
        table = position(self.position, seed=number)
        count, mine = table.seating.count, int(table.view().seat)
        names = [NAMES[(seat - mine) % count] for seat in range(count)]
        table.names = tuple(names)
        return table

    def is_answer(self, move: Move | str) -> bool:
        """Return True if a move is one of the best, False if refuted; raise for any other.

        Raises:
            Unreadable: it is no legal move of the puzzle.
        """
        if str(move) in self.best:
            return True
        self.refutation(move)
        return False

    def refutation(self, move: Move | str) -> Refutation:
        """Return the refutation of a wrong move; raise if the puzzle has none for it.

        Raises:
            Unreadable: it is no legal move of the puzzle, or an answer.
        """
        for each in self.wrong:
            if each.move == str(move):
                return each
        raise Unreadable(
            move, Message("expected-wrong-move", moves=", ".join(each.move for each in self.wrong))
        )


def grade_of(errs: Mapping[str, float]) -> str:
    """Return the grade for the levels' error rates: one above the best level that mostly errs.

    Args:
        errs: how often the bot of each of `NAMED_LEVELS` goes wrong, by its name, from 0 to 1.

    Returns:
        One of `GRADES`: the easiest where every bot goes wrong less than half of the time, the
        hardest where the best bot does so half of the time or more.

    >>> grade_of({"beginner": 0.0, "greedy": 1.0, "hint": 0.05})
    'hard'
    """
    missing = [place for place, bot in enumerate(NAMED_LEVELS.values()) if errs[bot] >= 0.5]
    return GRADES[min(missing[-1] + 1, len(GRADES) - 1) if missing else 0]


def games_with_puzzles() -> tuple[str, ...]:
    """Return the names of the games that have puzzles, in the order of all games.

    >>> "scopa" in games_with_puzzles(), "rubamazzo" in games_with_puzzles()
    (True, False)
    """
    return tuple(name for name in REGISTRY if _file(name) is not None)


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return a game's puzzles, easiest first, without the retired ones.

    Args:
        game: its name.

    Raises:
        BadOption: there is no such game, or there are no puzzles of it.

    >>> len(puzzles("scopa")) >= 30, len(puzzles("briscola")) >= 20
    (True, True)
    """
    return tuple(puzzle for puzzle in every(game) if not puzzle.retired)


def every(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, easiest first, retired ones last; raise if it has none.

    Args:
        game: its name.

    Raises:
        BadOption: there is no such game, or there are no puzzles of it.

    >>> every("scopa")[: len(puzzles("scopa"))] == puzzles("scopa")
    True
    """
    path = _file(game)
    if path is None:
        raise BadOption("no-puzzles", game, games_with_puzzles())
    return _by_hardness(game, path)


def _file(game: str) -> Path | None:
    """Return the path of a game's puzzle file, None if it has none."""
    adviser: Adviser[Any] | None = REGISTRY.part(game, "hints")
    return None if adviser is None else adviser.puzzles


@cache
def _by_hardness(game: str, path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game's file, easiest first; cached."""
    return tuple(sorted(read_puzzles(game, path), key=_hardness))


@cache
def read_puzzles(game: str, path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file in its order; cached.

    Args:
        game: whose they are.
        path: a TOML file as `tools.puzzles` and `tools.ladder` write it.
    """
    read = tomllib.loads(path.read_text(encoding="utf-8"))["puzzle"]
    return tuple(
        Puzzle(
            game,
            each["position"],
            tuple(each["best"]),
            tuple(
                Refutation(
                    move, proof["behind"], proof["error"], proof["deal"], tuple(proof["line"])
                )
                for move, proof in each["wrong"].items()
            ),
            each["deals"],
            each["errs"],
            each.get("riddle", ""),
            each.get("retired", False),
            each.get("principle", ""),
        )
        for each in read
    )


def _hardness(puzzle: Puzzle) -> tuple[bool, int, float, str]:
    """Return a key to sort puzzles from easy to hard, retired ones last."""
    wrong = sum(puzzle.errs.values())
    return puzzle.retired, GRADES.index(puzzle.grade), wrong, puzzle.name


callable_module(puzzles)
