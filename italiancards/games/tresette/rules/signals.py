"""What who leads may say with the card (S0)."""

from __future__ import annotations

from typing import ClassVar, Self

from italiancards.core.announcements import SayWith
from italiancards.core.cards import Card
from italiancards.core.notation import Notation
from italiancards.core.seats import Seat

SIGNALS = ("busso", "volo", "striscio")
"""Play your highest of this suit and bring it back; it was my last of this suit; I have many."""
MANY = 3
"""So many more of a suit are many, where signals must be true: our reading of S0."""
HIGH = "32A"
"""Who says busso keeps one of these of the suit, and asks his partner for the others."""
_ALSO = {"piombo": "volo", "liscio": "striscio", "bussa": "busso"}
"""What they are called elsewhere."""


def named(word: str) -> str:
    """The signal that a word means, whichever name of it is said."""
    plain = word.strip().lower()
    return _ALSO.get(plain, plain)


class Signal(SayWith):
    """Play a card and signal with it.

    >>> from italiancards.core.notation import PLAIN
    >>> print(Signal.read("3S !piombo", PLAIN))
    3S !volo
    """

    __slots__ = ()
    example: ClassVar[str] = "3S !busso"

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """From the card and the word, whichever name of the signal is said."""
        read = super().read(text, pack)
        return cls(read.card, named(read.word))


def stands(said: tuple[Seat, Card, str], seat: Seat, card: Card) -> bool:
    """Whether what was said is still as it was, once a player plays a card.

    Volo and striscio are about the suit that is left, busso about its high cards.
    """
    who, led, word = said
    if seat != who or card.suit != led.suit:
        return True
    return word == "busso" and card.rank not in HIGH
