"""Signals that a leader may say with the card (S0)."""

from __future__ import annotations

from typing import ClassVar, Self

from italiancards.core.announcements import SayWith
from italiancards.core.cards import Card
from italiancards.core.notation import Notation
from italiancards.core.seats import Seat

SIGNALS = ("busso", "volo", "striscio")
"""The three signals.

Busso: play your highest of this suit and bring it back. Volo: it was my last of this suit.
Striscio: I have many."""
MANY = 3
"""Cards left of a suit that are many, where signals must be true: our reading of S0."""
HIGH = "32A"
"""Ranks that busso is about: the leader keeps one of the suit, and asks for the others."""
_ALSO = {"piombo": "volo", "liscio": "striscio", "bussa": "busso"}
"""Other names of the signals."""


def signal_of(word: str) -> str:
    """Return the usual name of the signal that a word means; an unknown word in small letters."""
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
        """Return the card and signal read from a text, by any of the signal's names.

        Args:
            text: such as `3S !busso`.
            pack: the letters of ranks and suits.

        Raises:
            Unreadable: it is no card with a word.
        """
        read = super().read(text, pack)
        return cls(read.card, signal_of(read.word))


def is_still_true(said: tuple[Seat, Card, str], seat: Seat, card: Card) -> bool:
    """True if a signal still holds after this seat plays this card.

    Volo and striscio are about the suit that is left, busso about its high cards.

    Args:
        said: who said which word with which card.
        seat: the seat that plays.
        card: the card that it plays.
    """
    who, led, word = said
    if seat != who or card.suit != led.suit:
        return True
    return word == "busso" and card.rank not in HIGH
