"""A frozen plain player of Burraco, for others to be measured against: never to be tuned.

It draws, lays the longest meld without a wild card, adds what fits without one, and discards the
dearest card whose rank it holds once; wild cards it uses for its last cards alone.
"""

from __future__ import annotations

from random import Random

from italiancards.core.melds import Add, Discard, Draw, Lay
from italiancards.core.moves import Move
from italiancards.games.burraco.game import GAME
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.state import VALUES
from italiancards.games.burraco.rules.view import BurracoView


def choose(view: BurracoView, chance: Random) -> Move:
    """Its next move."""

    def weight(move: Move) -> tuple[float, float]:
        used, wild = move.uses.hand, any(map(MELDS.may_be_wild, move.uses.hand))
        if isinstance(move, Draw):
            return 9, 0
        if isinstance(move, Lay | Add) and (not wild or len(view.hand) - len(used) <= 1):
            return 5, len(used)
        if isinstance(move, Discard) and not wild:
            alone = sum(card.rank == move.card.rank for card in view.hand) == 1
            return 3 + alone, VALUES.card(move.card)
        return float(isinstance(move, Discard)), chance.random()

    return max(GAME.legal(view), key=weight)
