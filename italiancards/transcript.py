"""A match as text: tags, then moves, one line a trick or turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from italiancards.core.game import Moment
from italiancards.core.options import option_texts
from italiancards.core.record import MATCH_TAGS


def record_text(
    tags: Mapping[str, str], start: Callable[[int], Mapping[str, str]], moments: Iterable[Moment]
) -> str:
    """Return a record's text: the match's tags, then each deal's tags and moves.

    Args:
        tags: the tags of the match, from `match_tags`; empty ones are left out.
        start: returns the tags of a deal from its number in the match, which is written as `Deal`.
        moments: the moments of the match from its beginning.

    Returns:
        The text of a record file, as `italiancards.records.read` reads it.
    """
    lines = [*_tags(tags)]
    for number, played in groupby(moments, key=lambda moment: moment.deal):
        lines += ["", *_tags({"Deal": str(number), **start(number)}), *_turns(played)]
    return "\n".join(lines) + "\n"


def match_tags(
    game: str, options: Any, names: Iterable[str], seed: object, match_score: str
) -> dict[str, str]:
    """Return the tags at the head of a match's record, by name.

    Args:
        game: the name of the game.
        options: the options of the table; only those that differ from the defaults are written.
        names: the players' names, by seat.
        seed: the deal number of the match.
        match_score: the match score from which it was resumed, as text; empty if it was not.

    Returns:
        Every tag, empty texts among them: `Options` as `name=value` with spaces between, `Names`
        with commas between.
    """
    agreed = " ".join(f"{name}={value}" for name, value in option_texts(options).items())
    values = (game, agreed, ", ".join(names), str(seed), match_score)
    return dict(zip(MATCH_TAGS, values, strict=True))


def _tags(tags: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of tags that have a value."""
    for name, value in tags.items():
        if value:
            yield f'[{name} "{value}"]'


def _turns(moments: Iterable[Moment]) -> Iterator[str]:
    """Yield the numbered lines of moves in a record, one for each turn or trick."""
    number, turn = 1, list[str]()
    for moment in moments:
        if moment.move is not None:
            turn.append(str(moment.move))
        if turn and (moment.move is None or moment.move.ends_turn):
            yield f"{number}. {'; '.join(turn)}"
            number, turn = number + 1, []
    if turn:
        yield f"{number}. {'; '.join(turn)}"
