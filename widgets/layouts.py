"""Where each zone of a game lies on the screen: data, so that a new game needs no new code."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards import GAMES


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table.

    Args:
        area: `far` (across the table), `side`, `middle`, `near` (the learner's) or `hidden` (shown
            only on demand).
        spread: how the cards lie: `row` (apart), `fan` (overlapping), `trick` (in front of who
            played them), `pile` (only the top is seen), `crosswise` (under the pile before it).
        playable: whether the learner plays from there.
        choosable: whether cards are chosen there, to be taken with one of the hand.
        means_empty: whether it means something that nothing lies there, which is then said.
    """

    area: str
    spread: str
    playable: bool = False
    choosable: bool = False
    means_empty: bool = False


Layout = dict[tuple[str, bool], Place]
"""For each zone by name, and whether it is the learner's own: its place."""

TRICKS: Layout = {
    ("hand", False): Place("far", "fan"),
    ("taken", False): Place("far", "pile"),
    ("stock", False): Place("side", "pile"),
    ("upcard", False): Place("side", "crosswise"),
    ("trick", False): Place("middle", "trick"),
    ("last-trick", False): Place("hidden", "trick"),
    ("taken", True): Place("near", "pile"),
    ("hand", True): Place("near", "row", playable=True),
}
"""A game of tricks with a stock."""

CAPTURES: Layout = {
    ("hand", False): Place("far", "fan"),
    ("taken", False): Place("far", "pile"),
    ("scope", False): Place("far", "crosswise"),
    ("stock", False): Place("side", "pile"),
    ("table", False): Place("middle", "row", choosable=True, means_empty=True),
    ("last-capture", False): Place("hidden", "row"),
    ("taken", True): Place("near", "pile"),
    ("scope", True): Place("near", "crosswise"),
    ("hand", True): Place("near", "row", playable=True),
}
"""A game of captures from the table."""

LAYOUTS: dict[str, Layout] = {"briscola": TRICKS, "scopa": CAPTURES}
"""The layout of each game; one without a layout has no card table yet."""


def tables() -> tuple[str, ...]:
    """The games that have a card table, in the order of all games.

    >>> "briscola" in tables()
    True
    """
    return tuple(name for name in GAMES if name in LAYOUTS)
