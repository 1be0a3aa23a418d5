"""Value of a card to who captures it, in hundredths of a point: its share of each line.

Found by play: each figure was changed as long as that won points over some thousands of deals.
"""

from __future__ import annotations

from italiancards.core.cards import Card, Cards
from italiancards.games.scopa.rules.score import SETTEBELLO

POINT = 100
CARD, COIN = 8, 13
"""Value of any card towards most cards, and of a coin besides towards most coins."""
PRIMIERA = {"7": 35, "6": 14, "A": 9, "5": 6, "4": 3}
"""Value of a card towards the primiera, by its rank."""
SCOPA_LEFT = 25
"""Cost of leaving the next player a table that one card can sweep."""
ONE_CARD = 10
"""The most that one card can take."""
AFTER = (POINT, *(-SCOPA_LEFT,) * ONE_CARD, 0)
"""Value of a table to the player who leaves it, by the sum of its cards."""
LEAST = -10 * POINT
"""A value below that of any play."""


def plain_worth(card: Card) -> int:
    """Return a card's worth not counting its suit, in hundredths of a point."""
    return CARD + PRIMIERA.get(card.rank, 0)


def worth(card: Card) -> int:
    """Return a card's worth to who captures it, in hundredths of a point.

    >>> worth(SETTEBELLO), worth(Card("R", "S"))
    (156, 8)
    """
    coin = COIN if card.suit == "D" else 0
    return plain_worth(card) + coin + POINT * (card == SETTEBELLO)


def total_worth(cards: Cards) -> int:
    """Return the sum of some cards' worth to who captures them, in hundredths of a point."""
    return sum(map(worth, cards))
