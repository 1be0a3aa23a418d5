"""Worth of cards and melds, in a game of melds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from italiancards.core.cards import Card
from italiancards.core.melds.meld import Meld
from italiancards.core.melds.parts import PLACE, TOP
from italiancards.core.melds.rules import JOKER


@dataclass(frozen=True, slots=True)
class Values:
    """Points of the cards in a game of melds.

    Args:
        ranks: for each rank from the ace to the king.
        low_ace: an ace below the two.
        joker: a joker in hand; in a meld it is worth what it stands for.

    >>> from italiancards.core.melds.meld import parse_meld
    >>> forty = Values((11, *range(2, 11), 10, 10, 10), low_ace=1, joker=25)
    >>> [forty.meld(parse_meld(text)) for text in ("Ac 2c 3c", "Qc Kc JK=Ac", "Ac Ad As")]
    [6, 31, 33]
    """

    ranks: tuple[int, ...]
    low_ace: int
    joker: int

    def card(self, card: Card) -> int:
        """Return the points of one card in hand."""
        return self.joker if card == JOKER else self.ranks[PLACE[card.rank]]

    def hand(self, cards: Iterable[Card]) -> int:
        """Return the total points of cards in hand."""
        return sum(map(self.card, cards))

    def at(self, place: int) -> int:
        """Return the points of the card at a place in a sequence, low ace to high ace."""
        return self.low_ace if place == 0 else self.ranks[place % TOP]

    def meld(self, meld: Meld) -> int:
        """Return the points of a meld; wild cards count as what they represent."""
        total = sum(self.ranks[PLACE[part.stands.rank]] for part in meld.parts if part.stands)
        first = meld.parts[0].stands
        low = meld.kind == "sequence" and first is not None and first.rank == "A"
        return total + (self.low_ace - self.ranks[0] if low else 0)
