"""Reviews of a deal: the cost of each decision, by what was known and with open cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, overload

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.modules import callable_module
from italiancards.core.moves import Move
from italiancards.core.rows import as_html, printable
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import (
    HINT,
    Advice,
    Advise,
    Budget,
    Estimate,
    Moves,
    foresight,
    last,
    open_values,
    rank_proven,
)
from italiancards.hints.lines import of_line
from italiancards.registry import game as game_of
from italiancards.table import Table

Estimates = tuple[Estimate, ...]
"""Worth of every line with all cards open, the best first: hindsight."""
WON = 0.02
"""Least loss of the chance to win that makes a move a mistake."""
SHARE = 0.25
"""Least share of the spread from best to worst line whose loss makes a move a mistake."""


@dataclass(frozen=True, repr=False)
class Decision:
    """A move made where there was a choice; prints as its cost.

    Args:
        moment: the number of the moment before it.
        trick: its number among the seat's decisions and sole moves of the deal, from 1.
        line: what was played, from that move to the end of the turn.
        advice: what could be known of every line then.
        open: what every line comes to with all cards open, the best first: hindsight.
        voice: who tells it.
    """

    moment: int
    trick: int
    line: Moves
    advice: Advice
    open: Estimates
    voice: Voice = field(default_factory=Voice, compare=False)

    @property
    def move(self) -> Move:
        """The first move of the decision."""
        return self.line[0]

    @property
    def known(self) -> Estimate:
        """Estimate of the moves made, as known at the time; of the best line if they have none."""
        weighed = self.advice.of(self.line)
        known = (weighed and weighed.estimate) or self.advice.weighed[0].estimate
        assert known is not None  # only a pointless move is not estimated, and that costs nothing
        return known

    @property
    def cost(self) -> float:
        """Points that the decision lost, as known at the time; 0 if as good as the best."""
        return 0.0 if self.known.as_good else max(0.0, self.known.behind)

    def is_mistake(self, *, opened: bool = False) -> bool:
        """Return True if the decision lost a win, or a large share of the points at stake.

        Args:
            opened: whether it is judged with all cards open.
        """
        estimates = self.open if opened else self._estimates
        stake = max(each.mean for each in estimates) - min(each.mean for each in estimates)
        if opened:
            behind = self.hindsight.behind
            return behind > 0 and behind >= SHARE * stake
        if self.known.as_good:
            return False
        return self.known.lost >= WON or (self.cost > 0 and self.cost >= SHARE * stake)

    @property
    def _estimates(self) -> list[Estimate]:
        """Estimates of all lines of play, as known at the time."""
        return [each.estimate for each in self.advice.weighed if each.estimate is not None]

    @property
    def hindsight(self) -> Estimate:
        """Estimate of the moves made, with all cards open."""
        return of_line(self.line, self.open) or self.open[0]

    @property
    def row(self) -> tuple[str, str, str]:
        """Row of texts for a table: number, moves made, and their cost in words."""
        better = ", ".join(map(str, self.advice.weighed[0].line))
        name = "review-cost" if self.cost else "review-fine"
        facts = {"points": self.cost, "better": better}
        return f"{self.trick}.", ", ".join(map(str, self.line)), self.voice.say(name, facts)

    def __str__(self) -> str:
        number, played, text = self.row
        return printable(f"{number} {played}: {text}")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([self.row])


@dataclass(frozen=True, slots=True)
class Decide:
    """A job: evaluate one decision, by what was known then and with all cards open.

    Args:
        advise: what could be known then, of the line that was played too.
        moment: the number of the moment before it.
        trick: as in `Decision`.
        views: what each seat knew.
        later: all that happened afterwards in the deal.
    """

    advise: Advise
    moment: int
    trick: int
    views: tuple[Any, ...]
    later: tuple[Event, ...]

    def run(self) -> Iterator[Decision | None]:
        """Yield None as pauses, and last the reviewed decision, or None if there was no choice."""
        thought, (line,) = None, self.advise.also
        for thought in self.advise.run():  # noqa: B007
            yield None
        if thought is not None and thought.weighed[0].estimate is not None:
            game, seat = game_of(self.advise.game), self.advise.view.seat
            found = list[tuple[float, Moves]]()
            for each in open_values(game, seat, self.views, self.later, (line,)):
                found.append(each)
                yield None
            seen = _rank_lines(game, self.advise.view, found)
            yield Decision(self.moment, self.trick, line, thought, seen)


class Review(Sequence[Decision]):
    """The decisions of a seat in a deal, each worked out when it is first asked for.

    Printed, or asked how many they are, they are all worked out.

    Args:
        table: the table, which is left as it is.
        seat: whose decisions.
        moves: the moments of the moves it looks at, those where the seat had a choice, each with
            the trick or turn it was in.
        budget: how much to think about each.
    """

    def __init__(self, table: Table, seat: Seat, moves: dict[int, int], budget: Budget) -> None:
        self._table, self._seat, self._budget = table, seat, budget
        self._left = moves
        self._moves = len(moves)
        self._voice = table.voice(seat)
        self.done: list[Decision] = []

    def __iter__(self) -> Iterator[Decision]:
        number = 0
        while number < len(self.done) or self._more():
            yield self.done[number]
            number += 1

    def _more(self) -> bool:
        """Review one more decision; return False if none was left."""
        done = len(self.done)
        while len(self.done) == done and (job := self.job) is not None:
            self.take(last(job.run()))
        return len(self.done) > done

    @property
    def complete(self) -> bool:
        """True once all decisions are reviewed."""
        return not self._left

    @property
    def job(self) -> Decide | None:
        """Job of reviewing the next decision, its answer for `take`; None once all are done."""
        for at, trick in self._left.items():
            table, line = self._table, _moves_of_turn(self._table, at)
            advise = table.advise(HINT, self._budget, at - 1, (line,))
            return Decide(advise, at - 1, trick, *_open(table, at - 1))
        return None

    def take(self, decision: Decision | None) -> None:
        """Add the answer of `job` to the reviewed decisions, and go on to the next."""
        reached = next(iter(self._left))
        if decision is not None:
            found = decision.advice.of(decision.line)
            reached = decision.moment + (len(found.line) if found else 1)
            self.done.append(replace(decision, voice=self._voice))
        self._left = {at: trick for at, trick in self._left.items() if at > reached}

    @property
    def progress(self) -> tuple[int, int]:
        """Number of moves reviewed so far, and of all.

        >>> import italiancards as ic
        >>> ic.review(ic.deal("briscola", seed=7).autoplay()).progress
        (0, 19)
        """
        return self._moves - len(self._left), self._moves

    @property
    def _all(self) -> list[Decision]:
        """All decisions, reviewed now as far as they were not yet."""
        while self._more():
            pass
        return self.done

    def __len__(self) -> int:
        return len(self._all)

    @overload
    def __getitem__(self, at: int) -> Decision: ...
    @overload
    def __getitem__(self, at: slice) -> list[Decision]: ...
    def __getitem__(self, at: int | slice) -> Decision | list[Decision]:
        return self._all[at]

    def _total(self) -> str:
        """Return the sentence on the number of costly decisions and the points lost."""
        costs = [each.cost for each in self if each.cost]
        return self._voice.say("review-total", {"number": len(costs), "points": sum(costs)})

    def __str__(self) -> str:
        return printable("\n".join([*map(str, self), self._total()]))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([each.row for each in self], after=[self._total()])


def review(
    table: Table, seat: int = 0, deal: int | None = None, budget: Budget | None = None
) -> Review:
    """Return a review of a seat's decisions in a deal, each computed when first needed.

    What is played or taken back at the table afterwards changes nothing of it.

    Args:
        table: the table; what was undone counts for nothing.
        seat: whose decisions.
        deal: which deal of the match, from 1; without it the one that lies there.
        budget: how much to think about each.

    Raises:
        NoHint: nobody can look ahead in this game.
        ItalianCardsError: there is no such seat, or no such deal.

    >>> import italiancards as ic
    >>> table = ic.deal("briscola", seed=7).autoplay()
    >>> len(list(review(table, budget=Budget(30))))
    19
    """
    foresight(table.game)  # or the refusal, before anything is worked out
    number = table.moment.deal if deal is None else deal
    first = table.deals.first
    if number not in range(first, first + len(table.starts)):
        last = first + len(table.starts) - 1
        raise ItalianCardsError("no-deal-number", number=quoted(number), first=first, last=last)
    who, before = table.seating.seat(seat), table.branch(table.now)
    tricks = _tricks(before, who, number)
    moves = {
        at: trick for at, trick in tricks.items() if table.game.chooses(before.view(who, at - 1))
    }
    return Review(before, who, moves, budget or Budget())


def _tricks(table: Table, seat: Seat, number: int) -> dict[int, int]:
    """Return the moments at which a seat moved in a deal, each with its trick's number."""
    tricks, trick = dict[int, int](), 0
    for at in range(1, table.now + 1):
        made = table.moments[at]
        if made.deal == number and made.seat == seat and made.move is not None:
            trick += made.move.plays
            tricks[at] = trick
    return tricks


def _moves_of_turn(table: Table, at: int) -> Moves:
    """Return the moves of one turn, from a moment to the turn's end."""
    seat = table.moments[at].seat
    own = takewhile(lambda each: each.seat == seat, table.moments[at : table.now + 1])
    line = [each.move for each in own if each.move is not None]
    ends = next((number for number, move in enumerate(line, 1) if move.ends_turn), len(line))
    return tuple(line[:ends])


def hindsight(table: Table, seat: Seat, at: int, also: Sequence[Moves] = ()) -> Estimates:
    """Return estimates of the lines of play at a moment, with all cards open, best first.

    Args:
        table: the table.
        seat: the seat to move then.
        at: the number of the moment before the move.
        also: lines that are evaluated even if the search would not.

    Returns:
        The estimates of the lines, the best first.
    """
    views, later = _open(table, at)
    return _rank_lines(table.game, views[seat], open_values(table.game, seat, views, later, also))


def _open(table: Table, at: int) -> tuple[tuple[Any, ...], tuple[Event, ...]]:
    """Return all seats' views at a moment, and the later events of the deal."""
    deal, log = table.moments[at].deal, table.log(since=at + 1, everything=True)
    views = tuple(table.view(each, at) for each in range(table.seating.count))
    return views, tuple(event for number, event in log if table.moments[number].deal == deal)


def _rank_lines(
    game: Game[Any, Any, Any], view: Any, found: Iterable[tuple[float, Moves]]
) -> Estimates:
    """Return lines with their values as estimates ranked best first, in the table's letters."""
    look = game.notation(view.options).look
    return tuple(each.by(look) for each in rank_proven(found))


callable_module(review)
