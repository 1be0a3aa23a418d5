"""The moves of a rummy turn: draw or take, then lay, add and swap as often as one likes, discard.

`draw`, `take`, `lay 5c 6c JK=7c | Kc Kd Ks`, `add 8c to 2`, `swap 7d in 1`, `discard 9d`. Melds are
numbered in the order they were laid, from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from italiancards.core.announcements import Bare
from italiancards.core.cards import Card, Cards, split_cards
from italiancards.core.errors import Unreadable
from italiancards.core.melds.meld import (
    SHORTEST,
    Meld,
    Part,
    Parts,
    arranged,
    places,
    read_parts,
)
from italiancards.core.moves import CardReader, Move, Uses
from italiancards.core.numbers import whole

MELD_BAR = "|"
"""What parts the melds of one lay-down."""


@dataclass(frozen=True, slots=True)
class Draw(Bare):
    """Draw the top card of the stock.

    >>> print(Draw())
    draw
    """

    verb: ClassVar[str] = "draw"
    example: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Take(Bare):
    """Take the top card of the discards.

    >>> print(Take())
    take
    """

    verb: ClassVar[str] = "take"
    example: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay down one or more new melds.

    Args:
        groups: the cards of each; they need not make a meld.

    >>> print(Lay.of("7c 5c 6c|Kd Ks JK=Kc"))
    lay 5c 6c 7c | Kd JK=Kc Ks
    """

    verb: ClassVar[str] = "lay"
    example: ClassVar[str] = "lay 5c 6c JK=7c | Kc Kd Ks"
    several: ClassVar[bool] = True
    groups: tuple[Parts, ...]

    def __str__(self) -> str:
        bar = f" {MELD_BAR} "
        return f"lay {bar.join(' '.join(map(str, group)) for group in self.groups)}"

    @property
    def cards(self) -> Cards:
        """All the cards that are laid."""
        return tuple(part.card for group in self.groups for part in group)

    @property
    def uses(self) -> Uses:
        """All the cards that are laid."""
        return Uses(self.cards)

    @property
    def facts(self) -> Mapping[str, Any]:
        """What fills its sentence."""
        return {"cards": self.cards}

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Lay]:
        """The cards as one meld, a joker in each place that it has there."""
        if len(chosen.hand) < SHORTEST or chosen != Uses(chosen.hand):
            return
        parts = tuple(map(Part.of, chosen.hand))
        silent = [part for part in parts if part.stands is None]
        if len(silent) != 1:
            yield cls((in_order(parts),))
            return
        for place in places(parts):
            told = tuple(part if part.stands else replace(part, stands=place) for part in parts)
            yield cls((in_order(told),))

    @classmethod
    def melds(cls, *melds: Meld) -> Lay:
        """The move that lays some melds."""
        return cls(tuple(meld.parts for meld in melds))

    @classmethod
    def of(cls, text: str) -> Lay:
        """The move that a text writes in the notation of the pack, for examples."""
        from italiancards.core.cards import RUMMY

        return cls.read(text, RUMMY.card)

    @classmethod
    def read(cls, text: str, card: CardReader) -> Lay:
        """From the cards, melds parted by `|`; a joker with one place only needs no more words."""
        groups = tuple(in_order(read_parts(_words(group), card)) for group in text.split(MELD_BAR))
        if not all(groups):
            raise Unreadable(text, cls.example)
        return cls(groups)


def _words(text: str) -> list[str]:
    """The words of a meld, `JK = 7c` drawn together."""
    return split_cards("=".join(part.strip() for part in text.split("=")))


def in_order(parts: Parts) -> Parts:
    """Some cards as they lie when they make a meld, else as they were written."""
    if len(place := places(parts)) == 1:
        parts = tuple(part if part.stands else replace(part, stands=place[0]) for part in parts)
    silent = any(part.stands is None for part in parts)
    found = arranged(parts)
    return found.parts if isinstance(found, Meld) and not silent else parts


@dataclass(frozen=True, slots=True)
class Add(Move):
    """Add a card to a meld on the table.

    Args:
        part: the card; of a joker, what it stands for.
        meld: the number of the meld, from 1.

    >>> print(Add(Part.of(Card("8", "c")), 2))
    add 8c to 2
    """

    verb: ClassVar[str] = "add"
    example: ClassVar[str] = "add 8c to 2"
    part: Part
    meld: int

    def __str__(self) -> str:
        return f"add {self.part} to {self.meld}"

    @property
    def card(self) -> Card:
        """The card that is added."""
        return self.part.card

    @property
    def uses(self) -> Uses:
        """The card, and the meld it goes onto."""
        return Uses((self.card,), onto=self.meld)

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Add]:
        """One card of the hand, and a meld; a joker says nothing yet of what it stands for."""
        if chosen.card is not None and chosen.onto is not None:
            yield cls(Part.of(chosen.card), chosen.onto)

    @property
    def facts(self) -> Mapping[str, Any]:
        """What fills its sentence."""
        return {"card": self.part.card, "number": self.meld}

    @classmethod
    def read(cls, text: str, card: CardReader) -> Add:
        """From the card and the number of the meld."""
        told, number = _numbered(text, " to ", cls.example)
        parts = read_parts(["=".join(part.strip() for part in told.split("="))], card)
        return cls(parts[0], number)


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Take the joker of a meld, and put the card in its place that it stands for.

    Args:
        card: the card.
        meld: the number of the meld, from 1.

    >>> print(Swap(Card("7", "d"), 1))
    swap 7d in 1
    """

    verb: ClassVar[str] = "swap"
    example: ClassVar[str] = "swap 7d in 1"
    card: Card
    meld: int

    def __str__(self) -> str:
        return f"swap {self.card} in {self.meld}"

    @property
    def uses(self) -> Uses:
        """The card, and the meld whose joker it is put for."""
        return Uses((self.card,), onto=self.meld)

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Swap]:
        """One card of the hand, and a meld."""
        if chosen.card is not None and chosen.onto is not None:
            yield cls(chosen.card, chosen.onto)

    @property
    def facts(self) -> Mapping[str, Any]:
        """What fills its sentence."""
        return {"card": self.card, "number": self.meld}

    @classmethod
    def read(cls, text: str, card: CardReader) -> Swap:
        """From the card and the number of the meld."""
        told, number = _numbered(text, " in ", cls.example)
        return cls(card(told), number)


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Put a card on the discards, which ends the turn.

    >>> print(Discard(Card("9", "d")))
    discard 9d
    """

    verb: ClassVar[str] = "discard"
    example: ClassVar[str] = "discard 9d"
    ends_turn: ClassVar[bool] = True
    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"

    @property
    def uses(self) -> Uses:
        """The card."""
        return Uses((self.card,))

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Discard]:
        """One card of the hand, and nothing else."""
        if chosen.card is not None and chosen == Uses(chosen.hand):
            yield cls(chosen.card)

    @classmethod
    def read(cls, text: str, card: CardReader) -> Discard:
        """From the card's text."""
        return cls(card(text))


def _numbered(text: str, word: str, example: str) -> tuple[str, int]:
    """What stands before the word, and the number after it."""
    told, found, last = f" {text} ".rpartition(word)
    number = whole(last.strip())
    if not found or number is None:
        raise Unreadable(text, example)
    return told.strip(), number
