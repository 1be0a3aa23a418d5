"""The contrast of the best line with the next: a rule that holds of the one alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import TypeVar

from italiancards.hints.advice import LineEvaluation

LineT = TypeVar("LineT")


def contrasts(
    speaking: Mapping[str, Callable[[LineT, LineT], bool]],
    best: LineT,
    others: Sequence[LineT],
    tied: int,
) -> list[tuple[str, LineT]]:
    """Return what parts the best line from the second, and from the first that is worse.

    It is the second line that is compared with first, unless nothing parts the two: then the next,
    as long as all before it are tied. Of the rules against a tied line the weightiest is told that
    is true of no other line as good.

    Args:
        speaking: whether each rule speaks for one line against another, the weightiest first.
        best: the best line.
        others: the other lines, the better ones first.
        tied: how many of these are as good as the best.

    Returns:
        Names of rules, each with the line it is told against: none, one or two.
    """
    worse = others[tied] if tied < len(others) else None

    def contrast(other: LineT) -> str | None:
        found = _speaking_for(speaking, best, other)
        level = [] if other is worse else [each for each in others[:tied] if each is not other]
        alone = (name for name in found if not any(speaking[name](each, other) for each in level))
        return next(alone, next(iter(found), None))

    chosen: dict[str, LineT] = {}
    for number, other in enumerate(others[: tied + 1]):
        name = contrast(other) if not chosen or number == tied else None
        if name is not None:
            chosen.setdefault(name, other)
    return [*chosen.items()]


def with_rival(
    speaking: Mapping[str, Callable[[LineT, LineT], bool]],
    best: LineT,
    found: Sequence[tuple[str, LineT]],
    rival: LineT | None,
) -> list[tuple[str, LineT]]:
    """Return contrasts with one more line that the best is compared with.

    Args:
        speaking: whether each rule speaks for one line against another, the weightiest first.
        best: the best line.
        found: the contrasts, each rule with the line that it speaks against.
        rival: the other line; None for none.
    """
    if rival is None or rival in [other for _, other in found]:
        return [*found]
    name = next(iter(_speaking_for(speaking, best, rival)), None)
    return [*found, *([(name, rival)] if name and name not in dict(found) else [])]


def _speaking_for(
    speaking: Mapping[str, Callable[[LineT, LineT], bool]], best: LineT, other: LineT
) -> list[str]:
    """Return the rules for one line against another that do not speak for that one."""
    return [
        name for name, speaks in speaking.items() if speaks(best, other) and not speaks(other, best)
    ]


def tied_in_front(others: Iterable[LineEvaluation]) -> int:
    """Return how many lines, from the first on, are not shown to be worse than the best.

    Args:
        others: the lines but the best, the better ones first.
    """
    return sum(1 for _ in takewhile(lambda each: each.as_good, others))
