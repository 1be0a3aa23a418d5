"""A deal of the simulator that writes down what its players do, as moves of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from italiancards.core.cards import Card
from italiancards.core.melds import JOKER, Add, Discard, Draw, Lay, Part, Swap, Take
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.hints.scala40 import sensible
from italiancards.hints.scala40.laid import Laid, meld_of
from italiancards.hints.scala40.simulator import Deal


class Recorded(Deal):
    """A deal, and the moves that were made in it.

    Whoever has opened lays melds one by one, as a table lists them.
    """

    __slots__ = ("moves",)
    moves: list[Move]

    @classmethod
    def of(cls, deal: Deal) -> Self:
        """The same deal, to be recorded from here on."""
        other = super().of(deal)
        other.moves = []
        return other

    def branch(self) -> Self:
        """The same deal with what was played so far, to be played differently."""
        other = type(self).of(self)
        other.moves = self.moves[:]
        return other

    def copy(self) -> Self:
        """The same."""
        return self.branch()

    def sensible_turn(self) -> None:
        """The turn of a sensible player."""
        sensible.turn(self)

    def draw(self) -> None:
        """The next card of the stock is drawn."""
        self.moves.append(Draw())
        super().draw()

    def take(self) -> None:
        """The last discard is taken."""
        self.moves.append(Take())
        super().take()

    def lay(self, melds: Iterable[Laid]) -> None:
        """New melds are laid."""
        told = list(melds)
        named = [meld_of(each) for each in told]
        together = [named] if not self.opened[self.turn] else [[meld] for meld in named]
        self.moves += [Lay.melds(*each) for each in together]
        super().lay(told)

    def add(self, place: int, at: int) -> None:
        """A card is added to a meld."""
        self.moves.append(Add(Part.of(NAMED[place]), at + 1))
        super().add(place, at)

    def add_joker(self, stands: Card, at: int) -> None:
        """A joker is added to a meld."""
        self.moves.append(Add(Part(JOKER, stands), at + 1))
        super().add_joker(stands, at)

    def swap(self, place: int, at: int) -> None:
        """A joker is had for its card."""
        self.moves.append(Swap(NAMED[place], at + 1))
        super().swap(place, at)

    def discard(self, place: int) -> None:
        """A card is discarded."""
        self.moves.append(Discard(NAMED[place]))
        super().discard(place)
