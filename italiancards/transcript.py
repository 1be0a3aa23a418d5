"""A match as text: tags, then moves, one line a trick or turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from italiancards.core.game import Moment
from italiancards.core.options import written as options_written
from italiancards.core.record import MATCH_TAGS


def written(
    tags: Mapping[str, str], start: Callable[[int], Mapping[str, str]], moments: Iterable[Moment]
) -> str:
    """A record: what was agreed, and for each deal how it started and every move.

    Args:
        tags: the tags of the match; empty ones are left out.
        start: the tags of a deal, by its number.
        moments: the match from its beginning.
    """
    lines = [*_tags(tags)]
    for number, played in groupby(moments, key=lambda moment: moment.deal):
        lines += ["", *_tags({"Deal": str(number), **start(number)}), *_turns(played)]
    return "\n".join(lines) + "\n"


def match_tags(
    game: str, options: Any, names: Iterable[str], seed: object, standing: str
) -> dict[str, str]:
    """The tags of a match, of its options only those that differ from the defaults."""
    agreed = " ".join(f"{name}={value}" for name, value in options_written(options).items())
    told = (game, agreed, ", ".join(names), str(seed), standing)
    return dict(zip(MATCH_TAGS, told, strict=True))


def _tags(tags: Mapping[str, str]) -> Iterator[str]:
    for name, value in tags.items():
        if value:
            yield f'[{name} "{value}"]'


def _turns(moments: Iterable[Moment]) -> Iterator[str]:
    """The moves; a line ends with a turn, or where something happens by itself."""
    number, turn = 1, list[str]()
    for moment in moments:
        if moment.move is not None:
            turn.append(str(moment.move))
        if turn and (moment.move is None or moment.move.ends_turn):
            yield f"{number}. {'; '.join(turn)}"
            number, turn = number + 1, []
    if turn:
        yield f"{number}. {'; '.join(turn)}"
