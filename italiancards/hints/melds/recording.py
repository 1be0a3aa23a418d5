"""Recording of the moves that players of a simulator make, as moves of the game."""

from __future__ import annotations

from typing import Any, Self

from italiancards.core.melds import Discard, Draw, Take
from italiancards.core.melds.lanes import NAMED
from italiancards.core.moves import Move
from italiancards.hints.melds.hands import NOTHING


class Recording:
    """Mix-in of a rummy game's simulated deal that records its moves."""

    moves: list[Move]

    @classmethod
    def of(cls, deal: Any) -> Self:
        """Return a copy of a deal that records its moves, with none yet."""
        other: Self = super().of(deal)  # type: ignore[misc]  # of the deal's class
        other.moves = []
        return other

    @classmethod
    def solo_turn(cls, view: Any) -> Self:
        """Return the deal as the seat on turn sees it, recording moves; hidden cards unknown."""
        deal = cls.visible_deal(view)  # type: ignore[attr-defined]  # of the deal's class
        deal.stock, deal.size = [NOTHING] * view.stock_size, list(view.hand_sizes)
        return cls.of(deal)

    def branch(self) -> Self:
        """Return a copy with the moves so far, to be played differently."""
        other = type(self).of(self)
        other.moves = self.moves[:]
        return other

    def copy(self) -> Self:
        """Return a copy of the deal and the moves recorded, to be played differently."""
        return self.branch()

    def draw(self) -> None:
        """Draw the next card of the stock into the hand, in place, and record the move."""
        self.moves.append(Draw())
        super().draw()  # type: ignore[misc]  # of the deal's class

    def take(self) -> None:
        """Take the discards into the hand, in place, and record the move."""
        self.moves.append(Take())
        super().take()  # type: ignore[misc]  # of the deal's class

    def discard(self, place: int) -> None:
        """Discard a card, in place, and record the move."""
        self.moves.append(Discard(NAMED[place]))
        super().discard(place)  # type: ignore[misc]  # of the deal's class
