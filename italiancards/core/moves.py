"""Moves as text: `7S` plays a card, `RC x AD+4D` takes with one, `exchange 2D` swaps one.

Reading is lenient, writing has exactly one form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, Self

from italiancards.core.cards import ITALIAN, Card, Cards, split_cards
from italiancards.core.errors import Unreadable
from italiancards.core.messages import Message
from italiancards.core.notation import PLAIN, Notation, notation

_TAKES = re.compile(r"\s[xX×]\s*|(?<=\w)[xX×](?=\w)")
_PLACES = {
    card: (ITALIAN.ranks.index(card.rank), ITALIAN.suits.index(card.suit)) for card in ITALIAN.cards
}

Control = Literal["card", "button", "number", "chips"]
"""The ways to choose a move on a screen: see `Move`."""


class Uses(NamedTuple):
    """The cards, number and words that a move uses, or that somebody has chosen so far.

    Args:
        hand: cards of the hand.
        table: cards that lie on the table.
        onto: the number of the meld it goes onto, from 1.
        number: the number it names: a bid.
        said: what is said aloud with it, as the name of a sentence (`said-<name>.ok`).
        names: a card that it names, wherever that lies.
        begun: the move that was begun, where more is to go into it: melds put together so far.
        rank: a card of the rank that it names, of whatever suit: a bid.

    >>> Uses((Card("7", "S"),)).card
    '7S'
    """

    hand: Cards = ()
    table: Cards = ()
    onto: int | None = None
    number: int | None = None
    said: str | None = None
    names: Card | None = None
    begun: Move | None = None
    rank: Card | None = None

    @property
    def card(self) -> Card | None:
        """The one hand card used; None if none or several are."""
        return self.hand[0] if len(self.hand) == 1 else None


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a player; its kinds are the classes below.

    Args:
        verb: the word it is written with, if any.
        also: other words for it, in both languages.
        example: one as text, for an error.
        bare: whether nothing is written but the verb.
        control: how it is chosen on a screen: by touching its `card`, with a `button`, by its
            `number`, or among `chips` that go with a card.
        touches: the zone that is touched to make it, beside its button.
        several: whether it may use several cards of the hand, chosen one by one.
        gathers: whether it may be begun, and more go into it before it is made.
        plays: whether it plays a card, or begins a turn: by these decisions are counted.
        ends_turn: whether the next seat's turn begins after it, and the next line of a record.
        look: the pack on the table, in whose letters it is written; no part of what it is.
    """

    verb: ClassVar[str]
    also: ClassVar[tuple[str, ...]] = ()
    example: ClassVar[str]
    bare: ClassVar[bool] = False
    control: ClassVar[Control] = "button"
    touches: ClassVar[str] = ""
    several: ClassVar[bool] = False
    gathers: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False
    look: str = field(default=PLAIN.look, kw_only=True, compare=False)

    def __init_subclass__(cls) -> None:
        cls.__repr__ = Move.__repr__  # type: ignore[method-assign]  # or a dataclass writes one

    def __repr__(self) -> str:
        return str(self)

    def __str__(self) -> str:
        return object.__repr__(self)  # each kind says how it is written

    @property
    def pack(self) -> Notation:
        """The notation (pack's letters) in which this move is written."""
        return notation(look=self.look)

    def by(self, look: str) -> Self:
        """Return the move as written in the letters of another pack."""
        return self if look == self.look else replace(self, look=look)

    @property
    def plain(self) -> str:
        """The move's text in the game's own letters, whatever pack is on the table."""
        return str(self.by(PLAIN.look))

    @property
    def uses(self) -> Uses:
        """The move's `Uses` (cards, meld, number, words); here none."""
        return Uses()

    @property
    def lies(self) -> tuple[tuple[tuple[Card, Card | None], ...], ...]:
        """The cards laid down, group by group, each with the card it represents; here none."""
        return ()

    @property
    def split_parts(self) -> Iterator[tuple[Move, Move | None]]:
        """Iterator over the move's parts, each with the rest as a move or None; here itself."""
        yield self, None

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence; here its card."""
        return {"card": self.uses.card}

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Move]:
        """Yield the moves of this kind that use exactly what was chosen; here none."""
        return iter(())

    @classmethod
    def after_verb(cls, text: str) -> str | None:
        """Return the text after this kind's verb, or None if it writes another kind of move."""
        verb, _, rest = text.partition(" ")
        own = verb.lower() in (cls.verb, *cls.also)
        return rest.strip() if own and cls.bare != bool(rest.strip()) else None

    @classmethod
    def expected(cls, pack: Notation) -> Message | str:
        """Return an example of this kind of move in a pack's letters, for an error."""
        return pack.example(cls.example)


class Kind(Protocol):
    """A kind of move, as its game declares it: how it is written and read."""

    verb: ClassVar[str]
    also: ClassVar[tuple[str, ...]]
    example: ClassVar[str]
    several: ClassVar[bool]
    touches: ClassVar[str]
    control: ClassVar[Control]

    @classmethod
    def after_verb(cls, text: str) -> str | None:
        """Return the text after this kind's verb, or None if it writes another kind of move."""

    @classmethod
    def read(cls, text: str, pack: Notation) -> Move:
        """Return the move of this kind that a text after its verb writes; raise if it is none.

        Args:
            text: what `after_verb` left of the move's text.
            pack: the notation of the cards in it.
        """

    @classmethod
    def expected(cls, pack: Notation) -> Message | str:
        """Return an example of this kind of move in a pack's letters, for an error."""

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Move]:
        """Yield the moves of this kind that use exactly what was chosen; mostly one or none."""


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Play a card from hand.

    >>> print(Play(Card("7", "S")))
    7S
    """

    verb: ClassVar[str] = ""
    example: ClassVar[str] = "7S"
    control: ClassVar[Control] = "card"
    plays: ClassVar[bool] = True
    card: Card

    def __str__(self) -> str:
        return self.pack.write(self.card)

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the card played."""
        return Uses((self.card,))

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Self]:
        """Yield the move if just one hand card was chosen, else nothing."""
        if chosen.card is not None and chosen == Uses(chosen.hand):
            yield cls(chosen.card)

    @classmethod
    def after_verb(cls, text: str) -> str | None:
        """Return the text unchanged, since any text may name a card."""
        return text

    @classmethod
    def expected(cls, pack: Notation) -> Message | str:
        """Return a message with an example of a card to play, for an error."""
        return Message("expected-played-card", card=pack.example(cls.example))

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the play of the card that a text writes; raise if it is none.

        Args:
            text: the card's notation or name.
            pack: the notation of the pack.
        """
        return cls(pack.card(text))


@dataclass(frozen=True, slots=True)
class Capture(Move):
    """Take cards from the table with a card from hand; which are taken is a set.

    >>> print(Capture(Card("R", "C"), (Card("4", "D"), Card("A", "D"))))
    RC x AD+4D
    """

    verb: ClassVar[str] = "capture"
    example: ClassVar[str] = "RC x AD+4D"
    control: ClassVar[Control] = "card"
    plays: ClassVar[bool] = True
    card: Card
    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=_PLACES.__getitem__)))

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the capturing hand card, and the table cards it takes."""
        return Uses((self.card,), self.cards)

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Self]:
        """Yield the move if one hand card and some table cards were chosen, else nothing."""
        if chosen.card is not None and chosen.table:
            yield cls(chosen.card, chosen.table)

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence: the capturing card, and those it takes."""
        return {"card": self.card, "cards": self.cards}

    def __str__(self) -> str:
        return f"{self.pack.write(self.card)} x {'+'.join(map(self.pack.write, self.cards))}"

    @classmethod
    def after_verb(cls, text: str) -> str | None:
        """Return the text unchanged if it has an x between cards, else None."""
        return text if _TAKES.search(text) else None

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the capture that a text writes, as `RC x AD+4D`; raise if it is none.

        Args:
            text: such as `RC x AD+4D`; commas and blanks part cards as well.
            pack: the notation of the cards.

        Raises:
            Unreadable: it is not of that form, or a card is taken twice.
        """
        by, *taken = _TAKES.split(text)
        named = [part for part in re.split(r"[+,]", taken[0]) if part.strip()]
        cards = tuple(each for part in named for each in _cards(part.strip(), pack))
        if len(taken) > 1 or not cards or len(set(cards)) < len(cards):
            one = pack.example(cls.example)
            raise Unreadable(text, Message("expected-each-card-once", one=one))
        return cls(pack.card(by.strip()), cards)


def _cards(text: str, pack: Notation) -> Cards:
    """Return the cards that a text names, one or several with spaces between; or raise."""
    try:
        return (pack.card(text),)
    except Unreadable:
        if " " not in text:
            raise
        return tuple(map(pack.card, split_cards(text)))


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Put a card from hand in the place of the up-card, and take that.

    >>> print(Exchange(Card("2", "D")))
    exchange 2D
    """

    verb: ClassVar[str] = "exchange"
    also: ClassVar[tuple[str, ...]] = ("scambia", "scambio")
    example: ClassVar[str] = "exchange 2D"
    card: Card

    def __str__(self) -> str:
        return f"exchange {self.pack.write(self.card)}"

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the hand card given."""
        return Uses((self.card,))

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the exchange of the card that a text writes; raise if it is none.

        Args:
            text: the card's notation or name.
            pack: the notation of the pack.
        """
        return cls(pack.card(text))


def read_move(text: object, kinds: Sequence[type[Kind]], pack: Notation) -> Move:
    """Return the move of one of some kinds that a text writes; raise if it is unreadable.

    Args:
        text: what they wrote.
        kinds: the kinds of move that the game has; the first is tried last.
        pack: the notation of the table.

    Raises:
        Unreadable: it is no move of the game.
        Ambiguous: the card can be read in several ways.

    >>> print(read_move("Exchange  2D", (Play, Exchange), PLAIN))
    exchange 2D
    >>> print(read_move("RCx4D, AD", (Play, Capture), PLAIN))
    RC x AD+4D
    >>> print(read_move("Kh x 4d+Ad", (Play, Capture), notation(look="french")))
    Kh x Ad+4d
    """
    if not isinstance(text, str) or not text.strip() or len(text) > 200:
        raise Unreadable(text, _expected(kinds, pack))
    after_verb = ((kind, kind.after_verb(text.strip())) for kind in (*kinds[1:], kinds[0]))
    kind, rest = next(
        ((kind, rest) for kind, rest in after_verb if rest is not None), (kinds[0], text.strip())
    )
    try:
        return kind.read(rest, pack).by(pack.look)
    except Unreadable as error:
        known = _expected(kinds, pack)
        raise Unreadable(text, Message("expected-move", moves=known, part=error.expected)) from None


def _expected(kinds: Sequence[type[Kind]], pack: Notation) -> Message:
    """Return a message on how the kinds of moves are written, for an error."""
    return Message("expected-moves", moves=tuple(kind.expected(pack) for kind in kinds))
