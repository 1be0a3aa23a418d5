"""Melds on the table as a few numbers, cached; how they grow is each game's own.

The rules of melds are in `italiancards.core.melds`; this is proven equal to them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from italiancards.core.cards import RUMMY
from italiancards.core.melds import Meld, Part
from italiancards.core.melds.lanes import LANES, NAMED, PLACED
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.hints.melds.hands import NOTHING

SUITS = len(RUMMY.suits)


class MeldNumbers(NamedTuple):
    """A meld as numbers.

    Args:
        row: the suit of a sequence; of a set the number of suits and its rank.
        low: the first place of a sequence, from the low ace to the high one; of a set the number of
            natural cards of each suit, two bits each.
        high: the last place of a sequence; of a set the number of its cards.
        at: the place in the sequence, or the suit, for which the wild card stands; or `NOTHING`,
            as where a set may have a suit twice.
        wild: the place of that card in its own suit, `WILD` or `NOTHING`.
    """

    row: int
    low: int
    high: int
    at: int
    wild: int

    @property
    def length(self) -> int:
        """Number of cards of the meld."""
        return self.high if self.row >= SUITS else self.high - self.low + 1


def meld_numbers(meld: Meld, suited: bool = False) -> MeldNumbers:
    """Return a meld encoded as numbers.

    Args:
        meld: the meld.
        suited: whether the wild card of a set stands for a suit.

    >>> from italiancards.core.melds.meld import parse_meld
    >>> meld_numbers(parse_meld("Qc Kc JK=Ac"))
    MeldNumbers(row=2, low=11, high=13, at=13, wild=-1)
    >>> meld_numbers(parse_meld("7h 7d JK=7s"))
    MeldNumbers(row=10, low=5, high=3, at=-2, wild=-1)
    >>> meld_numbers(parse_meld("7h 7d JK=7s"), suited=True)
    MeldNumbers(row=10, low=5, high=3, at=3, wild=-1)
    """
    first, number = meld.parts[0].stands, len(meld.parts)
    assert first is not None  # in a meld every wild card stands for something
    at = next((place for place, part in enumerate(meld.parts) if part.wild), NOTHING)
    wild = NOTHING if at == NOTHING else PLACED[meld.parts[at].card]
    if meld.kind == "set":
        own = (part.card.suit for part in meld.parts if not part.wild)
        suits = sum(1 << 2 * RUMMY.suits.index(suit) for suit in own)
        stands = RUMMY.suits.index(meld.joker.suit) if suited and meld.joker else NOTHING
        return MeldNumbers(SUITS + PLACE[first.rank], suits, number, stands, wild)
    low = PLACE[first.rank]
    at = NOTHING if at == NOTHING else low + at
    return MeldNumbers(RUMMY.suits.index(first.suit), low, low + number - 1, at, wild)


@lru_cache(maxsize=1 << 13)
def meld_of(lies: MeldNumbers) -> Meld:
    """Return the meld that these numbers encode."""
    row, low, high, at, wild = lies
    parts = []
    if row < SUITS:
        for place in range(low, high + 1):
            card = NAMED[LANES[row] + place % TOP]
            parts.append(Part(NAMED[wild] if place == at else card, card))
        return Meld("sequence", tuple(parts))
    for suit, lane in enumerate(LANES):
        card = NAMED[lane + row - SUITS]
        parts += [Part(card, card)] * (low >> 2 * suit & 3)
        if suit == at:
            parts.append(Part(NAMED[wild], card))
    if at == NOTHING != wild:
        parts.append(Part(NAMED[wild], NAMED[LANES[0] + row - SUITS]))
    return Meld("set", tuple(parts))


@lru_cache(maxsize=1 << 14)
def cards_of(lies: MeldNumbers) -> tuple[int, ...]:
    """Return a meld's cards, the wild one last, each as its number in the pack."""
    row, low, high, at, wild = lies
    if row >= SUITS:
        own = [
            LANES[suit] + row - SUITS for suit in range(SUITS) for _ in range(low >> 2 * suit & 3)
        ]
    else:
        own = [LANES[row] + place % TOP for place in range(low, high + 1) if place != at]
    return (*own, wild) if wild != NOTHING else (*own,)
