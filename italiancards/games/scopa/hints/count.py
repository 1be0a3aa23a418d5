"""The count at the end of a deal of Scopa, on masks of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from italiancards.games.scopa.hints.pack import BIT, CARDS, COINS, NIBBLE, PLACE, RANKS, SUIT, SUITS
from italiancards.games.scopa.rules.options import ScopaOptions
from italiancards.games.scopa.rules.primiera import ENOUGH, PRIME, most
from italiancards.games.scopa.rules.score import NAPOLA, REBELLO, SETTEBELLO

_SETTEBELLO, _REBELLO = BIT[PLACE[SETTEBELLO]], BIT[PLACE[REBELLO]]
_SEVENS, _SIXES = (NIBBLE[int(rank) - 1] for rank in "76")
_RUN = tuple(BIT[SUITS * rank] for rank in range(RANKS))
_MISSING = -1000
"""A penalty that no sum can make good."""


@cache
def _primes(suit: int, missing: int) -> dict[int, int]:
    """Return the primiera points of the best card in each set of a suit's cards, by bit mask."""
    best = {0: missing}
    for place in sorted(range(suit, len(CARDS), SUITS), key=lambda each: PRIME[CARDS[each].rank]):
        best |= {cards | BIT[place]: PRIME[CARDS[place].rank] for cards in best}
    return best


class ScopaCount:
    """The count of a table at the end of a deal, by its options.

    Args:
        options: the table's.
    """

    def __init__(self, options: ScopaOptions) -> None:
        self.options = options
        missing = _MISSING if options.primiera_missing_suit == "cannot_win" else 0
        self._suits = tuple((SUIT[suit], _primes(suit, missing)) for suit in range(SUITS))

    def primiera(self, pile: int) -> int:
        """Return the sum of the best card of each suit in a pile; below 0 where it cannot win."""
        (a, first), (b, second), (c, third), (d, fourth) = self._suits
        return first[pile & a] + second[pile & b] + third[pile & c] + fourth[pile & d]

    def final(self, piles: Sequence[int], scope: Sequence[int]) -> list[int]:
        """Return each side's points at the end of a deal, from the piles and the number of scope.

        Args:
            piles: the cards of each side, as a mask.
            scope: the number of scope of each side.
        """
        totals = self.sure(piles, scope)
        cards = _first([pile.bit_count() for pile in piles])
        coins = _first([(pile & COINS).bit_count() for pile in piles])
        for winner in (cards, coins, self._winner_of_primiera(piles)):
            if winner is not None:
                totals[winner] += 1
        return totals

    def sure(self, piles: Sequence[int], scope: Sequence[int]) -> list[int]:
        """Return each side's sure points: scope, settebello, and as agreed re bello and napola.

        Args:
            piles: the cards of each side so far, as a mask.
            scope: the number of scope of each side.
        """
        totals = list(scope)
        for side, pile in enumerate(piles):
            if pile & _SETTEBELLO:
                totals[side] += 1
        if self.options.rebello or self.options.napola:
            for side, pile in enumerate(piles):
                totals[side] += self._of_coins(pile)
        return totals

    def _of_coins(self, pile: int) -> int:
        """Return a pile's points for re bello and napola, 0 where these are not agreed."""
        points = int(self.options.rebello and bool(pile & _REBELLO))
        if self.options.napola:
            run = 0
            while run < RANKS and pile & _RUN[run]:
                run += 1
            points += run if run >= NAPOLA else 0
        return points

    def _winner_of_primiera(self, piles: Sequence[int]) -> int | None:
        """Return the side that wins the primiera as the table counts it; None if none does."""
        if self.options.primiera == "rough":
            sevens = [(pile & _SEVENS).bit_count() for pile in piles]
            if max(sevens) >= ENOUGH:
                return most(sevens)
            sixes = [(pile & _SIXES).bit_count() for pile in piles]
            if most(sevens) is None and max(sixes) >= ENOUGH:
                return most(sixes)
        return _first([self.primiera(pile) for pile in piles])


def _first(counts: list[int]) -> int | None:
    """Return the index of the one highest count, if above 0; else None."""
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else None
