"""Moves that say something: bids, calls, declarations, signals.

`bid 71`, `bid R`, `bid 2,65`, `pass`, `call 2S`, `call 2S trump D`, `declare 3 without B`, `show`,
`sign 3`, `say carico`, and a card played with a word: `3S !busso`. What may be said, and when, is
for the rules of each game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from italiancards.core.cards import ITALIAN, Card
from italiancards.core.errors import Unreadable
from italiancards.core.moves import Control, Move, Play, Uses
from italiancards.core.notation import Notation

_BOTH = re.compile(r"([2-7]|.+?(?:\s*,\s*|\s+|(?<=[^\W\d])))(\d{2,3})", re.ASCII)
"""A rank, then points."""
_POINTS = re.compile(r"\d{2,3}", re.ASCII)
_TRUMP = re.compile(r"\s+(?:trumps?|briscola|atout)\s+", re.IGNORECASE)
_WORDS = re.compile(r"[A-Za-z0-9]{1,20}(?: [A-Za-z0-9]{1,20}){0,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class BareMove(Move):
    """A move written with its verb alone."""

    bare: ClassVar[bool] = True

    def __str__(self) -> str:
        return self.verb

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Self]:
        """Yield the move if nothing at all was chosen, else nothing."""
        if chosen == Uses():
            yield cls()

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the move, whatever the text after its verb.

        Args:
            text: empty: `told` leaves nothing of the verb.
            pack: unused.
        """
        return cls()


@dataclass(frozen=True, slots=True)
class Pass(BareMove):
    """Say nothing more in the bidding, or that there is nothing to declare.

    >>> print(Pass())
    pass
    """

    verb: ClassVar[str] = "pass"
    also: ClassVar[tuple[str, ...]] = ("passo", "passa")
    example: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Show(BareMove):
    """Show one's hand to the partner.

    >>> print(Show())
    show
    """

    verb: ClassVar[str] = "show"
    also: ClassVar[tuple[str, ...]] = ("mostra", "mostro")
    example: ClassVar[str] = "show"


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Bid points, a rank, or both.

    Args:
        rank: the rank of the card that would be called, if that is bid.
        points: the points that would be made, if they are bid.

    >>> from italiancards.core.notation import PLAIN, notation
    >>> [str(Bid.read(text, PLAIN)) for text in ("71", "r", "2, 65", "due 65")]
    ['bid 71', 'bid R', 'bid 2,65', 'bid 2,65']
    >>> [Bid.read(text, notation(look="french")).rank for text in ("K", "king", "R")]
    ['R', 'R', 'R']
    """

    verb: ClassVar[str] = "bid"
    also: ClassVar[tuple[str, ...]] = ("offri", "offro")
    example: ClassVar[str] = "bid 71, bid R or bid 2,65"
    control: ClassVar[Control] = "number"
    rank: str | None = None
    points: int | None = None

    def __str__(self) -> str:
        rank = None if self.rank is None else self.pack.write_rank(self.rank)
        said = (rank, None if self.points is None else str(self.points))
        return f"bid {','.join(filter(None, said))}"

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the points bid, as its number, and the rank."""
        rank = None if self.rank is None else Card(self.rank, ITALIAN.suits[0])
        return Uses(number=self.points, rank=rank)

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the bid's sentence: its text, its kind, its rank, its points."""
        return {
            "bid": str(self).removeprefix("bid "),
            "kind": "points" if self.rank is None else "rank" if self.points is None else "both",
            "rank": () if self.rank is None else (Card(self.rank, ITALIAN.suits[0]),),
            "points": self.points or 0,
        }

    @classmethod
    def read(cls, text: str, pack: Notation) -> Bid:
        """Return the bid that a text writes: a rank, points, or both; raise if it is none.

        Args:
            text: the bid without its verb, such as `R` or `2, 65`.
            pack: the notation in which the rank is read.

        Raises:
            Unreadable: it is neither.
        """
        bid = text.strip()
        both = _BOTH.fullmatch(bid)
        try:
            if both is not None:
                return cls(pack.rank(both[1].rstrip(" ,")), int(both[2]))
            return cls(pack.rank(bid))
        except Unreadable:
            if _POINTS.fullmatch(bid) is None:
                raise Unreadable(text, pack.example(cls.example)) from None
            return cls(points=int(bid))


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Call a card: its holder is the partner; its suit is trumps, if no other is named.

    Args:
        card: the card.
        trump: the trump suit, where it is named apart.

    >>> from italiancards.core.notation import PLAIN, notation
    >>> print(Call.read("2S trump D", PLAIN), Call(Card("2", "S"), "S"), sep=", ")
    call 2S trump D, call 2S
    >>> print(Call.read("Ah trump c", notation(look="french")).by("french"))
    call Ah trump c
    """

    verb: ClassVar[str] = "call"
    also: ClassVar[tuple[str, ...]] = ("chiama", "chiamo")
    example: ClassVar[str] = "call 2S"
    ends_turn: ClassVar[bool] = True
    card: Card
    trump: str | None = None

    def __post_init__(self) -> None:
        if self.trump == self.card.suit:
            object.__setattr__(self, "trump", None)

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the card called, as one that is named wherever it lies."""
        return Uses(names=self.card)

    def __str__(self) -> str:
        apart = f" trump {self.pack.write_suit(self.trump)}" if self.trump else ""
        return f"call {self.pack.write(self.card)}{apart}"

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the call's sentence: the card, the trump suit, and if that was said."""
        apart = "no" if self.trump is None else "yes"
        return {"card": self.card, "suit": self.trump or self.card.suit, "apart": apart}

    @classmethod
    def read(cls, text: str, pack: Notation) -> Call:
        """Return the call that a text writes: a card, and perhaps `trump` with a suit; or raise.

        Args:
            text: the call without its verb, such as `2S trump D`.
            pack: the notation of the card and the suit.

        Raises:
            Unreadable: there is no such card or suit.
        """
        card, *suit = _TRUMP.split(text, maxsplit=1)
        return cls(pack.card(card), pack.suit(suit[0]) if suit else None)


@dataclass(frozen=True, slots=True)
class WordedMove(Move):
    """A move made of a verb and some words; each game defines its words.

    Args:
        words: the words, one blank between them.
    """

    words: str

    def __str__(self) -> str:
        return f"{self.verb} {self.words}"

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence: its words."""
        return {"words": self.words}

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the move with a text's words, evenly spaced; raise if these are no words.

        Args:
            text: the words, with any blanks between them.
            pack: the notation in which an error writes the example.

        Raises:
            Unreadable: there are no words, more than six, or signs among them.
        """
        return cls(_words(text, pack.example(cls.example)))


def _words(text: str, example: str) -> str:
    """Return a text with one space between its words; raise `Unreadable` if they are no words."""
    words = " ".join(text.split())
    if _WORDS.fullmatch(words) is None:
        raise Unreadable(text, example)
    return words


@dataclass(frozen=True, slots=True)
class Declare(WordedMove):
    """Declare what one was dealt.

    >>> print(Declare("3 without B"))
    declare 3 without B
    """

    verb: ClassVar[str] = "declare"
    also: ClassVar[tuple[str, ...]] = ("accusa", "accuso")
    example: ClassVar[str] = "declare 3 without B"


@dataclass(frozen=True, slots=True)
class Sign(WordedMove):
    """Make a sign with one's face.

    >>> str(Sign("3")), Sign("3").uses.said
    ('sign 3', 'sign-3')
    """

    verb: ClassVar[str] = "sign"
    also: ClassVar[tuple[str, ...]] = ("segna", "segno")
    example: ClassVar[str] = "sign 3"

    def __str__(self) -> str:
        return f"{self.verb} {self.pack.write_rank(self.words)}"

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the sign that a text writes: a rank, or other words put in capitals; or raise.

        Args:
            text: the sign without its verb.
            pack: the notation in which a rank is read.

        Raises:
            Unreadable: it is neither a rank nor words.
        """
        try:
            return cls(pack.rank(text))
        except Unreadable:
            return cls(_words(text, pack.example(cls.example)).upper())

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the sign, as something said."""
        return Uses(said=f"sign-{self.words.lower()}")

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the sign's sentence: its words, and the id of the sentence on them."""
        return {"words": self.words, "said": self.uses.said}


@dataclass(frozen=True, slots=True)
class Say(WordedMove):
    """Say something aloud.

    >>> print(Say("carico"))
    say carico
    """

    verb: ClassVar[str] = "say"
    also: ClassVar[tuple[str, ...]] = ("di'", "di’", "dico")
    example: ClassVar[str] = "say carico"

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the saying that a text writes, in lower case; raise if it has no words.

        Args:
            text: the words.
            pack: the notation in which an error writes the example.

        Raises:
            Unreadable: there are no words, more than six, or signs among them.
        """
        return cls(_words(text, pack.example(cls.example)).lower())

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the words, as something said."""
        return Uses(said=self.words)


@dataclass(frozen=True, slots=True)
class SayWith(Play):
    """Play a card and say something with it.

    Args:
        word: what is said.

    >>> from italiancards.core.notation import PLAIN
    >>> print(SayWith.read("3S !busso", PLAIN))
    3S !busso
    """

    verb: ClassVar[str] = "signal"
    example: ClassVar[str] = "3S !busso"
    control: ClassVar[Control] = "chips"
    word: str = ""

    def __str__(self) -> str:
        return f"{self.pack.write(self.card)} !{self.word}"

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the card played, and the word said with it."""
        return Uses((self.card,), said=self.word)

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence: the card, and the word said with it."""
        return {"card": self.card, "word": self.word}

    @classmethod
    def expected(cls, pack: Notation) -> str:
        """Return an example of the move in a pack's letters, for an error message."""
        return pack.example(cls.example)

    @classmethod
    def after_verb(cls, text: str) -> str | None:
        """Return the text unchanged if it has an exclamation mark, else None."""
        return text if "!" in text else None

    @classmethod
    def read(cls, text: str, pack: Notation) -> Self:
        """Return the play of `card!word` that a text writes; raise if it is none.

        Args:
            text: the move, such as `3S !busso`.
            pack: the notation of the card.

        Raises:
            Unreadable: there is no such card, or no word.
        """
        card, _, word = text.partition("!")
        if _WORDS.fullmatch(word.strip()) is None:
            raise Unreadable(text, pack.example(cls.example))
        return cls(pack.card(card.strip()), word.strip().lower())

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Self]:
        """Yield the move if just one hand card and a word were chosen, else nothing."""
        card_and_word = Uses(chosen.hand, said=chosen.said)
        if chosen.card is not None and chosen.said and chosen == card_and_word:
            yield cls(chosen.card, chosen.said)
