"""Tricks: the card that wins, and which of three sentences decides it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from italiancards.core.cards import Card
from italiancards.core.rules import Finding


@dataclass(frozen=True, slots=True)
class TrickOrder:
    """The order by which cards beat each other in a trick.

    Args:
        ranks: rank letters, the highest first.
        trump: the suit that takes all others, or None in games without.
    """

    ranks: str
    trump: str | None = None

    def beats(self, card: Card, best: Card) -> Finding:
        """Return the finding on a card beating the best one so far: ok or not, with the reason.

        Three sentences decide every trick (S1): same suit, the higher card; a trump takes any other
        suit; a card of another suit takes nothing.

        Args:
            card: the card played.
            best: the card that was winning before it.

        >>> order = TrickOrder("A3RCF76542", trump="S")
        >>> order.beats(Card("6", "S"), Card("A", "D")).name
        'trump-takes'
        >>> order.beats(Card("R", "B"), Card("5", "C")).ok
        False
        """
        if card.suit == best.suit:
            higher = self.ranks.index(card.rank) < self.ranks.index(best.rank)
            return Finding("same-suit", higher, {"card": card, "best": best})
        if card.suit == self.trump:
            return Finding("trump-takes", True, {"card": card, "best": best})
        if best.suit == self.trump:
            return Finding("trump-takes", False, {"card": card, "best": best})
        return Finding("other-suit", False, {"card": card, "best": best})

    def winner(self, cards: Sequence[Card]) -> int:
        """Return the index of the card that wins a trick, from 0 in the order played.

        >>> TrickOrder("A3RCF76542").winner([Card("5", "B"), Card("A", "B"), Card("A", "C")])
        1
        """
        return self.decide(cards)[0]

    def decide(self, cards: Sequence[Card]) -> tuple[int, Finding | None]:
        """Return the index of the card that wins a trick, and the finding that decided it or None.

        Args:
            cards: in the order they were played.

        Returns:
            The place of the taker, from 0, and how the last card that mattered was judged: the one
            that took, or else the last that did not. None for a trick of one card.
        """
        best, decisive = 0, None
        for place in range(1, len(cards)):
            found = self.beats(cards[place], cards[best])
            if found.ok:
                best = place
            if found.ok or decisive is None or not decisive.ok:
                decisive = found
        return best, decisive
