"""A match as text: tags, then moves, one line a trick or turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from italiancards.core.game import Moment
from italiancards.core.options import differing
from italiancards.core.record import MATCH_TAGS


def written(
    tags: Mapping[str, str], starts: Iterable[Mapping[str, str]], moments: Sequence[Moment]
) -> str:
    """A record: what was agreed, and for each deal how it started and every move.

    Args:
        tags: the tags of the match; empty ones are left out.
        starts: the tags of each deal.
        moments: the match from its beginning.
    """
    lines = [*_tags(tags)]
    for number, start in enumerate(starts, start=1):
        played = [moment for moment in moments if moment.deal == number]
        if played:
            lines += ["", *_tags({"Deal": str(number), **start}), *_turns(played[1:])]
    return "\n".join(lines) + "\n"


def match_tags(game: str, options: Any, names: Iterable[str], seed: object) -> dict[str, str]:
    """The tags of a match, of its options only those that differ from the defaults."""
    agreed = " ".join(f"{name}={value}" for name, value in differing(options).items())
    return dict(zip(MATCH_TAGS, (game, agreed, ", ".join(names), str(seed)), strict=True))


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
