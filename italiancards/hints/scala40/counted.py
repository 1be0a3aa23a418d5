"""What cards of Scala Quaranta count in hand, where they are bits and places."""

from __future__ import annotations

from collections.abc import Iterable

from italiancards.core.cards import Card
from italiancards.core.melds.lanes import LANE, LANES, NAMED, PLACED
from italiancards.core.melds.pieces import SUIT
from italiancards.games.scala40.state import VALUES

NONE = -2
"""Where no card is meant; a joker is `WILD`."""
VALUE = [VALUES.card(NAMED[place]) if place in NAMED else 0 for place in range(LANES[-1] + LANE)]
"""What a card counts in hand, by its place."""
OF_SUIT = [
    sum(VALUE[place] for place in range(LANE) if held >> place & 1) for held in range(SUIT + 1)
]
"""What some cards of a suit count."""
IN_HAND = VALUES.joker


def placed(cards: Iterable[Card]) -> list[int]:
    """The places of some cards, in their order."""
    return [PLACED[card] for card in cards]


def points(cards: int) -> int:
    """What some cards count in hand."""
    return (
        OF_SUIT[cards & SUIT]
        + OF_SUIT[cards >> LANES[1] & SUIT]
        + OF_SUIT[cards >> LANES[2] & SUIT]
        + OF_SUIT[cards >> LANES[3]]
    )
