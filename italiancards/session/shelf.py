"""The shelf of puzzles: which there are, and what a browser knows each by."""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.language import said
from italiancards.core.position import read_position, write_position
from italiancards.core.words import Voice
from italiancards.puzzles import Puzzle, every, puzzled, puzzles
from italiancards.screen.form import title
from italiancards.screen.layouts import tables
from italiancards.session.model import PuzzleList, PuzzleShelf


def games() -> tuple[str, ...]:
    """The games that have puzzles and a card table.

    >>> "scopa" in games(), "tarot" in games()
    (True, False)
    """
    return tuple(name for name in puzzled() if name in tables())


def id_of(puzzle: Puzzle) -> str:
    """What a browser knows a puzzle by; at the same time where it lies: see `Session.token`."""
    return write_position(puzzle.game, {"puzzle": puzzle.name})


def lying(text: str) -> tuple[Puzzle, str, bool]:
    """The puzzle that a token names, the card tried there, and whether a hint was seen before.

    Raises:
        ItalianCardsError: it names none.
    """
    game, told = read_position(text)
    name = told.get("puzzle", "")
    found = next((each for each in every(game) if each.name == name), None)
    if found is None:
        raise ItalianCardsError(
            said(
                en=f"There is no puzzle {quoted(name)} of {game}.",
                it=f"Non c’è il problema {quoted(name)} di {game}.",
            )
        )
    return found, told.get("tried", ""), "hinted" in told


@lru_cache(maxsize=8)
def shelf(voice: Voice) -> PuzzleShelf:
    """Every puzzle, game by game, from the easiest on; asked for with every view model."""
    told: list[PuzzleList] = []
    for game in games():
        grades: dict[str, list[str]] = {}
        for puzzle in puzzles(game):
            grades.setdefault(puzzle.grade, []).append(id_of(puzzle))
        told.append(
            {
                "value": game,
                "label": title(game, voice),
                "grades": [
                    {"label": voice.say(f"puzzle-{grade}"), "puzzles": each}
                    for grade, each in grades.items()
                ],
            }
        )
    return {"puzzles": told}
