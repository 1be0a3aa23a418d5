"""Worth of lines of play, as bars beside each other: seen before anything is read."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from italiancards.core.words import Voice
from italiancards.hints import Estimate, LineEvaluation
from italiancards.screen.model import Bar

ROOM = 1.1
"""Length of the scale, as a multiple of the longest bar with its error."""


def bars(weighed: Sequence[LineEvaluation], tie: float, voice: Voice) -> list[Bar | None]:
    """Return a bar for each line on a scale centred on a tie; None for one without estimate.

    No line is shown ahead of the best: what chance alone puts ahead shares a figure with it.

    Args:
        weighed: the lines.
        tie: what an estimate comes to where nobody is ahead.
        voice: who says what they are worth.
    """
    estimates = [each.estimate for each in weighed]
    tried = [each for each in estimates if each is not None]
    level = _best_level(tried)
    whole = all(_is_whole(each.mean) for each in tried)
    digits = 0 if whole or any(each.error >= 1 for each in tried) else 1

    def shown(each: Estimate) -> float:
        return level if each.best else min(each.mean, level)

    ends = [abs(shown(each) - tie) + each.error for each in tried]
    spread = ROOM * max(ends, default=1.0) or 1.0

    def at(points: float) -> int:
        return round(50 + 50 * (points - tie) / spread)

    def bar(each: Estimate) -> Bar:
        mean = shown(each)
        error = "" if not each.error else _points(each.error, digits, voice)
        return {
            "at": at(mean),
            "from": at(mean - each.error),
            "to": at(mean + each.error),
            "worth": _worth(mean, tie, digits, voice),
            "error": error,
            "best": each.best,
            "good": each.as_good,
        }

    return [None if each is None else bar(each) for each in estimates]


def _best_level(tried: Sequence[Estimate]) -> float:
    """Return the mean shown for the best line, pooled with tied ones ahead of it.

    This is the likeliest mean of each, given that none is better than the best.
    """
    best = [each.mean for each in tried if each.best] or [each.mean for each in tried]
    if not best:
        return 0.0
    tied = sorted((each.mean for each in tried if each.as_good and not each.best), reverse=True)
    pool = best
    for mean in tied:
        if mean > fmean(pool):
            pool.append(mean)
    return fmean(pool)


def _is_whole(points: float) -> bool:
    """Return True if some points are a whole number, as proven ones mostly are."""
    return abs(points - round(points)) < 0.05


def _points(points: float, digits: int, voice: Voice) -> str:
    """Return points as text, with so many digits after the point."""
    return voice.say("coach-points", {"points": points, "digits": "some" if digits else "none"})


def _worth(mean: float, tie: float, digits: int, voice: Voice) -> str:
    """Return a line's mean points as text: a signed lead, or a share of all points."""
    shown = round(mean, digits)
    text = _points(abs(shown), digits, voice)
    return text if tie or not shown else f"{'+' if shown > 0 else '−'}{text}"
