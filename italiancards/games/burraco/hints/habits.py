"""Habits of people who play Burraco, and the bots that have them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import Add, Discard, Draw, Lay
from italiancards.core.moves import Move
from italiancards.games.burraco.hints import greedy
from italiancards.games.burraco.hints.plans import BurracoPlans
from italiancards.games.burraco.rules.moves import MELDS
from italiancards.games.burraco.rules.view import BurracoView
from italiancards.hints.advice import Advice
from italiancards.hints.habits import first_of, with_habits


def hold_melds(view: BurracoView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the discard of who keeps a meld in hand too long; None where he has none to lay."""
    return _discard(legal, chance) if any(isinstance(move, Lay) for move in legal) else None


def forget_pile(view: BurracoView, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the draw of who does not count the discards; None where nothing is drawn."""
    return next((move for move in legal if isinstance(move, Draw)), None)


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


def club(game: Game[Any, BurracoView, Any], view: BurracoView, chance: Random) -> Advice:
    """Return the club player's advice: a turn by rule, gathered for burrachi, without a count.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.
        chance: not used; this player draws no lots.

    Returns:
        Advice with every legal move, the best first.
    """
    advice = replace(greedy.choose(game, view, chance), bot="club")
    return first_of(advice, BurracoPlans(view, game.legal(view)).usual[0])


learner = with_habits(
    "learner", greedy.choose, ((0.12, hold_melds), (0.5, forget_pile), (0.5, discard_any))
)
"""A player of the third evening: holds melds back, overlooks the pile, discards what comes."""
