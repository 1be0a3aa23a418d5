"""Cards and packs, in the one alphabet that moves, positions and records are written in.

Italian cards are rank then suit: ranks `A 2 3 4 5 6 7 F C R` (fante, cavallo, re), suits
`D C S B` (denari, coppe, spade, bastoni). French cards have lower-case suits `h d c s`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from types import MappingProxyType

from italiancards.core.errors import BadPosition, Unreadable
from italiancards.core.messages import Message


class Card(str):
    """A playing card: its own text, with `rank` and `suit`.

    Two equal cards of two packs are equal here: twins are interchangeable.

    >>> settebello = ITALIAN.card("7D")
    >>> settebello, settebello.rank, settebello.suit
    ('7D', '7', 'D')
    """

    __slots__ = ("rank", "suit")
    rank: str
    suit: str

    def __new__(cls, rank: str, suit: str) -> Card:
        """Make the card of a rank and a suit; a joker has no suit."""
        card = super().__new__(cls, rank + suit)
        card.rank = rank
        card.suit = suit
        return card

    def __reduce__(self) -> tuple[type[Card], tuple[str, str]]:
        return (Card, (self.rank, self.suit))


Cards = tuple[Card, ...]
"""Cards in an order that matters: a hand as dealt, a stock from its top, a trick as played."""


@dataclass(frozen=True)
class Pack:
    """The cards of a kind of pack.

    Args:
        name: what it is called, e.g. `italian`.
        ranks: rank letters in the order the pack is sorted.
        suits: suit letters in that order.
        copies: how many equal cards there are of each (two in the rummy games).
        jokers: how many jokers go with them.

    >>> len(ITALIAN.cards), len(RUMMY.cards)
    (40, 108)
    """

    name: str
    ranks: tuple[str, ...]
    suits: tuple[str, ...]
    copies: int = 1
    jokers: int = 0

    @cached_property
    def cards(self) -> Cards:
        """All cards of the pack, copies and jokers included, in order."""
        once = [Card(rank, suit) for suit in self.suits for rank in self.ranks]
        return tuple(once * self.copies + [Card("JK", "")] * self.jokers)

    @cached_property
    def known(self) -> Mapping[str, Card]:
        """The different cards of the pack, by their texts."""
        return {str(card): card for card in self.cards}

    def card(self, text: str) -> Card:
        """Return the pack's card with exactly this text; raise if there is none.

        Raises:
            Unreadable: the pack holds no such card.
        """
        try:
            return self.known[text]
        except KeyError:
            raise Unreadable(text, self.expected) from None

    @property
    def expected(self) -> Message:
        """Message on how the pack's cards are written, for an error about an unreadable one."""
        ranks, suits = " ".join(self.ranks), " ".join(self.suits)
        one = f"{self.ranks[min(6, len(self.ranks) - 1)]}{self.suits[0]}"
        return Message("expected-card", ranks=ranks, suits=suits, one=one)


ITALIAN = Pack("italian", tuple("A234567FCR"), tuple("DCSB"))
FRENCH_RANKS = ("A", *(str(number) for number in range(2, 11)), "J", "Q", "K")
RUMMY = Pack("rummy", FRENCH_RANKS, tuple("hdcs"), copies=2, jokers=4)

_FRENCH_SUIT = {"D": "d", "C": "h", "S": "s", "B": "c"}


def _dressed(ranks: Mapping[str, str]) -> Mapping[Card, Card]:
    """Return each Italian card's French counterpart, from a mapping of ranks."""
    return MappingProxyType(
        {card: Card(ranks[card.rank], _FRENCH_SUIT[card.suit]) for card in ITALIAN.cards}
    )


LOOKS: Mapping[str, Mapping[Card, Card]] = MappingProxyType(
    {
        "italian": MappingProxyType({card: card for card in ITALIAN.cards}),
        "french": _dressed(dict(zip(ITALIAN.ranks, "A234567JQK", strict=True))),
        "french_10_as_three": _dressed(
            dict(zip("A34567FCR2", ("A", "10", *"3456JQK2"), strict=True))
        ),
    }
)
"""Packs that may stand in for the Italian one: each maps an Italian card to the one shown.

A 40-card game played with a French pack is read and written in its letters (`core.notation`); the
game itself keeps Italian cards, and old records in their letters are read. Cards are
matched by position, never by picture: the French queen is the cavallo, not the `donna` that some
packs print for the fante (sources: RULES 0.1; S3 for the 10).

>>> ITALIAN.card("CD"), str(LOOKS["french"][ITALIAN.card("CD")])
('CD', 'Qd')
>>> str(LOOKS["french_10_as_three"][ITALIAN.card("3B")])
'10c'
"""


def split_cards(text: str) -> list[str]:
    """Return a text split into the texts of single cards; “re di coppe” stays together.

    Raises:
        Unreadable: not text.

    >>> split_cards("7C 2S,RB + AD")
    ['7C', '2S', 'RB', 'AD']
    >>> split_cards("settebello, asso di coppe 3 of swords")
    ['settebello', 'asso di coppe', '3 of swords']
    >>> split_cards("il settebello 7 d’oro the king of cups re bello di")
    ['il settebello', '7 d’oro', 'the king of cups', 're bello', 'di']
    """
    if not isinstance(text, str):
        raise Unreadable(text, Message("expected-cards"))
    words = text.replace(",", " ").replace("+", " ").split()
    for place in range(len(words) - 1, -1, -1):
        word = words[place].lower().replace("’", "'")
        first = place - (word in ("di", "of", "bello") or word.startswith("d'"))
        last = place + (word in ("di", "of", "the", "il", "la"))
        if 0 <= first < last < len(words) or (first == place - 1 >= 0 and last == place):
            words[first : last + 1] = [" ".join(words[first : last + 1])]
    return words


def shuffled(cards: Iterable[Card], seed: object) -> Cards:
    """Return cards in an order fixed by a deal number, the same on every machine.

    A Fisher-Yates shuffle of our own over `Random(str(seed)).random()`, the one stream of numbers
    that Python promises to keep.

    Args:
        cards: the cards, in the order of their pack.
        seed: the deal number; any value with a text of its own.

    >>> shuffled(ITALIAN.cards, 7)[:5]
    ('2D', 'AS', 'RD', 'AB', '7S')
    """
    order = list(cards)
    draw = Random(str(seed)).random
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def without(
    cards: Iterable[Card], gone: Iterable[Card], write: Callable[[Card], str] = str
) -> Cards:
    """Return the cards that remain without some others; raise if one is not among them.

    Args:
        cards: the cards.
        gone: those that are taken away.
        write: how an error writes a card.

    Raises:
        BadPosition: a card taken away that is not there (any more).

    >>> without((ITALIAN.card("7D"), ITALIAN.card("2C")), [ITALIAN.card("7D")])
    ('2C',)
    """
    left = list(cards)
    for card in gone:
        try:
            left.remove(card)
        except ValueError:
            raise BadPosition("card-twice-or-absent", card=write(card)) from None
    return tuple(left)
