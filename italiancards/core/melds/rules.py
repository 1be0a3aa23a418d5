"""The rules of melds in a game: wild cards, repeats, aces, and how wild cards move.

Scala Quaranta is one value of this, Burraco another.
"""

from __future__ import annotations

from dataclasses import dataclass

from italiancards.core.cards import RUMMY, Card
from italiancards.core.messages import Message

JOKER = RUMMY.card("JK")


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The rules of a game about melds; the defaults are those of Scala Quaranta.

    Args:
        wild_ranks: the ranks that may stand for other cards, beside the jokers.
        most_wild: how many cards of a meld may stand for others.
        repeats: whether a set may hold a suit more than once; what a wild card of it stands for
            then has no suit that matters.
        longest_set: how many cards a set has at most, wild ones too.
        two_aces: whether a sequence may have an ace at both ends that are no wild cards.
        shortest: how many cards a meld has at least.
        freed: where a wild card goes when its own card is laid: to the hand of who lays it
            (`hand`), to the lower end of the sequence (`low_end`), or to `either_end`.
        free_at_end: whether a wild card at an end of a sequence may fill a gap at the other end.
        two_turns_wild: whether a card of a wild rank that lies in its own place may do so as well.

    >>> MeldRules().may_be_wild(JOKER), MeldRules().may_be_wild(RUMMY.card("2h"))
    (True, False)
    """

    wild_ranks: tuple[str, ...] = ()
    most_wild: int = 1
    repeats: bool = False
    longest_set: int = 4
    two_aces: bool = False
    shortest: int = 3
    freed: str = "hand"
    free_at_end: bool = False
    two_turns_wild: bool = False

    @property
    def expected(self) -> Message:
        """Message on how a wild card and the card it represents are written, for an error."""
        if not self.wild_ranks:
            return Message("expected-joker")
        rank = self.wild_ranks[0]
        return Message("expected-wild-card", rank=rank)

    def may_be_wild(self, card: Card) -> bool:
        """Return True if a card may represent another."""
        return card == JOKER or card.rank in self.wild_ranks


ONE_JOKER = MeldRules()
"""Jokers alone are wild, one in a meld; a set has each suit once, and aces lie at one end."""
