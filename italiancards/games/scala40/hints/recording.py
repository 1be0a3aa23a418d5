"""A simulated deal that records its players' moves, as moves of the game."""

from __future__ import annotations

from collections.abc import Iterable

from italiancards.core.cards import Card
from italiancards.core.melds import JOKER, Add, Discard, Lay, Part, Swap
from italiancards.core.melds.lanes import NAMED
from italiancards.games.scala40.hints import rollout
from italiancards.games.scala40.hints.meld_numbers import Scala40Meld, meld_of
from italiancards.games.scala40.hints.simulator import Scala40Deal
from italiancards.hints.recorder import MoveRecorder


class Scala40Recording(MoveRecorder, Scala40Deal):
    """A deal, and the moves made in it.

    After opening, melds are laid one by one, as a table lists them.
    """

    def rollout_turn(self) -> None:
        """Play the turn of a sensible player."""
        rollout.turn(self)

    def lay(self, melds: Iterable[Scala40Meld]) -> None:
        """Lay new melds, and record it."""
        new_melds = list(melds)
        named = [meld_of(each) for each in new_melds]
        together = [named] if not self.opened[self.turn] else [[meld] for meld in named]
        self.moves += [Lay.melds(*each) for each in together]
        super().lay(new_melds)

    def add(self, place: int, at: int) -> None:
        """Add a card to a meld, and record it.

        Args:
            place: the card.
            at: number of the meld, from 0.
        """
        self.moves.append(Add(Part.of(NAMED[place]), at + 1))
        super().add(place, at)

    def add_joker(self, stands: Card, at: int) -> None:
        """Add a joker to a meld, and record it.

        Args:
            stands: the card that it stands for.
            at: number of the meld, from 0.
        """
        self.moves.append(Add(Part(JOKER, stands), at + 1))
        super().add_joker(stands, at)

    def swap(self, place: int, at: int) -> None:
        """Swap a card for a joker, and record it.

        Args:
            place: the card.
            at: number of the meld, from 0.
        """
        self.moves.append(Swap(NAMED[place], at + 1))
        super().swap(place, at)

    def discard(self, place: int) -> None:
        """Discard a card, and record it."""
        self.moves.append(Discard(NAMED[place]))
        super().discard(place)
