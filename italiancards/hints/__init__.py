"""Bots and hints: who plays the other seats, and what they would say of a move.

A bot sees a view, never the state: what its seat does not know, it cannot use.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from italiancards.core.errors import BadOption
from italiancards.core.game import Game
from italiancards.core.rules import Finding
from italiancards.hints.advice import Advice, Bot, Weighed

BOTS = ("random", "greedy")
"""The bots that every game has, the weakest first."""

HINT = "greedy"
"""The bot that gives the hints."""


def by_chance(game: Game[Any, Any, Any], view: Any, chance: Random) -> Advice:
    """Any legal move, each as likely."""
    legal = game.legal(view)
    chosen = legal.pop(int(chance.random() * len(legal)))
    reason = Finding("advice-by-chance", True, {})
    others = (Weighed(move, 0.0) for move in legal)
    return Advice("random", (Weighed(chosen, 0.0, (reason,)), *others))


def bot(name: str, game: Game[Any, Any, Any]) -> Bot:
    """The bot of that name for a game.

    Raises:
        BadOption: there is none; the message names those there are.

    >>> from italiancards.games import game
    >>> bot("random", game("briscola")).__name__
    'by_chance'
    """
    if name not in BOTS:
        raise BadOption("There is no bot", name, BOTS)
    if name == "random":
        return by_chance
    found: Bot = import_module(f"italiancards.hints.{game.name}.{name}").choose
    return found


__all__ = ["BOTS", "HINT", "Advice", "Bot", "Weighed", "bot", "by_chance"]
