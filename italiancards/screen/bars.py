"""Worth of lines of play, as bars beside each other: seen before anything is read."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.words import Voice
from italiancards.hints import LineEvaluation
from italiancards.screen.model import Bar

ROOM = 1.1
"""Length of the scale, as a multiple of the longest bar with its error."""


def bars(weighed: Sequence[LineEvaluation], tie: float, voice: Voice) -> list[Bar | None]:
    """Return a bar for each line on a scale centred on a tie; None for one without estimate.

    Args:
        weighed: the lines.
        tie: what an estimate comes to where nobody is ahead.
        voice: who says what they are worth.

    A line that nothing shows to be worse than the best is as good; one without an estimate has
    no bar.
    """
    estimates = [each.estimate for each in weighed]
    ends = [abs(each.mean - tie) + each.error for each in estimates if each is not None]
    spread = ROOM * max(ends, default=1.0) or 1.0

    def at(points: float) -> int:
        return round(50 + 50 * (points - tie) / spread)

    return [
        None
        if each is None
        else {
            "at": at(each.mean),
            "from": at(each.mean - each.error),
            "to": at(each.mean + each.error),
            "worth": _worth(each.mean, tie, voice),
            "error": voice.say("coach-points", {"points": each.error}) if each.error else "",
            "best": each.best,
            "good": each.as_good,
        }
        for each in estimates
    ]


def _worth(mean: float, tie: float, voice: Voice) -> str:
    """Return a line's mean points as text: a signed lead, or a share of all points."""
    shown = round(mean, 1)
    text = voice.say("coach-points", {"points": abs(shown)})
    return text if tie or not shown else f"{'+' if shown > 0 else '−'}{text}"
