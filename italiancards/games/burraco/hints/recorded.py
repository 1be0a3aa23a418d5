"""A simulated deal that records its players' moves, as moves of the game."""

from __future__ import annotations

from collections.abc import Iterable

from italiancards.core.melds import Discard, Part
from italiancards.core.melds.lanes import NAMED
from italiancards.games.burraco.hints import sensible
from italiancards.games.burraco.hints.laid import Grown, Laid, grown, meld_of
from italiancards.games.burraco.hints.simulator import Deal, goes
from italiancards.games.burraco.rules.moves import Add, Lay
from italiancards.hints.recording import Recording


class Recorded(Recording, Deal):
    """A deal and the moves made in it; melds are laid one by one, as a table lists them.

    Where the first melds have to be worth something, they are laid at once.
    """

    def sensible_turn(self) -> None:
        """Play the turn of a sensible player."""
        sensible.turn(self)

    def lay(self, melds: Iterable[Laid]) -> None:
        """Lay new melds, and record them as one move."""
        told = list(melds)
        if told:
            self.moves.append(Lay.melds(*map(meld_of, told)))
        super().lay(told)

    def add(self, place: int, at: int, to: Grown) -> None:
        """Add a card to a meld, and record it.

        Args:
            place: the card.
            at: number of the meld, from 0.
            to: the meld after it, one that `grown` found.
        """
        stands = NAMED[to.stands]
        alike = [each for each in grown(self.melds[at], place, self.ways)
                 if (each.wild, each.stands) == (to.wild, to.stands)]  # fmt: skip
        end = goes(place, to) if len(alike) > 1 else None
        part = Part(NAMED[place], stands) if to.wild else Part.of(NAMED[place])
        self.moves.append(Add(part, at + 1, end))
        super().add(place, at, to)

    def discard(self, place: int) -> None:
        """Discard a card, and record it."""
        self.moves.append(Discard(NAMED[place]))
        super().discard(place)
