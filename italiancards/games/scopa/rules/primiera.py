"""The primiera: four cards, the best of each suit; reckoned exactly, or the rough way."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import ITALIAN, Card, Cards

PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
"""Points of each rank for the primiera, and for nothing else (S0)."""
ENOUGH = 3
"""Number of sevens, or sixes, that wins the primiera the rough way (S0)."""


def best_cards(pile: Cards) -> Cards:
    """Return the best card of each suit in a pile, suit by suit; of equal ones the lower.

    >>> best_cards(tuple(map(ITALIAN.card, ("7D", "6D", "RC", "FC", "AS"))))
    ('7D', 'FC', 'AS')
    """
    ordered = sorted(pile, key=ITALIAN.cards.index)
    suits = [[card for card in ordered if card.suit == suit] for suit in ITALIAN.suits]
    return tuple(max(cards, key=prime) for cards in suits if cards)


def prime(card: Card) -> int:
    """Return the points of a card for the primiera, from 10 to 21."""
    return PRIME[card.rank]


def most(counts: Sequence[int | None]) -> int | None:
    """Return the index of the count larger than every other; None if there is none.

    A None among the counts stands for less than any count.

    >>> most((5, 3, 2)), most((5, 5)), most((None, 60)), most((None, None))
    (0, None, 1, None)
    """
    known = [count for count in counts if count is not None]
    best = max(known, default=0)
    return counts.index(best) if known.count(best) == 1 and best else None


def sums(piles: Sequence[Cards], *, missing_suit: str) -> tuple[int | None, ...]:
    """Return the primiera sum of each pile, of its best card of each suit; None if it cannot win.

    Args:
        piles: the cards of each side.
        missing_suit: `cannot_win`, or `zero` where a missing suit merely counts nothing.
    """
    best = [best_cards(pile) for pile in piles]
    whole = len(ITALIAN.suits) if missing_suit == "cannot_win" else 0
    return tuple(sum(map(prime, cards)) if len(cards) >= whole else None for cards in best)


def exact(piles: Sequence[Cards], *, missing_suit: str) -> int | None:
    """Return the index of the pile with the highest primiera sum; None if it is not alone.

    Args:
        piles: the cards of each side.
        missing_suit: `cannot_win`, or `zero` where a missing suit merely counts nothing.

    Returns:
        Its place among the piles.
    """
    return most(sums(piles, missing_suit=missing_suit))


def rough(piles: Sequence[Cards], *, missing_suit: str) -> int | None:
    """Return the index of the pile with most sevens, else sixes, else by sums (S0); None for none.

    Three sevens win; where the sevens are tied, three sixes do. All else is reckoned exactly.

    Args:
        piles: the cards of each side.
        missing_suit: `cannot_win`, or `zero`, for the piles that are reckoned exactly.

    Returns:
        Its place among the piles; None if nobody wins.
    """
    sevens, sixes = (
        [sum(card.rank == rank for card in pile) for pile in piles] for rank in ("7", "6")
    )
    if max(sevens) >= ENOUGH:
        return most(sevens)
    if most(sevens) is None and max(sixes) >= ENOUGH:
        return most(sixes)
    return exact(piles, missing_suit=missing_suit)
