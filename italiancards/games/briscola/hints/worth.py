"""Value of a trump kept in hand, in card points, its own included.

Found by play: each figure was changed as long as that won points over some thousands of deals, both
seats playing as `italiancards.games.briscola.hints.simulator` does.
"""

from __future__ import annotations

from italiancards.core.cards import Card

TRUMP_VALUES = {"A": 25.0, "3": 16.0, "R": 10.0, "C": 9.5}
LOW_TRUMP_VALUE = 8.0


def trump_value(card: Card) -> float:
    """Return the value of keeping a trump in hand, in card points."""
    return TRUMP_VALUES.get(card.rank, LOW_TRUMP_VALUE)
