"""Questions that several games ask, bound to one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, TypeVar

from italiancards.core.game import Game

Asks = ParamSpec("Asks")
AnswerT = TypeVar("AnswerT")


def bind_game(
    game: Game[Any, Any, Any], ask: Callable[Concatenate[Game[Any, Any, Any], Asks], AnswerT]
) -> Callable[Asks, AnswerT]:
    """Return a function that takes any game as one for this game alone.

    Args:
        game: the game.
        ask: the question, whose first argument is the game.

    >>> import italiancards as ic
    >>> from italiancards.questions.cards import which_card
    >>> bind_game(ic.game("briscola"), which_card)("CS", among="FS CD CS").answer
    'Knight of swords'
    """
    bound = wraps(ask)(partial(ask, game))
    _, *parameters = signature(ask).parameters.values()
    bound.__signature__ = signature(ask).replace(parameters=parameters)  # type: ignore[attr-defined]
    return bound
