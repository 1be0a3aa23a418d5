"""Looking back at a deal: what each decision cost with what was known, and with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from italiancards.core.moves import Move
from italiancards.core.seats import Seat
from italiancards.hints import HINT, Advice, Budget, Estimate, Moves, foresight, last, opened
from italiancards.hints.montecarlo import of_line
from italiancards.table import Table


@dataclass(frozen=True)
class Decision:
    """A move that was made where there was a choice.

    Args:
        moment: the number of the moment before it.
        trick: its number among the seat's decisions and sole moves of the deal, from 1.
        line: what was played, from that move to the end of the turn.
        advice: what could be known of every line then.
        open: what every line comes to with all cards open, the best first: hindsight.
    """

    moment: int
    trick: int
    line: Moves
    advice: Advice
    open: tuple[Estimate, ...]

    @property
    def move(self) -> Move:
        """The move that was decided on."""
        return self.line[0]

    @property
    def known(self) -> Estimate:
        """What was played was worth with what was known; the best line is nothing behind."""
        weighed = self.advice.of(self.line)
        known = (weighed and weighed.estimate) or self.advice.weighed[0].estimate
        assert known is not None  # only a pointless move is not estimated, and that costs nothing
        return known

    @property
    def cost(self) -> float:
        """The points it cost with what was known; 0 where nothing shows that it cost any."""
        return 0.0 if self.known.as_good else self.known.behind

    @property
    def hindsight(self) -> Estimate:
        """What was played was worth with all cards open."""
        return of_line(self.line, self.open) or self.open[0]


def review(
    table: Table, seat: int = 0, deal: int | None = None, budget: Budget | None = None
) -> Iterator[Decision]:
    """The decisions of a seat in a deal, one after another as they are worked out.

    Args:
        table: the table; what was undone counts for nothing.
        seat: whose decisions.
        deal: which deal of the match, from 1; without it the one that lies there.
        budget: how much to think about each.

    Raises:
        NoHint: nobody can look ahead in this game.

    >>> import italiancards as ic
    >>> table = ic.deal("briscola", seed=7).autoplay()
    >>> len(list(review(table, budget=Budget(30))))
    19
    """
    foresight(table.game)  # or the refusal, before anything is worked out
    number = table.moment.deal if deal is None else deal
    return _decisions(table, Seat(seat), number, budget or Budget())


def _decisions(table: Table, seat: Seat, number: int, budget: Budget) -> Iterator[Decision]:
    trick = 0
    for at in range(1, table.now + 1):
        made = table.moments[at]
        if made.deal != number or made.seat != seat or made.move is None:
            continue
        trick += made.move.plays
        view = table.view(seat, at - 1)
        if len(table.game.legal(view)) > 1:
            advice = last(table.think(HINT, budget, at - 1))
            line, seen = _played(table, at), tuple(hindsight(table, seat, at - 1))
            yield Decision(at - 1, trick, line, advice, seen)


def _played(table: Table, at: int) -> Moves:
    """What the seat that moved at a moment played, from then to the end of its turn."""
    seat = table.moments[at].seat
    own = takewhile(lambda each: each.seat == seat, table.moments[at : table.now + 1])
    line = [each.move for each in own if each.move is not None]
    ends = next((number for number, move in enumerate(line, 1) if move.ends_turn), len(line))
    return tuple(line[:ends])


def hindsight(table: Table, seat: Seat, at: int) -> list[Estimate]:
    """Every line's worth when all cards lie open, those drawn later among them."""
    views = [table.view(each, at) for each in range(table.seating.count)]
    later = [event for number, event in table.log(None, at + 1) if _deal_of(table, number, at)]
    return opened(table.game, seat, views, later)


def _deal_of(table: Table, number: int, at: int) -> bool:
    return table.moments[number].deal == table.moments[at].deal
