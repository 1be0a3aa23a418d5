"""Habits of people who play Scala Quaranta at home, and the bots that have them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from italiancards.core.melds import JOKER, Add, Discard, Lay
from italiancards.core.moves import Move
from italiancards.games.scala40.hints import greedy
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.habits import overlook_discards, with_habits


def discard_dear(view: Scala40View, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the discard of the dearest card: he forgets what others wait for; else None."""
    cards = [move for move in legal if isinstance(move, Discard) and move.card != JOKER]
    return max(cards, key=lambda move: VALUES.card(move.card)) if cards else None


def stay_closed(view: Scala40View, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return a discard of who opens late: he waits for a better hand while nobody has opened."""
    if view.opened or not any(isinstance(move, Lay) for move in legal):
        return None
    return discard_dear(view, legal, chance)


def keep_joker(view: Scala40View, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return a discard of who keeps his jokers too long, and lays no meld with one; else None."""
    if JOKER not in view.hand or not any(isinstance(move, Lay | Add) for move in legal):
        return None
    return discard_dear(view, legal, chance)


learner = with_habits(
    "learner",
    greedy.choose,
    ((0.3, keep_joker), (0.3, stay_closed), (0.4, discard_dear), (0.35, overlook_discards)),
)
"""A player of the third evening: opens late, keeps jokers, throws what is dear."""
regular = with_habits(
    "regular",
    greedy.choose,
    ((0.12, keep_joker), (0.12, stay_closed), (0.15, discard_dear), (0.12, overlook_discards)),
)
"""A player of the kitchen table: keeps jokers too long, and forgets a discard now and then."""
