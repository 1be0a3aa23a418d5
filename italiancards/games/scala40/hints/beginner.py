"""A player of the first evening: opens late, forgets the melds of others, throws what they need."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.game import Game
from italiancards.core.melds import JOKER, Add, Discard, Lay, Swap, Take
from italiancards.core.moves import Move
from italiancards.games.scala40.hints.facts import Facts, look
from italiancards.games.scala40.hints.greedy import weighed
from italiancards.games.scala40.rules.melding import melds_of
from italiancards.games.scala40.rules.state import VALUES
from italiancards.games.scala40.rules.view import Scala40View
from italiancards.hints.advice import Advice

ENOUGH = 60
"""With fewer points he does not open while nobody else has."""
FORGETS = 0.5
"""How often he does not think of the melds of others, nor of the discards."""
NEEDED = 6.0
"""By how many points he sooner throws a card that fits a meld."""


def choose(game: Game[Any, Scala40View, Any], view: Scala40View, chance: Random) -> Advice:
    """Lays what he holds once it is a lot, and throws his dearest card, whatever it goes with."""
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

    moves = [replace(weighed(view, facts, move), value=worth(move)) for move in game.legal(view)]
    moves.sort(key=lambda each: -each.value)
    return Advice("beginner", tuple(moves), look(view))
