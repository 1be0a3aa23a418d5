"""The cards of a meld: each stands for itself, or, where it is wild, for another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from italiancards.core.cards import FRENCH_RANKS, RUMMY, Card
from italiancards.core.errors import Unreadable
from italiancards.core.melds.rules import JOKER, ONE_JOKER, MeldRules
from italiancards.core.notation import Notation

SHORTEST = ONE_JOKER.shortest
"""Cards that a meld has at least."""
TOP = len(FRENCH_RANKS)
"""The place of an ace above the king; below the two it has place 0."""
PLACE = {rank: place for place, rank in enumerate(FRENCH_RANKS)}
NATURALS = tuple(card for card in RUMMY.known.values() if card != JOKER)
"""The different cards that stand for themselves."""


@dataclass(frozen=True, slots=True)
class Part:
    """A card in a meld.

    Args:
        card: the card that lies there.
        stands: the card it counts as: itself, or what a joker was said to be; None for a joker of
            which nothing was said.
        itself: whether a text says that it counts as itself, `2h=2h`; no meld keeps that.

    >>> str(Part(JOKER, RUMMY.card("7c"))), str(Part.of(RUMMY.card("7c"))), str(Part.of(JOKER))
    ('JK=7c', '7c', 'JK')
    """

    card: Card
    stands: Card | None
    itself: bool = False

    @classmethod
    def of(cls, card: Card) -> Part:
        """Return a card as part of a meld, as itself; a joker as undeclared."""
        return cls(card, None if card == JOKER else card)

    @property
    def wild(self) -> bool:
        """True if the card represents another, or is an undeclared joker."""
        return self.card != self.stands

    def __str__(self) -> str:
        said = self.itself or (self.wild and self.stands)
        return f"{self.card}={self.stands}" if said else str(self.card)


Parts = tuple[Part, ...]


def read_parts(words: Iterable[str], pack: Notation, rules: MeldRules = ONE_JOKER) -> Parts:
    """Return parts of a meld, read from words as `5c`, `JK=7c` or `JK`; raise if one is none.

    Args:
        words: one word a card.
        pack: the notation of the cards.
        rules: which cards may be wild.

    Raises:
        Unreadable: a word is none of these; only a wild card stands for another.

    >>> from italiancards.core.notation import FRENCH
    >>> twos = MeldRules(wild_ranks=("2",))
    >>> [str(part) for part in read_parts(["5c", "2d=6c", "JK"], FRENCH, twos)]
    ['5c', '2d=6c', 'JK']
    """
    parts = []
    for word in words:
        text, equals, other = word.partition("=")
        card = pack.card(text)
        stands = pack.card(other) if equals else None
        if stands is not None and (not rules.may_be_wild(card) or stands == JOKER):
            raise Unreadable(word, rules.expected)
        parts.append(Part(card, stands, itself=card == stands) if stands else Part.of(card))
    return tuple(parts)
