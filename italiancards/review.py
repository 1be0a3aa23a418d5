"""Looking back at a deal: what each decision cost with what was known, and with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import overload

from italiancards.core.errors import ItalianCardsError, quoted
from italiancards.core.language import said
from italiancards.core.modules import called
from italiancards.core.moves import Move
from italiancards.core.rows import as_html, printable
from italiancards.core.seats import Seat
from italiancards.core.words import Voice
from italiancards.hints import HINT, Advice, Budget, Estimate, Moves, foresight, last, opened
from italiancards.hints.lines import of_line
from italiancards.table import Table

WON = 0.02
"""A mistake costs so much of the chance to win,"""
SHARE = 0.25
"""or so much of what lies between the best and the worst that could be played."""


@dataclass(frozen=True, repr=False)
class Decision:
    """A move that was made where there was a choice; prints as what it cost.

    Args:
        moment: the number of the moment before it.
        trick: its number among the seat's decisions and sole moves of the deal, from 1.
        line: what was played, from that move to the end of the turn.
        advice: what could be known of every line then.
        open: what every line comes to with all cards open, the best first: hindsight.
        voice: who tells it.
        reached: how many of the seat's moves have been looked at with it.
    """

    moment: int
    trick: int
    line: Moves
    advice: Advice
    open: tuple[Estimate, ...]
    voice: Voice = field(default_factory=Voice, compare=False)
    reached: int = field(default=0, compare=False)

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
        return 0.0 if self.known.as_good else max(0.0, self.known.behind)

    def is_mistake(self, *, opened: bool = False) -> bool:
        """Whether it is worth coming back to: it cost wins, or much of what was at stake.

        Args:
            opened: whether it is judged with all cards open.
        """
        told = self.open if opened else self._estimates
        stake = max(each.mean for each in told) - min(each.mean for each in told)
        if opened:
            behind = self.hindsight.behind
            return behind > 0 and behind >= SHARE * stake
        if self.known.as_good:
            return False
        return self.known.lost >= WON or (self.cost > 0 and self.cost >= SHARE * stake)

    @property
    def _estimates(self) -> list[Estimate]:
        """What each line was worth with what was known."""
        return [each.estimate for each in self.advice.weighed if each.estimate is not None]

    @property
    def hindsight(self) -> Estimate:
        """What was played was worth with all cards open."""
        return of_line(self.line, self.open) or self.open[0]

    @property
    def row(self) -> tuple[str, str, str]:
        """Its number, what was played, and what that cost."""
        better = ", ".join(map(str, self.advice.weighed[0].line))
        name = "review-cost" if self.cost else "review-fine"
        facts = {"points": self.cost, "better": better}
        return f"{self.trick}.", ", ".join(map(str, self.line)), self.voice.say(name, facts)

    def __str__(self) -> str:
        number, played, told = self.row
        return printable(f"{number} {played}: {told}")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html([self.row])


class Review(Sequence[Decision]):
    """The decisions of a seat in a deal, each worked out when it is first asked for.

    Printed, or asked how many they are, they are all worked out.

    Args:
        work: where the decisions come from.
        moves: how many moves it looks at: those where the seat had a choice.
        voice: who tells them.
    """

    def __init__(self, work: Iterator[Decision], moves: int, voice: Voice) -> None:
        self._work = work
        self.moves = moves
        self._voice = voice
        self._done: list[Decision] = []
        self._complete = False

    def __iter__(self) -> Iterator[Decision]:
        number = 0
        while number < len(self._done) or self._more():
            yield self._done[number]
            number += 1

    def _more(self) -> bool:
        """Work out one more; whether there was one."""
        decision = next(self._work, None)
        if decision is not None:
            self._done.append(decision)
        self._complete = decision is None
        return decision is not None

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves have been looked at, of how many; of a turn's moves several at once.

        >>> import italiancards as ic
        >>> ic.review(ic.deal("briscola", seed=7).autoplay()).progress
        (0, 19)
        """
        reached = self.moves if self._complete else self._done[-1].reached if self._done else 0
        return reached, self.moves

    @property
    def _all(self) -> list[Decision]:
        while self._more():
            pass
        return self._done

    def __len__(self) -> int:
        return len(self._all)

    @overload
    def __getitem__(self, at: int) -> Decision: ...
    @overload
    def __getitem__(self, at: slice) -> list[Decision]: ...
    def __getitem__(self, at: int | slice) -> Decision | list[Decision]:
        return self._all[at]

    def _total(self) -> str:
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
    """The decisions of a seat in a deal, one after another as they are worked out.

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
        raise ItalianCardsError(
            said(
                en=f"There is no deal {quoted(number)}: there are deals {first} to {last}.",
                it=f"Non c’è la mano {quoted(number)}: le mani vanno da {first} a {last}.",
            )
        )
    who, before = table.seating.seat(seat), table.branch(table.now)
    tricks = _tricks(before, who, number)
    legal = {at: table.game.legal(before.view(who, at - 1)) for at in tricks}
    moves = {at: trick for at, trick in tricks.items() if len(legal[at]) > 1}
    work = _decisions(before, who, moves, budget or Budget())
    return Review(work, len(moves), table.voice(who))


def _tricks(table: Table, seat: Seat, number: int) -> dict[int, int]:
    """The moments in which a seat moved in a deal, each with the trick or turn it was in."""
    tricks, trick = dict[int, int](), 0
    for at in range(1, table.now + 1):
        made = table.moments[at]
        if made.deal == number and made.seat == seat and made.move is not None:
            trick += made.move.plays
            tricks[at] = trick
    return tricks


def _decisions(
    table: Table, seat: Seat, moves: Mapping[int, int], budget: Budget
) -> Iterator[Decision]:
    told = 0
    for at, trick in moves.items():
        if at <= told:
            continue
        line = _played(table, at)
        advice = last(table.think(HINT, budget, at - 1, (line,)))
        if advice.weighed[0].estimate is None:
            continue  # there is nothing to work out, as in showing one's hand
        found = advice.of(line)
        told = at - 1 + (len(found.line) if found else 1)  # the moves of a turn are one decision
        seen = tuple(hindsight(table, seat, at - 1, (line,)))
        reached = sum(each <= told for each in moves)
        yield Decision(at - 1, trick, line, advice, seen, table.voice(seat), reached)


def _played(table: Table, at: int) -> Moves:
    """What the seat that moved at a moment played, from then to the end of its turn."""
    seat = table.moments[at].seat
    own = takewhile(lambda each: each.seat == seat, table.moments[at : table.now + 1])
    line = [each.move for each in own if each.move is not None]
    ends = next((number for number, move in enumerate(line, 1) if move.ends_turn), len(line))
    return tuple(line[:ends])


def hindsight(table: Table, seat: Seat, at: int, also: Sequence[Moves] = ()) -> list[Estimate]:
    """Every line's worth when all cards lie open, those drawn later among them."""
    views = [table.view(each, at) for each in range(table.seating.count)]
    later = [
        event
        for number, event in table.log(since=at + 1, everything=True)
        if _deal_of(table, number, at)
    ]
    found = opened(table.game, seat, views, later, also)
    return [each.by(table.notation.look) for each in found]


def _deal_of(table: Table, number: int, at: int) -> bool:
    return table.moments[number].deal == table.moments[at].deal


called(review)
