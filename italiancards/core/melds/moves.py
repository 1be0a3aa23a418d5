"""The moves of a rummy turn: draw or take; lay, add and swap at will; discard.

`draw`, `take`, `lay 5c 6c JK=7c | Kc Kd Ks`, `discard 9d`; what is built on the table is in
`building`. Melds are numbered in the order they were laid, from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from italiancards.core.announcements import BareMove
from italiancards.core.cards import Card, Cards, split_cards
from italiancards.core.errors import Unreadable
from italiancards.core.melds.meld import Meld, possible_melds
from italiancards.core.melds.parts import SHORTEST, Part, Parts, read_parts
from italiancards.core.melds.rules import ONE_JOKER, MeldRules
from italiancards.core.moves import Move, Uses
from italiancards.core.notation import FRENCH, Notation

MELD_BAR = "|"
"""Sign between the melds of one lay-down."""


@dataclass(frozen=True, slots=True)
class Draw(BareMove):
    """Draw the top card of the stock.

    >>> print(Draw())
    draw
    """

    verb: ClassVar[str] = "draw"
    also: ClassVar[tuple[str, ...]] = ("pesca", "pesco")
    example: ClassVar[str] = "draw"
    touches: ClassVar[str] = "stock"
    plays: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Take(BareMove):
    """Take the top card of the discards.

    >>> print(Take())
    take
    """

    verb: ClassVar[str] = "take"
    also: ClassVar[tuple[str, ...]] = ("prendi", "prendo", "raccogli", "raccolgo")
    example: ClassVar[str] = "take"
    touches: ClassVar[str] = "discards"
    plays: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay down one or more new melds.

    Args:
        melding: by which rules its text is read; a game with others has a kind of its own.
        groups: the cards of each; they need not make a meld.

    >>> print(Lay.of("7c 5c 6c|Kd Ks JK=Kc"))
    lay 5c 6c 7c | Kd JK=Kc Ks
    """

    verb: ClassVar[str] = "lay"
    also: ClassVar[tuple[str, ...]] = ("cala", "calo")
    example: ClassVar[str] = "lay 5c 6c JK=7c | Kc Kd Ks"
    several: ClassVar[bool] = True
    gathers: ClassVar[bool] = True
    melding: ClassVar[MeldRules] = ONE_JOKER
    groups: tuple[Parts, ...]

    def __str__(self) -> str:
        bar = f" {MELD_BAR} "
        return f"lay {bar.join(' '.join(map(str, group)) for group in self.groups)}"

    @property
    def cards(self) -> Cards:
        """Cards that the move lays, meld after meld."""
        return tuple(part.card for group in self.groups for part in group)

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the hand cards it lays."""
        return Uses(self.cards)

    @property
    def lies(self) -> tuple[tuple[tuple[Card, Card | None], ...], ...]:
        """The cards laid, meld by meld, each with the card it represents (None if undeclared)."""
        return tuple(tuple((part.card, part.stands) for part in group) for group in self.groups)

    @property
    def split_parts(self) -> Iterator[tuple[Lay, Lay | None]]:
        """Iterator over the melds as single moves, each with the move of the others or None."""
        for number, group in enumerate(self.groups):
            others = (*self.groups[:number], *self.groups[number + 1 :])
            yield type(self)((group,)), type(self)(others) if others else None

    @property
    def facts(self) -> Mapping[str, Any]:
        """Facts to fill the move's sentence: the cards."""
        return {"cards": self.cards}

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Lay]:
        """Yield the lays that the chosen cards make, added to the melds begun; maybe none."""
        groups = groups_so_far(chosen)
        if chosen != Uses(chosen.hand, begun=chosen.begun):
            return
        if groups and not chosen.hand:
            yield cls(groups)
        if len(chosen.hand) < SHORTEST:
            return
        parts = tuple(map(Part.of, chosen.hand))
        found = possible_melds(parts, cls.melding)
        if not found and all(part.stands for part in parts):
            yield cls((*groups, parts))
        for meld in found:
            yield cls((*groups, meld.parts))

    @classmethod
    def melds(cls, *melds: Meld) -> Lay:
        """Return the move that lays these melds."""
        return cls(tuple(meld.parts for meld in melds))

    @classmethod
    def of(cls, text: str) -> Lay:
        """Return the lay that a text writes in the French pack's letters, for examples."""
        return cls.read(text, FRENCH)

    @classmethod
    def read(cls, text: str, pack: Notation) -> Lay:
        """Return the lay that a text writes, its melds divided by `|`; raise if it is none.

        Args:
            text: the move without its verb.
            pack: the notation of the cards.

        Raises:
            Unreadable: a meld has no cards, or a word is no card.
        """
        rules = cls.melding
        melds = (read_parts(_words(group), pack, rules) for group in text.split(MELD_BAR))
        groups = tuple(in_order(parts, rules) for parts in melds)
        if not all(groups):
            raise Unreadable(text, cls.example)
        return cls(groups)


def _words(text: str) -> list[str]:
    """Return a meld's text split into words, with `JK = 7c` made one."""
    return split_cards("=".join(part.strip() for part in text.split("=")))


def in_order(parts: Parts, rules: MeldRules = ONE_JOKER) -> Parts:
    """Return cards in the order of the one meld they can be, else unchanged.

    Args:
        parts: the cards as written.
        rules: what makes a meld.
    """
    found = possible_melds(parts, rules)
    return found[0].parts if len(found) == 1 else parts


def groups_so_far(chosen: Uses) -> tuple[Parts, ...]:
    """Return the melds put together so far in an unfinished lay; () for none."""
    return chosen.begun.groups if isinstance(chosen.begun, Lay) else ()


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Put a card on the discards, which ends the turn.

    >>> print(Discard(Card("9", "d")))
    discard 9d
    """

    verb: ClassVar[str] = "discard"
    also: ClassVar[tuple[str, ...]] = ("scarta", "scarto")
    example: ClassVar[str] = "discard 9d"
    touches: ClassVar[str] = "discards"
    ends_turn: ClassVar[bool] = True
    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"

    @property
    def uses(self) -> Uses:
        """The move's `Uses`: the card discarded."""
        return Uses((self.card,))

    @classmethod
    def chosen(cls, chosen: Uses) -> Iterator[Discard]:
        """Yield the move if just one hand card was chosen, else nothing."""
        if chosen.card is not None and chosen == Uses(chosen.hand):
            yield cls(chosen.card)

    @classmethod
    def read(cls, text: str, pack: Notation) -> Discard:
        """Return the discard that a text writes; raise if it is no card.

        Args:
            text: the card's notation or name.
            pack: the notation of the pack.

        Raises:
            Unreadable: there is no such card.
        """
        return cls(pack.card(text))
