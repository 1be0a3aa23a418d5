"""The cards of Briscola as bits: points, what beats what, and takes that pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from italiancards.core.cards import ITALIAN, Card
from italiancards.games.briscola.hints.worth import trump_value
from italiancards.games.briscola.rules.options import BriscolaOptions
from italiancards.games.briscola.rules.state import POINTS, trick_order


class TrumpPack:
    """The pack with one suit for trumps: each card a bit, the cheapest to give away lowest.

    Args:
        options: the table's.
        trump: the trump suit.

    >>> pack = trump_pack(BriscolaOptions(), "B")
    >>> pack.cards[0], pack.cards[-1]
    ('2D', 'AB')
    """

    def __init__(self, options: BriscolaOptions, trump: str) -> None:
        order = trick_order(options, trump)
        self.cards = sorted(
            ITALIAN.cards, key=lambda card: (_price(card, trump), -order.ranks.index(card.rank))
        )
        self.bits = {card: 1 << place for place, card in enumerate(self.cards)}
        self.trumps = self.mask([card for card in self.cards if card.suit == trump])
        self.two, self.seven = self.bits[Card("2", trump)], self.bits[Card("7", trump)]
        self.points = {bit: POINTS.get(card.rank, 0) for card, bit in self.bits.items()}
        self.trump_values = {
            self.bits[card]: trump_value(card) for card in self.cards if card.suit == trump
        }
        self.least_stake = (
            min(trump_values - self.points[bit] for bit, trump_values in self.trump_values.items())
            / 2
        )
        self.beaten_by = {
            bit: self.mask([other for other in self.cards if order.beats(other, card).ok])
            for card, bit in self.bits.items()
        }
        self.replies = {bit: self._reply(card, bit, trump) for card, bit in self.bits.items()}
        self.bit_below = (0, *self.points)  # by a mask's bit_length

    def _reply(self, card: Card, bit: int, trump: str) -> tuple[int, int, int, int]:
        """Return a led card's points, and masks: takers of no trump, trumps worth it, all takers.

        Args:
            card: the card led.
            bit: its number in the pack.
            trump: the suit of trumps.
        """
        own, takers = self.points[bit], self.beaten_by[bit]
        cheap = [
            each
            for each in self.cards
            if each.suit == trump and 2 * own + self.points[self.bits[each]] > trump_value(each)
        ]
        free = 0 if card.suit == trump else takers & ~self.trumps
        return own, free, takers & self.mask(cheap), takers

    def taker(self, trick: Sequence[int]) -> int:
        """Return the place in the trick, from 0 in order of play, of the card that wins so far."""
        best = 0
        for place in range(1, len(trick)):
            if trick[place] & self.beaten_by[trick[best]]:
                best = place
        return best

    def mask(self, cards: Sequence[Card]) -> int:
        """Return the bit mask of some cards."""
        return sum(self.bits[card] for card in cards)

    def named(self, mask: int) -> Iterator[Card]:
        """Yield the cards that a bit mask stands for, the cheapest first."""
        while mask:
            yield self.cards[(mask & -mask).bit_length() - 1]
            mask &= mask - 1


def _price(card: Card, trump: str) -> float:
    """Return the cost of giving a card away: a trump's value kept, else its card points."""
    return trump_value(card) if card.suit == trump else POINTS.get(card.rank, 0)


@cache
def trump_pack(options: BriscolaOptions, trump: str) -> TrumpPack:
    """Return the pack with that trump suit, made once and then shared.

    Args:
        options: the table's, for the order of the ranks.
        trump: the trump suit's letter.
    """
    return TrumpPack(options, trump)
