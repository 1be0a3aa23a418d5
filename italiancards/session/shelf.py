"""The shelf of puzzles: all of them, and the ids that a browser knows them by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.position import read_position, write_position
from italiancards.core.words import Voice
from italiancards.ladders import OWN, Ladder, ladder_of, ladders
from italiancards.puzzles import Puzzle, every, games_with_puzzles, puzzles
from italiancards.registry import game as game_named
from italiancards.screen.form import title
from italiancards.screen.layouts import tables
from italiancards.session.model import Grade, PuzzleList, PuzzleShelf


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

    Of a game alone it is the first puzzle, of a ladder its first hand.

    Raises:
        ItalianCardsError: it names none.

    >>> read_puzzle_token("scopa")[0] is next(iter(puzzles("scopa")))
    True
    """
    game, fields = read_position(text)
    name = fields.get("puzzle")
    found = next((each for each in _offered(game, fields) if name in (None, each.name)), None)
    if found is None:
        raise ItalianCardsError("no-puzzle", name=quoted(name or ""), game=game)
    return found, fields.get("tried", ""), "hinted" in fields


def _offered(game: str, fields: Mapping[str, str]) -> Iterator[Puzzle]:
    """Yield what a token may mean: the hands of the ladder that it names, else all of the game."""
    wanted = fields.get("ladder")
    if wanted is None:
        yield from every(game)
    for ladder in ladders(game):
        if wanted in (None, ladder.name):
            yield from ladder.hands


def number_of(puzzle: Puzzle) -> int:
    """Return the number of a puzzle among its game's, or of a hand in its ladder, from 1."""
    ladder = ladder_of(puzzle)
    return ladder.number(puzzle) if ladder else every(puzzle.game).index(puzzle) + 1


def list_of(puzzle: Puzzle) -> str:
    """Return the value of the list that a puzzle stands in: its game, or the token of its ladder.

    >>> list_of(next(iter(puzzles("scopa"))))
    'scopa'
    """
    ladder = ladder_of(puzzle)
    return token_of(ladder) if ladder else puzzle.game


def token_of(ladder: Ladder) -> str:
    """Return the token of a ladder, which opens its first hand."""
    return write_position(ladder.game, {"ladder": ladder.name})


def ladder_title(ladder: Ladder, voice: Voice) -> str:
    """Return what a ladder's hands are of: the game, or a form of it.

    Args:
        ladder: the ladder.
        voice: who says it; it need not know the game's words.
    """
    if ladder.name == OWN:
        return title(ladder.game, voice)
    return replace(voice, folders=(game_named(ladder.game).words,)).say(f"ladder-{ladder.name}")


@lru_cache(maxsize=8)
def shelf(voice: Voice) -> PuzzleShelf:
    """Return the view model of all puzzles' ids, by game and grade, then of all ladders; cached."""
    shelves: list[PuzzleList] = []
    for game in games():
        grades: dict[str, list[str]] = {}
        for puzzle in puzzles(game):
            grades.setdefault(puzzle.grade, []).append(id_of(puzzle))
        named = {voice.say(f"puzzle-{grade}"): each for grade, each in grades.items()}
        shelves.append(_list(game, title(game, voice), "", named))
    steps = (each for game in games() for each in ladders(game))
    return {"puzzles": [*shelves, *(_steps(ladder, voice) for ladder in steps)]}


def _steps(ladder: Ladder, voice: Voice) -> PuzzleList:
    """Return a ladder's hands as the browser lists them, in eights."""
    named: dict[str, list[str]] = {}
    for eight in ladder.eights:
        facts = {"first": ladder.number(eight[0]), "last": ladder.number(eight[-1])}
        hinted = ladder.is_hinted(eight[0])
        label = voice.say("ladder-eight" if hinted else "ladder-eight-alone", facts)
        named[label] = list(map(id_of, eight))
    return _list(token_of(ladder), ladder_title(ladder, voice), ladder.game, named)


def _list(value: str, label: str, ladder: str, named: Mapping[str, list[str]]) -> PuzzleList:
    """Return a list of puzzles, as the browser has it."""
    grades = [Grade(label=name, puzzles=ids) for name, ids in named.items()]
    return {"value": value, "label": label, "ladder": ladder, "grades": grades}
