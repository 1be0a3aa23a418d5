"""The shelf of puzzles: all of them, and the ids that a browser knows them by."""

from __future__ import annotations

from functools import lru_cache

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.position import read_position, write_position
from italiancards.core.words import Voice
from italiancards.puzzles import Puzzle, every, games_with_puzzles, puzzles
from italiancards.screen.form import title
from italiancards.screen.layouts import tables
from italiancards.session.model import PuzzleList, PuzzleShelf


def games() -> tuple[str, ...]:
    """Return the names of the games that have puzzles and can be shown at a card table.

    >>> "scopa" in games(), "tarot" in games()
    (True, False)
    """
    return tuple(name for name in games_with_puzzles() if name in tables())


def id_of(puzzle: Puzzle) -> str:
    """Return a puzzle's id for the browser, which can also be read as its token."""
    return write_position(puzzle.game, {"puzzle": puzzle.name})


def read_puzzle_token(text: str) -> tuple[Puzzle, str, bool]:
    """Return puzzle, move tried and hint mark of a token; raise if there is no such puzzle.

    Of a game alone it is the first puzzle.

    Raises:
        ItalianCardsError: it names none.

    >>> read_puzzle_token("scopa")[0] is next(iter(puzzles("scopa")))
    True
    """
    game, fields = read_position(text)
    name = fields.get("puzzle")
    found = next((each for each in every(game) if name in (None, each.name)), None)
    if found is None:
        raise ItalianCardsError("no-puzzle", name=quoted(name or ""), game=game)
    return found, fields.get("tried", ""), "hinted" in fields


@lru_cache(maxsize=8)
def shelf(voice: Voice) -> PuzzleShelf:
    """Return the view model of all puzzles' ids, by game and grade; cached."""
    shelves: list[PuzzleList] = []
    for game in games():
        grades: dict[str, list[str]] = {}
        for puzzle in puzzles(game):
            grades.setdefault(puzzle.grade, []).append(id_of(puzzle))
        shelves.append(
            {
                "value": game,
                "label": title(game, voice),
                "grades": [
                    {"label": voice.say(f"puzzle-{grade}"), "puzzles": each}
                    for grade, each in grades.items()
                ],
            }
        )
    return {"puzzles": shelves}
