"""A deal of the simulator that writes down what its players do, as moves of the game."""

from __future__ import annotations

from collections.abc import Iterable

from italiancards.core.cards import Card
from italiancards.core.melds import JOKER, Add, Discard, Lay, Part, Swap
from italiancards.core.melds.lanes import NAMED
from italiancards.games.scala40.hints import sensible
from italiancards.games.scala40.hints.laid import Laid, meld_of
from italiancards.games.scala40.hints.simulator import Deal
from italiancards.hints.recording import Recording


class Recorded(Recording, Deal):
    """A deal, and the moves that were made in it.

    Whoever has opened lays melds one by one, as a table lists them.
    """

    def sensible_turn(self) -> None:
        """The turn of a sensible player."""
        sensible.turn(self)

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
