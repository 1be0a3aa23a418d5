"""Score sheets: every point with the cards and the rule it comes from."""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import Cards
from italiancards.core.rules import Facts, Finding
from italiancards.core.seats import Seat
from italiancards.core.zones import Zone


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One row of the sheet.

    Args:
        name: which sentence says it (`line-<name>` in the words of the game).
        facts: what fills that sentence.
        cards: for each side, the cards it counts.
        points: for each side, what they come to, in the points of the game.
    """

    name: str
    facts: Facts
    cards: tuple[Cards, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a deal, finished or under way.

    Args:
        sides: the seats of each side: the columns.
        lines: the rows.
        winners: the numbers of the sides that won the deal; none while it lasts, or when drawn.
        result: the sentence that says how it ended, or None while it lasts.
        void: whether the deal counts for nothing, and the same player deals again.

    >>> Sheet(((Seat(0),), (Seat(1),)), (ScoreLine("aces", {}, ((), ()), (22, 11)),)).totals
    (22, 11)
    """

    sides: tuple[tuple[Seat, ...], ...]
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...] = ()
    result: Finding | None = None
    void: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each column."""
        return tuple(
            sum(line.points[side] for line in self.lines) for side in range(len(self.sides))
        )


@dataclass(frozen=True, slots=True)
class Race:
    """Something the sides still play for while a deal runs, as one seat knows it.

    Args:
        name: which sentence says it (`race-<name>` in the words of the game).
        facts: what fills that sentence.
        cards: for each side, the cards that it has of it.
        counts: for each side, what they come to, as it is written down.
        out: the cards still out that would change it, where they are known to lie (`out-<zone>`).
        note: a sentence that goes before those, if there is one.
        parts: what it is made up of, where each part is a race of its own.

    >>> Race("sevens", {}, ((), ()), ("0", "0"), out=(Zone("unseen", ()),)).counts
    ('0', '0')
    """

    name: str
    facts: Facts
    cards: tuple[Cards, ...]
    counts: tuple[str, ...]
    out: tuple[Zone, ...] = ()
    note: Finding | None = None
    parts: tuple[Race, ...] = ()
