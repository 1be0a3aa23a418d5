"""Score sheets: for each line and party, the cards and the points they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from italiancards.core.cards import Cards
from italiancards.core.rules import Facts, Finding
from italiancards.core.seats import Parties, named_party
from italiancards.core.zones import Zone

DECISIVE = 2
"""Most lines named as the ones that decided a deal."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One row of the sheet, of the running count as of the final score.

    Args:
        name: which sentence says it (`line-<name>` in the words of the game).
        facts: what fills that sentence.
        cards: for each party, the cards that it has of it.
        points: for each party, what they come to in the points of the game; None where the line
            scores nothing by itself (yet).
        counts: for each party, what they come to as it is written down, thirds too; where there is
            nothing, the points are written.
        out: the cards still out that would change it, where they are known to lie (`out-<zone>`).
        note: a sentence that goes before those, if there is one.
        parts: what it is made up of, where each part is a line of its own; they add no points.
        listed: whether its cards are worth looking at one by one.
        group: the row of the short sheet that it is added to (`line-<group>`), with others of that
            group; "" where it is a row of its own.

    >>> ScoreLine("sevens", {}, ((), ()), (2, 1)).cells
    ('2', '1')
    >>> ScoreLine("thirds", {}, ((), ()), None, ("2 1/3", "–")).cells
    ('2 1/3', '–')
    """

    name: str
    facts: Facts
    cards: tuple[Cards, ...]
    points: tuple[int, ...] | None = None
    counts: tuple[str, ...] = ()
    out: tuple[Zone, ...] = ()
    note: Finding | None = None
    parts: tuple[ScoreLine, ...] = ()
    listed: bool = True
    group: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        """Texts of the line's columns, one for each party."""
        return self.counts or tuple(map(str, self.points or ()))

    def points_of(self, party: int) -> int:
        """Return the points of a party in this line, 0 if the line gives none."""
        return self.points[party] if self.points else 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a deal, finished or under way, as one seat knows it.

    Args:
        parties: the seats that keep score together: the columns.
        lines: the rows.
        winners: the numbers of the parties that won the deal; none while it lasts, or when drawn.
        result: the sentence that says how it ended, or None while it lasts.
        void: whether the deal counts for nothing, and the same player deals again.
        counted: for each party what it has so far, as it stands beside its seat, where that is not
            the sum of its column.
        written: for each party what it has so far as it is written down, thirds too, where that is
            not a whole number; it stands beside its seat then.

    Raises:
        ValueError: a line has not one entry for each column.

    >>> from italiancards.core.seats import alternating
    >>> two = alternating(players=2, parties=2)
    >>> Sheet(two, (ScoreLine("aces", {}, ((), ()), (22, 11)),)).totals
    (22, 11)
    >>> Sheet(two, (ScoreLine("aces", {}, ((), ()), (22, 11, 0)),))
    Traceback (most recent call last):
    ValueError: The line 'aces' has 3 entries for 2 columns.
    """

    parties: Parties
    lines: tuple[ScoreLine, ...]
    winners: tuple[int, ...] = ()
    result: Finding | None = None
    void: bool = False
    counted: tuple[int, ...] = ()
    written: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for line in self.lines:
            for each in (line, *line.parts):
                self._check(each)

    def _check(self, line: ScoreLine) -> None:
        """Raise if a line's columns are not as many as the parties."""
        rows = {"groups of cards": line.cards, "entries": line.cells, "points": line.points}
        for what, row in rows.items():
            if row is not None and len(row) != len(self.parties):
                raise ValueError(
                    f"The line {line.name!r} has {len(row)} {what} for {len(self.parties)} columns."
                )

    @property
    def totals(self) -> tuple[int, ...]:
        """Total points of each party."""
        return tuple(
            sum(line.points_of(party) for line in self.lines) for party in range(len(self.parties))
        )

    @property
    def leaders(self) -> tuple[int, ...]:
        """Numbers of the parties with the highest total."""
        totals = self.totals
        return tuple(party for party, total in enumerate(totals) if total == max(totals))

    def close(self, winners: tuple[int, ...], name: str, **facts: Any) -> Sheet:
        """Return a finished copy of the sheet with winners and a result sentence.

        Args:
            winners: the parties that won it; none if it was drawn.
            name: the name of the sentence.
            facts: what fills it, beside the winner.
        """
        winner = named_party(self.parties, winners[0]) if winners else None
        result = Finding(name, True, {"winner": winner, **facts})
        return replace(self, winners=winners, result=result)

    def close_by_most(self) -> Sheet:
        """Return a finished copy of the sheet; the single highest total wins, else a draw."""
        best = self.leaders
        winners = best if len(best) == 1 else ()
        others = [total for party, total in enumerate(self.totals) if party not in winners]
        name = "won" if winners else "drawn"
        return self.close(winners, name, points=max(self.totals), other=max(others))

    @property
    def short(self) -> Sheet | None:
        """The sheet as a club keeps it, a row for each group of lines; None where none is grouped.

        >>> from italiancards.core.seats import alternating
        >>> two = alternating(players=2, parties=2)
        >>> clean = ScoreLine("clean", {}, ((), ()), (200, 0), group="burrachi")
        >>> dirty = ScoreLine("dirty", {}, ((), ()), (100, 100), group="burrachi")
        >>> [row.cells for row in Sheet(two, (clean, dirty)).short.lines]
        [('300', '100')]
        """
        if not any(line.group for line in self.lines):
            return None
        rows: dict[str, list[ScoreLine]] = {}
        for line in self.lines:
            rows.setdefault(line.group or line.name, []).append(line)
        lines = tuple(_one_row(name, grouped) for name, grouped in rows.items())
        return replace(self, lines=lines)

    @property
    def so_far(self) -> tuple[int, ...]:
        """Number to show beside each party while the deal runs."""
        return self.counted or self.totals

    @property
    def last_row(self) -> tuple[int, ...]:
        """Numbers in the sheet's last row: totals, or counts so far while the deal runs."""
        return self.totals if self.result else self.so_far

    @property
    def decisive(self) -> tuple[ScoreLine, ...]:
        """The few lines with the winner's widest lead, if these decided the deal; else ().

        Empty if the deal was won by more than that, or by many small things.

        >>> from italiancards.core.seats import alternating
        >>> two = alternating(players=2, parties=2)
        >>> aces = ScoreLine("aces", {}, ((), ()), (33, 11))
        >>> lines = [aces, ScoreLine("kings", {}, ((), ()), (4, 12))]
        >>> [line.name for line in Sheet(two, tuple(lines), winners=(0,)).decisive]
        ['aces']
        >>> Sheet(two, tuple(lines[:1]) * 2, winners=(0,)).decisive
        ()
        """
        if len(self.winners) != 1:
            return ()
        leads = [self._lead(line.points or (0,) * len(self.parties)) for line in self.lines]
        widest = max(leads, default=0)
        lines = tuple(line for line, lead in zip(self.lines, leads, strict=True) if lead == widest)
        few = len(lines) <= DECISIVE and len(lines) < len(self.lines)
        return lines if few and 2 * widest >= self._lead(self.totals) else ()

    def _lead(self, points: Sequence[int]) -> int:
        """Return the winner's points minus the best of the other parties'."""
        (winner,) = self.winners
        return points[winner] - max(each for at, each in enumerate(points) if at != winner)


def _one_row(name: str, lines: Sequence[ScoreLine]) -> ScoreLine:
    """Return a row without cards that adds up lines; one line alone keeps its name and facts."""
    first, *others = lines
    nothing: tuple[Cards, ...] = ((),) * len(first.cards)
    if not others:
        return replace(first, cards=nothing, out=(), note=None, parts=(), group="")
    columns = range(len(first.cards))
    points = tuple(sum(line.points_of(party) for line in lines) for party in columns)
    counts = tuple(str(sum(int(line.cells[party]) for line in lines)) for party in columns)
    return ScoreLine(name, {}, nothing, points, counts)
