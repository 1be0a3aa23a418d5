"""The moves that build on melds on the table: `add 8c to 2`, `swap 7d in 1`.

Where an added card leads to several melds the move says to which end another goes: `add 8c to 2
with 2c low`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from italiancards.core.cards import Card
from italiancards.core.errors import Unreadable
from italiancards.core.melds.parts import Part, read_parts
from italiancards.core.melds.rules import ONE_JOKER, MeldRules
from italiancards.core.moves import Move, Uses
from italiancards.core.notation import Notation
from italiancards.core.numbers import whole

ENDS = ("low", "high")
"""The ends of a sequence."""
ENDS_TOO = {"basso": "low", "sotto": "low", "alto": "high", "sopra": "high"}
_WITH = re.compile(r"\s+(?:with|con)\s+", re.IGNORECASE)
_TO = re.compile(r"\s+(?:to|a|al)\s+", re.IGNORECASE)
_IN = re.compile(r"\s+(?:in|nel)\s+", re.IGNORECASE)


class End(NamedTuple):
    """A card, and the end of a sequence to which it goes.

    Args:
        card: the card.
        end: one of `ENDS`.
    """

    card: Card
    end: str

    def __str__(self) -> str:
        return f"{self.card} {self.end}"


@dataclass(frozen=True, slots=True)
class Add(Move):
    """Add a card to a meld on the table.

    Args:
        melding: by which rules its text is read; a game with others has a kind of its own.
        part: the card; of a joker, what it stands for.
        meld: the number of the meld, from 1.
        goes: where it leads to several melds: a card, and the end (`low` or `high`) to which it
            goes; a wild card that is freed, or what lies as an ace.

    >>> print(Add(Part.of(Card("8", "c")), 2))
    add 8c to 2
    >>> print(Add(Part.of(Card("8", "c")), 2, End(Card("2", "c"), "low")))
    add 8c to 2 with 2c low
    """

    verb: ClassVar[str] = "add"
    also: ClassVar[tuple[str, ...]] = ("attacca", "attacco", "aggiungi", "aggiungo")
    example: ClassVar[str] = "add 8c to 2"
    melding: ClassVar[MeldRules] = ONE_JOKER
    part: Part
    meld: int
    goes: End | None = None

    def __str__(self) -> str:
        return f"add {self.part} to {self.meld}" + (f" with {self.goes}" if self.goes else "")

    @property
    def card(self) -> Card:
        """The card that is added to the meld."""
        return self.part.card

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the card, and the meld it is put onto."""
        return Uses((self.card,), onto=self.meld)

    @property
    def lies(self) -> tuple[tuple[tuple[Card, Card | None], ...], ...]:
        """The card laid down, in groups, with the card it represents or None."""
        return (((self.card, self.part.stands),),)

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Add]:
        """Yield the move if one card and a meld were chosen, else nothing."""
        if chosen.card is not None and chosen.onto is not None:
            yield cls(Part.of(chosen.card), chosen.onto)

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence: the card, the meld, and what a wild card becomes."""
        stands = self.part.stands if self.part.wild else None
        card, end = self.goes or (None, "")
        facts = {"stands": stands, "goes": card, "end": end or "none"}
        return {"card": self.part.card, "number": self.meld, **facts}

    @classmethod
    def read(cls, text: str, pack: Notation) -> Add:
        """Return the addition that a text writes, as `8c to 2`; raise if it is none.

        Args:
            text: the move without its verb, such as `8c to 2 with 2c low`.
            pack: the notation of the cards.

        Raises:
            Unreadable: it is not of that form, or freed cards go to the hand in this game.
        """
        rest, *freed = _WITH.split(text, maxsplit=1)
        goes = None
        if freed:
            which, _, end = freed[0].strip().rpartition(" ")
            end = ENDS_TOO.get(end.lower(), end.lower())
            if end not in ENDS or cls.melding.freed == "hand":
                raise Unreadable(text, cls.example)
            goes = End(pack.card(which), end)
        card, number = _numbered(rest, _TO, cls.example)
        word = "=".join(part.strip() for part in card.split("="))
        return cls(read_parts([word], pack, cls.melding)[0], number, goes)


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Take the joker of a meld by putting the card in its place that it stands for.

    Args:
        card: the card.
        meld: the number of the meld, from 1.

    >>> print(Swap(Card("7", "d"), 1))
    swap 7d in 1
    """

    verb: ClassVar[str] = "swap"
    also: ClassVar[tuple[str, ...]] = ("scambia", "scambio", "sostituisci", "sostituisco")
    example: ClassVar[str] = "swap 7d in 1"
    card: Card
    meld: int

    def __str__(self) -> str:
        return f"swap {self.card} in {self.meld}"

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the card, and the meld whose joker it replaces."""
        return Uses((self.card,), onto=self.meld)

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Swap]:
        """Yield the move if one hand card and a meld were chosen, else nothing."""
        if chosen.card is not None and chosen.onto is not None:
            yield cls(chosen.card, chosen.onto)

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence: the card and the meld's number."""
        return {"card": self.card, "number": self.meld}

    @classmethod
    def read(cls, text: str, pack: Notation) -> Swap:
        """Return the swap that a text writes, as `7d in 1`; raise if it is none.

        Args:
            text: the move without its verb, such as `7d in 1`.
            pack: the notation of the card.

        Raises:
            Unreadable: it is not of that form.
        """
        card, number = _numbered(text, _IN, cls.example)
        return cls(pack.card(card), number)


def _numbered(text: str, between: re.Pattern[str], example: str) -> tuple[str, int]:
    """Return the text before a separator, and the number after it; raise if there is none."""
    words, *last = between.split(text, maxsplit=1)
    number = whole(last[0].strip()) if last else None
    if number is None:
        raise Unreadable(text, example)
    return words.strip(), number
