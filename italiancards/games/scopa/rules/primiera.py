"""The primiera: four cards, the best of each suit; reckoned exactly, or the rough way."""

from __future__ import annotations

from collections.abc import Sequence

from italiancards.core.cards import ITALIAN, Card, Cards

PRIME = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "F": 10, "C": 10, "R": 10}
"""What a card counts for the primiera, and for nothing else (S0)."""
ENOUGH = 3
"""So many sevens, or sixes, win the primiera the rough way (S0)."""


def best_cards(pile: Cards) -> Cards:
    """The best card of each suit in a pile, suit by suit; of equal ones the lower.

    >>> best_cards(tuple(map(ITALIAN.card, ("7D", "6D", "RC", "FC", "AS"))))
    ('7D', 'FC', 'AS')
    """
    ordered = sorted(pile, key=ITALIAN.cards.index)
    suits = [[card for card in ordered if card.suit == suit] for suit in ITALIAN.suits]
    return tuple(max(cards, key=prime) for cards in suits if cards)


def prime(card: Card) -> int:
    """What a card counts for the primiera."""
    return PRIME[card.rank]


def most(counts: Sequence[int | None]) -> int | None:
    """Which of the counts is larger than every other, if one is; None counts for nothing.

    >>> most((5, 3, 2)), most((5, 5)), most((None, 60)), most((None, None))
    (0, None, 1, None)
    """
    known = [count for count in counts if count is not None]
    best = max(known, default=0)
    return counts.index(best) if known.count(best) == 1 and best else None


def sums(piles: Sequence[Cards], *, missing_suit: str) -> tuple[int | None, ...]:
    """What each pile's four cards come to; None for a pile that cannot win.

    Args:
        piles: the cards of each side.
        missing_suit: `cannot_win`, or `zero` where a missing suit merely counts nothing.
    """
    best = [best_cards(pile) for pile in piles]
    whole = len(ITALIAN.suits) if missing_suit == "cannot_win" else 0
    return tuple(sum(map(prime, cards)) if len(cards) >= whole else None for cards in best)


def exact(piles: Sequence[Cards], *, missing_suit: str) -> int | None:
    """Which pile wins by the sums, if one does."""
    return most(sums(piles, missing_suit=missing_suit))


def rough(piles: Sequence[Cards], *, missing_suit: str) -> int | None:
    """Which pile wins the way most Italians reckon (S0).

    Three sevens win; where the sevens are tied, three sixes do. What is still open then is reckoned
    exactly.
    """
    sevens, sixes = (
        [sum(card.rank == rank for card in pile) for pile in piles] for rank in ("7", "6")
    )
    if max(sevens) >= ENOUGH:
        return most(sevens)
    if most(sevens) is None and max(sixes) >= ENOUGH:
        return most(sixes)
    return exact(piles, missing_suit=missing_suit)
