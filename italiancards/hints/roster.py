"""Roster: the bots of a game by name, and the levels at which they play for a learner."""

from __future__ import annotations

from typing import Any

from italiancards.core.errors import BadOption
from italiancards.core.game import Game
from italiancards.hints.adviser import Adviser, NoHint
from italiancards.registry import REGISTRY

BOTS = (
    *("random", "newcomer", "novice", "beginner", "learner", "regular", "greedy", "club", "hint"),
)
"""The bots that a game may have, the weakest first; `bots` says which of them it has."""

HINT = "hint"
"""The bot that gives the hints."""

NAMED_LEVELS = {"easy": "beginner", "medium": "greedy", "hard": "hint"}
"""Opponent levels of earlier releases, each with its bot; puzzles are graded by them."""

LEVELS = ("1", "2", "3", "4", "5")
"""Opponent levels, the weakest first; none of them sees a hidden card."""

NOTHING: Adviser[Any] = Adviser()
"""Adviser of a game that registers none: no bots, no hint, no puzzles."""


def adviser_of(game: Game[Any, Any, Any]) -> Adviser[Any]:
    """Return a game's adviser, with its bots and hint; the empty `NOTHING` where it has none."""
    part: Adviser[Any] | None = REGISTRY.part(game.name, "hints")
    return part or NOTHING


def bots(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Return the names of a game's bots, the weakest first; the random one is always there.

    >>> from italiancards.registry import game
    >>> bots(game("briscola"))
    ('random', 'newcomer', 'novice', 'beginner', 'greedy', 'hint')
    """
    adviser = adviser_of(game)
    return (BOTS[0], *adviser.bots, *([HINT] if adviser.foresight else []))


def best(game: Game[Any, Any, Any]) -> str:
    """Return the name of a game's strongest bot; raise `NoHint` if it has only the random one.

    Raises:
        NoHint: the game has no bot but `random`.
    """
    *_, strongest = bots(game)
    if strongest == BOTS[0]:
        raise NoHint(game)
    return strongest


def nearest(name: str, game: Game[Any, Any, Any]) -> str:
    """Return the name of that bot if the game has it, else of the next weaker bot that it has.

    Args:
        name: a name in `BOTS`.
        game: the game to be played.

    Returns:
        The name of a bot that `bots` lists; `random` at worst.

    >>> from italiancards.registry import game
    >>> nearest("hint", game("scopa"))
    'hint'
    """
    own = bots(game)
    return next(each for each in reversed(BOTS[: BOTS.index(name) + 1]) if each in own)


def level_bot(level: str, game: Game[Any, Any, Any]) -> str:
    """Return the name of the bot that plays at a level.

    Args:
        level: one of `LEVELS` or `NAMED_LEVELS`.
        game: the game to be played.

    Returns:
        The name of a bot that `bots` lists; its best where it has fewer than so many.

    >>> from italiancards.registry import game
    >>> [level_bot(each, game("briscola")) for each in ("1", "5", "medium")]
    ['newcomer', 'hint', 'greedy']
    """
    if level in NAMED_LEVELS:
        return nearest(NAMED_LEVELS[level], game)
    own = bots(game)[1:] or bots(game)
    return own[min(int(level), len(own)) - 1]


def level_number(level: str, game: Game[Any, Any, Any]) -> str:
    """Return the level among `LEVELS` that a level of any name is in a game.

    Args:
        level: one of `LEVELS` or `NAMED_LEVELS`.
        game: the game to be played.

    >>> from italiancards.registry import game
    >>> level_number("easy", game("briscola")), level_number("easy", game("scala40"))
    ('3', '1')
    """
    return LEVELS[max(0, bots(game).index(level_bot(level, game)) - 1)]


def check_bot(name: str, game: Game[Any, Any, Any] | None = None) -> str:
    """Return a bot's name; raise an error if there is no such bot or the game does not have it.

    Args:
        name: the text to be checked.
        game: the game to be played; None to accept every name in `BOTS`.

    Returns:
        The name, unchanged.

    Raises:
        BadOption: there is no such bot; the message names those there are.
        NoHint: it is the hint that the game does not have.
    """
    own = BOTS if game is None else bots(game)
    if name in own:
        return name
    if name not in BOTS or game is None:
        raise BadOption("no-bot", name, own)
    if name == HINT:
        raise NoHint(game)
    raise BadOption("no-bot-of-game", name, own, game=game.name)
