"""A player of the first evening: opens late, forgets others' melds, discards what they need."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import JOKER, Add, Discard, Lay, Swap, Take
from italiancards.core.moves import Move
from italiancards.games.scala40.hints.facts import Facts, look
from italiancards.games.scala40.hints.greedy import weigh
from italiancards.games.scala40.rules.melds import melds_of
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.advice import Advice

ENOUGH = 60
"""Points below which he does not open while nobody else has."""
FORGETS = 0.5
"""Chance, at each move, that he forgets the melds of others and the discards."""
NEEDED = 6.0
"""Points by which he prefers to discard a card that fits a meld."""


def choose(game: Game[Any, Scala40View, Any], view: Scala40View, chance: Random) -> Advice:
    """Return the beginner bot's advice: lay once it is worth a lot, discard the dearest card.

    Args:
        game: the rules; it lists the legal moves.
        view: what the seat to move knows.
        chance: source of what he forgets, and of his choice among like discards.

    Returns:
        Advice with every legal move, the best first.
    """
    facts, forgets = Facts(view), chance.random() < FORGETS

    def worth(move: Move) -> float:
        match move:
            case Lay():
                points = sum(map(VALUES.meld, melds_of(move, any_suit=view.any_suit)))
                late = not view.has_opened and not view.opened and points < ENOUGH
                return -100.0 if late else 100.0 + points
            case Add() | Take():
                return -100.0 if forgets else 90.0 * isinstance(move, Add)
            case Swap():
                return -200.0
            case Discard() if move.card == JOKER:
                return -50.0
            case Discard():
                needed = NEEDED * (view.extends(move.card) is not None)
                return VALUES.card(move.card) + needed + 5 * chance.random()
            case _:
                return -1.0

    moves = [replace(weigh(view, facts, move), value=worth(move)) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("beginner", tuple(moves), look(view))
