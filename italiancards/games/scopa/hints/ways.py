"""The ways to play a card of Scopa, weighed beforehand for the rollout policy.

The capture of a card, and its gain, depend on the ranks on the table and on nothing else but the
coins among them. So each is worked out once for a table, however often that is met.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from italiancards.games.scopa.hints.pack import (
    BIT,
    CARDS,
    COINS,
    RANKS,
    SUITS,
    UNITS,
    Sum,
    goal,
    number_of,
    sweeps,
    takings,
    worth,
)
from italiancards.games.scopa.hints.worth import AFTER, plain_worth
from italiancards.games.scopa.hints.worth import worth as card_worth
from italiancards.games.scopa.rules.options import ScopaOptions


class Way(NamedTuple):
    """One way to play a card of some kind, as `finish` weighs it.

    Args:
        gain: what it brings, beside the coins it takes.
        coins: the coins it takes where they lie there.
        cards: the cards of the ranks it takes; none where the card is laid down.
        whole: whether it takes all cards of those ranks that lie there.
        counts: what it adds to the count of ranks; less than nothing where it takes.
        taking: the ranks it takes.
        scopa: whether it makes a scopa where it takes all.
        others: the other ways to play the card, where there are several.
    """

    gain: int
    coins: int
    cards: int
    whole: bool
    counts: int
    taking: Sum | None
    scopa: bool
    others: tuple[Way, ...] = ()


class _Row(dict[int, Way]):
    """The ways to play each kind of card on a table, made when they are first asked for.

    Args:
        options: the table's.
        counts: the ranks on the table.
    """

    __slots__ = ("counts", "options", "there")

    def __init__(self, options: ScopaOptions, counts: int) -> None:
        self.options = options
        self.counts = counts
        self.there = worth(counts)

    def __missing__(self, kind: int) -> Way:
        first, *others = self._make(kind)
        found = self[kind] = first._replace(others=tuple(others)) if others else first
        return found

    def _make(self, kind: int) -> list[Way]:
        """Return all ways to play a card of some kind on the row's table."""
        rank, own = kind // 2, card_worth(CARDS[SUITS * (kind // 2) + kind % 2])
        found = takings(self.options, self.counts, rank)
        if not found:
            gain = _after(self.there + rank + 1) - own
            return [Way(gain, 0, 0, True, UNITS[SUITS * rank], None, False)]
        swept = sweeps(self.options, self.counts, rank) and self.there != goal(self.options, rank)
        scopa = not swept or self.options.ace_sweep_is_scopa
        return [self._taking(taking, own, scopa) for taking in found]

    def _taking(self, taking: Sum, own: int, scopa: bool) -> Way:
        """Return the way in which a card takes a sum from the row's table."""
        left = self.there - taking.total
        gain = own + _worth(taking.counts) + (_after(left) if left or scopa else 0)
        whole = self.counts & taking.cards == taking.counts
        coins = taking.cards & COINS
        return Way(gain, coins, taking.cards, whole, -taking.counts, taking, scopa)


class _Rows(dict[int, _Row]):
    """The rows of every table met so far, by the count of its ranks."""

    MOST = 60_000
    """Number of tables before all are forgotten: some hundred megabytes."""

    def __init__(self, options: ScopaOptions) -> None:
        self.options = options

    def __missing__(self, counts: int) -> _Row:
        if len(self) > self.MOST:
            self.clear()
        found = self[counts] = _Row(self.options, counts)
        return found


def _after(there: int) -> int:
    """Return the worth, to the player who leaves it, of a table with this sum."""
    return AFTER[min(there, len(AFTER) - 1)]


@cache
def _worth(counts: int) -> int:
    """Return the worth of cards of these ranks, coins not considered, in hundredths of a point."""
    return sum(
        number_of(counts, rank) * plain_worth(CARDS[SUITS * rank + 1]) for rank in range(RANKS)
    )


@cache
def coins_worth() -> dict[int, int]:
    """Return the extra worth of each set of coins over plain cards, by its bits, in hundredths."""
    worths = {0: 0}
    for rank in range(RANKS):
        coin = CARDS[SUITS * rank]
        more = card_worth(coin) - plain_worth(coin)
        worths |= {coins | BIT[SUITS * rank]: total + more for coins, total in worths.items()}
    return worths


@cache
def rows(options: ScopaOptions) -> _Rows:
    """Return the shared cache of ways to play under some options, by the table's counts."""
    return _Rows(options)
