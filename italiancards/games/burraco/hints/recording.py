"""A simulated deal that records its players' moves, as moves of the game."""

from __future__ import annotations

from collections.abc import Iterable

from italiancards.core.melds import Discard, Part
from italiancards.core.melds.lanes import NAMED
from italiancards.games.burraco.hints import rollout
from italiancards.games.burraco.hints.meld_numbers import BurracoMeld, ExtendedMeld, extend, meld_of
from italiancards.games.burraco.hints.simulator import BurracoDeal, goes
from italiancards.games.burraco.rules.moves import BurracoAdd, BurracoLay
from italiancards.hints.recorder import MoveRecorder


class BurracoRecording(MoveRecorder, BurracoDeal):
    """A deal and the moves made in it; melds are laid one by one, as a table lists them.

    Where the first melds have to be worth something, they are laid at once.
    """

    def rollout_turn(self) -> None:
        """Play the turn of a sensible player."""
        rollout.turn(self)

    def lay(self, melds: Iterable[BurracoMeld]) -> None:
        """Lay new melds, and record them as one move."""
        new_melds = list(melds)
        if new_melds:
            self.moves.append(BurracoLay.melds(*map(meld_of, new_melds)))
        super().lay(new_melds)

    def add(self, place: int, at: int, to: ExtendedMeld) -> None:
        """Add a card to a meld, and record it.

        Args:
            place: the card.
            at: number of the meld, from 0.
            to: the meld after it, one that `extend` found.
        """
        stands = NAMED[to.stands]
        alike = [each for each in extend(self.melds[at], place, self.ways)
                 if (each.wild, each.stands) == (to.wild, to.stands)]  # fmt: skip
        end = goes(place, to) if len(alike) > 1 else None
        part = Part(NAMED[place], stands) if to.wild else Part.of(NAMED[place])
        self.moves.append(BurracoAdd(part, at + 1, end))
        super().add(place, at, to)

    def discard(self, place: int) -> None:
        """Discard a card, and record it."""
        self.moves.append(Discard(NAMED[place]))
        super().discard(place)
