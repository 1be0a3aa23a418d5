"""What a card is worth to whoever takes it, in hundredths of a point: its share of each line.

Found by play: each figure was changed as long as that won points over some thousands of deals.
"""

from __future__ import annotations

from italiancards.core.cards import Card, Cards
from italiancards.games.scopa.rules.score import SETTEBELLO

POINT = 100
CARD, COIN = 8, 13
"""What any card counts towards most cards, and a coin besides towards most coins."""
PRIMIERA = {"7": 35, "6": 14, "A": 9, "5": 6, "4": 3}
"""What a card counts towards the primiera, by its rank."""
SCOPA_LEFT = 25
"""What it costs to leave the next player a table that one card can sweep."""
ONE_CARD = 10
"""The most that one card can take."""
AFTER = (POINT, *(-SCOPA_LEFT,) * ONE_CARD, 0)
"""What a table is worth to whoever leaves it, by what its cards make together."""
LEAST = -10 * POINT
"""Less than any play is worth."""


def plain_worth(card: Card) -> int:
    """What a card is worth beside being a coin."""
    return CARD + PRIMIERA.get(card.rank, 0)


def worth(card: Card) -> int:
    """What a card is worth to whoever takes it.

    >>> worth(SETTEBELLO), worth(Card("R", "S"))
    (156, 8)
    """
    coin = COIN if card.suit == "D" else 0
    return plain_worth(card) + coin + POINT * (card == SETTEBELLO)


def taken(cards: Cards) -> int:
    """What some cards are worth together."""
    return sum(map(worth, cards))
