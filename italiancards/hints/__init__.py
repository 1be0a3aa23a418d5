"""Bots and hints: who plays the other seats, and what they would say of a move.

A bot sees a view, never the state: what its seat does not know, it cannot use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from italiancards.core.errors import BadOption
from italiancards.core.events import Event
from italiancards.core.game import Game
from italiancards.core.rules import Finding
from italiancards.core.score import Sheet
from italiancards.core.seats import Seat
from italiancards.hints.advice import Advice, Bot, Weighed, last
from italiancards.hints.montecarlo import CERTAIN, PLAYOUTS, Budget, Estimate, Trial

BOTS = ("random", "beginner", "greedy", "hint")
"""The bots there are, the weakest first; `bots` says which of them a game has."""

HINT = "hint"
"""The bot that gives the hints."""

LEVELS = {"easy": "beginner", "medium": "greedy", "hard": "hint"}
"""What an opponent's level comes to. None of them sees a hidden card."""


def bots(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """The bots that a game has, the weakest first: it has those that it has a module for.

    >>> from italiancards.games import game
    >>> bots(game("briscola"))
    ('random', 'beginner', 'greedy', 'hint')
    """
    return _bots(game.name)


@cache
def _bots(name: str) -> tuple[str, ...]:
    home = f"italiancards.hints.{name}"
    there = find_spec(home) is not None
    own = (each for each in BOTS[1:] if there and find_spec(f"{home}.{each}") is not None)
    return (BOTS[0], *own)


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
    return by_chance if checked(name, game) == "random" else _module(name, game).choose


def think(
    name: str, game: Game[Any, Any, Any], view: Any, chance: Random, budget: Budget
) -> Iterator[Advice]:
    """What the bot of that name thinks, better from slice to slice; most have only one thought.

    Args:
        name: the bot.
        game: the game.
        view: what the seat to move knows.
        chance: where its chances come from.
        budget: how much to think, for a bot that tries many deals.

    Raises:
        BadOption: there is no such bot.
    """
    if checked(name, game) == HINT:
        yield from _module(name, game).think(game, view, chance, budget)
    else:
        yield bot(name, game)(game, view, chance)


def trial(game: Game[Any, Any, Any], view: Any) -> Trial:
    """A seat's decision, to be tried on deals that fit what it knows."""
    made: Trial = _module("search", game).trial(view, game.legal(view))
    return made


def opened(
    game: Game[Any, Any, Any], seat: Seat, views: Sequence[Any], later: Sequence[Event]
) -> list[Estimate]:
    """What each move of a seat comes to when all cards lie open, the best first: hindsight.

    Args:
        game: the game.
        seat: whose move it is.
        views: what each seat knows.
        later: all that happened afterwards in the deal, from which the stock is known.
    """
    made: list[Estimate] = _module("search", game).opened(game, seat, views, later)
    return made


def level(game: Game[Any, Any, Any]) -> float:
    """What an estimate of the game comes to where nobody is ahead.

    >>> from italiancards.games import game
    >>> level(game("briscola")), level(game("scopa"))
    (60.0, 0.0)
    """
    return float(_module("search", game).LEVEL)


def ended(game: Game[Any, Any, Any], sheet: Sheet, side: int) -> float:
    """What a side has of a deal that is over, as the game's hints count it.

    Args:
        game: the game.
        sheet: the score of the deal.
        side: which side.
    """
    counted: float = _module("search", game).ended(sheet.totals, side)
    return counted


def checked(name: str, game: Game[Any, Any, Any] | None = None) -> str:
    """The name, if there is a bot of that name, and if the game has it."""
    if name not in BOTS:
        raise BadOption("There is no bot", name, BOTS)
    if game is not None and name not in (own := bots(game)):
        raise BadOption(f"{game.name} has no bot", name, own)
    return name


def _module(name: str, game: Game[Any, Any, Any]) -> Any:
    return import_module(f"italiancards.hints.{game.name}.{name}")


__all__ = [
    "BOTS",
    "CERTAIN",
    "HINT",
    "LEVELS",
    "PLAYOUTS",
    "Advice",
    "Bot",
    "Budget",
    "Trial",
    "Weighed",
    "bot",
    "bots",
    "by_chance",
    "checked",
    "ended",
    "last",
    "level",
    "opened",
    "think",
    "trial",
]
