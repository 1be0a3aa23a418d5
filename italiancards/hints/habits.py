"""Habits of people, laid over a bot: with a stated chance a decision is made by habit.

A habit sees the view and the legal moves, and draws from the chance of its bot: a record can be
replayed, and no hidden card is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from italiancards.core.game import Game, ViewT
from italiancards.core.melds import Draw
from italiancards.core.moves import Move
from italiancards.hints.advice import Advice
from italiancards.hints.adviser import Bot

Habit = Callable[[ViewT, Sequence[Move], Random], Move | None]
"""A habit: from a view and its legal moves the move made by habit; None where it has nothing to do
with the decision."""


def with_habits(
    name: str, bot: Bot[ViewT], habits: Sequence[tuple[float, Habit[ViewT]]]
) -> Bot[ViewT]:
    """Return a bot that plays as another, but for some habits.

    Args:
        name: the name of the new bot.
        bot: the bot that decides where no habit does.
        habits: habits, the first to be asked first, each with the chance that it comes up in a
            decision.

    Returns:
        A bot; its advice names the move of a habit first, the rest as the other bot ranks them.
    """

    def choose(game: Game[Any, ViewT, Any], view: ViewT, chance: Random) -> Advice:
        legal = game.legal(view)
        lapses = [habit for odds, habit in habits if chance.random() < odds]
        made = (habit(view, legal, chance) for habit in lapses)
        move = next((each for each in made if each is not None), None)
        advice = replace(bot(game, view, chance), bot=name)
        return advice if move is None else _first_of(advice, move)

    return choose


def _first_of(advice: Advice, move: Move) -> Advice:
    """Return advice with a move put first; unchanged where it is no line of one move."""
    mine = [each for each in advice.weighed if each.line == (move,)]
    others = [each for each in advice.weighed if each.line != (move,)]
    if not mine or not others:
        return advice
    first = replace(mine[0], value=max(each.value for each in advice.weighed) + 1)
    return replace(advice, weighed=(first, *others), compared=())


def overlook_discards(view: Any, legal: Sequence[Move], chance: Random) -> Move | None:
    """Return the draw of who overlooks what the discards could do; None where nothing is drawn.

    Args:
        view: not looked at.
        legal: the legal moves.
        chance: not used.
    """
    return next((move for move in legal if isinstance(move, Draw)), None)
