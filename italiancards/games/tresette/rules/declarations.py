"""Declarations: three or four threes, twos or aces, and the napoletana.

`declare 3 without B` are three threes, the three of clubs missing; `declare 3` all four; `declare
napoletana D` ace, two and three of coins. One move says all that a player declares at once:
`declare 3 without B and napoletana D`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations
from typing import Any, ClassVar

from italiancards.core.announcements import Declare
from italiancards.core.cards import ITALIAN, Card, Cards
from italiancards.core.errors import Unreadable
from italiancards.core.notation import PLAIN, Notation

RANKS = "32A"
"""Ranks of which three or four are declared, and which make a napoletana together."""
NAMES = {"3": "threes", "2": "twos", "A": "aces"}
THREE, FOUR = 3, 4
"""Points of a combination: as many as it has cards (S0)."""
AND = " and "
_WITHOUT = re.compile(r"\s+(?:without|senza)\s+", re.IGNORECASE)
_RUN = re.compile(r"(?:napoletana|neapolitan) (?:of |di |a )?(\S.*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards of one hand that are worth points when they are declared.

    Args:
        rank: of three or four of a rank, which; empty for a napoletana.
        suit: of three, the suit that is missing; of four, empty; of a napoletana, its suit.

    >>> print(Combination("3", "B"), Combination("2", ""), Combination("", "D"), sep=", ")
    3 without B, 2, napoletana D
    >>> Combination("3", "B").cards, Combination("", "D").points
    (('3D', '3C', '3S'), 3)
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.written(PLAIN)

    def written(self, pack: Notation) -> str:
        """Return the combination as text, in the letters of a pack."""
        rank, suit = pack.write_rank(self.rank), pack.write_suit(self.suit)
        if not self.rank:
            return f"napoletana {suit}"
        return f"{rank} without {suit}" if suit else rank

    @property
    def way(self) -> str:
        """Kind of combination: `three` or `four` of a rank, or `napoletana`."""
        return ("three" if self.suit else "four") if self.rank else "napoletana"

    @property
    def cards(self) -> Cards:
        """The cards of the combination."""
        return _cards(self)

    @property
    def missing(self) -> Card | None:
        """Card of the rank that a three lacks; None for other kinds."""
        return Card(self.rank, self.suit) if self.way == "three" else None

    @property
    def points(self) -> int:
        """Points for declaring it."""
        return FOUR if self.way == "four" else THREE

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts of the combination for its sentences."""
        return {
            "way": self.way,
            "rank": NAMES.get(self.rank, "none"),
            "suit": self.suit,
            "cards": self.cards,
            "points": self.points,
        }


@lru_cache(maxsize=32)
def _cards(combination: Combination) -> Cards:
    """Return the cards of a combination, cached."""
    rank, suit = combination.rank, combination.suit
    if not rank:
        return tuple(Card(each, suit) for each in RANKS)
    return tuple(Card(rank, each) for each in ITALIAN.suits if each != suit)


COMBINATIONS = (
    *(Combination(rank, suit) for rank in RANKS for suit in ("", *ITALIAN.suits)),
    *(Combination("", suit) for suit in ITALIAN.suits),
)
"""All combinations, in the order in which they are written."""


def combinations_in(cards: Iterable[Card]) -> tuple[Combination, ...]:
    """Return the combinations that these cards make; four of a rank do not also count as three.

    >>> [str(each) for each in combinations_in(map(ITALIAN.card, "3D 3C 3S 2D AD".split()))]
    ['3 without B', 'napoletana D']
    """
    own = frozenset(cards)
    return tuple(
        each for each in COMBINATIONS if own.issuperset(each.cards) and each.missing not in own
    )


def conceivable_combinations(cards: Iterable[Card]) -> Iterator[tuple[Combination, ...]]:
    """Yield combinations that the rules may judge: complete ones, several, or one card short.

    Then several at once that miss none: any part of them, and all.
    """
    own = frozenset(cards)
    yield from (
        (each,) for each in COMBINATIONS if len(own.intersection(each.cards)) >= len(each.cards) - 1
    )
    whole = combinations_in(own)
    yield from chain.from_iterable(combinations(whole, size) for size in range(2, len(whole) + 1))


@dataclass(frozen=True, slots=True)
class Declaration(Declare):
    """Declare one combination or several.

    >>> print(Declaration.read("napoletana di denari + tre SENZA bastoni", PLAIN))
    declare 3 without B and napoletana D
    >>> print(Declaration.read("3 without c", Notation(look="french")).by("french"))
    declare 3 without c
    """

    example: ClassVar[str] = "declare 3 without B or declare napoletana D"

    def __str__(self) -> str:
        return f"{self.verb} {AND.join(each.written(self.pack) for each in self.combinations)}"

    @classmethod
    def of(cls, chosen: Iterable[Combination]) -> Declaration:
        """Return the move that declares these combinations."""
        own = set(chosen)
        return cls(AND.join(str(each) for each in COMBINATIONS if each in own))

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """The combinations that are declared."""
        return combinations_of_words(self.words)

    @property
    def cards(self) -> Cards:
        """All the cards that are declared; one of them may have been played already."""
        return tuple(dict.fromkeys(chain.from_iterable(c.cards for c in self.combinations)))

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts for sentences: number, cards and points declared; of a single one its kind too."""
        own = self.combinations
        points = sum(each.points for each in own)
        several = {"way": "several", "cards": self.cards, "points": points}
        facts = own[0].facts if len(own) == 1 else several
        return {**facts, "words": self.words, "number": len(own)}

    @classmethod
    def read(cls, text: str, pack: Notation) -> Declaration:
        """Return the declaration that a text means, combinations joined by `and`, comma or plus.

        Args:
            text: the combinations, without the verb.
            pack: the letters of ranks and suits.

        Raises:
            Unreadable: a part of it is no combination.
        """
        parts = re.split(r" and | e |\+|,", " ".join(text.split()), flags=re.IGNORECASE)
        return cls.of([_read(part.strip(), pack) for part in parts])


@lru_cache(maxsize=256)
def combinations_of_words(words: str) -> tuple[Combination, ...]:
    """Return the combinations that a declaration's words name; raise if they name none."""
    return tuple(_read(each, PLAIN) for each in words.split(AND))


def _read(text: str, pack: Notation) -> Combination:
    """Return the combination that a text names; raise `Unreadable` if it names none."""
    example = pack.example(Declaration.example)
    run = _RUN.fullmatch(text)
    if run is not None:
        return Combination("", pack.suit(run[1]))
    rank_text, *suit = _WITHOUT.split(text)
    try:
        rank = pack.rank(rank_text)
    except Unreadable:
        raise Unreadable(text, example) from None
    if rank not in RANKS or len(suit) > 1:
        raise Unreadable(text, example)
    return Combination(rank, pack.suit(suit[0]) if suit else "")
