"""Moves as text: `7S` plays a card, `exchange 2D` swaps one with the up-card.

Reading is lenient, writing has exactly one form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from italiancards.core.cards import Card, Cards
from italiancards.core.errors import Unreadable

CardReader = Callable[[str], Card]


@dataclass(frozen=True, slots=True)
class Move:
    """Something a player can do; the kinds below say what.

    Args:
        verb: the word it is written with, if any.
        example: one as text, for an error.
        bare: whether nothing is written but the verb.
        ends_turn: whether the next seat's turn begins after it, and the next line of a record.
    """

    verb: ClassVar[str]
    example: ClassVar[str]
    bare: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False

    @property
    def facts(self) -> Mapping[str, Any]:
        """What fills the sentence that names it."""
        return {"card": getattr(self, "card", None)}


class Kind(Protocol):
    """A kind of move, as its game declares it: how it is written and read."""

    verb: ClassVar[str]
    example: ClassVar[str]
    bare: ClassVar[bool]

    @classmethod
    def read(cls, text: str, card: CardReader) -> Move:
        """The move of this kind that a text means, its verb left out."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card from hand.

    >>> print(Play(Card("7", "S")))
    7S
    """

    verb: ClassVar[str] = ""
    example: ClassVar[str] = "a card such as 7S"
    card: Card

    def __str__(self) -> str:
        return str(self.card)

    @classmethod
    def read(cls, text: str, card: CardReader) -> Play:
        """From the card's text."""
        return cls(card(text))


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Put a card from hand in the place of the up-card, and take that.

    >>> print(Exchange(Card("2", "D")))
    exchange 2D
    """

    verb: ClassVar[str] = "exchange"
    example: ClassVar[str] = "exchange 2D"
    card: Card

    def __str__(self) -> str:
        return f"exchange {self.card}"

    @classmethod
    def read(cls, text: str, card: CardReader) -> Exchange:
        """From the text of the card that is given."""
        return cls(card(text))


def cards_of(move: Move) -> Cards:
    """The cards of the hand that a move needs, where the rules of its game ask.

    >>> cards_of(Play(Card("7", "S")))
    ('7S',)
    """
    card = getattr(move, "card", None)
    cards: Cards = getattr(move, "cards", () if card is None else (card,))
    return cards


def read_move(text: object, kinds: Sequence[type[Kind]], card: CardReader) -> Move:
    """The move somebody means.

    Args:
        text: what they wrote.
        kinds: the kinds of move that the game has; the first is meant where no verb is written.
        card: reads one card.

    Raises:
        Unreadable: it is no move of the game.
        Ambiguous: the card can be read in several ways.

    >>> from italiancards.core.cards import ITALIAN
    >>> print(read_move("Exchange  2D", (Play, Exchange), ITALIAN.card))
    exchange 2D
    """
    expected = " or ".join(kind.example for kind in kinds)
    if not isinstance(text, str) or not text.strip() or len(text) > 200:
        raise Unreadable(text, expected)
    verb, _, rest = text.strip().partition(" ")
    kind = next(
        (kind for kind in kinds if kind.verb == verb.lower() and kind.bare != bool(rest.strip())),
        None,
    )
    try:
        return kinds[0].read(text.strip(), card) if kind is None else kind.read(rest.strip(), card)
    except Unreadable as error:
        raise Unreadable(text, f"{expected} ({error.expected})") from None
