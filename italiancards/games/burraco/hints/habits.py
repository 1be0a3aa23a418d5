"""Habits of people who play Burraco, and the bots that have them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core.melds import Add, Discard, Lay
from italiancards.core.moves import Move
from italiancards.games.burraco.hints import greedy
from italiancards.games.burraco.hints.plans import BurracoPlans
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.habits import overlook_discards, with_habits


def hold_melds(view: BurracoView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the discard of who keeps a meld in hand too long; None where he has none to lay."""
    return _discard(legal, chance) if any(isinstance(move, Lay) for move in legal) else None


def discard_any(view: BurracoView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the discard of any plain card, whatever others wait for; None where there is none."""
    if any(isinstance(move, Lay | Add) for move in legal):
        return None
    return _discard(legal, chance)


def _discard(legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the discard of a plain card, drawn at random; None where there is none."""
    cards = [move for move in legal
             if isinstance(move, Discard) and not MELDS.may_be_wild(move.card)]  # fmt: skip
    return chance.choice(cards) if cards else None


def play_by_rule(view: BurracoView, legal: Sequence[Move], chance: Random) -> Move:
    """Return the next move of a turn by rule, gathered for burrachi, without a count."""
    return BurracoPlans(view, legal).usual[0]


learner = with_habits(
    "learner", greedy.choose, ((0.12, hold_melds), (0.5, overlook_discards), (0.5, discard_any))
)
"""A player of the third evening: holds melds back, overlooks the pile, discards what comes."""
club = with_habits("club", greedy.choose, ((1.0, play_by_rule),))
"""A club player: plays each turn by rule, and gathers for burrachi."""
