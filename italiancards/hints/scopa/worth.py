"""What a card is worth to whoever takes it, in points of the deal: its share of each line."""

from __future__ import annotations

from italiancards.core.cards import Card, Cards
from italiancards.games.scopa.score import SETTEBELLO

CARD, COIN = 0.06, 0.16
"""What any card counts towards most cards, and a coin besides towards most coins."""
PRIMIERA = {"7": 0.35, "6": 0.14, "A": 0.09, "5": 0.06, "4": 0.03}
"""What a card counts towards the primiera, by its rank."""


def worth(card: Card) -> float:
    """What a card is worth to whoever takes it.

    >>> round(worth(SETTEBELLO), 2), worth(Card("R", "S"))
    (1.57, 0.06)
    """
    coin = COIN if card.suit == "D" else 0.0
    return CARD + coin + PRIMIERA.get(card.rank, 0.0) + (card == SETTEBELLO)


def taken(cards: Cards) -> float:
    """What some cards are worth together."""
    return sum(map(worth, cards))
